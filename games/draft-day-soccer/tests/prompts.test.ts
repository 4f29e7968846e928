import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { recording, weekend, type Table } from './table.ts';

const asked = (table: Table): string => game.text.prompt(game.view(table.state, 0), (seat) => `P${seat}`, 0);

const roster = { 9: 'AT03', 10: 'AT05' };

test('a weekend names only what can be done on it', () => {
  expect(asked(weekend(['twin-strikers'], { roster }))).toBe('Weekend: claim the goals you meet, in any order.');
  expect(asked(weekend(['twin-strikers'], { roster, unlocked: [1, 0, 0] }))).toBe(
    'Weekend: claim the goals you meet, or use boosts.',
  );
  expect(asked(weekend(['front-three'], { roster: { 9: 'AT03' }, unlocked: [1, 0, 0] }))).toBe(
    'Weekend: you meet no goal now. Use boosts, or go on.',
  );
});

test('a bonus says what is done with it', () => {
  expect(asked(recording('PD0', { net: ['P6'] }).practise(0, 'P7'))).toBe('Synergy: cross any box of the Synergy Box.');
  expect(asked(recording('PH0', { net: ['P1', 'P6', 'P2'] }).practise(0, 'P11'))).toBe(
    'Use your bonuses in any order: Improvement and Star.',
  );
});
