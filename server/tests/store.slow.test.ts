import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { MatchRow, MatchTouch, SeatRow, SeatTaken, Store, Wake } from '../storage/store.ts';
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
/** Somebody who sits down, with a sitting-down of their own. */
const person = (name: string, change: Partial<SeatTaken> = {}): SeatTaken => ({
  kind: 'person',
  name,
  tokenHash: `key of ${name}`,
  seenAt: 0,
  occupancy: `${name} ${newId()}`,
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
    const guest = person('Guest');
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
      () => store.takeSeat(other.id, 0, person('A', { occupancy: 'a' })),
      () => store.updateOccupant(other.id, 'a', { tokenHash: 'b' }),
      () => store.swapSeats(other.id, 0, 1),
      () => store.addChat(other.id, { at: 1, seat: 0, name: 'A', kind: 'text', text: 'x' }),
      () => store.writeCaption(other.id, { key: 'k', at: 1, seat: 0, text: 'x' }),
      () => store.writeCaption(other.id, { key: 'k', at: 1, seat: 0, text: '' }),
      () => store.clearWords(other.id, { occupancy: 'a' }, 'Player 1'),
      () => store.endOccupancy('a'),
      () => store.freeSeat(other.id, 'a'),
    ];
    for (const [i, change] of changes.entries()) {
      await change();
      expect((await seen()).get(other.id)).toMatchObject({ seq: 0, news: i + 1 });
    }
    expect((await seen()).get(one.id)).toEqual(first.get(one.id));
  });

  test('an open seat is taken by one person only', async () => {
    const { id } = await created();
    const people = await Promise.all(['a', 'b', 'c'].map((name) => store.takeSeat(id, 1, person(name))));
    expect(people.filter(Boolean)).toHaveLength(1);
    expect((await store.seats(id))[1]).toMatchObject({ kind: 'person', name: ['a', 'b', 'c'][people.indexOf(true)] });
  });

  test('the seal of a part is kept once, goes with its person, and is gone with them', async () => {
    const { id } = await created();
    const guest = person('Guest', { commitment: 'one' });
    await store.takeSeat(id, 0, guest);
    expect(await store.sealPart(id, guest.occupancy, 'two')).toBe(false);
    expect(await store.sealPart(id, guest.occupancy, 'one')).toBe(true);
    await store.swapSeats(id, 0, 1);
    expect((await store.seats(id)).map(({ commitment }) => commitment)).toEqual([undefined, 'one']);
    await store.freeSeat(id, guest.occupancy);
    expect((await store.seats(id)).map(({ commitment }) => commitment)).toEqual([undefined, undefined]);
  });

  test('a full table is not offered, begun or not', async () => {
    const { id } = await created({ createdAt: 9e12 + 3 });
    const listed = async (): Promise<boolean> =>
      (await store.publicMatches({ status: 'open', limit: 10 })).some((row) => row.id === id);
    expect(await listed()).toBe(true);
    for (const seat of [0, 1]) await store.takeSeat(id, seat, person('A'));
    expect(await listed()).toBe(false);
  });

  test('what is somebody’s can be changed field by field, wherever they sit now', async () => {
    const { id } = await created();
    const ada = person('Ada');
    await store.takeSeat(id, 0, ada);
    await store.swapSeats(id, 0, 1);
    expect(await store.updateOccupant(id, ada.occupancy, { webhook: 'https://example.org', push: null })).toBe(1);
    expect(await store.updateOccupant(id, ada.occupancy, {})).toBe(1);
    expect(await store.updateOccupant(id, 'somebody else', { webhook: 'https://example.com' })).toBeUndefined();
    expect((await store.seats(id))[1]).toEqual(seatRow(id, 1, { ...ada, webhook: 'https://example.org' }));
    expect((await store.seats(id))[0]).toEqual(seatRow(id, 0));
  });

  test('words are taken from the person who said them, wherever they sat, and from no other', async () => {
    const { id } = await created();
    const [rude, kind] = [person('Rude'), person('Kind')];
    await store.takeSeat(id, 0, rude);
    const says = (seat: number, { name, occupancy: by }: SeatTaken, text: string) =>
      store.addChat(id, { at: 1, seat, by, name, kind: 'text', text });
    await says(0, rude, 'one');
    await store.swapSeats(id, 0, 1);
    await store.takeSeat(id, 0, kind);
    await says(0, kind, 'two');
    await says(1, rude, 'three');
    await store.writeCaption(id, { key: 'mine', at: 1, seat: 0, by: rude.occupancy, text: 'rude' });
    await store.writeCaption(id, { key: 'theirs', at: 1, seat: 1, by: kind.occupancy, text: 'kind' });
    expect(await store.clearWords(id, { occupancy: rude.occupancy }, 'Nobody')).toEqual([1, 3]);
    expect((await store.chat(id, 0)).map(({ name, text }) => [name, text])).toEqual([
      ['Nobody', '(removed)'],
      ['Kind', 'two'],
      ['Nobody', '(removed)'],
    ]);
    expect(await store.captions(id)).toEqual({ theirs: 'kind' });
    expect((await store.seats(id)).map(({ name }) => name)).toEqual(['Kind', 'Nobody']);
    // Of those who sat there and are gone.
    expect(await store.clearWords(id, { goneFrom: 0 }, 'Gone')).toEqual([]);
    await store.addChat(id, { at: 1, seat: 0, by: 'gone', name: 'Gone', kind: 'text', text: 'left' });
    await store.addChat(id, { at: 1, seat: 0, name: 'Of old', kind: 'text', text: 'of old' });
    expect(await store.clearWords(id, { goneFrom: 0 }, 'Gone')).toEqual([4, 5]);
  });

  test('who is invited sits down by saying yes, once, and not after being sent away from the same people', async () => {
    const [one, two] = [await created({ status: 'over' }), matchRow()];
    const [ada, bo] = [person('Ada'), person('Bo')];
    await store.takeSeat(one.id, 0, ada);
    await store.takeSeat(one.id, 1, bo);
    const invited = [ada, bo].map((each, seat) => seatRow(two.id, seat, { ...each, kind: 'invited' }));
    await store.createMatch(two, invited);
    expect((await store.publicMatches({ status: 'open', limit: 1000 })).map(({ id }) => id)).not.toContain(two.id);
    expect(await store.acceptSeat(two.id, 'somebody else', { seenAt: 5 })).toBe(false);
    expect(await store.acceptSeat(two.id, ada.occupancy, { seenAt: 5, commitment: 'c' })).toBe(true);
    expect(await store.acceptSeat(two.id, ada.occupancy, { seenAt: 5 })).toBe(false);
    expect((await store.seats(two.id)).map((seat) => seat.kind)).toEqual(['person', 'invited']);
    expect(await store.swapSeats(two.id, 0, 1)).toBe(true);
    expect((await store.seats(two.id)).map((seat) => seat.kind)).toEqual(['invited', 'person']);

    await store.addCode({ hash: `of-bo-${kind}`, match: two.id, occupancy: bo.occupancy, expiresAt: 9e15 }, 0);
    await store.updateOccupant(two.id, bo.occupancy, { webhook: 'https://example.org', push: '{}' });
    const places = await store.endOccupancy(bo.occupancy);
    expect(places.map(({ match }) => match).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(await store.takeCode(`of-bo-${kind}`, 0)).toBeUndefined();
    expect((await store.seats(two.id))[0]).toMatchObject({ isEnded: true, tokenHash: null, webhook: null, push: null });
    expect((await store.seats(one.id))[1]).toMatchObject({ isEnded: true, tokenHash: bo.tokenHash, name: 'Bo' });
    expect((await store.seats(one.id))[0]).not.toHaveProperty('isEnded');
    expect(await store.acceptSeat(two.id, bo.occupancy, { seenAt: 5 })).toBe(false);
    expect(await store.updateOccupant(one.id, bo.occupancy, { tokenHash: 'new' })).toBeUndefined();
    expect(await store.freeSeat(two.id, bo.occupancy)).toBe(true);
    expect((await store.seats(two.id))[0]).toEqual(seatRow(two.id, 0));
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
    const ids = (await store.publicMatches({ status: 'open', limit: 10 })).map(({ id }) => id);
    expect(ids.indexOf(young.id)).toBeLessThan(ids.indexOf(old.id));
    expect(ids).not.toContain(hidden.id);
  });

  test('the lobby lists few tables of one maker, the newest, and on demand only those where somebody was seen', async () => {
    const madeFrom = newId();
    const many: MatchRow[] = [];
    for (let i = 0; i < 5; i++) many.push(await created({ createdAt: 9e12 + 10 + i, madeFrom }));
    const waits = matchRow({ createdAt: 9e12 });
    await store.createMatch(waits, [
      seatRow(waits.id, 0, { kind: 'person', name: 'Ada', isHost: true, seenAt: 500 }),
      seatRow(waits.id, 1),
    ]);
    const listed = async (change = {}) =>
      (await store.publicMatches({ status: 'open', limit: 50, ofOneMaker: 2, ...change })).map(({ id }) => id);
    expect((await listed()).filter((id) => many.some((row) => row.id === id))).toEqual([many[4].id, many[3].id]);
    expect(await listed({ seenSince: 400 })).toContain(waits.id);
    expect(await listed({ seenSince: 400 })).not.toContain(many[4].id);
    expect(await listed({ seenSince: 600 })).not.toContain(waits.id);
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
    const code = (hash: string, occupancy: string, expiresAt: number) =>
      store.addCode({ hash: `${hash}-${kind}`, match: 'm', occupancy, expiresAt }, 0);
    await code('good', 'a', 100);
    await code('late', 'b', 40);
    expect(await store.takeCode(`late-${kind}`, 50)).toBeUndefined();
    expect(await store.takeCode(`good-${kind}`, 50)).toEqual({ match: 'm', occupancy: 'a' });
    expect(await store.takeCode(`good-${kind}`, 50)).toBeUndefined();
  });

  test('a new code ends the one before of the same person, and old ones are swept', async () => {
    const code = (hash: string, occupancy: string, expiresAt = 100) =>
      store.addCode({ hash: `${hash}-${kind}`, match: 'm', occupancy, expiresAt }, 0);
    await code('first', 'a');
    await code('other', 'b');
    await code('second', 'a');
    await code('old', 'c', 40);
    await store.sweepCodes(50);
    const taken = async (hash: string) => (await store.takeCode(`${hash}-${kind}`, 0))?.occupancy;
    expect([await taken('first'), await taken('second'), await taken('other'), await taken('old')]).toEqual([
      undefined,
      'a',
      'b',
      undefined,
    ]);
  });

  test('the first kept value wins for everybody', async () => {
    const [one, two] = await Promise.all(['a', 'b'].map((value) => store.keep('key', value)));
    expect(one).toBe(two);
    expect(await store.keep('key', 'c')).toBe(one);
  });

  test('text that looks like SQL is only text', async () => {
    const { id } = await created();
    const name = "Robert'); drop table matches; --";
    await store.takeSeat(id, 0, person(name));
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
