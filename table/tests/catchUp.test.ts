import { must } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game as hiddenPicks } from '../../tools/template/index.ts';
import { toyGame } from '../../web/tests/toyGame.ts';
import { Mutex } from '../mutex.ts';
import { Listener, move, seated, standing } from './seating.ts';

test('whoever was away for a moment gets just what was missed', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  const { version } = standing(heard[0]);
  must(await move(table, 0, 0));
  must(await move(table, 1, 1));
  const back = new Listener(0);
  await table.join(back, version);
  const updates = back.of('update');
  expect(back.of('snapshot')).toEqual([]);
  expect(updates.map((update) => update.version)).toEqual([version + 1, version + 2]);
  expect(updates.flatMap(({ events }) => events)).toEqual([
    { type: 'added', seat: 0, amount: 1 },
    { type: 'added', seat: 1, amount: 2 },
  ]);
});

test('whoever missed nothing is told where they stand, and nothing twice', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await move(table, 0, 0));
  const { version } = standing(heard[1]);
  const back = new Listener(1);
  await table.join(back, version);
  expect(back.of('update')).toMatchObject([{ version, events: [], moves: [0, 1, 2], toAct: [1] }]);
});

test.each([
  ['more than is kept', (version: number) => version - 17],
  ['something that never was', (version: number) => version + 1],
])('whoever has seen %s gets everything', async (_, seen) => {
  const long = {
    ...toyGame,
    setup: () => ({ options: { goal: 99, open: true }, seats: 2, turn: 0, total: 0, last: 0 }),
  };
  const { table, heard } = await seated(long, ['person', 'person']);
  for (let turn = 0; turn < 20; turn++) must(await move(table, turn % 2, 0));
  const { version } = standing(heard[0]);
  const back = new Listener(0);
  await table.join(back, seen(version));
  expect(back.of('snapshot')).toMatchObject([{ version, view: { total: 20 } }]);
  expect(back.of('snapshot')[0].events).toHaveLength(20);
  const nearly = new Listener(0);
  await table.join(nearly, version - 16);
  expect(nearly.of('update')).toHaveLength(16);
});

test('the mover is told by the nonce that the move counts, and nobody else is', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  expect(must(await table.act(0, { type: 'move', move: 0, nonce: 'mine' }))).toEqual({ isTold: true });
  expect(standing(heard[0])).toMatchObject({ nonce: 'mine' });
  expect(standing(heard[1])).not.toHaveProperty('nonce');
  expect(must(await table.act(0, { type: 'move', move: 0, nonce: 'mine' }))).toEqual({ isTold: false });
  expect(table.state.match.steps).toHaveLength(1);
});

test('after something was taken back the story is told anew', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await move(table, 0, 1));
  must(await table.act(0, { type: 'undo' }));
  const last = standing(heard[1]);
  expect(last).toMatchObject({ type: 'snapshot', events: [], toAct: [0], view: { total: 0 } });
});

test('rivals hear of a hidden pick without the card, and nothing is left of it once it is taken back', async () => {
  const { table, heard } = await seated(hiddenPicks, ['person', 'person', 'person']);
  must(await move(table, 0, table.state.match.legalMoves(0)[0].id));
  expect(standing(heard[1]).events).toEqual([{ type: 'picked', seat: 0, card: 'hidden' }]);
  expect(standing(heard[0]).events).not.toEqual(standing(heard[1]).events);
  must(await table.act(0, { type: 'undo' }));
  expect(standing(heard[1]).events).toEqual([]);
});

test('work goes in one at a time in the order of asking, whatever fails', async () => {
  const mutex = new Mutex();
  const done: string[] = [];
  let open: () => void = () => undefined;
  const first = mutex.run(async () => {
    await new Promise<void>((resolve) => (open = resolve));
    done.push('first');
    throw new Error('failed');
  });
  const second = mutex.run(async () => void done.push('second'));
  const third = mutex.run(async () => void done.push('third'));
  expect(done).toEqual([]);
  open();
  await expect(first).rejects.toThrow('failed');
  await Promise.all([second, third]);
  await mutex.run(async () => void done.push('fourth'));
  expect(done).toEqual(['first', 'second', 'third', 'fourth']);
});
