import { BotName, SeatNumber, TableInfo } from '@bandstand/protocol';
import { Type } from 'typebox';
import { removePerson } from '../../moderation.ts';
import { words } from '../../text/index.ts';
import { answers, Params, refuse, type Access, type Routes } from '../access.ts';

const Planned = Type.Object(
  {
    seat: SeatNumber,
    bot: Type.Union([BotName, Type.Null()], { description: 'Which bot sits down; null frees the seat for people' }),
  },
  { additionalProperties: false },
);

const Remove = Type.Object({ seat: SeatNumber }, { additionalProperties: false });

function plan(app: Routes, access: Access): void {
  app.post(
    '/api/matches/:match/plan',
    {
      schema: {
        summary: 'Give a free seat of a table you made to a bot, or free it again, before the match begins',
        params: Params,
        body: Planned,
        response: { 200: TableInfo, ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table, seat, spender } = who.value;
      const tooFast = access.tooFast('entries', spender, words.seats.pleasePlayALittle);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const { body } = request;
      const planned = await access.context.lobby.plan(table, seat, body.seat, body.bot ?? undefined);
      return planned.ok ? reply.send(table.info()) : refuse(reply, planned.problem);
    },
  );
}

function remove(app: Routes, access: Access): void {
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

/** What only the seat that made the table may do. */
export function addHostRoutes(app: Routes, access: Access): void {
  plan(app, access);
  remove(app, access);
}
