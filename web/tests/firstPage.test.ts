import { expect, test } from 'vitest';
import { curtainSize } from '../curtainSize.ts';
import { words } from '../text/home.ts';

test('a name on the curtain is as large as its longest word allows, and no larger than the page', () => {
  expect(curtainSize('A Band')).toBe('28vw');
  expect(curtainSize('Genesis of Destiny')).toBe(`${120 / 7}vw`);
});

test('the day of the daily game is written as the browser would', () => {
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2028, 0, 1 + day, 12));
    const asBrowser = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    expect(words.daily.date(date.toISOString().slice(0, 10))).toBe(asBrowser);
  }
});
