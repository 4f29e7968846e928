import { hasSeat } from '@bandstand/engine';
import { MatchId, SeatNumber, TableInfo, Token } from '@bandstand/protocol';
import { Type, type Static } from 'typebox';
import { seatOf } from '../../lobby.ts';
import type { Tables } from '../../table/tables.ts';
import type { Access, Routes } from '../access.ts';

const Held = Type.Object({ match: MatchId, token: Token }, { additionalProperties: false });
const Mine = Type.Object({ seats: Type.Array(Held, { maxItems: 100 }) }, { additionalProperties: false });
const MyTable = Type.Object({
  table: TableInfo,
  seat: SeatNumber,
  isMyTurn: Type.Boolean(),
  leftMs: Type.Optional(Type.Integer({ description: 'Milliseconds until my clock runs out, while it runs' })),
});

async function myTable(tables: Tables, { match, token }: Static<typeof Held>): Promise<Static<typeof MyTable>[]> {
  const table = await tables.get(match);
  if (!table.ok) return [];
  const seat = seatOf(table.value, token)?.seat;
  if (seat === undefined) return [];
  const isMyTurn = hasSeat(table.value.toAct, seat);
  const leftMs = isMyTurn ? table.value.leftMs(seat) : undefined;
  return [{ table: table.value.info(), seat, isMyTurn, ...(leftMs === undefined ? {} : { leftMs }) }];
}

/** The tables that somebody holds keys for. */
export function addMineRoutes(app: Routes, { context: { tables } }: Access): void {
  app.post(
    '/api/mine',
    { schema: { summary: 'My tables and whether it is my turn', body: Mine, response: { 200: Type.Array(MyTable) } } },
    async (request) => (await Promise.all(request.body.seats.map((held) => myTable(tables, held)))).flat(),
  );
}
