import { Match, must, only, secretFor } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { View } from '../state.ts';

const names = (seat: number): string => ['Ada', 'Bert', 'Cleo'][seat] ?? '';
const turn = (change: Partial<View>): View => ({
  ...must(Match.start(game, { seats: 3, secret: secretFor('status') })).view(0),
  phase: 'nominate',
  turn: 4,
  actor: 0,
  starter: 0,
  step: 0,
  ...change,
});
const now = (view: View): string => game.text.status?.(view, names, 0).now.join(' · ') ?? '';
const end = (view: View, nameOf = names): string =>
  (game.text.status?.(view, nameOf, 0).end ?? '').replaceAll('\u00A0', ' ');

test('a turn has four parts', () => {
  expect(now(turn({ phase: 'nominate' }))).toBe('Turn 4 · part 1 of 4, auction · you name a card');
  expect(now(turn({ phase: 'event', actor: 1 }))).toBe('Turn 4 · part 2 of 4, events · Bert chooses');
  expect(now(turn({ phase: 'draw' }))).toBe('Turn 4 · part 3 of 4, contract · a free card');
});

test('who speaks last about the contract decides, so the order is told', () => {
  expect(now(turn({ phase: 'negotiate' }))).toMatch(/you, then Bert, then Cleo$/);
  expect(now(turn({ phase: 'negotiate', starter: 2, step: 1, actor: 0 }))).toMatch(/you, then Bert$/);
});

test('the first on the top fret wins, and turn 24 is the last', () => {
  expect(end(turn({ fret: [2, 1, 1] }))).toBe('First on fret 8 wins: you 2, Bert 1, Cleo 1. Ends by turn 24.');
});

test('where three or more stand level, that is said in few words', () => {
  expect(end(turn({ fret: [1, 1, 1] }))).toBe('First on fret 8 wins: all on 1. Ends by turn 24.');
});

test('names that end with a number are kept apart from frets', () => {
  const numbered = (seat: number): string => `Gentle ${seat + 1}`;
  expect(end(turn({ fret: [2, 1, 1] }), numbered)).toContain('you on 2, Gentle 2 on 1, Gentle 3 on 1');
});

test('that the next fret wins is said before it is climbed', () => {
  expect(end(turn({ fret: [7, 1, 1], contracts: only(0) }))).toBe('You win with the next fret.');
  expect(end(turn({ fret: [7, 1, 1], contracts: 0 }))).toBe('You win with the next fret, once you have a contract.');
  expect(end(turn({ fret: [2, 7, 1], contracts: only(1) }))).toBe('Bert wins with the next fret.');
});

test('the last turn is said before it is over', () => {
  expect(end(turn({ turn: 24 }))).toMatch(/This is the last turn: then the highest pawn wins\.$/);
});

test('waiting is told about people', () => {
  expect(game.text.prompt(turn({ phase: 'negotiate', actor: 1 }), names, 0)).toBe('Bert is negotiating.');
});
