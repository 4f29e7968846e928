import type { Seat } from '@bandstand/engine';
import { PENALTY_CARD, type Kit } from '../kit.ts';
import type { Move } from '../moves.ts';
import { cardTargets } from '../seat.ts';
import type { State } from '../state.ts';
import type { Promising } from './chooser.ts';

/** What a beginner does not always do best: which card to pick, where to write it, and where a bonus goes. */
const FREE: ReadonlySet<Move['type']> = new Set<Move['type']>(['pick', 'drawThird', 'place', 'cross', 'use']);

/** Whether there is something to choose that a beginner chooses freely. */
export const isFree = (moves: readonly Move[]): boolean => moves.some(({ type }) => FREE.has(type));

/**
 * Of choices, the best first, those that a beginner could make. Clever as it may be at times, a beginner does not pick a card that
 * only costs, refuse what can be written down or let a bonus go while there is something else to do.
 */
export function forgivable(kit: Kit, state: State, seat: Seat, judged: readonly Promising[]): readonly Promising[] {
  const free = judged.filter(({ move }) => FREE.has(move.type));
  const useful = free.filter(({ move }) => move.type !== 'pick' || isUseful(kit, state, seat, move.slot));
  return useful.length > 0 ? useful : free.slice(0, 1);
}

function isUseful(kit: Kit, state: State, seat: Seat, slot: number): boolean {
  const card = state.hands[seat][slot];
  return kit.cardKind[card] !== PENALTY_CARD && cardTargets(kit, state.sheets[seat], card) !== 0;
}
