import { expect, test } from 'vitest';
import { standard } from '../standard.ts';
import { payOf } from '../rules/cards.ts';
import { DONE, moveTo, PASS, sit } from './sitting.ts';

test.each([
  ['four members sharing B and C earn double', [1, 26, 52, 48], 8],
  ['a fifth who breaks the pair brings pay back to one each', [1, 26, 52, 48, 22], 5],
  ['a one-card band with three letters earns 1', [1], 1],
  ['an empty band earns nothing', [], 0],
  ['two members sharing two letters earn double', [26, 52], 4],
  ['one common letter is not enough', [4, 26], 2],
])('%s', (_, band, chips) => {
  expect(payOf(standard, band)).toBe(chips);
});

test('business cards pay nothing', () => {
  const match = sit({ bands: [[0], [1]], business: [[0, 3, 6], []], at: 'discards' })
    .play(DONE, DONE)
    .until('nominate', 'pass');
  expect(match.state.chips).toEqual([1, 1]);
});

test('pay stops at 99 chips', () => {
  const match = sit({ bands: [[1, 26, 52, 48], [0]], chips: [95, 0], at: 'negotiation' })
    .play(PASS)
    .until('nominate', 'pass');
  expect(match.state.chips[0]).toBe(99);
});

test('with shuffle auto all decks are shuffled after the payments', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 0], at: 'negotiation' });
  const before = match.state.bandDeck.slice();
  match.play(PASS, PASS, PASS);
  expect(match.events).toContainEqual({ type: 'shuffled', seat: null, decks: 7 });
  expect(match.state.bandDeck).not.toEqual(before);
  expect(match.state.bandDeck.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
});

test('with shuffle off the decks keep their order', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 0], options: { shuffle: 'off' }, at: 'negotiation' });
  const before = match.state.bandDeck.slice();
  match.play(PASS, PASS, PASS);
  expect(match.state.bandDeck).toEqual(before);
});

test('with shuffle ask each player chooses decks right after own pay', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 0], options: { shuffle: 'ask' }, at: 'negotiation' }).play(
    PASS,
    PASS,
    PASS,
  );
  expect([match.state.phase, match.state.actor]).toEqual(['shuffle', 0]);
  expect(match.state.chips).toEqual([2, 0]);
  const [band, business] = [match.state.bandDeck.slice(), match.state.businessDeck.slice()];
  match.play({ type: 'shuffle', decks: 1 });
  expect(match.state.bandDeck).not.toEqual(band);
  expect(match.state.businessDeck).toEqual(business);
  expect([match.state.actor, match.state.chips[1]]).toEqual([1, 1]);
  match.play({ type: 'shuffle', decks: 0 });
  expect([match.state.phase, match.state.turn]).toEqual(['nominate', 2]);
});

test('the next turn begins with an open popularity bid and everybody free to buy', () => {
  const match = sit({ bands: [[0], [1]], chips: [3, 3], at: 'negotiation' })
    .play(moveTo(6))
    .until('nominate', 'pass', 'insure');
  expect([match.state.popularitySold, match.state.bought, match.state.barred, match.state.turn]).toEqual([
    false,
    0,
    0,
    2,
  ]);
});
