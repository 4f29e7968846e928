import { shown, HIDDEN } from '@bandstand/engine';
import { canRollSpecial, canUnpocket, columnsOf, isOwnRow, isReady, unisonValue } from '../rules/song.ts';
import type { View } from '../state.ts';
import { DOUBLE_STOP, FACES, FLARE, NUDGE, SHAKE, UNISON, type Column } from '../vocabulary.ts';
import type { SongMoment } from './column.ts';
import type { Goal } from './points.ts';

export interface Advice {
  /** The number of a move. */
  readonly move: number;
  /** Points of the whole song to expect after it, for the role or the band. */
  readonly points: number;
}

/** What the placing seat may do before this placement. */
export interface Powers {
  readonly shake: boolean;
  readonly doubleStop: boolean;
  readonly flare: boolean;
  readonly nudge: boolean;
  /** The value to copy, 0 for none. */
  readonly unison: number;
  /** The die that may come out of the pocket, 0 for none. */
  readonly unpocket: number;
  /** Special dice that may be rolled, and how many sides they have. */
  readonly special: number;
  readonly kind: number;
}

export const NO_POWERS: Omit<Powers, 'kind'> = {
  shake: false,
  doubleStop: false,
  flare: false,
  nudge: false,
  unison: 0,
  unpocket: 0,
  special: 0,
};

/** A song state as the coach needs it; plain, so that it can be sent to a worker. */
export interface Question {
  readonly columns: readonly Column[];
  readonly at: SongMoment;
  readonly pool: readonly number[];
  readonly goal: Goal;
  /** The choice is to borrow a square or not. */
  readonly isSustain: boolean;
  readonly powers: Powers;
  /** By role: sides of a special die, and the die in the pocket, for whoever finds an empty pool later. */
  readonly sides: readonly number[];
  readonly pockets: readonly number[];
}

/** What the viewer can ask now; undefined when no song is played or the dice are covered. */
export function questionOf(view: View, goal: Goal): Question | undefined {
  const isSustain = view.phase === 'sustainTurn';
  if ((view.phase !== 'songTurn' && !isSustain) || view.pool === HIDDEN) return undefined;
  const { row, column, placementsLeft } = view;
  const seat = view.actor;
  const isDoubling = !isSustain && (placementsLeft === 2 || view.placed[column * 6 + row * 2] >= 0);
  const isFree = isOwnRow(view) && !isDoubling;
  const own = (role: number): boolean => view.occasion !== 'solo' || role === view.soloist;
  return {
    columns: columnsOf(view).map(({ rows, circles }) => ({ rows, circles: [...circles] })),
    at: { column, row, placed: [...view.placed], placementsLeft: isSustain ? 1 : placementsLeft },
    pool: [...view.pool],
    goal,
    isSustain,
    powers: {
      shake: isFree && isReady(view, seat, SHAKE),
      doubleStop: isFree && isReady(view, seat, DOUBLE_STOP),
      flare: isFree && isReady(view, seat, FLARE),
      nudge: isFree && isReady(view, seat, NUDGE),
      unison: isFree && isReady(view, seat, UNISON) ? unisonValue(view) : 0,
      unpocket: isFree && canUnpocket(view, seat) ? (shown(view.pockets[seat]) ?? 0) : 0,
      special: isFree && canRollSpecial(view, seat) ? view.ownDice[seat] - view.usedDice[seat] : 0,
      kind: seat + 1,
    },
    sides: [0, 1, 2].map((role) => (own(role) && canRollSpecial(view, role) ? FACES[role + 1] : 0)),
    pockets: [0, 1, 2].map((role) => (own(role) ? (shown(view.pockets[role]) ?? 0) : 0)),
  };
}
