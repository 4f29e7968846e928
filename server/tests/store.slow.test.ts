import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { MatchRow, MatchTouch, SeatRow, Store, Wake } from '../storage/store.ts';
import type { Entry } from '@bandstand/table';
import { newId } from '../tokens.ts';

let pg: RunningPg;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-store-'));
  pg = await startPg();
}, 60_000);
afterAll(async () => {
  await pg.stop();
  await rm(folder, { recursive: true, force: true });
});

const matchRow = (change: Partial<MatchRow> = {}): MatchRow => ({
  id: newId(),
  game: 'any',
  rulesVersion: 1,
  packHash: 'hash',
  pack: null,
  options: '{}',
  seats: 2,
  seed: 'seed',
  settings: '{}',
  inviteHash: null,
  status: 'open',
  createdAt: 1_700_000_000_000,
  touchedAt: 1_700_000_000_000,
  toAct: 0,
  deadlineAt: null,
  ...change,
});
const seatRow = (match: string, seat: number, change: Partial<SeatRow> = {}): SeatRow => ({
  match,
  seat,
  kind: 'open',
  name: '',
  bot: '',
  tokenHash: null,
  webhook: null,
  push: null,
  seenAt: 0,
  ...change,
});
const touch: MatchTouch = { status: 'playing', toAct: 2, deadlineAt: null };

