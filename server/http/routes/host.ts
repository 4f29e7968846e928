import { SeatNumber, TableInfo } from '@bandstand/protocol';
import { Type } from 'typebox';
import { removePerson } from '../../moderation.ts';
import { answers, Params, refuse, type Access, type Routes } from '../access.ts';

const Remove = Type.Object({ seat: SeatNumber }, { additionalProperties: false });

/** What only the seat that made the table may do. */
export function addHostRoutes(app: Routes, access: Access): void {
  app.post(
    '/api/matches/:match/remove',
    {
      schema: {
        summary:
          'Send somebody away from a table you made and its rematches, with what they said; a begun match goes on with a stand-in',
        params: Params,
        body: Remove,
        response: { 200: TableInfo, ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table, seat } = who.value;
      const removed = await removePerson(access.context, table, seat, request.body.seat);
      return removed.ok ? reply.send(table.info()) : refuse(reply, removed.problem);
    },
  );
}
