import { canonical, defaultOptions, fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { standard } from '../standard.ts';
import { game } from '../index.ts';
import { eventInPlay } from '../moves/playEvent.ts';
import { handSize, meets } from '../rules/cards.ts';
import { MAX_CHIPS, NONE, type Event, type State } from '../state.ts';

const isSame = (cards: readonly number[], all: readonly number[]): boolean =>
  canonical(cards.toSorted((a, b) => a - b)) === canonical(all.toSorted((a, b) => a - b));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const isDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** What is wrong with a table once set-up is over; empty when every invariant holds. */
function faultsOf(state: State): string[] {
  const row = state.row.filter((card, slot) => slot > 1 && card !== NONE);
  const business = state.row[1] === NONE ? [] : [state.row[1]];
  const inHands = state.hands.flatMap((hand) =>
    hand.flatMap((count, type) => Array.from({ length: count }, () => type)),
  );
  const inPlay = eventInPlay(state) === NONE ? [] : [eventInPlay(state)];
  const isResolving = state.phase === 'resolve';
  const checks: [string, boolean][] = [
    ['60 band cards', isSame([...state.bands.flat(), ...row, ...state.bandDeck, ...state.shown], upTo(60))],
    ['24 business cards', isSame([...state.business.flat(), ...business, ...state.businessDeck], upTo(24))],
    ['48 event cards', isSame([...inHands, ...inPlay, ...state.eventDeck], standard.eventCards)],
    ['chips from 0 to 99', state.chips.every((chips) => chips >= 0 && chips <= MAX_CHIPS)],
    ['at most 5 events', state.phase === 'trim' || state.hands.every((hand) => handSize(hand) <= 5)],
    [
      'one of an occupation',
      isResolving || state.bands.every((band) => isDistinct(band.map((card) => standard.occupation[card]))),
    ],
    [
      'one of a business occupation',
      state.business.every((line) => isDistinct(line.map((card) => standard.businessOccupation[card]))),
    ],
    [
      'at most 8 cards',
      isResolving ||
        state.seatCount === 2 ||
        state.bands.every((band, seat) => band.length + state.business[seat].length <= 8),
    ],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
}

/** Whether the contracts told right after a check are those of the chart. */
const isCheckTrue = (state: State, events: readonly Event[]): boolean =>
  events.every(
    (event) =>
      event.type !== 'contractsChecked' ||
      state.phase !== 'draw' ||
      state.bands.every(
        (_, seat) => ((event.holders >> seat) & 1) === Number(meets(standard, state, seat, event.space)),
      ),
  );

test.each([2, 3, 4])('random matches of %i players keep every card, limit and pawn in order', (seats) => {
  for (let seed = 0; seed < 6; seed++) {
    const random = fastRandom(seed);
    const shuffling = (['auto', 'ask', 'off'] as const)[seed % 3];
    const state = game.setup({ ...defaultOptions(game.options), shuffle: shuffling, frets: '6' }, seats, random);
    let fret = state.fret.slice();
    let moves = 0;
    while (state.phase !== 'over') {
      const choices = game.legalMoves(state, state.actor);
      const events: Event[] = [];
      game.play(state, state.actor, choices[random.below(choices.length)], random, (event) => events.push(event));
      moves++;
      const isSetUp = state.phase !== 'pickSinger';
      expect(isSetUp ? faultsOf(state) : []).toEqual([]);
      expect(isCheckTrue(state, events)).toBe(true);
      expect(fret.every((before, seat) => state.fret[seat] >= before)).toBe(true);
      fret = state.fret.slice();
    }
    expect(moves).toBeLessThan(game.maxMoves);
  }
});

test('a match played twice from one seed is the same match', () => {
  const play = () => {
    const random = fastRandom(99);
    const state = game.setup(defaultOptions(game.options), 4, random);
    while (state.phase !== 'over') {
      const choices = game.legalMoves(state, state.actor);
      game.play(state, state.actor, choices[random.below(choices.length)], random);
    }
    return canonical(state);
  };
  expect(play()).toBe(play());
});
