import { everybody, shuffle, withoutSeat, type Seat } from '@bandstand/engine';
import { MEMBER_CARD, PENALTY_CARD, type Kit } from '../kit.ts';
import {
  CARD,
  copyMarks,
  DONE,
  GOAL_BOXES,
  GOAL_COUNT,
  PENALTY,
  PERSONAL,
  POST_COUNT,
  SLOTS,
  SPARE,
  STAGE,
  newSheet,
} from '../layout.ts';
import { beginRecord, beginWeekend, cardTargets, settle, step } from '../seat.ts';
import { freePosts } from '../sheet.ts';
import type { SeatTurn, Turn } from '../phase.ts';
import type { Ending, State } from '../state.ts';

/** Puts the top card of the stack in its place in the hand. */
export function drawTo(state: State, seat: Seat): number {
  const card = state.stack.pop();
  if (card === undefined) throw new Error('the stack is empty');
  const hand = state.hands[seat];
  let place = hand.length;
  hand.push(card);
  for (; place > 0 && hand[place - 1] > card; place--) hand[place] = hand[place - 1];
  hand[place] = card;
  return card;
}

/** Deals from the top of the stack to an empty hand. */
export function dealTo(turn: Turn, seat: Seat, count: number): void {
  const { state, tell } = turn;
  const hand = state.hands[seat];
  for (let i = 0; i < count; i++) drawTo(state, seat);
  tell?.({ type: 'dealt', seat, cards: [...hand], count });
}

/** Setting a length to 0 would throw away the room that the list has, and is a slow call. */
function clear(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Puts what is left of a hand away. */
export function discardHand(state: State, seat: Seat): void {
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) state.discard.push(hand[i]);
  clear(hand);
}

export function askForPicks(state: State): void {
  state.phase = 'pick';
  for (let seat = 0; seat < state.seats; seat++) state.picks[seat] = -1;
  state.toAct = everybody(state.seats);
}

/** Hand places with a card that can be recorded; all of them if none can but penalties, or if refusing is always allowed. */
export function playablePicks(kit: Kit, state: State, seat: Seat): number {
  const hand = state.hands[seat];
  const all = (1 << hand.length) - 1;
  if (kit.rules.refusing === 'always') return all;
  const sheet = state.sheets[seat];
  const free = freePosts(kit, sheet);
  let playable = 0;
  let isBound = false;
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot];
    const kind = kit.cardKind[card];
    const open = kind === MEMBER_CARD ? kit.postsOfType[kit.cardType[card]] & free : cardTargets(kit, sheet, card);
    if (open === 0) continue;
    playable |= 1 << slot;
    isBound ||= kind !== PENALTY_CARD;
  }
  return isBound ? playable : all;
}

/** Turns up the picked cards and lets everybody record; seats without a choice are done at once. */
export function turnUp(turn: Turn): void {
  const { state, tell } = turn;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat];
    const slot = state.picks[seat];
    const card = hand[slot];
    for (let i = slot + 1; i < hand.length; i++) hand[i - 1] = hand[i];
    hand.pop();
    state.piles[seat].push(card);
  }
  tell?.({ type: 'cardsTurnedUp', cards: state.piles.map((pile) => pile[pile.length - 1]) });
  state.phase = 'record';
  startSeats(turn);
}

export function startWeekend(turn: Turn): void {
  const { state, tell } = turn;
  state.phase = 'weekend';
  tell?.({ type: 'weekendBegan', week: state.week });
  startSeats(turn);
}

/** The first moment of the seat in this phase, on a sheet as everybody saw it at the last barrier. */
export function startSeat(turn: SeatTurn, sheet: number[], seat: Seat): void {
  const { phase, piles } = turn.state;
  if (phase === 'record') beginRecord(turn, sheet, seat, piles[seat][piles[seat].length - 1]);
  else if (phase === 'weekend') beginWeekend(sheet);
  else sheet[STAGE] = SPARE;
  settle(turn, sheet, seat);
}

function startSeats(turn: Turn): void {
  const { state } = turn;
  state.toAct = everybody(state.seats);
  const own = onSheets(turn, false);
  for (let seat = 0; seat < state.seats; seat++) {
    const sheet = state.sheets[seat];
    startSeat(own, sheet, seat);
    if (sheet[STAGE] === DONE) state.toAct = withoutSeat(state.toAct, seat);
  }
}

/** The owner of a sheet hears at once what happens on it, the others at the barrier: late. */
export function onSheets(turn: Turn, late: boolean): SeatTurn {
  if (isQuiet(turn)) return turn;
  const { tell } = turn;
  return { ...turn, tell: (event) => tell?.({ ...event, late }) };
}

const isQuiet = (turn: Turn): turn is Turn & { readonly tell: undefined } => turn.tell === undefined;

