import { tiedRanks } from '@bandstand/kits/draft-and-write-tests';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { Table, write, type Marks } from './table.ts';

/** Two finished sheets with equal totals: who comes first. */
const ranks = (first: Marks, second: Marks): readonly number[] =>
  tiedRanks(
    game,
    new Table(2).begin().state,
    [first, second].map((marks) => (sheet) => write(sheet, marks)),
  );

describe('a tie', () => {
  const striker = { roster: { 9: ['AT03', 10] } } as const;

  test('goes to the highest goal whatever fans, roster and boosts say', () => {
    const goal: Marks = { goals: ['one-mind'], used: [1, 0, 0], unhappy: 1 };
    expect(ranks(goal, { happy: 4 })).toEqual([1, 2]);
    expect(ranks(goal, striker)).toEqual([1, 2]);
  });

  test('then to more Happy Fans whatever roster, boosts and Unhappy Fans say', () => {
    expect(ranks({ happy: 4, used: [1, 0, 0], unhappy: 1 }, { roster: { 9: ['AT03', 8] } })).toEqual([1, 2]);
  });

  test('then to the better roster whatever boosts and Unhappy Fans say', () => {
    expect(ranks({ ...striker, used: [1, 0, 0], unhappy: 1 }, { stars: 4, balls: 2 })).toEqual([1, 2]);
  });

  test('then to fewer boosts used, of any value, whatever Unhappy Fans say', () => {
    expect(
      ranks({ ...striker, unhappy: 1, stars: 2, balls: 1, used: [1, 0, 0] }, { ...striker, used: [0, 1, 1] }),
    ).toEqual([1, 2]);
  });

  test('then to fewer Unhappy Fans', () => {
    expect(ranks({ ...striker, unhappy: 1, stars: 2, balls: 1 }, striker)).toEqual([2, 1]);
  });

  test('that nothing breaks is a shared win, and the result says so', () => {
    const outcome = { scores: [10, 10], ranks: [1, 1], shares: [0.5, 0.5], how: 'posts' } as const;
    expect(ranks(striker, { ...striker, net: ['P1'] })).toEqual([1, 1]);
    expect(game.text.outcome(outcome, (seat) => ['Ada', 'Bert'][seat])).toBe(
      'Ada and Bert share the win with 10 points.',
    );
  });
});
