import {
  canonical,
  firstSeat,
  hashOf,
  moveTable,
  parseOptions,
  rankSeats,
  seatsIn,
  type MoveShape,
} from '@bandstand/engine';
import { describe, expect, test } from 'vitest';

describe('canonical JSON', () => {
  test('does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: 2, c: 3 }], a: 'x' })).toBe(canonical({ a: 'x', b: [1, { c: 3, d: 2 }] }));
  });

  test('drops what is undefined, as JSON does', () => {
    expect(canonical({ a: 1, b: undefined })).toBe('{"a":1}');
  });

  test.each([[new Map()], [Number.NaN], [-0], [[undefined]], [() => 1], [new Uint8Array(1)]])('refuses %s', (value) => {
    expect(() => canonical(value)).toThrow();
  });

  test('has a known fingerprint', () => {
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});

test('a move table numbers and freezes its rows', () => {
  const table = moveTable<MoveShape & { readonly card: number }>([{ type: 'pick', card: 3 }]);
  expect(table[0]).toEqual({ id: 0, type: 'pick', card: 3 });
  expect(Object.isFrozen(table) && Object.isFrozen(table[0])).toBe(true);
});

test('a seat set lists its seats from low to high', () => {
  expect(seatsIn(0b1101)).toEqual([0, 2, 3]);
  expect(firstSeat(0b1100)).toBe(2);
});

test('equal seats share their rank and the win', () => {
  const scores = [7, 9, 9];
  expect(rankSeats(scores, (a, b) => scores[b] - scores[a], 'points')).toEqual({
    scores,
    ranks: [3, 1, 1],
    shares: [0, 0.5, 0.5],
    how: 'points',
  });
});

test('options fall back to their defaults and keep to their ranges', () => {
  const specs = {
    frets: { type: 'number', min: 6, max: 10, default: 8 },
    pace: { type: 'choice', values: ['slow', 'fast'], default: 'slow' },
  } as const;
  expect(parseOptions(specs, { frets: 6 })).toEqual({ ok: true, value: { frets: 6, pace: 'slow' } });
  for (const wrong of [{ frets: 5 }, { frets: 6.5 }, { pace: 'quick' }])
    expect(parseOptions(specs, wrong)).toMatchObject({ ok: false, problem: { code: 'bad-option' } });
});