describe.each(['sqlite', 'postgres'] as const)('storage on %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store =
      kind === 'sqlite'
        ? await openSqlite(join(folder, 'contract.sqlite'))
        : await openPostgres(pg.url, () => undefined);
  });
  afterAll(() => store.close());

  const created = async (change: Partial<MatchRow> = {}): Promise<MatchRow> => {
    const row = matchRow(change);
    await store.createMatch(row, [seatRow(row.id, 0), seatRow(row.id, 1)]);
    return row;
  };

  test('a match comes back as it was stored', async () => {
    const row = await created({ pack: '{"a":"ü ✓"}', deadlineAt: 1_800_000_000_123, inviteHash: 'x' });
    expect(await store.match(row.id)).toEqual({ ...row, news: 0 });
    expect(await store.seats(row.id)).toEqual([seatRow(row.id, 0), seatRow(row.id, 1)]);
    expect(await store.match(newId())).toBeUndefined();
  });

  test('a caption is the last text of its key, an empty one is none, and each match has its own', async () => {
    const [one, other] = [await created(), await created()];
    const write = (match: string, key: string, text: string) =>
      store.writeCaption(match, { key, at: 1, seat: 0, text });
    await write(one.id, 'band-1', 'First');
    await write(one.id, 'band-1', 'Ü ✓ <b>');
    await write(one.id, 'motto', 'Loud');
    await write(other.id, 'motto', 'Soft');
    expect(await store.captions(one.id)).toEqual({ 'band-1': 'Ü ✓ <b>', motto: 'Loud' });
    await write(one.id, 'motto', '');
    expect(await store.captions(one.id)).toEqual({ 'band-1': 'Ü ✓ <b>' });
    expect(await store.captions(other.id)).toEqual({ motto: 'Soft' });
  });

  test('two seats are exchanged while one is open, whoever joins meanwhile', async () => {
    const row = matchRow();
    const ada = seatRow(row.id, 0, { kind: 'person', name: 'Ada', tokenHash: 'a' });
    await store.createMatch(row, [ada, seatRow(row.id, 1)]);
    expect(await store.swapSeats(row.id, 0, 1)).toBe(true);
    expect((await store.seats(row.id)).map(({ name }) => name)).toEqual(['', 'Ada']);
    const guest = { kind: 'person', name: 'Guest', tokenHash: 'g', seenAt: 0 } as const;
    await Promise.all([store.swapSeats(row.id, 0, 1), store.takeSeat(row.id, 0, guest), store.swapSeats(row.id, 1, 0)]);
    const seats = await store.seats(row.id);
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(seats.filter(({ name }) => name === 'Ada')).toHaveLength(1);
    await store.takeSeat(
      row.id,
      seats.findIndex(({ kind }) => kind === 'open'),
      guest,
    );
    expect(await store.swapSeats(row.id, 0, 1)).toBe(false);
  });

  test('an entry number is given once: the second writer is told', async () => {
    const { id } = await created();
    const entry = (move: number) => ({ type: 'move', seat: 0, move }) as const;
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map((move) => store.append(id, 1, entry(move), 5 + move, { ...touch, toAct: move })),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const winner = results.indexOf(true) + 1;
    expect(await store.entries(id, 0)).toEqual([{ seq: 1, at: 5 + winner, entry: entry(winner) }]);
    expect(await store.match(id)).toMatchObject({ status: 'playing', toAct: winner, touchedAt: 5 + winner });
  });

  test('entries come in order and only those asked for', async () => {
    const { id } = await created();
    for (let seq = 1; seq <= 5; seq++)
      expect(await store.append(id, seq, { type: 'undo', seat: seq }, seq, touch)).toBe(true);
    expect((await store.entries(id, 3)).map(({ seq }) => seq)).toEqual([4, 5]);
  });

  test('entries of one match go in by their numbers, however many are on their way', async () => {
    const { id } = await created();
    const numbers = Array.from({ length: 30 }, (_, i) => i + 1);
    const added = await Promise.all(numbers.map((seq) => store.append(id, seq, { type: 'undo', seat: 0 }, seq, touch)));
    expect(added).toEqual(numbers.map(() => true));
    expect((await store.entries(id, 0)).map(({ seq, at }) => [seq, at])).toEqual(numbers.map((seq) => [seq, seq]));
  });

  test('an entry that cannot be stored does not fail its neighbours', async () => {
    const rows = await Promise.all(Array.from({ length: 9 }, () => created()));
    const results = await Promise.allSettled(
      rows.map(({ id }, i) => store.append(id, i === 4 ? Number.NaN : 1, { type: 'start' }, 7, touch)),
    );
    expect(results.map(({ status }) => status)).toEqual(rows.map((_, i) => (i === 4 ? 'rejected' : 'fulfilled')));
    for (const [i, { id }] of rows.entries()) expect(await store.entries(id, 0)).toHaveLength(i === 4 ? 0 : 1);
  });

  test('an entry of a match that is not stored is not added, and its neighbours are', async () => {
    const { id } = await created();
    const append = (match: string) => store.append(match, 1, { type: 'start' }, 7, touch);
    expect(await Promise.all([append(newId()), append(id)])).toEqual([false, true]);
  });

  test('each entry of many that come together is answered for itself', async () => {
    const rows = await Promise.all(Array.from({ length: 20 }, () => created()));
    for (const { id } of rows.slice(0, 10)) await store.append(id, 1, { type: 'start' }, 1, touch);
    const late = { status: 'over', toAct: 0, deadlineAt: 9 } as const;
    const added = await Promise.all(
      rows.map(({ id }, i) => store.append(id, 1, { type: 'undo', seat: 0 }, 2, i % 2 === 0 ? late : undefined)),
    );
    expect(added).toEqual(rows.map((_, i) => i >= 10));
    const statuses = await Promise.all(rows.map(async ({ id }) => (await store.match(id))?.status));
    expect(statuses).toEqual(rows.map((_, i) => (i < 10 ? 'playing' : i % 2 === 0 ? 'over' : 'open')));
  });

  test('entries of every kind come back as they were', async () => {
    const { id } = await created();
    const entries: Entry[] = [
      { type: 'start' },
      { type: 'move', seat: 3, move: 1234 },
      { type: 'move', seat: 0, move: 0, nonce: 'ü "✓"\\\n' },
      { type: 'propose', seat: 1, wish: { type: 'rewind', to: 3 }, needs: 3 },
      { type: 'absent', seat: 1, why: 'clock' },
    ];
    for (const [i, entry] of entries.entries()) await store.append(id, i + 1, entry, i);
    expect((await store.entries(id, 0)).map(({ entry }) => entry)).toEqual(entries);
  });

  test('whoever asks how far matches are learns of entries and of everything beside the log', async () => {
    const [one, other] = [await created(), await created()];
    await store.append(one.id, 1, { type: 'start' }, 1, touch);
    await store.append(one.id, 2, { type: 'undo', seat: 0 }, 2);
    const seen = async () =>
      new Map((await store.heads([one.id, other.id, newId()])).map((head) => [head.match, head]));
    const first = await seen();
    expect(first.get(one.id)).toMatchObject({ seq: 2 });
    expect(first.get(other.id)).toMatchObject({ seq: 0, news: 0 });
    expect(first.size).toBe(2);
    const changes = [
      () => store.takeSeat(other.id, 0, { kind: 'person', name: 'A', tokenHash: 'a', seenAt: 0 }),
      () => store.updateSeat(other.id, 0, { tokenHash: 'b' }),
      () => store.swapSeats(other.id, 0, 1),
      () => store.addChat(other.id, { at: 1, seat: 0, name: 'A', kind: 'text', text: 'x' }),
      () => store.writeCaption(other.id, { key: 'k', at: 1, seat: 0, text: 'x' }),
      () => store.writeCaption(other.id, { key: 'k', at: 1, seat: 0, text: '' }),
    ];
    for (const [i, change] of changes.entries()) {
      await change();
      expect((await seen()).get(other.id)).toMatchObject({ seq: 0, news: i + 1 });
    }
    expect((await seen()).get(one.id)).toEqual(first.get(one.id));
  });

  test('an open seat is taken by one person only', async () => {
    const { id } = await created();
    const people = await Promise.all(
      ['a', 'b', 'c'].map((name) => store.takeSeat(id, 1, { kind: 'person', name, tokenHash: name, seenAt: 1 })),
    );
    expect(people.filter(Boolean)).toHaveLength(1);
    expect((await store.seats(id))[1]).toMatchObject({ kind: 'person', name: ['a', 'b', 'c'][people.indexOf(true)] });
  });

  test('the seal of a part is kept once, goes with its person, and is gone with them', async () => {
    const { id } = await created();
    const guest = { kind: 'person', name: 'Guest', tokenHash: 'g', seenAt: 0, commitment: 'one' } as const;
    await store.takeSeat(id, 0, guest);
    expect(await store.sealPart(id, 0, 'two')).toBe(false);
    expect(await store.sealPart(id, 0, 'one')).toBe(true);
    await store.swapSeats(id, 0, 1);
    expect((await store.seats(id)).map(({ commitment }) => commitment)).toEqual([undefined, 'one']);
    await store.freeSeat(id, 1);
    expect((await store.seats(id)).map(({ commitment }) => commitment)).toEqual([undefined, undefined]);
  });

  test('a full table is not offered, begun or not', async () => {
    const { id } = await created({ createdAt: 9e12 + 3 });
    const listed = async (): Promise<boolean> => (await store.publicMatches('open', 10)).some((row) => row.id === id);
    expect(await listed()).toBe(true);
    for (const seat of [0, 1])
      await store.takeSeat(id, seat, { kind: 'person', name: 'A', tokenHash: `${seat}`, seenAt: 0 });
    expect(await listed()).toBe(false);
  });

  test('a seat can be changed field by field', async () => {
    const { id } = await created();
    await store.updateSeat(id, 0, { webhook: 'https://example.org', push: null });
    await store.updateSeat(id, 0, {});
    expect((await store.seats(id))[0]).toEqual(seatRow(id, 0, { webhook: 'https://example.org' }));
  });

  test('what is computed from the log can be mended', async () => {
    const { id } = await created();
    await store.touchMatch(id, { status: 'over', toAct: 0, deadlineAt: 7 });
    expect(await store.match(id)).toMatchObject({ status: 'over', toAct: 0, deadlineAt: 7 });
  });

  test('chat is numbered without gaps although many speak at once', async () => {
    const { id } = await created();
    const numbers = await Promise.all(
      [1, 2, 3, 4].map((at) => store.addChat(id, { at, seat: 0, name: 'A', kind: 'text', text: `${at}` })),
    );
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
    expect((await store.chat(id, 2)).map(({ n }) => n)).toEqual([3, 4]);
  });

  test('the lobby lists public open tables, newest first', async () => {
    const old = await created({ createdAt: 9e12 });
    const young = await created({ createdAt: 9e12 + 1 });
    const hidden = await created({ createdAt: 9e12 + 2, inviteHash: 'secret' });
    const ids = (await store.publicMatches('open', 10)).map(({ id }) => id);
    expect(ids.indexOf(young.id)).toBeLessThan(ids.indexOf(old.id));
    expect(ids).not.toContain(hidden.id);
  });

  test('overdue clocks are found', async () => {
    const late = await created({ deadlineAt: 1000 });
    const early = await created({ deadlineAt: 9e12 });
    const due = await store.overdue(5000, 100);
    expect(due).toContain(late.id);
    expect(due).not.toContain(early.id);
  });

  test('old matches are removed with everything about them, running ones stay', async () => {
    const gone = await created({ status: 'over', touchedAt: 10 });
    const runs = await created({ status: 'playing', touchedAt: 10 });
    await store.addChat(gone.id, { at: 1, seat: null, name: '', kind: 'text', text: 'x' });
    expect(await store.removeOlder(20)).toBeGreaterThanOrEqual(1);
    expect([await store.match(gone.id), await store.seats(gone.id), await store.chat(gone.id, 0)]).toEqual([
      undefined,
      [],
      [],
    ]);
    expect(await store.match(runs.id)).toBeDefined();
  });

  test('a code works once and not after its time', async () => {
    await store.addCode(`good-${kind}`, 'm', 1, 100);
    await store.addCode(`late-${kind}`, 'm', 1, 40);
    expect(await store.takeCode(`late-${kind}`, 50)).toBeUndefined();
    expect(await store.takeCode(`good-${kind}`, 50)).toEqual({ match: 'm', seat: 1 });
    expect(await store.takeCode(`good-${kind}`, 50)).toBeUndefined();
  });

  test('the first kept value wins for everybody', async () => {
    const [one, two] = await Promise.all(['a', 'b'].map((value) => store.keep('key', value)));
    expect(one).toBe(two);
    expect(await store.keep('key', 'c')).toBe(one);
  });

  test('text that looks like SQL is only text', async () => {
    const { id } = await created();
    const name = "Robert'); drop table matches; --";
    await store.takeSeat(id, 0, { kind: 'person', name, tokenHash: 'x', seenAt: 0 });
    expect((await store.seats(id))[0].name).toBe(name);
  });
});

