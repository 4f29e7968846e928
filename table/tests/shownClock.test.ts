import { only } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { Clock } from '../clock.ts';
import { ShownClock } from '../shownClock.ts';

const both = { left: [9000, 9000], running: [true, true] };

test('a running clock goes on from what was shown, to nothing and no further; a stopped one stands', () => {
  const shown = new ShownClock();
  shown.note({ left: [9000, 5000], running: [true, false] }, 1000, 'all');
  expect(shown.info(4000)).toEqual({ left: [6000, 5000], running: [true, false] });
  expect(shown.info(99_000).left).toEqual([0, 5000]);
});

test('of a step that a viewer noticed, only the clock of whoever made it is set anew', () => {
  const shown = new ShownClock();
  shown.note(both, 0, 'all');
  shown.note({ left: [20_000, 20_000], running: [true, true] }, 1000, 1);
  expect(shown.info(1000).left).toEqual([8000, 20_000]);
  shown.note({ left: [20_000, 20_000], running: [true, true] }, 2000, undefined);
  expect(shown.info(2000).left).toEqual([7000, 19_000]);
  shown.note({ left: [30_000, 30_000], running: [true, true] }, 2000, 'all');
  expect(shown.info(2000).left).toEqual([30_000, 30_000]);
});

test('a clock that starts or stops is seen to', () => {
  const shown = new ShownClock();
  shown.note(both, 0, 'all');
  shown.note({ left: [3000, 9000], running: [false, true] }, 1000, undefined);
  expect(shown.info(2000)).toEqual({ left: [3000, 7000], running: [false, true] });
});

test('where nobody counts there is no clock to show, and no time runs out', () => {
  const clock = new Clock({ type: 'free' }, 2);
  clock.at(0, only(0));
  expect([clock.isOff, clock.info(5), clock.deadline(0)]).toEqual([true, undefined, undefined]);
});

test('with a time for every move all have the whole of it, whatever they took before', () => {
  const clock = new Clock({ type: 'perMove', seconds: 60 }, 2);
  clock.at(0, only(0));
  clock.at(45_000, only(1), 0);
  expect(clock.isOff).toBe(false);
  expect(clock.info(50_000)).toEqual({ left: [60_000, 55_000], running: [false, true] });
  expect(clock.deadline(1)).toBe(105_000);
  expect(clock.deadline(0)).toBe(undefined);
});

test('a bank pays for the time since the seat was waited for, not for the time of day', () => {
  const clock = new Clock({ type: 'bank', seconds: 60, increment: 0 }, 2);
  clock.at(1_000_000, only(0));
  clock.at(1_010_000, only(1), 0);
  expect(clock.info(1_010_000)?.left).toEqual([50_000, 60_000]);
});
