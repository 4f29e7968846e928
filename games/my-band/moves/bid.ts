import { hasSeat, NOBODY, only, withoutSeat, withSeat, type Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { climb } from '../rules/ending.ts';
import { gainBand, gainBusiness } from '../rules/gain.ts';
import { isBusinessSlot, isFaceDown } from '../rules/row.ts';
import { nextSeat, seekNominator } from '../rules/turn.ts';
import { NONE, type OpenTable, type Move, type State } from '../state.ts';
import type { Rule, Turn } from '../phase.ts';

/** The least the next bid must be. */
export const leastBid = (content: Content, table: OpenTable): number =>
  table.high !== NONE ? table.bid + 1 : table.slot === 0 ? content.pack.popularity.bid : 1;

/** The moves so far, and every bid that is high enough and that the seat can pay. */
function bidsOf(content: Content, state: State, seat: Seat, moves: Move[]): Move[] {
  for (let amount = leastBid(content, state); amount <= state.chips[seat]; amount++)
    moves.push(content.moves.bid[amount]);
  return moves;
}

/** The nominator's first bid: nominating commits to it. */
export const openBidding: Rule = {
  legal: (content, state, seat) => bidsOf(content, state, seat, []),
  play(turn, seat, move) {
    const { state, tell } = turn;
    if (move.type !== 'bid') return;
    tell?.({ type: 'bidMade', seat, amount: move.amount });
    state.bid = move.amount;
    state.high = seat;
    seekBidder(turn);
  },
};

/** Bid higher, or pass for this item. */
export const bid: Rule = {
  legal: (content, state, seat) => bidsOf(content, state, seat, [content.moves.pass]),
  play(turn, seat, move) {
    const { state, tell } = turn;
    if (move.type === 'bid') {
      openBidding.play(turn, seat, move);
      return;
    }
    tell?.({ type: 'bidPassed', seat });
    state.bidders = withoutSeat(state.bidders, seat);
    seekBidder(turn);
  },
};

/** Clockwise to the next bidder; whoever cannot bid higher is out, as chips lie open. */
function seekBidder(turn: Turn): void {
  const { state, tell } = turn;
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (seat === state.high || !hasSeat(state.bidders, seat) || state.chips[seat] > state.bid) continue;
    state.bidders = withoutSeat(state.bidders, seat);
    tell?.({ type: 'outbid', seat });
  }
  if (state.bidders === only(state.high)) {
    sell(turn);
    return;
  }
  let seat = nextSeat(state, state.actor);
  while (seat === state.high || !hasSeat(state.bidders, seat)) seat = nextSeat(state, seat);
  state.phase = 'bid';
  state.actor = seat;
}

/** The winner pays and gains; the next nomination is counted from the nominator. */
function sell(turn: Turn): void {
  const { state, tell } = turn;
  const seat = state.high;
  const { slot } = state;
  tell?.({ type: 'sold', seat, slot, price: state.bid });
  state.chips[seat] -= state.bid;
  state.bought = withSeat(state.bought, seat);
  state.passed = NOBODY;
  state.lastWinner = seat;
  state.pointer = nextSeat(state, state.pointer);
  state.slot = NONE;
  state.bid = 0;
  state.high = NONE;
  state.bidders = NOBODY;
  if (slot === 0) {
    state.popularitySold = true;
    if (!climb(turn, seat, 1)) seekNominator(turn);
    return;
  }
  if (!takeFromRow(turn, seat, slot, 'auctions')) seekNominator(turn);
}

/** Gives the seat the card of a slot; true if it must first choose a card to give up. */
export function takeFromRow(turn: Turn, seat: Seat, slot: number, resume: 'auctions' | 'free'): boolean {
  const { content, state, tell } = turn;
  const card = state.row[slot];
  state.row[slot] = NONE;
  if (isFaceDown(content, state.seatCount, slot)) tell?.({ type: 'cardTurnedUp', card });
  return isBusinessSlot(slot) ? gainBusiness(turn, seat, card, resume) : gainBand(turn, seat, card, resume);
}
