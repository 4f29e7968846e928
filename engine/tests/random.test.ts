import {
  commitmentTo,
  fairRandom,
  fastRandom,
  isSecret,
  secretFor,
  secretFrom,
  seedFor,
  shuffle,
  type Random,
} from '@bandstand/engine';
import { describe, expect, test } from 'vitest';

const secret = secretFor('a test');
const draws = (random: Random, count: number, bound: number): number[] =>
  Array.from({ length: count }, () => random.below(bound));

/** Pearson's statistic against equal frequencies. */
function chiSquare(numbers: readonly number[], bound: number): number {
  const counts = new Array<number>(bound).fill(0);
  for (const number of numbers) counts[number]++;
  const expected = numbers.length / bound;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe.each([
  ['fast', () => fastRandom(42)],
  ['fair', () => fairRandom(secret)],
])('%s random', (_name, make) => {
  test('the same seed gives the same numbers', () => {
    expect(draws(make(), 100, 1000)).toEqual(draws(make(), 100, 1000));
  });

  test('numbers stay below the bound and are evenly spread', () => {
    const numbers = draws(make(), 36_000, 36);
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 36)).toBe(true);
    expect(chiSquare(numbers, 36)).toBeLessThan(70);
  });

  test('every order of three cards comes equally often', () => {
    const random = make();
    const orders = Array.from({ length: 6000 }, () => {
      const cards = [0, 1, 2];
      shuffle(cards, random);
      return ['012', '021', '102', '120', '201', '210'].indexOf(cards.join(''));
    });
    expect(chiSquare(orders, 6)).toBeLessThan(21);
  });
});

test('fast random differs from seed to seed', () => {
  const firsts = new Set(Array.from({ length: 1000 }, (_, index) => fastRandom(seedFor(7, index)).below(2 ** 30)));
  expect(firsts.size).toBeGreaterThan(995);
});

test('fair random follows HMAC-SHA-256 of a counter, as anybody can compute', async () => {
  const { createHmac } = await import('node:crypto');
  const block = createHmac('sha256', Buffer.from(secret, 'hex')).update(Buffer.alloc(8)).digest();
  expect(fairRandom(secret).below(2 ** 32)).toBe(block.readUInt32BE(0));
});

test('fair random counts its words, so that a match knows when chance was used', () => {
  const random = fairRandom(secret);
  draws(random, 5, 2);
  expect(random.drawn).toBe(5);
});

test('a commitment is the SHA-256 of the secret bytes', async () => {
  const { createHash } = await import('node:crypto');
  expect(commitmentTo(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
});

test('a secret has 256 bits', () => {
  expect(isSecret(secretFrom(new Uint8Array(32).fill(7)))).toBe(true);
  expect(isSecret('07')).toBe(false);
  expect(() => secretFrom(new Uint8Array(31))).toThrow('32 bytes');
});

test('shuffling a part leaves the rest in place', () => {
  const cards = [9, 8, 7, 6, 5, 4];
  shuffle(cards, fastRandom(1), 2, 5);
  expect([cards[0], cards[1], cards[5]]).toEqual([9, 8, 4]);
  expect(cards.slice(2, 5).toSorted()).toEqual([5, 6, 7]);
});

test('fast random shuffles number by number as any other does', () => {
  const [one, other] = [fastRandom(3), fastRandom(3)];
  const cards = Array.from({ length: 180 }, (_, card) => card);
  const sameCards = [...cards];
  shuffle(cards, one, 5, 170);
  shuffle(sameCards, { below: (bound) => other.below(bound) }, 5, 170);
  expect(cards).toEqual(sameCards);
  expect(one.below(2 ** 30)).toBe(other.below(2 ** 30));
});
