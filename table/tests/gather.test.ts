import { contributors, dealKey, must, partCommitment, recordOf, secretFor, verifyRecord } from '@bandstand/engine';
import type { ServerMessage } from '@bandstand/protocol';
import { addEntry, MemoryStore, PART_MS, Table, type TableSeat, type TableSettings } from '@bandstand/table';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';

const partOf = (seat: number): string => secretFor(`part of seat ${seat}`);
const sealOf = (seat: number): string => partCommitment(partOf(seat));

/** A full table whose devices have sealed these parts; its clock is the test's. */
async function sealedTable(
  commitments: readonly (string | null)[],
  settings: Partial<TableSettings> = {},
  kinds: readonly TableSeat['kind'][] = commitments.map(() => 'person'),
) {
  const seats = commitments.map((commitment, seat): TableSeat => ({
    seat,
    kind: kinds[seat],
    name: `P${seat}`,
    bot: '',
    tokenHash: `token ${seat}`,
    seenAt: 0,
    commitment,
  }));
  const clock = { now: 1_000 };
  const store = new MemoryStore(seats, []);
  const parts = {
    store,
    id: 'm',
    game: toyGame,
    pack: null,
    options: {},
    seed: secretFor('of the server'),
    settings: { pace: { type: 'free' } as const, standIn: 'random', opening: [], ...settings },
    isPublic: false,
    createdAt: 0,
    seats,
    now: () => clock.now,
    soon: (work: () => void) => work(),
    onChange: () => undefined,
  };
  const table = new Table({ ...parts, entries: [] });
  const heard: ServerMessage[] = [];
  await table.join({ viewer: 0, send: (text) => void heard.push(JSON.parse(text) as ServerMessage) });
  must(await table.carryOut({ by: 'host' }));
  const show = (seat: number, part = partOf(seat)) => table.carryOut({ by: 'device', seat, part });
  /** The same table as another process would read it. */
  const readAgain = async () => new Table({ ...parts, entries: await store.entries('m', 0) });
  return { table, clock, heard, show, readAgain, shuffle: () => table.info().shuffle };
}

const code = async (result: ReturnType<Table['carryOut']>): Promise<string> => {
  const done = await result;
  return done.ok ? 'ok' : done.problem.code;
};

test('cards are dealt when all devices have shown their parts, and the key comes from all of them', async () => {
  const { table, heard, show, shuffle } = await sealedTable([sealOf(0), sealOf(1)]);
  expect(shuffle()).toMatchObject({ phase: 'revealing', seats: [{ isIn: false }, { isIn: false }] });
  must(await show(0));
  expect(table.info()).toMatchObject({ status: 'open', shuffle: { seats: [{ isIn: true }, { isIn: false }] } });
  expect(heard.map(({ type }) => type)).not.toContain('snapshot');
  must(await show(1));
  expect(table.info()).toMatchObject({
    status: 'playing',
    shuffle: { phase: 'dealt', seats: [{ isIn: true }, { isIn: true }] },
  });
  expect(heard.map(({ type }) => type)).toContain('snapshot');
  const record = recordOf(table.state.match);
  expect(record.parts).toEqual([0, 1].map((seat) => ({ commitment: sealOf(seat), part: partOf(seat) })));
  expect(verifyRecord(toyGame, record).ok).toBe(true);
});

