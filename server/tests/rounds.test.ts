import { expect, test } from 'vitest';
import { Rounds } from '../rounds.ts';

test('everybody has one turn a round, never many at once', () => {
  const rounds = new Rounds(() => Array.from({ length: 250 }, (_, i) => i), 60);
  const turns = Array.from({ length: 60 }, () => rounds.next());
  expect(turns.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, i) => i));
  expect(Math.max(...turns.map(({ length }) => length))).toBe(5);
});

test('a few have their turn as seldom as many', () => {
  const rounds = new Rounds(() => ['only'], 60);
  expect(Array.from({ length: 120 }, () => rounds.next()).flat()).toEqual(['only', 'only']);
});

test('who comes during a round has a turn in the next', () => {
  const people = new Set(['first']);
  const rounds = new Rounds(() => people, 3);
  const round = (): string[] => [rounds.next(), rounds.next(), rounds.next()].flat();
  rounds.next();
  people.add('late');
  rounds.next();
  rounds.next();
  expect(round()).toEqual(['first', 'late']);
});
