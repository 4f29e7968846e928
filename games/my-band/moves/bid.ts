import { hasSeat, NOBODY, only, withoutSeat, withSeat, type Random } from '@bandstand/engine';
import type { Content } from '../content.ts';
import type { Tell } from '../rules/cards.ts';
import { climb } from '../rules/ending.ts';
import { gainBand, gainBusiness } from '../rules/gain.ts';
import { isBusinessSlot, isFaceDown } from '../rules/row.ts';
import { nextSeat, seekNominator } from '../rules/turn.ts';
import { NONE, type OpenTable, type State } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';

/** The least the next bid must be. */
export const leastBid = (content: Content, table: OpenTable): number =>
  table.high !== NONE ? table.bid + 1 : table.slot === 0 ? content.pack.popularity.bid : 1;

/** The nominator's first bid: nominating commits to it. */
export const openBidding: PhaseRule = {
  legal(content, state, moves) {
    for (let amount = leastBid(content, state); amount <= state.chips[state.actor]; amount++)
      moves.push(content.moves.bid[amount]);
  },
  play(content, state, move, random, tell) {
    if (move.type !== 'bid') return;
    tell?.({ type: 'bidMade', seat: state.actor, amount: move.amount });
    state.bid = move.amount;
    state.high = state.actor;
    seekBidder(content, state, random, tell);
  },
};

/** Bid higher, or pass for this item. */
export const bid: PhaseRule = {
  legal(content, state, moves) {
    moves.push(content.moves.pass);
    openBidding.legal(content, state, moves);
  },
  play(content, state, move, random, tell) {
    if (move.type === 'bid') {
      openBidding.play(content, state, move, random, tell);
      return;
    }
    tell?.({ type: 'bidPassed', seat: state.actor });
    state.bidders = withoutSeat(state.bidders, state.actor);
    seekBidder(content, state, random, tell);
  },
};

/** Clockwise to the next bidder; whoever cannot bid higher is out, as chips lie open. */
function seekBidder(content: Content, state: State, random: Random, tell: Tell): void {
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (seat !== state.high && state.chips[seat] <= state.bid) state.bidders = withoutSeat(state.bidders, seat);
  }
  if (state.bidders === only(state.high)) {
    sell(content, state, random, tell);
    return;
  }
  let seat = nextSeat(state, state.actor);
  while (seat === state.high || !hasSeat(state.bidders, seat)) seat = nextSeat(state, seat);
  state.phase = 'bid';
  state.actor = seat;
}

/** The winner pays and gains; the next nomination is counted from the nominator. */
function sell(content: Content, state: State, random: Random, tell: Tell): void {
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
    if (!climb(state, seat, 1, tell)) seekNominator(content, state, random, tell);
    return;
  }
  if (!takeFromRow(content, state, seat, slot, 'auctions', tell)) seekNominator(content, state, random, tell);
}

/** Gives the seat the card of a slot; true if it must first choose a card to give up. */
export function takeFromRow(
  content: Content,
  state: State,
  seat: number,
  slot: number,
  resume: 'auctions' | 'free',
  tell: Tell,
): boolean {
  const card = state.row[slot];
  state.row[slot] = NONE;
  if (isFaceDown(content, state.seatCount, slot)) tell?.({ type: 'cardTurnedUp', card });
  return isBusinessSlot(slot)
    ? gainBusiness(content, state, seat, card, resume, tell)
    : gainBand(content, state, seat, card, resume, tell);
}
