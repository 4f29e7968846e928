import { everybody, shuffle, withoutSeat, type Emit, type Random, type Seat } from '@bandstand/engine';
import type { Kit } from '../kit.ts';
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
import type { Tell } from '../sheet.ts';
import type { Ending, Event, SheetEvent, State } from '../state.ts';

export type Say = Emit<Event> | undefined;

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
export function dealTo(state: State, seat: Seat, count: number, emit: Say): void {
  const hand = state.hands[seat];
  for (let i = 0; i < count; i++) drawTo(state, seat);
  emit?.({ type: 'dealt', seat, cards: [...hand], count });
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

/** Hand places with a card that can be recorded; all of them if none can, or if refusing is always allowed. */
export function playablePicks(kit: Kit, state: State, seat: Seat): number {
  const hand = state.hands[seat];
  const all = (1 << hand.length) - 1;
  if (kit.rules.refusing === 'always') return all;
  const sheet = state.sheets[seat];
  let playable = 0;
  for (let slot = 0; slot < hand.length; slot++) if (cardTargets(kit, sheet, hand[slot]) !== 0) playable |= 1 << slot;
  return playable === 0 ? all : playable;
}

/** Turns up the picked cards and lets everybody record; seats without a choice are done at once. */
export function turnUp(kit: Kit, state: State, emit: Say): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat];
    const slot = state.picks[seat];
    const card = hand[slot];
    for (let i = slot + 1; i < hand.length; i++) hand[i - 1] = hand[i];
    hand.pop();
    state.piles[seat].push(card);
  }
  emit?.({ type: 'cardsTurnedUp', cards: state.piles.map((pile) => pile[pile.length - 1]) });
  state.phase = 'record';
  startSeats(kit, state, emit);
}

export function startWeekend(kit: Kit, state: State, emit: Say): void {
  state.phase = 'weekend';
  emit?.({ type: 'weekendBegan', week: state.week });
  startSeats(kit, state, emit);
}

/** The first moment of the seat in this phase. */
function startSeat(kit: Kit, state: State, sheet: number[], seat: Seat, tell: Tell): void {
  if (state.phase === 'record') beginRecord(kit, sheet, seat, state.piles[seat][state.piles[seat].length - 1], tell);
  else if (state.phase === 'weekend') beginWeekend(sheet);
  else sheet[STAGE] = SPARE;
  settle(kit, state, sheet, seat, tell);
}

function startSeats(kit: Kit, state: State, emit: Say): void {
  state.toAct = everybody(state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    const sheet = state.sheets[seat];
    startSeat(kit, state, sheet, seat, emit && teller(emit, false));
    if (sheet[STAGE] === DONE) state.toAct = withoutSeat(state.toAct, seat);
  }
}

export const teller =
  (emit: Emit<Event>, late: boolean): Emit<SheetEvent> =>
  (event) =>
    emit({ ...event, late });

/** What a seat of this phase looks like before it has done anything, from what everybody saw at the last barrier. */
export function freshSheet(kit: Kit, state: State, seat: Seat, tell?: Tell): number[] {
  const sheet = newSheet();
  copyMarks(state.shown[seat], sheet);
  startSeat(kit, state, sheet, seat, tell);
  return sheet;
}

/** The barrier: everybody's new marks become public, told in the order in which each seat made them. */
export function showSheets(kit: Kit, state: State, emit: Say): void {
  emit?.({ type: 'sheetsShown', seats: state.seats });
  for (let seat = 0; seat < state.seats; seat++) {
    if (emit !== undefined) tellNews(kit, state, seat, teller(emit, true));
    const sheet = state.sheets[seat];
    copyMarks(sheet, state.shown[seat]);
    sheet[CARD] = 0;
    clear(state.news[seat]);
  }
}

function tellNews(kit: Kit, state: State, seat: Seat, tell: Tell): void {
  const sheet = freshSheet(kit, state, seat, state.phase === 'start' ? undefined : tell);
  for (const id of state.news[seat]) step(kit, state, sheet, seat, kit.moves.table[id], tell);
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

export function triggerEnd(state: State, ending: Ending, emit: Say): void {
  if (ending === '' || state.ending !== '') return;
  state.ending = ending;
  emit?.({ type: 'endCame', ending });
}

/** Turns up the next goal in an empty slot; without goals left it stays empty. */
export function fillSlot(state: State, slot: number, emit: Say): void {
  const goal = state.goalStack.pop();
  if (goal === undefined) return;
  state.slots[slot] = goal;
  emit?.({ type: 'goalTurnedUp', slot, goal });
}

export function emptySlot(state: State, slot: number, why: 'claimed' | 'dead' | 'moved-on' | 'die', emit: Say): void {
  const goal = state.slots[slot];
  if (goal < 0) return;
  state.slots[slot] = -1;
  state.goalsGone.push(goal);
  emit?.({ type: 'goalLeft', slot, goal, why });
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
export function refill(kit: Kit, state: State, needed: number, random: Random, emit: Say): void {
  const everything = kit.rules.refill === 'everything';
  if (state.stack.length >= needed) return;
  refillFrom(state, [state.discard, ...(everything ? state.piles : [])], random, emit);
  if (state.stack.length < needed && !everything) refillFrom(state, state.piles, random, emit);
}

function refillFrom(state: State, sources: number[][], random: Random, emit: Say): void {
  for (const source of sources) {
    for (let i = 0; i < source.length; i++) state.stack.push(source[i]);
    clear(source);
  }
  shuffle(state.stack, random);
  emit?.({ type: 'stackRefilled', cards: state.stack.length });
}

/** Vacant posts cost a penalty space each, without its bonus; then last multipliers, then the end. */
export function finish(kit: Kit, state: State, emit: Say): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const sheet = state.sheets[seat];
    const posts = kit.postCount - sheet[POST_COUNT];
    sheet[PENALTY] = Math.min(kit.penaltyItem.length, sheet[PENALTY] + posts);
    emit?.({ type: 'vacanciesCounted', seat, posts, number: sheet[PENALTY] });
    copyMarks(sheet, state.shown[seat]);
  }
  state.phase = 'final';
  startSeats(kit, state, emit);
}
