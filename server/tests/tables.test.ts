import { must, seatsIn, type Seat } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import { expect, test } from 'vitest';
import type { Store, Wake } from '../storage/store.ts';
import type { LiveTable } from '../table/live.ts';
import { Tables } from '../table/tables.ts';
import { seatedTable } from './client.ts';
import { testServer, type TestServer } from './setup.ts';

test('a wake-up that comes while a table is being read is not lost', async () => {
  const node = await testServer();
  const [game] = await gameIds();
  const { match } = await seatedTable(node.url, { game, seats: 2 });
  const live = must(await node.context.tables.get(match));
  const { store } = node.context;
  let wake: (wake: Wake) => void = () => undefined;
  let isRead = false;
  const other = Object.assign(Object.create(store) as Store, {
    subscribe(listener: (wake: Wake) => void): void {
      wake = listener;
    },
    /** Somebody moves at the first node after these entries were read and before they arrive. */
    async entries(id: string, after: number) {
      const entries = await store.entries(id, after);
      if (isRead) return entries;
      isRead = true;
      const [seat] = seatsIn(live.state.toAct);
      const [move] = live.state.match.legalMoves(seat);
      must(await live.act(seat, { type: 'move', move: move.id, nonce: 'other' }));
      wake({ match });
      return entries;
    },
  });
  const tables = new Tables({ store: other, now: () => 0, onChange: () => undefined });
  const read = must(await tables.get(match));
  await expect.poll(() => read.state.seq).toBe(live.state.seq);
  await node.remove();
});

test('somebody who comes and goes at once is away, however slowly the coming is stored', async () => {
  const node = await testServer();
  const [game] = await gameIds();
  const { match } = await seatedTable(node.url, { game, seats: 2 });
  const { store } = node.context;
  let begun = 0;
  let stored = 0;
  const busy = Object.create(store, {
    isShared: { value: true },
    noteSeen: {
      async value(...change: Parameters<Store['noteSeen']>) {
        begun++;
        if (begun === 1) await new Promise((resolve) => setTimeout(resolve, 50));
        await store.noteSeen(...change);
        stored++;
      },
    },
  }) as Store;
  const tables = new Tables({ store: busy, now: Date.now, onChange: () => undefined });
  const table = must(await tables.get(match));
  const connection = { viewer: 1, send: () => undefined };
  await table.join(connection);
  table.leave(connection);
  // Nobody was seen there before: only what is stored now tells anything.
  await expect.poll(() => stored).toBeGreaterThan(0);
  await expect.poll(async () => (begun === stored ? (await store.seats(match))[1].seenAt : 'on its way')).toBe(0);
  await node.remove();
});

/** A table whose steps wait on their way to the disk until they are let go. */
async function slowTable(): Promise<{
  readonly node: TestServer;
  readonly table: LiveTable;
  readonly seat: Seat;
  readonly letGo: () => void;
}> {
  const node = await testServer();
  const [game] = await gameIds();
  const { match } = await seatedTable(node.url, { game, seats: 2 });
  const { store } = node.context;
  let letGo: () => void = () => undefined;
  const slow = Object.create(store, {
    append: {
      async value(...entry: Parameters<Store['append']>) {
        await new Promise<void>((resolve) => (letGo = resolve));
        return store.append(...entry);
      },
    },
  }) as Store;
  const table = must(await new Tables({ store: slow, now: Date.now, onChange: () => undefined }).get(match));
  return { node, table, seat: seatsIn(table.state.toAct)[0], letGo: () => letGo() };
}

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

test('a move that is sent again while it is being stored is accepted no sooner than it is safe', async () => {
  const { node, table, seat, letGo } = await slowTable();
  const { store } = node.context;
  const [{ id: move }] = table.state.match.legalMoves(seat);
  const before = (await store.entries(table.id, 0)).length;
  const storedWhenAccepted = async (): Promise<number> => {
    expect(await table.act(seat, { type: 'move', move, nonce: 'once' })).toMatchObject({ ok: true });
    return (await store.entries(table.id, 0)).length - before;
  };
  const first = storedWhenAccepted();
  await aWhile();
  const again = storedWhenAccepted();
  await aWhile();
  letGo();
  expect(await Promise.all([first, again])).toEqual([1, 1]);
  await node.remove();
});

test('a match is not called over, and nobody to be next, before its last step is stored', async () => {
  const { node, table, seat, letGo } = await slowTable();
  const { toAct } = table;
  const resigned = table.act(seat, { type: 'resign' });
  await aWhile();
  expect(table.state.isOver).toBe(true);
  expect(table).toMatchObject({ isOver: false, toAct });
  expect(table.info()).toMatchObject({ status: 'playing', seats: [{ standIn: false }, { standIn: false }] });
  letGo();
  await resigned;
  expect(table).toMatchObject({ isOver: true, toAct: 0 });
  expect(table.info().status).toBe('over');
  await node.remove();
});
