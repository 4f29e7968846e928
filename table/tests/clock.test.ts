import { must } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { botMove, move, seated, standing } from './seating.ts';

const BANK = { type: 'bank', seconds: 60, increment: 10 } as const;

test('a move costs the time it took and earns the increment', async () => {
  const seating = await seated(toyGame, ['person', 'person'], BANK);
  seating.now = 15_000;
  must(await move(seating.table, 0, 0));
  expect(standing(seating.heard[0]).clock?.left).toEqual([55_000, 60_000]);
});

test('moves taken back farm no time', async () => {
  const seating = await seated(toyGame, ['person', 'person'], BANK);
  for (let i = 0; i < 20; i++) {
    seating.now += 1_000;
    must(await move(seating.table, 0, 0));
    must(await seating.table.act(0, { type: 'undo' }));
  }
  expect(standing(seating.heard[0]).clock?.left[0]).toBe(40_000);
});

test('with a time for each move, taking back and moving again begins no new time', async () => {
  const seating = await seated(toyGame, ['person', 'person'], { type: 'perMove', seconds: 30 });
  seating.now = 20_000;
  must(await move(seating.table, 0, 0));
  must(await seating.table.act(0, { type: 'undo' }));
  expect(standing(seating.heard[0]).clock?.left[0]).toBe(10_000);
});

test('redo earns what the move had earned, once', async () => {
  const seating = await seated(toyGame, ['person', 'bot'], BANK);
  seating.now = 5_000;
  must(await move(seating.table, 0, 0));
  must(await botMove(seating.table, 1, 0));
  must(await seating.table.act(0, { type: 'undo' }));
  must(await seating.table.act(0, { type: 'redo' }));
  expect(standing(seating.heard[0]).clock?.left[0]).toBe(65_000);
});

test('whoever runs out of time is stood in for, and nobody else', async () => {
  const seating = await seated(toyGame, ['person', 'person'], BANK);
  seating.now = 60_000;
  must(await seating.table.carryOut({ by: 'clock' }));
  expect(seating.table.info().seats.map(({ standIn }) => standIn)).toEqual([true, false]);
});
