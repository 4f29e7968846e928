import { CHEER_CARD, PENALTY_CARD, type Kit } from '../kit.ts';
import { CLAIMED, SLOTS } from '../layout.ts';
import type { Turn } from '../phase.ts';
import { replaceDeadGoals } from './deadGoals.ts';
import type { Flow } from './flow.ts';
import {
  askForPicks,
  claimedSlots,
  dealTo,
  discardHand,
  emptySlot,
  fillSlot,
  finish,
  goalEnding,
  recordEnding,
  startWeekend,
  triggerEnd,
} from './table.ts';

const SMALL_HAND = 2;
const LARGE_HAND = 3;
/** Between the two. */
const CARDS_PER_TURN = 2.5;

/** Ends the match if something ended it or the stack cannot give another hand; else deals. */
function nextHand(turn: Turn): void {
  const { state } = turn;
  if (state.ending === '' && state.stack.length < SMALL_HAND) triggerEnd(turn, 'cards');
  if (state.ending !== '') return finish(turn);
  state.day++;
  dealTo(turn, 0, SMALL_HAND);
  askForPicks(state);
}

/** In a hand of three, the card that is left beside a pair of one section; -1 without such a pair. */
export function oddOneOut(kit: Kit, hand: readonly number[]): number {
  const kinds = hand.map((card) => kit.cardKind[card]);
  const odd = kinds.findIndex((kind) => kinds.filter((each) => each === kind).length === 1);
  if (odd < 0) return -1;
  const pair = kinds.filter((_, slot) => slot !== odd);
  return pair[0] === pair[1] && pair[0] !== PENALTY_CARD && pair[0] !== CHEER_CARD ? odd : -1;
}

/** The goal row slides to the right and new goals come in behind. */
function slideGoals(turn: Turn): void {
  const { state, tell } = turn;
  let free = SLOTS - 1;
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    const goal = state.slots[slot];
    if (goal < 0) continue;
    if (slot !== free) {
      state.slots[free] = goal;
      state.slots[slot] = -1;
      tell?.({ type: 'goalMoved', from: slot, to: free, goal });
    }
    free--;
  }
  for (let slot = SLOTS - 1; slot >= 0; slot--) if (state.slots[slot] < 0) fillSlot(turn, slot);
  replaceDeadGoals(turn);
}

/** One player: hands of two, or of three with a chance to claim one goal of a row that moves on. */
export const setList: Flow = {
  begin: nextHand,
  pickable(kit, state, seat) {
    const hand = state.hands[seat];
    const odd = hand.length === LARGE_HAND ? oddOneOut(kit, hand) : -1;
    return odd < 0 ? (1 << hand.length) - 1 : 1 << odd;
  },
  canDraw: (state, seat) => state.hands[seat].length === SMALL_HAND && state.stack.length > 0,
  turnsLeft: (_kit, state) => Math.round(state.stack.length / CARDS_PER_TURN),
  recorded(turn) {
    const { content: kit, state } = turn;
    triggerEnd(turn, recordEnding(kit, state));
    const large = state.hands[0].length === LARGE_HAND - 1;
    discardHand(state, 0);
    if (large) startWeekend(turn);
    else nextHand(turn);
  },
  weekendOver(turn) {
    const { state } = turn;
    triggerEnd(turn, goalEnding(state));
    const claimed = claimedSlots(state, CLAIMED);
    for (let slot = 0; slot < SLOTS - 1; slot++) if ((claimed >> slot) & 1) emptySlot(turn, slot, 'claimed');
    emptySlot(turn, SLOTS - 1, (claimed >> (SLOTS - 1)) & 1 ? 'claimed' : 'moved-on');
    if (state.ending === '') slideGoals(turn);
    nextHand(turn);
  },
};
