import {
  bad,
  good,
  Match,
  type Captions,
  type Game,
  type Parts,
  type Result,
  type Secret,
  type Step,
  type Seat,
} from '@bandstand/engine';
import type { EntryRow, TableSeat } from './store.ts';
import { MemoryStore } from './memoryStore.ts';
import { Table } from './table.ts';
import { words } from './text/index.ts';

/** Who sits at a table that stands in a page or a terminal. */
export type LocalPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

export interface LocalStart {
  readonly id: string;
  readonly game: Game;
  /** Content other than the shipped pack, as JSON text. */
  readonly pack?: string;
  readonly options: unknown;
  readonly seed: Secret;
  /** What devices added to the seed, where the match began at a table of theirs. */
  readonly parts?: Parts | undefined;
  readonly players: readonly LocalPlayer[];
  /** Steps that were made before: the match goes on from there. */
  readonly opening?: readonly Step[];
  readonly captions?: Captions;
  readonly now: () => number;
  /** Called after everything that is worth keeping. */
  readonly onChange: () => void;
}

const seatFor = (player: LocalPlayer, seat: Seat): TableSeat => ({
  seat,
  kind: player.kind,
  name: player.name,
  bot: player.kind === 'bot' ? player.level : '',
  tokenHash: null,
  seenAt: 0,
});

/** A table whose log lives in memory and whose match has begun. */
export function localTable(start: LocalStart): Result<Table> {
  const { id, game, seed, parts, options, players, opening = [], now, onChange } = start;
  const match = Match.start(game, { options, seats: players.length, secret: seed, parts });
  if (!match.ok) return match;
  for (const [index, [seat, move]] of opening.entries()) {
    const played = match.value.play(seat, move);
    if (!played.ok) return bad('illegal-step', words().local.stepIsNotLegal(index + 1, played.problem.message));
  }
  const seats = players.map(seatFor);
  const entries: EntryRow[] = [{ seq: 1, at: now(), entry: { type: 'start' } }];
  return good(
    new Table({
      store: new MemoryStore(seats, entries, start.captions, onChange),
      id,
      game,
      pack: start.pack ?? null,
      options: match.value.options,
      seed,
      settings: {
        pace: { type: 'free' },
        standIn: 'greedy',
        opening,
        ...(parts === undefined ? {} : { parts }),
      },
      isPublic: false,
      createdAt: now(),
      seats,
      entries,
      now,
      soon: (work) => work(),
      onChange,
    }),
  );
}
