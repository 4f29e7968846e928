import { expect, test } from 'vitest';
import { boxAt, placeBubble, shared, type Box, type Surroundings } from '../learn/place.ts';

const PHONE: Box = { left: 8, top: 8, right: 352, bottom: 2000 };
const SIGHT: Box = { left: 8, top: 52, right: 352, bottom: 650 };
const SIZES = [
  { width: 344, height: 90 },
  { width: 250, height: 130 },
];

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const around = (change: Partial<Surroundings>): Surroundings => ({
  spot: box(150, 300, 60, 60),
  room: PHONE,
  sight: SIGHT,
  clear: [],
  mind: [],
  ...change,
});
const place = (change: Partial<Surroundings>) => placeBubble(SIZES, around(change));

test('a bubble stands below its spot where nothing speaks against it, its tail at the middle of the spot', () => {
  const { side, left, tail } = place({});
  expect(side).toBe('below');
  expect(left + tail).toBe(180);
});

test('it never covers what it speaks of, wherever that is', () => {
  for (let left = 0; left <= 300; left += 30) {
    for (let top = 60; top <= 600; top += 60) {
      const spot = box(left, top, 58, 58);
      expect(shared(boxAt(place({ spot })), spot), `${left}, ${top}`).toBe(0);
    }
  }
});

test('it goes above rather than over the main button', () => {
  expect(place({ clear: [box(8, 380, 344, 48)] }).side).toBe('above');
});

test('it leaves choices readable where there is an empty place', () => {
  const cards = [box(8, 370, 160, 200), box(190, 370, 160, 200)];
  const { side } = place({ mind: cards });
  expect(side).toBe('above');
});

test('it stays where it can be seen rather than making the page move', () => {
  expect(place({ spot: box(150, 580, 60, 60) }).side).toBe('above');
});

test('it is never wider than the window', () => {
  const at = boxAt(place({ spot: box(340, 300, 10, 10) }));
  expect(at.left).toBeGreaterThanOrEqual(8);
  expect(at.right).toBeLessThanOrEqual(352);
});
