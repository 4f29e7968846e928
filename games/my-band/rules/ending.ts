import { rankSeats, type Outcome, type Seat } from '@bandstand/engine';
import type { Ending, OpenTable, State } from '../state.ts';
import { cardCount, hasContract } from './cards.ts';
import type { Turn } from '../phase.ts';

export function close(state: State): void {
  state.phase = 'over';
  state.played = undefined;
}

/** Moves the pawn up; true if that ended the match. */
export function climb(turn: Turn, seat: Seat, frets: number): boolean {
  const { state, tell } = turn;
  state.fret[seat] = Math.min(state.frets, state.fret[seat] + frets);
  tell?.({ type: 'climbed', seat, fret: state.fret[seat] });
  if (state.fret[seat] < state.frets) return false;
  tell?.({ type: 'reachedTop', seat });
  close(state);
  return true;
}

/** What the last turn is decided by, in this order: a higher fret, then a contract, more chips, more cards. */
const DECIDERS: readonly { readonly how: Ending; readonly figure: (table: OpenTable, seat: Seat) => number }[] = [
  { how: 'limit', figure: (table, seat) => table.fret[seat] },
  { how: 'limit-contract', figure: (table, seat) => Number(hasContract(table, seat)) },
  { how: 'limit-chips', figure: (table, seat) => table.chips[seat] },
  { how: 'limit-cards', figure: (table, seat) => cardCount(table, seat) },
];

/** Negative when `a` is better; which figure said so. */
function compare(table: OpenTable, a: Seat, b: Seat): { readonly by: number; readonly how: Ending } {
  for (const { how, figure } of DECIDERS) {
    const by = figure(table, b) - figure(table, a);
    if (by !== 0) return { by, how };
  }
  return { by: 0, how: 'limit' };
}

/** Only the winner can stand on the top fret, so one comparison serves both ways to end. */
export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.phase !== 'over') return undefined;
  const [best, next] = state.fret.map((_, seat) => seat).sort((a, b) => compare(state, a, b).by);
  const isTop = state.fret.some((fret) => fret >= state.frets);
  return rankSeats(state.fret, (a, b) => compare(state, a, b).by, isTop ? 'top' : compare(state, best, next).how);
}
