import { must } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { MemoryStore } from '../memoryStore.ts';
import type { TableSeat } from '../store.ts';
import { Listener, move, seated, seatsOf, standing, tableWith } from './seating.ts';

const tableNews = (listener: Listener) => listener.of('table').map(({ table }) => table.status);

test('everybody is told that the match begins, what it looks like, and how the table stands then', async () => {
  const table = tableWith(toyGame, ['person', 'person']);
  const listeners = [new Listener(0), new Listener('spectator')];
  for (const listener of listeners) await table.join(listener);
  must(await table.carryOut({ by: 'host' }));
  for (const listener of listeners) {
    expect(listener.of('snapshot')).toMatchObject([{ version: 0, events: [], toAct: [0] }]);
    expect(tableNews(listener).at(-1)).toBe('playing');
  }
  expect(listeners[0].of('snapshot')[0].moves).toEqual([0, 1, 2]);
  expect(listeners[1].of('snapshot')[0]).toMatchObject({ moves: [], canUndo: false, undoProblem: 'spectator' });
});

test('a move changes nothing around the table and is not told as if it did; the last one does', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  const watcher = new Listener('spectator');
  await table.join(watcher);
  const before = tableNews(watcher).length;
  for (const [seat, number] of [
    [0, 1],
    [1, 1],
    [0, 1],
    [1, 1],
  ])
    must(await move(table, seat, number));
  expect(tableNews(watcher)).toHaveLength(before);
  must(await move(table, 0, 1));
  expect(tableNews(watcher).slice(before)).toEqual(['over']);
});

test('at the end nobody has moves, and nothing can be taken back or played again; it is told when that was', async () => {
  const seating = await seated(toyGame, ['person', 'person']);
  const { table, heard } = seating;
  for (let turn = 0; turn < 4; turn++) must(await move(table, turn % 2, 1));
  must(await move(table, 0, 0));
  must(await table.act(0, { type: 'undo' }));
  must(await table.act(0, { type: 'redo' }));
  seating.now = 77;
  must(await move(table, 1, 0));
  const last = standing(heard[0]);
  expect(last).toMatchObject({ toAct: [], moves: [], canUndo: false, undoProblem: 'match-over' });
  expect(last).not.toHaveProperty('canRedo');
  expect(last.ending).toMatchObject({ how: 'played', outcome: { ranks: [2, 1] }, at: 77 });
  expect(await table.act(1, { type: 'undo' })).toMatchObject({ problem: { code: 'match-over' } });
});

test('where all see alike, everybody is shown what a spectator sees', async () => {
  const apart: typeof toyGame = {
    ...toyGame,
    view: (state, viewer) => ({ ...toyGame.view(state, viewer), last: viewer === 'spectator' ? 7 : viewer }),
  };
  const alike: typeof toyGame = { ...apart, allSeeAlike: true };
  const { table, heard } = await seated(alike, ['person', 'person']);
  expect(standing(heard[0])).toMatchObject({ view: { last: 7 } });
  must(await move(table, 0, 0));
  expect(standing(heard[0])).toMatchObject({ patch: expect.anything() as unknown });
  expect(standing((await seated(apart, ['person', 'person'])).heard[1])).toMatchObject({ view: { last: 1 } });
});

test('an offer says how long it waits, and coming and going is news to everybody', async () => {
  const seating = await seated(toyGame, ['person', 'person', 'person']);
  const { table, heard } = seating;
  seating.now = 1000;
  must(await table.act(0, { type: 'propose', wish: 'end' }));
  seating.now = 5000;
  must(await table.act(1, { type: 'answer', yes: true }));
  expect(standing(heard[2]).proposal).toEqual({ by: 0, wish: 'end', waitingFor: [2], leftMs: 86_400_000 - 4000 });
  const { version } = standing(heard[2]);
  must(await table.act(1, { type: 'leave' }));
  expect(standing(heard[2]).version).toBe(version + 1);
  must(await table.act(1, { type: 'back' }));
  expect(standing(heard[2]).version).toBe(version + 2);
  expect(standing(heard[2])).not.toHaveProperty('patch');
});

test('whoever made the table is marked, and only bots say which bot they are', () => {
  const seats: TableSeat[] = seatsOf(['person', 'bot']).map((held) =>
    held.seat === 0 ? { ...held, isHost: true } : held,
  );
  const [host, bot] = tableWith(toyGame, ['person', 'bot'], { seats }).info().seats;
  expect(host).toMatchObject({ isHost: true });
  expect(host).not.toHaveProperty('bot');
  expect(bot).toMatchObject({ bot: 'random', isHere: true });
  expect(bot).not.toHaveProperty('isHost');
});

test('what can wait is written while the store works, and what goes wrong there is heard of once', async () => {
  const early: (() => void)[] = [];
  const table = tableWith(toyGame, ['person', 'person'], { soon: (work) => void early.push(work) });
  must(await table.carryOut({ by: 'host' }));
  const person = new Listener(1);
  await table.join(person);
  must(await move(table, 0, 0));
  expect(early).toHaveLength(1);
  for (const work of early) work();
  expect(person.of('update')).toHaveLength(1);
  let isBroken = false;
  const broken: typeof toyGame = {
    ...toyGame,
    viewEvent(event) {
      if (isBroken) throw new Error('nothing to show');
      return event;
    },
  };
  const { table: other } = await seated(broken, ['person', 'person']);
  isBroken = true;
  await expect(move(other, 0, 0)).rejects.toThrow('nothing to show');
});

test('a table says of every change whether it was its own', async () => {
  const changes: boolean[] = [];
  const table = tableWith(toyGame, ['person', 'person'], { onChange: (isOwn) => changes.push(isOwn) });
  must(await table.carryOut({ by: 'host' }));
  must(await move(table, 0, 0));
  await table.refresh();
  expect(changes).toEqual([true, true]);
});

test('a log that was kept is read where others wait, and the table goes on from there', async () => {
  const seats = seatsOf(['person', 'person']);
  const store = new MemoryStore(seats, [
    { seq: 1, at: 0, entry: { type: 'start' } },
    { seq: 2, at: 5, entry: { type: 'move', seat: 0, move: 1, nonce: 'n' } },
  ]);
  let pauses = 0;
  const table = tableWith(toyGame, ['person', 'person'], {
    store,
    pause: () => {
      pauses++;
      return Promise.resolve();
    },
  });
  await table.readLog();
  expect(pauses).toBe(2);
  expect(table.toAct).toBe(2);
  const back = new Listener(1);
  await table.join(back);
  expect(back.of('snapshot')).toMatchObject([{ view: { total: 2 }, events: [{ type: 'added', amount: 2 }] }]);
  expect(must(await table.act(0, { type: 'move', move: 1, nonce: 'n' }))).toEqual({ isTold: false });
  must(await move(table, 1, 0));
});
