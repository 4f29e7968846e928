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

/** Higher fret, then a contract, then more chips, then more cards. */
const better = (table: OpenTable, a: Seat, b: Seat): number =>
  table.fret[b] - table.fret[a] ||
  Number(hasContract(table, b)) - Number(hasContract(table, a)) ||
  table.chips[b] - table.chips[a] ||
  cardCount(table, b) - cardCount(table, a);

/** Only the winner can stand on the top fret, so one comparison serves both ways to end. */
export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.phase !== 'over') return undefined;
  const how = state.fret.some((fret) => fret >= state.frets) ? 'top' : 'limit';
  return rankSeats(state.fret, (a, b) => better(state, a, b), how);
}
