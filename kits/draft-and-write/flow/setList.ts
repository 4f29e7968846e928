import type { Random } from '@bandstand/engine';
import { CHEER_CARD, PENALTY_CARD, type Kit } from '../kit.ts';
import { CLAIMED, SLOTS } from '../layout.ts';
import type { State } from '../state.ts';
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
  type Say,
} from './table.ts';

const SMALL_HAND = 2;
const LARGE_HAND = 3;
/** Between the two. */
const CARDS_PER_TURN = 2.5;

/** Ends the match if something ended it or the stack cannot give another hand; else deals. */
function nextHand(kit: Kit, state: State, _random: Random, emit: Say): void {
  if (state.ending === '' && state.stack.length < SMALL_HAND) triggerEnd(state, 'cards', emit);
  if (state.ending !== '') return finish(kit, state, emit);
  state.day++;
  dealTo(state, 0, SMALL_HAND, emit);
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
function slideGoals(state: State, emit: Say): void {
  let free = SLOTS - 1;
  for (let slot = SLOTS - 1; slot >= 0; slot--) {
    const goal = state.slots[slot];
    if (goal < 0) continue;
    if (slot !== free) {
      state.slots[free] = goal;
      state.slots[slot] = -1;
      emit?.({ type: 'goalMoved', from: slot, to: free, goal });
    }
    free--;
  }
  for (let slot = SLOTS - 1; slot >= 0; slot--) if (state.slots[slot] < 0) fillSlot(state, slot, emit);
}

/** One player: hands of two, or of three with a chance to claim one goal of a row that moves on. */
export const setList: Flow = {
  drawsThird: true,
  personalGoals: false,
  claimLimit: 1,
  inOrder: () => false,
  begin: nextHand,
  pickable(kit, state, seat) {
    const hand = state.hands[seat];
    const odd = hand.length === LARGE_HAND ? oddOneOut(kit, hand) : -1;
    return odd < 0 ? (1 << hand.length) - 1 : 1 << odd;
  },
  canDraw: (state, seat) => state.hands[seat].length === SMALL_HAND && state.stack.length > 0,
  turnsLeft: (_kit, state) => Math.round(state.stack.length / CARDS_PER_TURN),
  recorded(kit, state, random, emit) {
    triggerEnd(state, recordEnding(kit, state), emit);
    const large = state.hands[0].length === LARGE_HAND - 1;
    discardHand(state, 0);
    if (large) startWeekend(kit, state, emit);
    else nextHand(kit, state, random, emit);
  },
  weekendOver(kit, state, random, emit) {
    triggerEnd(state, goalEnding(state), emit);
    const claimed = claimedSlots(state, CLAIMED);
    for (let slot = 0; slot < SLOTS - 1; slot++) if ((claimed >> slot) & 1) emptySlot(state, slot, 'claimed', emit);
    emptySlot(state, SLOTS - 1, (claimed >> (SLOTS - 1)) & 1 ? 'claimed' : 'moved-on', emit);
    if (state.ending === '') slideGoals(state, emit);
    nextHand(kit, state, random, emit);
  },
};
