import { everybody, shuffle, type OptionValues, type Random } from '@bandstand/engine';
import { copyEach, copyOf, listBySeat, noneBySeat } from './bySeat.ts';
import { advance } from './phases.ts';
import type { Kit } from './kit.ts';
import { newMarks, newSheet, OUTER, TOUR } from './layout.ts';
import type { Chosen } from './rules.ts';
import type { State } from './state.ts';

/** The cards that this table plays with, before any are cut, as far as those that were seen tell. */
export function deckOf(
  { rules, pack, decks }: Kit,
  chosen: Chosen,
  random: Random,
  isSeen?: (card: number) => boolean,
): readonly number[] {
  const deck = decks[rules.lastSet(chosen)];
  return rules.swap === undefined ? deck : rules.swap(deck, pack, chosen, random, isSeen);
}

function bySeat(seats: number, make: () => number[]): number[][] {
  const lists = listBySeat(seats);
  for (let seat = 0; seat < seats; seat++) lists[seat] = make();
  return lists;
}

const empty = (): number[] => [];

/** The kit reads `harder`; all other options are the game's own. */
export function chosenFrom(options: OptionValues, seats: number): Chosen {
  const { harder, ...own } = options;
  return { seats, harder: harder === true, own: Object.keys(own).length === 0 ? undefined : own };
}

/** Chance is used in this order: swaps, cards, goals, start colours, and whatever is shuffled again later on. */
export function setup(kit: Kit, options: OptionValues, seats: number, random: Random): State {
  const chosen = chosenFrom(options, seats);
  const stack = deckOf(kit, chosen, random).slice();
  shuffle(stack, random);
  stack.length -= kit.rules.cut(chosen);
  const goalStack = kit.goalNumbers.slice();
  shuffle(goalStack, random);
  const state: State = {
    seats,
    harder: chosen.harder,
    own: chosen.own,
    phase: 'start',
    ending: '',
    week: 0,
    day: 0,
    toAct: 0,
    stack,
    discard: [],
    piles: bySeat(seats, empty),
    hands: bySeat(seats, empty),
    picks: noneBySeat(seats),
    goalStack,
    goalsGone: [],
    slots: [-1, -1, -1, -1],
    offers: bySeat(seats, empty),
    personal: noneBySeat(seats),
    sheets: bySeat(seats, newSheet),
    shown: bySeat(seats, newMarks),
    news: bySeat(seats, empty),
  };
  if (kit.venueCount > 0)
    for (let seat = 0; seat < seats; seat++) state.sheets[seat][TOUR] = state.shown[seat][TOUR] = 1;
  if (kit.startCircle >= 0 && !kit.rules.drawColours?.(chosen, state.sheets, OUTER + kit.startCircle, random))
    state.toAct = everybody(seats);
  advance({ content: kit, state, random, tell: undefined });
  return state;
}

export const cloneState = (state: State): State => ({
  seats: state.seats,
  harder: state.harder,
  own: state.own,
  phase: state.phase,
  ending: state.ending,
  week: state.week,
  day: state.day,
  toAct: state.toAct,
  stack: state.stack.slice(),
  discard: copyOf(state.discard),
  piles: copyEach(state.piles),
  hands: copyEach(state.hands),
  picks: state.picks.slice(),
  goalStack: state.goalStack.slice(),
  goalsGone: copyOf(state.goalsGone),
  slots: state.slots.slice(),
  offers: copyEach(state.offers),
  personal: state.personal.slice(),
  sheets: copyEach(state.sheets),
  shown: copyEach(state.shown),
  news: copyEach(state.news),
});
