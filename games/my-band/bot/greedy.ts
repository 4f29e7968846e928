import type { Policy, Random, Seat } from '@bandstand/engine';
import { STOP, type Move, type MyBand, type State } from '../state.ts';
import { chooseBid, chooseNomination, gainOfSlot } from './bidding.ts';
import { chooseInsurance, chooseSpace } from './chartChoice.ts';
import { chooseEvent, choosesToStop, chooseThrow } from './eventChoice.ts';
import { cardInTheWay, chooseLoss, chooseScouted, chooseSinger, wantsToDraw } from './lineUp.ts';
import type { Tasted } from './taste.ts';
import { worthOf } from './worth.ts';

/** The rule-based player: sane bids, an eye on the contract, STOPs kept for what matters. */
export function chooseGreedily(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  const book = content.moves;
  switch (state.phase) {
    case 'pickSinger':
      return chooseSinger(content, state, seat, moves);
    case 'nominate':
      return chooseNomination(content, state, seat, moves);
    case 'open':
    case 'bid':
      return chooseBid(content, state, seat);
    case 'free':
      return bestFree(content, state, seat, moves);
    case 'event':
      return chooseEvent(content, state, seat, moves);
    case 'react':
      return state.hands[seat][STOP] > 0 && choosesToStop(content, state, seat) ? book.stop : book.allow;
    case 'scout':
      return chooseScouted(content, state, seat, moves);
    case 'trim':
      return chooseThrow(state, seat, moves);
    case 'discard': {
      const card = cardInTheWay(content, state, seat);
      return card === undefined ? book.done : book.discardBand[card];
    }
    case 'negotiate':
      return chooseSpace(content, state, seat, moves);
    case 'insure':
      return chooseInsurance(content, state, seat);
    case 'draw':
      return wantsToDraw(content, state, seat) ? book.draw : book.pass;
    case 'resolve':
      return chooseLoss(content, state, seat, moves);
    default:
      return moves[0];
  }
}

function bestFree(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  const now = worthOf(content, state, seat);
  let best = moves[0];
  let bestGain = 0;
  for (const move of moves) {
    if (move.type !== 'takeFree') continue;
    const gain = gainOfSlot(content, state, seat, move.slot, now);
    if (gain <= bestGain) continue;
    best = move;
    bestGain = gain;
  }
  return best;
}

/** Where a careless player lets a chance go by: nominating, events, negotiating. */
const CARELESS: ReadonlySet<State['phase']> = new Set(['nominate', 'event', 'negotiate'] as const);

/** The rule-based player who skips a share of its options. */
export const careless =
  (content: Tasted, percent: number): Policy<MyBand> =>
  (state: State, seat: Seat, moves: readonly Move[], random: Random) =>
    CARELESS.has(state.phase) && random.below(100) < percent
      ? content.moves.pass
      : chooseGreedily(content, state, seat, moves);
