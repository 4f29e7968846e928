import { hasSeat } from '@bandstand/engine';
import { MatchId, SeatNumber, TableInfo, Token } from '@bandstand/protocol';
import { Type, type Static } from 'typebox';
import type { Context } from '../../context.ts';
import { seatOf } from '../../lobby.ts';
import type { Access, Routes } from '../access.ts';

const Held = Type.Object({ match: MatchId, token: Token }, { additionalProperties: false });
const Mine = Type.Object({ seats: Type.Array(Held, { maxItems: 100 }) }, { additionalProperties: false });
const MyTable = Type.Object({
  table: TableInfo,
  seat: SeatNumber,
  isMyTurn: Type.Boolean(),
  leftMs: Type.Optional(Type.Integer({ description: 'Milliseconds until my clock runs out, while it runs' })),
  rematch: Type.Optional({
    ...MatchId,
    description: 'Where the same people sit again, or are invited; the key is the same',
  }),
});

/** The last rematch that was asked for here, has not ended and has a seat for this key. */
async function rematchOf({ tables, store }: Context, match: string, token: string): Promise<string | undefined> {
  const asked = (await store.chat(match, 0)).filter(({ kind }) => kind === 'rematch');
  for (const { text } of asked.toReversed()) {
    const next = await tables.get(text);
    if (next.ok && !next.value.isOver && seatOf(next.value, token) !== undefined) return text;
  }
  return undefined;
}

async function myTable(context: Context, { match, token }: Static<typeof Held>): Promise<Static<typeof MyTable>[]> {
  const table = await context.tables.get(match);
  if (!table.ok) return [];
  const seat = seatOf(table.value, token)?.seat;
  if (seat === undefined) return [];
  const isMyTurn = hasSeat(table.value.toAct, seat);
  const leftMs = isMyTurn ? table.value.leftMs(seat) : undefined;
  const rematch = table.value.isOver ? await rematchOf(context, match, token) : undefined;
  return [
    {
      table: table.value.info(),
      seat,
      isMyTurn,
      ...(leftMs === undefined ? {} : { leftMs }),
      ...(rematch === undefined ? {} : { rematch }),
    },
  ];
}

/** The tables that somebody holds keys for. */
export function addMineRoutes(app: Routes, { context }: Access): void {
  app.post(
    '/api/mine',
    { schema: { summary: 'My tables and whether it is my turn', body: Mine, response: { 200: Type.Array(MyTable) } } },
    async (request) => (await Promise.all(request.body.seats.map((held) => myTable(context, held)))).flat(),
  );
}