test('another part, another order and a missing one give another key', () => {
  const secret = secretFor('of the server');
  const part = (seat: number) => ({ commitment: sealOf(seat), part: partOf(seat) });
  const keys = [
    dealKey(secret, undefined),
    dealKey(secret, [null, null]),
    dealKey(secret, [part(0), null]),
    dealKey(secret, [null, part(0)]),
    dealKey(secret, [part(0), part(1)]),
    dealKey(secret, [part(1), part(0)]),
    dealKey(secret, [part(0), part(0)]),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a part is not taken before all seals are fixed, nor one that was not sealed, nor one of another seat', async () => {
  const early = await sealedTable([sealOf(0), null], {}, ['person', 'open']);
  expect(early.shuffle()?.phase).toBe('gathering');
  expect(await code(early.show(0))).toBe('too-early');
  const { table, show } = await sealedTable([sealOf(0), sealOf(1)]);
  expect(await code(show(0, secretFor('something better')))).toBe('other-part');
  expect(await code(show(0, partOf(1)))).toBe('other-part');
  must(await show(0));
  expect(await code(show(0, secretFor('something better')))).toBe('other-part');
  expect(contributors(table.state.parts)).toEqual([0]);
});

test('showing a part twice adds nothing to the log', async () => {
  const { table, show } = await sealedTable([sealOf(0), sealOf(1)]);
  must(await show(0));
  const { seq } = table.state;
  must(await show(0));
  expect(table.state.seq).toBe(seq);
});

test('a device that never shows its part holds up nobody for longer than the limit, and everybody can see it', async () => {
  const { table, clock, show, shuffle } = await sealedTable([sealOf(0), sealOf(1)]);
  must(await show(0));
  expect(table.state.deadline(0)).toBe(1_000 + PART_MS);
  clock.now += PART_MS - 1;
  must(await table.carryOut({ by: 'clock' }));
  expect(table.info().status).toBe('open');
  clock.now += 1;
  must(await table.carryOut({ by: 'clock' }));
  expect(table.info().status).toBe('playing');
  expect(shuffle()?.seats).toMatchObject([{ isIn: true }, { commitment: sealOf(1), isIn: false }]);
  expect(await code(show(1))).toBe('too-late');
  expect(recordOf(table.state.match).parts).toEqual([
    { commitment: sealOf(0), part: partOf(0) },
    { commitment: sealOf(1) },
  ]);
});

test('a table whose devices give nothing begins at once, as before', async () => {
  const { table } = await sealedTable([null, null]);
  expect(table.info()).toMatchObject({ status: 'playing', shuffle: { phase: 'dealt', seats: [null, null] } });
  expect(recordOf(table.state.match)).toMatchObject({ format: 'bandstand-record-1' });
  expect(recordOf(table.state.match)).not.toHaveProperty('parts');
});

test('the clocks do not run before the deal', async () => {
  const { table, clock, show } = await sealedTable([sealOf(0), sealOf(1)], { pace: { type: 'perMove', seconds: 30 } });
  must(await show(0));
  clock.now += 9_000;
  must(await show(1));
  expect(table.leftMs(0)).toBe(30_000);
});

test('read again from its log at any moment, a table has the same deal', async () => {
  const { table, show, readAgain } = await sealedTable([sealOf(0), sealOf(1)]);
  const standings = [(await readAgain()).info()];
  must(await show(0));
  standings.push((await readAgain()).info());
  must(await show(1));
  standings.push((await readAgain()).info());
  expect(standings.map(({ shuffle }) => shuffle?.phase)).toEqual(['revealing', 'revealing', 'dealt']);
  expect((await readAgain()).state.match.hash()).toBe(table.state.match.hash());
  expect(recordOf((await readAgain()).state.match)).toEqual(recordOf(table.state.match));
});

test('nothing begins while somebody is invited and has not said yes', async () => {
  const { table, heard } = await sealedTable([null, null], {}, ['person', 'invited']);
  expect(table.info()).toMatchObject({ status: 'open', seats: [{ kind: 'person' }, { kind: 'invited' }] });
  must(await table.carryOut({ by: 'clock' }));
  expect(await code(table.act(1, { type: 'answer', yes: true }))).toBe('not-started');
  expect(table.info().status).toBe('open');
  expect(heard.map(({ type }) => type)).not.toContain('update');
});

test('nobody leaves a bot on a seat that another person may sit on when the match begins', async () => {
  const { table } = await sealedTable([null, null], {}, ['person', 'open']);
  expect(await code(table.act(0, { type: 'leave' }))).toBe('not-started');
  expect(table.state.absent).toBe(0);
});

test('who would rather not play ends the table, and everybody hears who it was', async () => {
  const { table, heard } = await sealedTable([null, null], {}, ['person', 'invited']);
  must(await table.carryOut({ by: 'decliner', seat: 1 }));
  expect(table.info().status).toBe('over');
  expect(heard.findLast(({ type }) => type === 'update')).toMatchObject({ ending: { how: 'declined', by: 1 } });
});

test('in a log of old, people also said that they would', async () => {
  const { table: waiting } = await sealedTable([null, null], {}, ['person', 'open']);
  addEntry(waiting.state, { type: 'agree', seat: 1, yes: true }, 0);
  expect(waiting.state.isOver).toBe(false);
});
