import { must, type Seat } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { MemoryStore } from '../memoryStore.ts';
import type { Entry } from '../entry.ts';
import type { EntryRow, Seen, TableSeat, TableStore } from '../store.ts';
import type { Table } from '../table.ts';
import { Listener, move, seatsOf, standing, tableWith } from './seating.ts';

/** One store for several nodes, which tells what it was asked to note. */
class SharedStore implements TableStore {
  readonly isShared = true;
  readonly seen: Seen[] = [];
  readonly woken: (Seen | undefined)[] = [];
  taken: readonly TableSeat[];
  /** What another node does just before the next entry is stored here. */
  before: (() => Promise<unknown>) | undefined;
  isFull = false;
  private readonly memory: MemoryStore;

  constructor(taken: readonly TableSeat[]) {
    this.taken = taken;
    this.memory = new MemoryStore(taken, []);
  }

  seats = (): Promise<readonly TableSeat[]> => Promise.resolve(this.taken);
  noteSeen(_match: string, seat: Seat, at: number): Promise<void> {
    this.seen.push({ seat, at });
    return Promise.resolve();
  }
  async append(match: string, seq: number, entry: Entry, at: number): Promise<boolean> {
    const first = this.before;
    this.before = undefined;
    await first?.();
    if (this.isFull) throw new Error('the disk is full');
    return this.memory.append(match, seq, entry, at);
  }
  entries = (match: string, after: number): Promise<readonly EntryRow[]> => this.memory.entries(match, after);
  addChat: TableStore['addChat'] = (match, chat) => this.memory.addChat(match, chat);
  chat: TableStore['chat'] = (match, after) => this.memory.chat(match, after);
  writeCaption: TableStore['writeCaption'] = (match, caption) => this.memory.writeCaption(match, caption);
  captions = () => this.memory.captions();
  wake(_match: string, seen?: Seen): Promise<void> {
    this.woken.push(seen);
    return Promise.resolve();
  }
}

/** Two nodes with the same begun match of two people. */
async function twoNodes(now = () => 0): Promise<{ store: SharedStore; here: Table; there: Table; changes: boolean[] }> {
  const kinds = ['person', 'person'] as const;
  const store = new SharedStore(seatsOf(kinds));
  const changes: boolean[] = [];
  const here = tableWith(toyGame, kinds, { store, now, onChange: (isOwn) => changes.push(isOwn) });
  const there = tableWith(toyGame, kinds, { store, now });
  must(await here.carryOut({ by: 'host' }));
  await there.readLog();
  return { store, here, there, changes };
}

test('a node reads on what another one stored, and tells those who are with it', async () => {
  const { here, there, changes } = await twoNodes();
  const rival = new Listener(1);
  await here.join(rival);
  must(await move(there, 0, 1));
  changes.length = 0;
  await here.readOn();
  expect(changes).toEqual([false]);
  expect(standing(rival.heard)).toMatchObject({ toAct: [1], events: [{ type: 'added', seat: 0, amount: 2 }] });
  await here.readOn();
  expect(changes).toEqual([false]);
});

test('when another node was faster, the move that still fits is made after it', async () => {
  const { store, here, there } = await twoNodes();
  const people = [new Listener(0), new Listener(1)];
  for (const listener of people) await here.join(listener);
  store.before = () => there.act(1, { type: 'leave' });
  must(await move(here, 0, 0));
  expect(here.absent).toBe(2);
  expect(here.state.match.steps).toEqual([[0, 0]]);
  await there.readOn();
  expect(there.state.match.hash()).toBe(here.state.match.hash());
  // What was written too early was never sent: everybody hears of the move once.
  for (const { heard } of people)
    expect(heard.flatMap((message) => (message.type === 'update' ? message.events : []))).toHaveLength(1);
});

test('when another node was faster with the same turn, the move is refused and nothing is left of it', async () => {
  const { store, here, there } = await twoNodes();
  const person = new Listener(0);
  await here.join(person);
  store.before = () => move(there, 0, 1);
  expect(await move(here, 0, 0)).toMatchObject({ ok: false });
  expect(here.state.match.steps).toEqual([[0, 1]]);
  expect(standing(person.heard).events).toEqual([{ type: 'added', seat: 0, amount: 2 }]);
});

