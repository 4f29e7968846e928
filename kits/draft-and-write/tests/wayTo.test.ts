import { expect, test } from 'vitest';
import { wayToAll } from '../ui/wayTo.ts';

const COVER = 500;

test('a page does not move for places that are all in sight', () => {
  expect(wayToAll([{ top: 100, bottom: 140 }], COVER)).toBe(0);
  expect(wayToAll([], COVER)).toBe(0);
});

test('places that fit the window together are all brought into sight, not only the nearest', () => {
  const rows = [
    { top: 294, bottom: 346 },
    { top: 462, bottom: 514 },
  ];
  expect(wayToAll(rows, COVER)).toBe(514 + 12 - COVER);
  const above = [
    { top: -50, bottom: -10 },
    { top: 70, bottom: 100 },
  ];
  expect(wayToAll(above, COVER)).toBe(-50 - 56 - 12);
});

test('where the places do not fit together, the nearest is brought into sight', () => {
  const far = [
    { top: 600, bottom: 640 },
    { top: 1400, bottom: 1440 },
  ];
  expect(wayToAll(far, COVER)).toBe(640 + 12 - COVER);
});
