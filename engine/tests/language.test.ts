import { afterEach, expect, test } from 'vitest';
import { english, grammarOf, PSEUDO, speak, spoken } from '../index.ts';

afterEach(() => speak('en'));

const said = {
  en: { hello: 'Hello', seats: (number: number) => `${number} seats`, term: { name: 'Sheet', chapter: 'the-sheet' } },
  de: { hello: 'Hallo', seats: (number: number) => `${number} Plätze`, term: { name: 'Bogen', chapter: 'the-sheet' } },
};

test('what is said is said in the language that is spoken, and in English where that one has nothing', () => {
  expect(spoken(said).hello).toBe('Hello');
  speak('de');
  expect(spoken(said).seats(3)).toBe('3 Plätze');
  expect(spoken({ en: 'Only here' })).toBe('Only here');
});

test('the pseudo-language is English with accents and longer words, and names of chapters stay as they are', () => {
  speak(PSEUDO);
  const { hello, seats, term } = spoken(said);
  expect([hello, seats(3), term.name, term.chapter]).toEqual(['Hééllóó', '3 sééááts', 'Shéééét', 'the-sheet']);
  expect(spoken(said)).toBe(spoken(said));
});

test('words that were made longer once are not made longer again', () => {
  speak(PSEUDO);
  const { wrap } = spoken({ en: { wrap: (inner: string) => `a ${inner}` } });
  expect(wrap(spoken(said).hello)).toBe('áá Hééllóó');
});

test('every language counts by its own rules', () => {
  const seats = { one: 'seat', other: 'seats' };
  expect([0, 1, 2, 21].map((number) => english.counted(number, seats))).toEqual([
    '0 seats',
    '1 seat',
    '2 seats',
    '21 seats',
  ]);
  const polish = { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' };
  expect([1, 3, 5].map((number) => grammarOf('pl').plural(number, polish))).toEqual(['miejsce', 'miejsca', 'miejsc']);
  expect([english.number(-1234.56), grammarOf('de').number(1234.5)]).toEqual(['−1,234.6', '1.234,5']);
  expect(english.list(['Ann', 'Ben', 'Cy'])).toBe('Ann, Ben and Cy');
});

test('English by hand says what English by the book says', () => {
  const book = grammarOf('en-GB');
  const seats = { one: 'seat', other: 'seats' };
  for (const number of [
    -1234.5, -1000, -999, -1, -0.5, 0, 0.04, 0.5, 1, 1.5, 2, 11, 21, 101, 999, 999.96, 1000, 25_000,
  ]) {
    expect(english.number(number)).toBe(book.number(number));
    expect(english.number(number, 0)).toBe(book.number(number, 0));
    expect(english.counted(number, seats)).toBe(book.counted(number, seats));
  }
  const names = ['Ann', 'Ben', 'Cy', 'Di'];
  for (const count of [0, 1, 2, 3, 4])
    expect(english.list(names.slice(0, count))).toBe(book.list(names.slice(0, count)));
});