test('what could not be stored did not happen, and can be tried again', async () => {
  const { store, here } = await twoNodes();
  const person = new Listener(0);
  await here.join(person);
  const before = person.heard.length;
  store.isFull = true;
  await expect(move(here, 0, 0)).rejects.toThrow('the disk is full');
  expect(person.heard.length).toBe(before);
  expect(here.toAct).toBe(1);
  store.isFull = false;
  must(await move(here, 0, 0));
  expect(here.state.match.steps).toEqual([[0, 0]]);
});

test('a table that loses every race says so', async () => {
  const { store, here, there } = await twoNodes();
  let isAway = false;
  const again = async (): Promise<void> => {
    store.before = undefined;
    must(await there.act(1, { type: isAway ? 'back' : 'leave' }));
    isAway = !isAway;
    store.before = again;
  };
  store.before = again;
  expect(await move(here, 0, 0)).toMatchObject({ problem: { code: 'busy' } });
  expect(here.state.match.steps).toEqual([]);
});

test('who comes and goes is noted for other nodes, in order, and watchers are not', async () => {
  let now = 5;
  const { store, here } = await twoNodes(() => now);
  const [person, watcher] = [new Listener(1), new Listener('spectator')];
  await here.join(person);
  await here.join(watcher);
  now = 9;
  here.leave(person);
  here.leave(watcher);
  await here.settled();
  expect(store.seen).toEqual([
    { seat: 1, at: 5 },
    { seat: 1, at: 0 },
  ]);
  expect(store.woken.filter((seen) => seen !== undefined)).toEqual(store.seen);
});

test('a seat counts as here while somebody holds it open at any node, for a while', async () => {
  let now = 100_000;
  const { here } = await twoNodes(() => now);
  const isHere = (): boolean[] => here.info().seats.map((seat) => seat.isHere);
  expect(isHere()).toEqual([false, false]);
  await here.noteElsewhere({ seat: 1, at: now });
  expect(isHere()).toEqual([false, true]);
  now += 74_999;
  expect(isHere()).toEqual([false, true]);
  now += 1;
  expect(isHere()).toEqual([false, false]);
});

test('one of two connections of a seat may go without the seat being away', async () => {
  const { store, here } = await twoNodes(() => 3);
  const [phone, desktop] = [new Listener(0), new Listener(0)];
  await here.join(phone);
  await here.join(desktop);
  here.leave(phone);
  await here.settled();
  expect(store.seen.every(({ at }) => at === 3)).toBe(true);
  expect(here.watchers).toBe(1);
});

test('a heartbeat notes everybody who is here and reads who is elsewhere', async () => {
  const { store, here } = await twoNodes(() => 7);
  const person = new Listener(0);
  await here.join(person);
  await here.join(new Listener('spectator'));
  await here.settled();
  store.seen.length = 0;
  store.woken.length = 0;
  store.taken = store.taken.map((held) => ({ ...held, name: `${held.name} again` }));
  here.heartbeat();
  await here.settled();
  expect(store.seen).toEqual([{ seat: 0, at: 7 }]);
  expect(store.woken).toEqual([]);
  expect(person.of('table').at(-1)?.table.seats[1].name).toBe('P1 again');
});

test('when a seat changes hands, connections look where they belong, and whoever has no seat is not let in', async () => {
  const { store, here } = await twoNodes();
  let looks = 0;
  const person = Object.assign(new Listener(0), { reseat: () => ++looks < 3 });
  await here.join(person);
  expect(looks).toBe(1);
  await here.refresh();
  expect(looks).toBe(1);
  store.taken = store.taken.map((held) => ({ ...held, tokenHash: `key ${held.seat}` }));
  await here.refresh();
  expect(looks).toBe(2);
  here.leave(person);
  const before = person.heard.length;
  await here.join(person);
  expect(person.heard.length).toBe(before);
  expect(here.watchers).toBe(0);
});

test('words and captions that came in elsewhere are told on refresh', async () => {
  const { here, there } = await twoNodes();
  const person = new Listener(0);
  await here.join(person);
  must(await there.say(1, { type: 'chat', text: 'Hello from there' }));
  expect(person.of('chat')).toEqual([]);
  await here.refresh();
  await here.refresh();
  expect(person.of('chat').map(({ text }) => text)).toEqual(['Hello from there']);
});