/** What a seat of this phase looks like before it has done anything, from what everybody saw at the last barrier. */
export function freshSheet(turn: SeatTurn, seat: Seat): number[] {
  const sheet = newSheet();
  copyMarks(turn.state.shown[seat], sheet);
  startSeat(turn, sheet, seat);
  return sheet;
}

/** The barrier: everybody's new marks become public, told in the order in which each seat made them. */
export function showSheets(turn: Turn): void {
  const { state, tell } = turn;
  tell?.({ type: 'sheetsShown', seats: state.seats });
  for (let seat = 0; seat < state.seats; seat++) {
    if (tell !== undefined) tellNews(turn, seat);
    const sheet = state.sheets[seat];
    copyMarks(sheet, state.shown[seat]);
    sheet[CARD] = 0;
    clear(state.news[seat]);
  }
}

function tellNews(turn: Turn, seat: Seat): void {
  const { content, state } = turn;
  const late = onSheets(turn, true);
  const sheet = freshSheet(state.phase === 'start' ? { ...late, tell: undefined } : late, seat);
  for (const id of state.news[seat]) step(late, sheet, seat, content.moves.table[id]);
}

/** Whether some seat has a full sheet of posts or no penalty space left. */
export function recordEnding(kit: Kit, state: State): Ending {
  let ending: Ending = '';
  for (let seat = 0; seat < state.seats; seat++) {
    const sheet = state.sheets[seat];
    if (sheet[POST_COUNT] === kit.postCount) return 'posts';
    if (sheet[PENALTY] >= kit.penaltyItem.length) ending = 'penalty';
  }
  return ending;
}

export function goalEnding(state: State): Ending {
  for (let seat = 0; seat < state.seats; seat++) if (state.sheets[seat][GOAL_COUNT] === GOAL_BOXES) return 'goals';
  return '';
}

export function triggerEnd(turn: Turn, ending: Ending): void {
  const { state, tell } = turn;
  if (ending === '' || state.ending !== '') return;
  state.ending = ending;
  tell?.({ type: 'endCame', ending });
}

/** Turns up the next goal in an empty slot; without goals left it stays empty. */
export function fillSlot(turn: Turn, slot: number): void {
  const { state, tell } = turn;
  const goal = state.goalStack.pop();
  if (goal === undefined) return;
  state.slots[slot] = goal;
  tell?.({ type: 'goalTurnedUp', slot, goal });
}

export function emptySlot(turn: Turn, slot: number, why: 'claimed' | 'dead' | 'moved-on' | 'die'): void {
  const { state, tell } = turn;
  const goal = state.slots[slot];
  if (goal < 0) return;
  state.slots[slot] = -1;
  state.goalsGone.push(goal);
  tell?.({ type: 'goalLeft', slot, goal, why });
}

/** Slots that any seat claimed this weekend, as bits. */
export function claimedSlots(state: State, claimedField: number): number {
  let claimed = 0;
  for (let seat = 0; seat < state.seats; seat++) claimed |= state.sheets[seat][claimedField];
  return claimed & ((1 << SLOTS) - 1);
}

export const hasClaimedPersonal = (state: State, seat: Seat, claimedField: number): boolean =>
  ((state.sheets[seat][claimedField] >> PERSONAL) & 1) === 1;

/** Refills the stack when it is too short for a deal. */
export function refill(turn: Turn, needed: number): void {
  const { content: kit, state } = turn;
  const everything = kit.rules.refill === 'everything';
  if (state.stack.length >= needed) return;
  refillFrom(turn, [state.discard, ...(everything ? state.piles : [])]);
  if (state.stack.length < needed && !everything) refillFrom(turn, state.piles);
}

function refillFrom(turn: Turn, sources: number[][]): void {
  const { state, random, tell } = turn;
  for (const source of sources) {
    for (let i = 0; i < source.length; i++) state.stack.push(source[i]);
    clear(source);
  }
  shuffle(state.stack, random);
  tell?.({ type: 'stackRefilled', cards: state.stack.length });
}

/** Vacant posts cost a penalty space each, without its bonus; then last multipliers, then the end. */
export function finish(turn: Turn): void {
  const { content: kit, state, tell } = turn;
  for (let seat = 0; seat < state.seats; seat++) {
    const sheet = state.sheets[seat];
    const posts = kit.postCount - sheet[POST_COUNT];
    sheet[PENALTY] = Math.min(kit.penaltyItem.length, sheet[PENALTY] + posts);
    tell?.({ type: 'vacanciesCounted', seat, posts, number: sheet[PENALTY] });
    copyMarks(sheet, state.shown[seat]);
  }
  state.phase = 'final';
  startSeats(turn);
}
