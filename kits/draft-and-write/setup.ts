import { everybody, shuffle, type Random } from '@bandstand/engine';
import { advance } from './play.ts';
import type { Kit } from './kit.ts';
import { MARKS, newSheet, SLOTS, TOUR } from './layout.ts';
import type { Options, State } from './state.ts';

/** Places in the pack of the cards that this table plays with. */
export function deckOf(kit: Kit, seats: number, harder: boolean): number[] {
  const last = kit.rules.lastSet(seats, harder);
  return kit.pack.cards.flatMap((card, index) => (card.set <= last ? [index] : []));
}

/** Chance is used in this order: cards, goals, and whatever is shuffled again later on. */
export function setup(kit: Kit, options: Options, seats: number, random: Random): State {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const stack = deckOf(kit, seats, options.harder);
  shuffle(stack, random);
  stack.length -= kit.rules.cut(seats, options.harder);
  const goalStack = kit.goals.map((_, goal) => goal);
  shuffle(goalStack, random);
  const state: State = {
    seats,
    harder: options.harder,
    phase: 'start',
    ending: '',
    week: 0,
    day: 0,
    toAct: kit.startCircle < 0 ? 0 : everybody(seats),
    stack,
    discard: [],
    piles: bySeat(() => []),
    hands: bySeat(() => []),
    picks: bySeat(() => -1),
    goalStack,
    goalsGone: [],
    slots: new Array<number>(SLOTS).fill(-1),
    offers: bySeat(() => []),
    personal: bySeat(() => -1),
    sheets: bySeat(newSheet),
    shown: bySeat(() => newSheet().slice(0, MARKS)),
    news: bySeat(() => []),
  };
  if (kit.venueCount > 0) for (let seat = 0; seat < seats; seat++) state.sheets[seat][TOUR] = state.shown[seat][TOUR] = 1;
  advance(kit, state, random, undefined);
  return state;
}

export const cloneState = (state: State): State => ({
  seats: state.seats,
  harder: state.harder,
  phase: state.phase,
  ending: state.ending,
  week: state.week,
  day: state.day,
  toAct: state.toAct,
  stack: state.stack.slice(),
  discard: state.discard.slice(),
  piles: copyEach(state.piles),
  hands: copyEach(state.hands),
  picks: state.picks.slice(),
  goalStack: state.goalStack.slice(),
  goalsGone: state.goalsGone.slice(),
  slots: state.slots.slice(),
  offers: copyEach(state.offers),
  personal: state.personal.slice(),
  sheets: copyEach(state.sheets),
  shown: copyEach(state.shown),
  news: copyEach(state.news),
});

function copyEach(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(lists[i].slice());
  return copies;
}
