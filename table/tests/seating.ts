import { must, secretFor, type Game, type Seat, type Viewer } from '@bandstand/engine';
import type { Pace, ServerMessage } from '@bandstand/protocol';
import { MemoryStore, Table, type Connection, type SeatKind, type TableParts, type TableSeat } from '@bandstand/table';

export type Kinds = readonly SeatKind[];

/** A table in memory whose clock the test moves. */
export interface Seating {
  readonly table: Table;
  /** All that each person was sent, by seat. */
  readonly heard: readonly ServerMessage[][];
  now: number;
}

export const seatsOf = (kinds: Kinds): TableSeat[] =>
  kinds.map((kind, seat) => ({
    seat,
    kind,
    name: `P${seat}`,
    bot: kind === 'bot' ? 'random' : '',
    tokenHash: null,
    seenAt: 0,
  }));

/** A table that nobody has come to yet; `parts` are what the test wants otherwise. */
export function tableWith(game: Game, kinds: Kinds, parts: Partial<TableParts<TableSeat>> = {}): Table {
  const seats = seatsOf(kinds);
  return new Table({
    store: new MemoryStore(seats, []),
    id: 'm',
    game,
    pack: null,
    options: {},
    seed: secretFor('seating'),
    settings: { pace: { type: 'free' }, standIn: 'random', opening: [] },
    isPublic: false,
    createdAt: 0,
    seats,
    entries: [],
    now: () => 0,
    soon: (work) => work(),
    onChange: () => undefined,
    ...parts,
  });
}

/** Somebody who writes down all that is sent to them. */
export class Listener implements Connection {
  readonly viewer: Viewer;
  readonly heard: ServerMessage[] = [];

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage);
  }

  /** All messages of one kind. */
  of<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.heard.filter((message): message is Extract<ServerMessage, { type: Type }> => message.type === type);
  }
}

/** A begun match with these kinds of players, everybody at the table. */
export async function seated(game: Game, kinds: Kinds, pace: Pace = { type: 'free' }): Promise<Seating> {
  const seating: { table?: Table; now: number } = { now: 0 };
  const table = tableWith(game, kinds, {
    settings: { pace, standIn: 'random', opening: [] },
    now: () => seating.now,
  });
  must(await table.carryOut({ by: 'host' }));
  const listeners = kinds.map((_, seat) => new Listener(seat));
  for (const listener of listeners) await table.join(listener);
  return Object.assign(seating, { table, heard: listeners.map(({ heard }) => heard) });
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
