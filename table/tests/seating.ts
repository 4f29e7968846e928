import { must, secretFor, type Game, type Seat } from '@bandstand/engine';
import type { Pace, ServerMessage } from '@bandstand/protocol';
import { MemoryStore, Table, type SeatKind, type TableSeat } from '@bandstand/table';

export type Kinds = readonly SeatKind[];

/** A table in memory whose clock the test moves. */
export interface Seating {
  readonly table: Table;
  /** All that each person was sent, by seat. */
  readonly heard: readonly ServerMessage[][];
  now: number;
}

/** A begun match with these kinds of players, everybody at the table. */
export async function seated(game: Game, kinds: Kinds, pace: Pace = { type: 'free' }): Promise<Seating> {
  const seats = kinds.map((kind, seat): TableSeat => ({
    seat,
    kind,
    name: `P${seat}`,
    bot: kind === 'bot' ? 'random' : '',
    tokenHash: null,
    seenAt: 0,
  }));
  const seating: { table?: Table; now: number } = { now: 0 };
  const table = new Table({
    store: new MemoryStore(seats, []),
    id: 'm',
    game,
    pack: null,
    options: {},
    seed: secretFor('seating'),
    settings: { pace, standIn: 'random', opening: [] },
    isPublic: false,
    createdAt: 0,
    seats,
    entries: [],
    now: () => seating.now,
    soon: (work) => work(),
    onChange: () => undefined,
  });
  must(await table.carryOut({ by: 'host' }));
  const heard: ServerMessage[][] = kinds.map(() => []);
  for (const [seat] of kinds.entries())
    await table.join({ viewer: seat, send: (text) => void heard[seat].push(JSON.parse(text) as ServerMessage) });
  return Object.assign(seating, { table, heard });
}

let moved = 0;

/** A person's move. */
export const move = (table: Table, seat: Seat, number: number) =>
  table.act(seat, { type: 'move', move: number, nonce: `n${moved++}` });

/** A bot's move, thought out now. */
export const botMove = (table: Table, seat: Seat, number: number) =>
  table.carryOut({ by: 'bot', seat, move: number, rewinds: table.state.rewinds });

/** The last word on where the seat stands. */
export function standing(heard: readonly ServerMessage[]): Extract<ServerMessage, { type: 'update' | 'snapshot' }> {
  const last = heard.findLast(({ type }) => type === 'update' || type === 'snapshot');
  if (last?.type !== 'update' && last?.type !== 'snapshot') throw new Error('nothing was told');
  return last;
}
