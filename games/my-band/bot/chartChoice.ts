import { hasSeat, type Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { meets, spacesMet } from '../rules/cards.ts';
import { negotiationCost } from '../moves/negotiate.ts';
import { seatAt } from '../rules/turn.ts';
import { RADIO_PLAY, type Move, type Space, type State } from '../state.ts';
import { incomeOf } from './worth.ts';

const COST_WEIGHT = 0.7;

/** What a contract is worth to a seat this turn, in chips. */
function contractValue(content: Content, state: State, seat: Seat): number {
  const canBid = state.chips[seat] + incomeOf(content, state, seat) >= content.pack.popularity.bid;
  return 5 + (canBid ? 4 : 0) + 0.6 * state.fret[seat];
}

/** What each seat's contract would add to the standing of `seat`, and where the seat would have one. */
function stakesOf(content: Content, state: State, seat: Seat): { readonly met: number; readonly stake: number }[] {
  return state.bands.map((_, other) => {
    const value = contractValue(content, state, other);
    return {
      met: spacesMet(content, state, other),
      stake: other === seat ? value + 3 * Math.min(2, state.hands[seat][RADIO_PLAY]) : -(1.2 * value) / state.seatCount,
    };
  });
}

/** Own contract against the rivals', if the check were made at `space`. */
function standing(stakes: ReturnType<typeof stakesOf>, space: Space): number {
  let total = 0;
  for (const { met, stake } of stakes) if ((met & (1 << space)) !== 0) total += stake;
  return total;
}

export function chooseSpace(content: Content, state: State, seat: Seat, moves: readonly Move[]): Move {
  const stakes = stakesOf(content, state, seat);
  let best = moves[0];
  let bestValue = standing(stakes, state.marker);
  for (const move of moves) {
    if (move.type !== 'moveTo') continue;
    const value = standing(stakes, move.space) - COST_WEIGHT * negotiationCost(state, move.space);
    if (value <= bestValue) continue;
    best = move;
    bestValue = value;
  }
  return best;
}

/** A chip or more for every seat after this one that would rather have the marker elsewhere. */
export function chooseInsurance(content: Content, state: State, seat: Seat): Move {
  let wanted = 0;
  if (meets(content, state, seat, state.marker)) {
    for (let step = state.step + 1; step < state.seatCount; step++) {
      const other = seatAt(state, step);
      if (!hasSeat(state.barred, other) && state.chips[other] > 0 && !meets(content, state, other, state.marker))
        wanted++;
    }
  }
  const spare = Math.max(0, state.chips[seat] - 1);
  return content.moves.insure[Math.min(wanted === 0 ? 0 : wanted + 1, 3, spare)];
}
