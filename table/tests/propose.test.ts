import { must } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { move, seated, standing } from './seating.ts';

const offerToEnd = { type: 'propose', wish: 'end' } as const;

test('an offer to end needs every person, also one whose seat a bot plays', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person', 'person']);
  must(await table.act(2, { type: 'leave' }));
  must(await table.act(0, offerToEnd));
  must(await table.act(1, { type: 'answer', yes: true }));
  expect(table.isOver).toBe(false);
  expect(standing(heard[0]).proposal?.waitingFor).toEqual([2]);
  must(await table.act(2, { type: 'back' }));
  must(await table.act(2, { type: 'answer', yes: true }));
  expect(standing(heard[0]).ending).toEqual({ how: 'agreed', at: 0 });
});

test('handing over to a bot or running out of time is no consent', async () => {
  const seating = await seated(toyGame, ['person', 'person'], { type: 'perMove', seconds: 300 });
  const { table } = seating;
  must(await move(table, 0, 0));
  must(await table.act(0, offerToEnd));
  must(await table.act(1, { type: 'leave' }));
  expect(table.isOver).toBe(false);
  must(await table.act(1, { type: 'back' }));
  seating.now = 299_999;
  must(await table.carryOut({ by: 'clock' }));
  expect(table.isOver).toBe(false);
});

test('whoever offered hears that it was declined', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await table.act(0, offerToEnd));
  must(await table.act(1, { type: 'answer', yes: false }));
  expect(standing(heard[0]).dropped).toEqual({ by: 0, wish: 'end', how: 'declined' });
  must(await move(table, 0, 0));
  expect(standing(heard[0]).dropped).toBeUndefined();
});

test('an offer that nobody answers lapses, and all hear of it', async () => {
  const seating = await seated(toyGame, ['person', 'person'], { type: 'bank', seconds: 600, increment: 0 });
  const { table, heard } = seating;
  must(await table.act(0, offerToEnd));
  expect(standing(heard[1]).proposal?.leftMs).toBe(600_000);
  seating.now = 599_000;
  must(await table.carryOut({ by: 'clock' }));
  expect(standing(heard[0]).proposal).toBeDefined();
  must(await move(table, 0, 0));
  must(await table.act(0, offerToEnd));
  seating.now = 1_300_000;
  must(await table.carryOut({ by: 'clock' }));
  must(await table.carryOut({ by: 'clock' }));
  expect(standing(heard[0])).toMatchObject({ dropped: { by: 0, wish: 'end', how: 'lapsed' } });
});

test('in a log of old, whoever left had agreed', async () => {
  const { TableState, addEntry } = await import('@bandstand/table');
  const state = new TableState({
    game: toyGame,
    options: {},
    seats: 2,
    seed: 'ab'.repeat(32),
    pace: { type: 'free' },
    opening: [],
  });
  addEntry(state, { type: 'start' }, 0);
  addEntry(state, { type: 'propose', seat: 0, wish: { type: 'end' }, needs: 3 }, 1);
  addEntry(state, { type: 'absent', seat: 1, why: 'left' }, 2);
  expect(state.ending).toEqual({ how: 'agreed' });
});
