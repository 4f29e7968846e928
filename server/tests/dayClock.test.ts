import { expect, test } from 'vitest';
import { dayOf } from '../daily/day.ts';
import { dayClockOf, DayClock } from '../daily/dayClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Two clocks that we hold: time passes for both, and one of them can be set. */
function clocks(start: string) {
  let wall = Date.parse(start);
  let monotonic = 5_000;
  return {
    wall: () => wall,
    monotonic: () => monotonic,
    set: (ms: number) => void (wall += ms),
    pass: (ms: number): void => {
      wall += ms;
      monotonic += ms;
    },
  };
}

const day = (clock: DayClock): string | undefined => {
  const at = clock.now();
  return at === undefined ? undefined : dayOf(at);
};

test('days turn as time passes', () => {
  const { wall, monotonic, pass } = clocks('2026-11-17T23:59:59Z');
  const clock = new DayClock(wall, monotonic);
  expect(day(clock)).toBe('2026-11-17');
  pass(2_000);
  expect(day(clock)).toBe('2026-11-18');
});

test('a wall clock that is a day ahead for a moment, again and again, turns no day', () => {
  const { wall, monotonic, pass, set } = clocks('2026-11-17T12:00:00Z');
  const clock = new DayClock(wall, monotonic);
  for (let i = 0; i < 40; i++) {
    set(24 * HOUR);
    expect(dayOf(wall())).toBe('2026-11-18');
    expect(day(clock)).toBe('2026-11-17');
    pass(500);
    set(-24 * HOUR);
    expect(day(clock)).toBe('2026-11-17');
    pass(MINUTE);
  }
});

test('a clock that was corrected is believed once it has held for ten minutes, and not if it wavers', () => {
  const { wall, monotonic, pass, set } = clocks('2026-11-17T12:00:00Z');
  const clock = new DayClock(wall, monotonic);
  set(48 * HOUR);
  for (let minute = 0; minute < 10; minute++) {
    expect(day(clock)).toBe('2026-11-17');
    pass(MINUTE);
  }
  expect(clock.now()).toBeDefined();
  expect(day(clock)).toBe('2026-11-19');
  for (let minute = 0; minute < 60; minute++) {
    set(minute % 2 === 0 ? 24 * HOUR : -24 * HOUR);
    expect(day(clock)).toBe('2026-11-19');
    pass(MINUTE);
  }
});

test('a clock that was ahead at the start and is set right is believed as well', () => {
  const { wall, monotonic, pass, set } = clocks('2026-11-18T12:00:00Z');
  const clock = new DayClock(wall, monotonic);
  set(-24 * HOUR);
  clock.now();
  pass(10 * MINUTE);
  clock.now();
  expect(day(clock)).toBe('2026-11-17');
});

test('after a restart a day is told at once up to the day after the last one; a later one when the clock has held', async () => {
  const store = {
    keptKeys: () => Promise.resolve(['daily:2026-11-17:any', 'daily:2026-11-18:any', 'daily:2026-11-31:any']),
  };
  const next = clocks('2026-11-18T12:00:00Z');
  expect(day(await dayClockOf(store, next.wall, next.monotonic))).toBe('2026-11-18');
  const far = clocks('2026-11-19T12:00:00Z');
  const clock = await dayClockOf(store, far.wall, far.monotonic);
  expect(day(clock)).toBe(undefined);
  far.pass(10 * MINUTE);
  expect(day(clock)).toBe('2026-11-19');
  const fresh = await dayClockOf({ keptKeys: () => Promise.resolve([]) }, far.wall, far.monotonic);
  expect(day(fresh)).toBe('2026-11-19');
});
