import { expect, test } from 'vitest';
import { distanceOf, emptyProfile } from '../content/condition.ts';
import type { Needs } from '../content/shape.ts';
import { standard } from '../standard.ts';
import { measure } from '../rules/cards.ts';
import { DRAW, dropBand, insure, moveTo, PASS, sit } from './sitting.ts';

const four = [[0], [1], [2], [3]];

test('worked example: four players negotiate with insurance', () => {
  const match = sit({ bands: four, chips: [6, 3, 5, 2], at: 'negotiation' }).play(moveTo(3), insure(2));
  expect([match.state.chips[0], match.state.insurance]).toEqual([2, 2]);
  expect(match.state.actor).toBe(1);
  expect(match.can(moveTo(5))).toBe(false);
  match.play(moveTo(4));
  expect([match.state.chips[1], match.state.insurance]).toEqual([0, 0]);
  expect([match.state.phase, match.state.actor]).toEqual(['negotiate', 2]);
  match.play(PASS, moveTo(6));
  expect(match.state.chips).toEqual([2, 0, 5, 0]);
  expect(match.state.marker).toBe(6);
  expect(match.events).toContainEqual({ type: 'contractsChecked', space: 6, holders: 0, gained: 0, lost: 0 });
});

test('a move costs a chip per space in either direction, and the present space is no move', () => {
  const match = sit({ bands: [[0], [1]], chips: [2, 0], at: 'negotiation' });
  expect(match.choices).toEqual([PASS, moveTo(3), moveTo(4), moveTo(6), moveTo(7)]);
});

test('insurance of 0 and no insurance are the same', () => {
  const match = sit({ bands: [[0], [1]], chips: [2, 2], at: 'negotiation' }).play(moveTo(4), insure(0));
  expect(match.state.insurance).toBe(0);
  expect(match.can(moveTo(5))).toBe(true);
});

test('insurance is not offered to the last seat of the order', () => {
  const match = sit({ bands: [[0], [1]], chips: [5, 5], starter: 1, at: 'negotiation' }).play(PASS, moveTo(6));
  expect(match.state.phase).toBe('draw');
});

test('insurance is not offered to a mover without chips', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 5], at: 'negotiation' }).play(moveTo(6));
  expect([match.state.phase, match.state.actor]).toEqual(['negotiate', 1]);
});

test('a player who cannot match the insurance and move one space passes automatically', () => {
  const match = sit({ bands: [[0], [1], [2]], chips: [6, 3, 4], at: 'negotiation' }).play(moveTo(4), insure(3));
  expect(match.state.actor).toBe(2);
  expect(match.choices).toEqual([PASS, moveTo(3), moveTo(5)]);
});

test('insurance left after negotiating goes to the bank', () => {
  const match = sit({ bands: [[0], [1]], chips: [6, 0], at: 'negotiation' }).play(moveTo(4), insure(2));
  expect(match.state.insurance).toBe(0);
  expect(match.state.chips[0]).toBe(3);
});

test('contracts are gained and lost at the check, popularity never', () => {
  const match = sit({
    bands: [
      [0, 10],
      [1, 11],
    ],
    business: [[0, 3], []],
    contracts: [1],
    fret: [2, 5],
    chips: [1, 0],
    marker: 9,
    at: 'negotiation',
  });
  match.play(PASS);
  expect(match.state.contracts).toBe(0b01);
  expect(match.events).toContainEqual({ type: 'contractsChecked', space: 9, holders: 0b01, gained: 0b01, lost: 0b10 });
  expect(match.state.fret).toEqual([2, 5]);
});

test('any number of players may hold a contract at once, and the marker stays', () => {
  const match = sit({
    bands: [
      [0, 10],
      [1, 11],
    ],
    business: [
      [0, 3],
      [1, 4],
    ],
    chips: [1, 0],
    marker: 9,
    at: 'negotiation',
  }).play(PASS);
  expect(match.state.contracts).toBe(0b11);
  expect(match.state.marker).toBe(9);
});

test('each player without a contract may draw the top band card, open, and gain it', () => {
  const match = sit({
    bands: [[0, 10], [1]],
    business: [[0, 3], []],
    chips: [1, 0],
    marker: 9,
    bandTop: [20],
    at: 'negotiation',
  }).play(PASS);
  expect([match.state.phase, match.state.actor]).toEqual(['draw', 1]);
  expect(match.choices).toEqual([PASS, DRAW]);
  match.play(DRAW);
  expect(match.state.bands[1]).toEqual([1, 20]);
  expect(match.events).toContainEqual({ type: 'bandDrawn', seat: 1, card: 20 });
});

test('a player who loses the contract may draw in the same phase', () => {
  const match = sit({ bands: [[0], [1]], contracts: [0], chips: [1, 0], at: 'negotiation' }).play(PASS);
  expect([match.state.phase, match.state.actor]).toEqual(['draw', 0]);
});

test('nobody met the condition: everyone may draw and the game goes on', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 0], at: 'negotiation' }).play(PASS, PASS, PASS);
  expect([match.state.phase, match.state.turn]).toEqual(['nominate', 2]);
});

test('the card drawn after the check gives no contract this turn', () => {
  const match = sit({
    bands: [[0, 6], [1]],
    business: [[0, 3, 6, 9], []],
    chips: [1, 0],
    marker: 8,
    bandTop: [20],
    at: 'negotiation',
  }).play(PASS, DRAW);
  expect(match.state.bands[0]).toHaveLength(3);
  expect(match.state.contracts).toBe(0);
});

test('a drawn duplicate: one of the two goes, then the next player draws', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 0], bandTop: [2], at: 'negotiation' }).play(PASS, DRAW);
  expect(match.choices).toEqual([dropBand(0), dropBand(2)]);
  match.play(dropBand(2));
  expect([match.state.phase, match.state.actor]).toEqual(['draw', 1]);
});

test('with an empty band deck nobody is asked to draw', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 0], bandDeck: [], at: 'negotiation' }).play(PASS);
  expect(match.state.phase).toBe('nominate');
});

/** B, BC, BCD, BCD, CD: B on four, C on four, both on three. */
const band = [20, 26, 52, 48, 22];
const conditions: readonly [Needs, boolean][] = [
  [{ size: 5 }, true],
  [{ size: 6 }, false],
  [{ group: [4, 1] }, true],
  [{ group: [5, 1] }, false],
  [{ group: [3, 2] }, true],
  [{ group: [4, 2] }, false],
  [{ group: [2, 3] }, true],
  [{ staff: 2 }, true],
  [{ staff: 3 }, false],
  [{ role: ['lawyer', 'accountant'] }, true],
  [{ role: ['producer'] }, false],
  [{ member: ['violin'] }, true],
  [{ member: ['singer'] }, false],
  [{ all: [{ size: 5 }, { staff: 3 }] }, false],
  [{ any: [{ size: 6 }, { staff: 2 }] }, true],
];

test.each(conditions)(
  'a band of B, BC, BCD, BCD, CD with a Band Manager and a Lawyer meets %j: %s',
  (needs, answer) => {
    const profile = measure(standard, band, [0, 3], emptyProfile());
    expect(distanceOf(standard.pack, needs)(profile) === 0).toBe(answer);
  },
);

test('an empty band meets no size and no group', () => {
  const profile = measure(standard, [], [0, 3, 6, 9], emptyProfile());
  expect(standard.distances.map((distance) => distance(profile))).not.toContain(0);
});