test('what SQLite acknowledged is there after it is opened again, and a backup is a whole copy', async () => {
  const file = join(folder, 'again.sqlite');
  const first = await openSqlite(file);
  const row = matchRow();
  await first.createMatch(row, []);
  await first.backup(join(folder, 'copy.sqlite'));
  await first.close();
  for (const path of [file, join(folder, 'copy.sqlite')]) {
    const again = await openSqlite(path);
    expect(await again.match(row.id)).toMatchObject(row);
    await again.close();
  }
});

test('PostgreSQL tells other nodes which match changed', async () => {
  const [one, two] = await Promise.all([openPostgres(pg.url, () => undefined), openPostgres(pg.url, () => undefined)]);
  const row = matchRow();
  await one.createMatch(row, []);
  const woken = new Promise<Wake>((resolve) => two.subscribe(resolve));
  await one.append(row.id, 1, { type: 'start' }, 1, touch);
  expect(await woken).toEqual({ match: row.id, seq: 1 });
  await Promise.all([one.close(), two.close()]);
});

test('a pack is stored once, however many tables play with it, and goes with the last of them', async () => {
  const file = join(folder, 'packs.sqlite');
  const store = await openSqlite(file);
  const pack = JSON.stringify({ attribution: 'x'.repeat(50_000) });
  const rows = Array.from({ length: 40 }, () => matchRow({ pack, status: 'over' }));
  for (const row of rows) await store.createMatch(row, []);
  await store.createMatch(matchRow({ pack: '{}' }), []);
  const database = new DatabaseSync(file);
  const packs = () => database.prepare('select length(body) as length from packs order by length').all();
  expect(packs()).toEqual([{ length: 2 }, { length: pack.length }]);
  expect(await store.match(rows[39].id)).toMatchObject({ pack });
  await store.removeMatches(rows.slice(1).map(({ id }) => id));
  expect(packs()).toHaveLength(2);
  await store.removeMatches([rows[0].id]);
  expect(packs()).toEqual([{ length: 2 }]);
  database.close();
  await store.close();
});
