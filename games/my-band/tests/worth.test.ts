import { fastRandom, shuffle } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { PLAIN, withTaste } from '../bot/taste.ts';
import { worth } from '../bot/worth.ts';
import { emptyProfile } from '../content/condition.ts';
import { measure } from '../rules/cards.ts';
import { standard } from '../standard.ts';

const LINES = 400;

interface Line {
  readonly band: readonly number[];
  readonly business: readonly number[];
}

/** Lines of all sizes that a match can bring, by chance. */
function lines(): Line[] {
  const random = fastRandom(3);
  const band = standard.letters.map((_, card) => card);
  const business = standard.businessOccupation.map((_, card) => card);
  return Array.from({ length: LINES }, () => {
    shuffle(band, random);
    shuffle(business, random);
    return { band: band.slice(0, random.below(14)), business: business.slice(0, random.below(6)) };
  });
}

const bits = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length;

/** The most cards that all carry the same letters, so many of them, counted one set of letters after the other. */
function largestGroup(band: readonly number[], letters: number): number {
  const sets = Array.from({ length: 32 }, (_, set) => set).filter((set) => bits(set) === letters);
  return Math.max(...sets.map((set) => band.filter((card) => (standard.letters[card] & set) === set).length));
}

test('the largest groups of a band are what counting one by one finds', () => {
  for (const { band, business } of lines()) {
    const { groups } = measure(standard, band, business, emptyProfile());
    expect(groups).toEqual([0, 1, 2, 3, 4, 5].map((letters) => largestGroup(band, letters)));
  }
});

test('what a line is worth does not depend on what was asked before', () => {
  const asked = withTaste(standard, PLAIN);
  const all = lines().flatMap((line) => [1, 5, 9].map((marker) => ({ ...line, marker })));
  for (let round = 0; round < 2; round++)
    for (const { band, business, marker } of all)
      expect(worth(asked, band, business, marker)).toBe(worth(withTaste(standard, PLAIN), band, business, marker));
});
