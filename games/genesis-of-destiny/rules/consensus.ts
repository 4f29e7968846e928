import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { OpenTable, State } from '../state.ts';
import { ROLES } from '../vocabulary.ts';
import { breakUp } from './breakUp.ts';
import { ALL_ROLES, ask, askAll, gigOf, onTheWall, orderBy, sumOf } from './course.ts';
import { friendsFor, openPlaces } from './round.ts';
import { startSet } from './set.ts';
import type { Turn } from '../phase.ts';

/** What these questions need of the table, whoever looks. */
interface Open {
  readonly content: Content;
  readonly state: OpenTable;
}

/** So many ballots find a gig, or the band breaks up. */
export const BALLOTS = 3;

/** A secret ballot's value for walking out. */
export const WALK_OUT = 16;

/** All ballots are in. */
export function openBallots(turn: Turn): void {
  const { state } = turn;
  const walkers = [0, 1, 2].filter((seat) => state.picks[seat] === WALK_OUT);
  if (walkers.length > 0) {
    turn.tell?.({ type: 'walkedOut', seats: walkers, secret: true });
    breakUp(turn, 'walkOut');
    return;
  }
  const masks = state.picks.slice(0, ROLES);
  turn.tell?.({
    type: 'ballotsOpened',
    masks,
    ballot: state.ballot,
    gigs: state.faceUp.map((gig) => onTheWall(state, gig)),
  });
  const common = masks[0] & masks[1] & masks[2];
  if (common === 0) {
    nextBallot(turn);
    return;
  }
  state.common = common;
  if ((common & (common - 1)) !== 0) ask(state, 'pick', orderBy(state.crowd)[0]);
  else choose(turn, 31 - Math.clz32(common), -1);
}

function nextBallot(turn: Turn): void {
  const { state } = turn;
  state.common = 0;
  state.ballot++;
  if (state.ballot > BALLOTS || openPlaces(turn.content, state) === 0) breakUp(turn, 'noConsensus');
  else askAll(state, 'approve', ALL_ROLES);
}

/** A gig is chosen: friends first, then the fee, then the set. */
export function choose(turn: Turn, place: number, by: number): void {
  const { state } = turn;
  state.common = 0;
  state.chosen = state.faceUp[place];
  turn.tell?.({ type: 'gigChosen', by, ...onTheWall(state, state.chosen) });
  state.order = orderBy(state.crowd);
  state.step = 0;
  state.pass = 0;
  state.pledges.fill(0);
  if (shortOf(turn) > 0) seekFriends(turn);
  else if (feeLeft(turn) > 0) seekFee(turn);
  else payAndPlay(turn);
}

/** CROWD that is still missing, with the friends pledged so far. */
export function shortOf({ content, state }: Open): number {
  const gig = gigOf(content, state, state.chosen);
  let crowd = state.bandCrowd;
  for (let seat = 0; seat < ROLES; seat++) crowd += friendsFor(state, seat, state.pledges[seat]);
  return Math.max(0, gig.needCrowd - crowd);
}

/** Payments a member may still pledge now. */
export function mostPayments(at: Open, seat: Seat): number {
  const { state } = at;
  const { van } = gigOf(at.content, state, state.chosen);
  if (van === 0 || state.clout === 0) return 0;
  const all = Math.min(Math.floor(state.coin[seat] / van), Math.ceil(state.crowd[seat] / state.clout));
  return Math.max(0, Math.min(all - state.pledges[seat], Math.ceil(shortOf(at) / state.clout)));
}

/** COIN of the fee that neither the band nor a pledge covers yet. */
export function feeLeft({ content, state }: Open): number {
  const { feeCoin } = gigOf(content, state, state.chosen);
  return Math.max(0, feeCoin - state.bandCoin - sumOf(state.pledges));
}

export const mostFee = (at: Open, seat: Seat): number =>
  Math.min(at.state.coin[seat] - at.state.pledges[seat], feeLeft(at));

/** Members one by one, at most twice round; whoever can pledge nothing is not asked. */
function nextPledger(state: State, most: (seat: Seat) => number): number {
  for (; state.pass < 2; state.pass++, state.step = 0) {
    for (; state.step < ROLES; state.step++) {
      const seat = state.order[state.step];
      if (most(seat) > 0) return seat;
    }
  }
  return -1;
}

function seekFriends(turn: Turn): void {
  const { state } = turn;
  const seat = nextPledger(state, (member) => mostPayments(turn, member));
  if (seat < 0) strike(turn);
  else ask(state, 'bringFriends', seat);
}

function seekFee(turn: Turn): void {
  const { state } = turn;
  const seat = nextPledger(state, (member) => mostFee(turn, member));
  if (seat < 0) strike(turn);
  else ask(state, 'payFee', seat);
}

export function pledgeFriends(turn: Turn, seat: Seat, payments: number): void {
  const { state } = turn;
  state.pledges[seat] += payments;
  state.step++;
  turn.tell?.({ type: 'pledged', seat, amount: payments, what: 'van' });
  if (shortOf(turn) === 0) payAndPlay(turn);
  else seekFriends(turn);
}

export function pledgeFee(turn: Turn, seat: Seat, coin: number): void {
  const { state } = turn;
  state.pledges[seat] += coin;
  state.step++;
  turn.tell?.({ type: 'pledged', seat, amount: coin, what: 'fee' });
  if (feeLeft(turn) === 0) payAndPlay(turn);
  else seekFee(turn);
}

/** Nothing is paid, the card is out for this round and its ballot is used up. */
function strike(turn: Turn): void {
  const { state } = turn;
  state.struck |= 1 << state.faceUp.indexOf(state.chosen);
  turn.tell?.({ type: 'gigStruck', ...onTheWall(state, state.chosen) });
  state.chosen = -1;
  state.pledges.fill(0);
  nextBallot(turn);
}

/** Everything is covered: money moves, and the band is playing a gig from here on. */
function payAndPlay(turn: Turn): void {
  const { state } = turn;
  const gig = gigOf(turn.content, state, state.chosen);
  if (gig.van > 0) {
    for (const seat of state.order) {
      const coin = state.pledges[seat] * gig.van;
      if (coin === 0) continue;
      state.coin[seat] -= coin;
      turn.tell?.({ type: 'friendsBrought', seat, friends: friendsFor(state, seat, state.pledges[seat]), coin });
    }
  }
  if (gig.feeCoin > 0 || gig.feeCommitment > 0) {
    const band = Math.min(state.bandCoin, gig.feeCoin);
    const coin = gig.van > 0 ? [0, 0, 0] : [...state.pledges];
    state.bandCoin -= band;
    for (let seat = 0; seat < ROLES; seat++) {
      state.coin[seat] -= coin[seat];
      state.commitment[seat] -= gig.feeCommitment;
    }
    turn.tell?.({ type: 'feePaid', band, coin, commitment: gig.feeCommitment });
  }
  state.pledges.fill(0);
  startSet(turn);
}
