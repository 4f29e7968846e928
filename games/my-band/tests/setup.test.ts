import { canonical, defaultOptions, fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { standard } from '../standard.ts';
import { game } from '../index.ts';
import { handSize } from '../rules/cards.ts';
import { NONE, type State } from '../state.ts';

const options = defaultOptions(game.options);

/** Set-up with every seat choosing its first singer. */
function dealt(seats: number, seed = 3): State {
  const random = fastRandom(seed);
  const state = game.setup(options, seats, random);
  while (state.phase === 'pickSinger') game.play(state, state.actor, game.legalMoves(state, state.actor)[0], random);
  return state;
}

test.each([
  [2, { band: 2, business: 2, events: 2, fret: 0 }],
  [3, { band: 3, business: 2, events: 4, fret: 1 }],
  [4, { band: 3, business: 2, events: 4, fret: 1 }],
])('%i players start with the cards of the table', (seats, table) => {
  for (let seed = 0; seed < 20; seed++) {
    const state = dealt(seats, seed);
    for (let seat = 0; seat < seats; seat++) {
      expect(state.bands[seat]).toHaveLength(table.band);
      expect(state.business[seat]).toHaveLength(table.business);
      expect(handSize(state.hands[seat])).toBe(table.events);
      expect(state.fret[seat]).toBe(table.fret);
      expect(state.chips[seat]).toBe(2);
    }
    expect([state.marker, state.insurance, state.contracts, state.turn]).toEqual([5, 0, 0, 1]);
  }
});

test('cards for auction are as many as players', () => {
  for (const seats of [2, 3, 4]) expect(dealt(seats).row.filter((card) => card !== NONE)).toHaveLength(seats);
});

test('slot 2 lies face down with three or four players and open with two', () => {
  expect([2, 3, 4].map((seats) => game.view(dealt(seats), 0).row[2] === 'hidden')).toEqual([false, true, true]);
});

test('nobody starts with two business cards of one occupation', () => {
  for (let seed = 0; seed < 60; seed++) {
    for (const line of dealt(4, seed).business) {
      expect(new Set(line.map((card) => standard.businessOccupation[card])).size).toBe(line.length);
    }
  }
});

test('the first letter of the Electronic card is the order in which singers are chosen', () => {
  const firstLetter = (card: number): string => standard.pack.band[card].letters[0];
  for (let seed = 0; seed < 30; seed++) {
    const random = fastRandom(seed);
    const state = game.setup(options, 2, random);
    const order = [0, 1].toSorted((a, b) => (firstLetter(state.bands[a][0]) < firstLetter(state.bands[b][0]) ? -1 : 1));
    expect(state.actor).toBe(order[0]);
    game.play(state, state.actor, game.legalMoves(state, state.actor)[0], random);
    expect(state.actor).toBe(order[1]);
  }
});

test('with four players the last chooser still has three singers to choose from', () => {
  const random = fastRandom(5);
  const state = game.setup(options, 4, random);
  for (let i = 0; i < 3; i++) game.play(state, state.actor, game.legalMoves(state, state.actor)[0], random);
  expect(game.legalMoves(state, state.actor)).toHaveLength(3);
});

test('unused singers and electronics go into the band deck', () => {
  const state = dealt(3);
  const inDeck = (cards: readonly number[]) =>
    cards.filter((card) => state.bandDeck.includes(card) || state.row.slice(2).includes(card));
  expect(inDeck(standard.singers)).toHaveLength(3);
  expect(inDeck(standard.choosers)).toHaveLength(1);
});

test('the choice of singers does not change what else is dealt', () => {
  const play = (pick: number) => {
    const random = fastRandom(11);
    const state = game.setup(options, 3, random);
    while (state.phase === 'pickSinger') {
      const moves = game.legalMoves(state, state.actor);
      game.play(state, state.actor, moves[pick % moves.length], random);
    }
    return { business: state.business, hands: state.hands, drawn: state.bands.map((band) => band[2]) };
  };
  expect(canonical(play(0))).toBe(canonical(play(3)));
});

test('the same seed deals the same game', () => {
  expect(canonical(dealt(4, 9))).toBe(canonical(dealt(4, 9)));
  expect(canonical(dealt(4, 9))).not.toBe(canonical(dealt(4, 10)));
});

test('the turn limit is three times the frets unless chosen', () => {
  const limit = (chosen: object) => game.setup({ ...options, ...chosen }, 2, fastRandom(1)).turnLimit;
  expect([limit({ frets: '6' }), limit({}), limit({ frets: '10' }), limit({ turnLimit: 12 })]).toEqual([
    18, 24, 30, 12,
  ]);
});
