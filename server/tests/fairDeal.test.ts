import { randomBytes } from 'node:crypto';
import { commitmentTo, must, parseRecord, partCommitment, verifyRecord, type MatchRecord } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerInvitation, get, post, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let node: TestServer;
let game: string;
beforeAll(async () => {
  node = await testServer({ unlimited: true });
  game = await turnGame(({ seats }) => seats.min <= 2 && seats.max >= 2);
});
afterAll(() => node.remove());

const newPart = (): string => randomBytes(32).toString('hex');
const show = (match: string, token: string, body: object) =>
  post<TableInfo & { code?: string }>(node.url, `/api/matches/${match}/part`, body, token);

interface Waiting {
  readonly match: string;
  readonly host: string;
  readonly guest: string;
  readonly parts: readonly [string, string];
}

/** A full table of two whose devices have sealed their parts and shown none. */
async function sealed(isPublic = true): Promise<Waiting> {
  const parts = [newPart(), newPart()] as const;
  const made = await post<Seated>(node.url, '/api/matches', {
    game,
    name: 'Ada',
    isPublic,
    commitment: partCommitment(parts[0]),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { match, token, invite } = made.body;
  const joined = await post<{ token: string }>(
    node.url,
    `/api/matches/${match}/seats`,
    { name: 'Bo', commitment: partCommitment(parts[1]) },
    undefined,
    invite === null ? {} : { 'x-invite': invite },
  );
  return { match, host: token ?? '', guest: joined.body.token, parts };
}

/** Such a table, dealt. */
async function dealt(isPublic = true): Promise<Waiting> {
  const waiting = await sealed(isPublic);
  await show(waiting.match, waiting.host, { part: waiting.parts[0] });
  await show(waiting.match, waiting.guest, { part: waiting.parts[1] });
  return waiting;
}

const infoOf = async (match: string, token?: string): Promise<TableInfo> =>
  (await get<TableInfo>(node.url, `/api/matches/${match}`, token)).body;

async function end({ match, host }: Waiting): Promise<MatchRecord> {
  await post(node.url, `/api/matches/${match}/actions`, { type: 'resign' }, host);
  return must(parseRecord((await get(node.url, `/api/matches/${match}/record`, host)).body));
}

test('the match begins when both devices have shown what they sealed, and the record tells it all', async () => {
  const waiting = await sealed();
  const { match, host, guest, parts } = waiting;
  const before = await infoOf(match);
  expect(before).toMatchObject({ status: 'open', shuffle: { phase: 'revealing' } });
  expect(before.shuffle?.seats.map((seat) => seat?.commitment)).toEqual(parts.map(partCommitment));
  expect((await show(match, host, { part: parts[0] })).body.status).toBe('open');
  expect(JSON.stringify(await infoOf(match))).not.toContain(parts[0]);
  expect((await show(match, guest, { part: parts[1] })).body.status).toBe('playing');
  const record = await end(waiting);
  expect(record.parts?.map((part) => part?.part)).toEqual(parts);
  expect(record.commitment).toBe(before.commitment);
  expect(verifyRecord(must(await loadGame(game)).game, record).ok).toBe(true);
});

test('a server that changes its secret or a part after the fact is found out', async () => {
  const record = await end(await dealt());
  const { game: rules } = must(await loadGame(game));
  const other = newPart();
  const lies: readonly Partial<MatchRecord>[] = [
    { seed: other },
    { seed: other, commitment: commitmentTo(other) },
    { parts: record.parts?.map((part, seat) => (seat === 0 && part !== null ? { ...part, part: other } : part)) ?? [] },
    { parts: record.parts?.map((part, seat) => (seat === 0 ? null : part)) ?? [] },
    { parts: (record.parts ?? []).toReversed() },
  ];
  for (const lie of lies) expect(verifyRecord(rules, { ...record, ...lie }).ok).toBe(false);
});

test('a device cannot show something else than it sealed, nor the part of another, nor seal what another has', async () => {
  const { match, host, guest, parts } = await sealed();
  expect((await show(match, guest, { part: newPart() })).body.code).toBe('other-part');
  expect((await show(match, guest, { part: parts[0] })).body.code).toBe('other-part');
  expect((await show(match, guest, { commitment: partCommitment(newPart()) })).body.code).toBe('too-late');
  expect((await show(match, host, { part: 'short' })).status).toBe(400);
  expect((await show(match, 'x'.repeat(32), { part: parts[0] })).status).toBe(401);
  const made = await post<Seated>(node.url, '/api/matches', {
    game,
    name: 'Ada',
    isPublic: true,
    commitment: partCommitment(parts[0]),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const copied = { name: 'Copycat', commitment: partCommitment(parts[0]) };
  expect((await post(node.url, `/api/matches/${made.body.match}/seats`, copied)).body.code).toBe('other-part');
});

test('asking again for a seat, with the same nonce and another part, changes nothing', async () => {
  const made = await post<Seated>(node.url, '/api/matches', {
    game: await turnGame(({ seats }) => seats.max >= 3),
    name: 'Ada',
    isPublic: true,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const path = `/api/matches/${made.body.match}/seats`;
  const nonce = newPart().slice(0, 32);
  const commitment = partCommitment(newPart());
  const first = await post(node.url, path, { name: 'Bo', nonce, commitment });
  expect(await post(node.url, path, { name: 'Bo', nonce, commitment: partCommitment(newPart()) })).toEqual(first);
  expect((await infoOf(made.body.match)).shuffle?.seats[1]?.commitment).toBe(commitment);
});

test('nobody is shown anything of a match before all parts are in', async () => {
  const { match, host, parts } = await sealed();
  const client = await TestClient.open(node.url, { match, token: host });
  await client.next('welcome');
  await show(match, host, { part: parts[0] });
  await client.until(() => client.received.some((m) => m.type === 'table' && m.table.shuffle?.seats[0]?.isIn === true));
  expect(client.received.some(({ type }) => type === 'snapshot' || type === 'update')).toBe(false);
  await client.close();
});

test('seats and their seals move together', async () => {
  const part = newPart();
  const made = await post<Seated>(node.url, '/api/matches', {
    game,
    name: 'Ada',
    isPublic: true,
    commitment: partCommitment(part),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { match, token } = made.body;
  await post(node.url, `/api/matches/${match}/swap`, { seats: [0, 1] }, token ?? '');
  await post(node.url, `/api/matches/${match}/seats`, { name: 'Bo' });
  expect((await infoOf(match)).shuffle?.seats.map((seat) => seat?.commitment)).toEqual([
    undefined,
    partCommitment(part),
  ]);
  expect((await show(match, token ?? '', { part })).body.status).toBe('playing');
});

test('against bots the match begins when the only device has shown its part', async () => {
  const part = newPart();
  const made = await post<Seated>(node.url, '/api/matches', {
    game,
    name: 'Ada',
    commitment: partCommitment(part),
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  const token = made.body.token ?? '';
  expect((await infoOf(made.body.match, token)).status).toBe('open');
  expect((await show(made.body.match, token, { part })).body.status).toBe('playing');
});

test('a rematch is dealt by the devices of those who say yes', async () => {
  const old = await dealt();
  await end(old);
  const mine = newPart();
  const again = await post<{ match: string }>(
    node.url,
    `/api/matches/${old.match}/rematch`,
    { swap: true, commitment: partCommitment(mine) },
    old.host,
  );
  const { match } = again.body;
  expect(await infoOf(match)).toMatchObject({ status: 'open', shuffle: { phase: 'gathering', seats: [null, {}] } });
  expect((await show(match, old.host, { part: mine })).body.code).toBe('too-early');
  const theirs = newPart();
  const copied = await answerInvitation(node.url, match, old.guest, true, partCommitment(mine));
  expect(copied.body.code).toBe('other-part');
  const yes = await answerInvitation(node.url, match, old.guest, true, partCommitment(theirs));
  expect(yes.body.shuffle?.phase).toBe('revealing');
  await show(match, old.host, { part: mine });
  expect((await show(match, old.guest, { part: theirs })).body.status).toBe('playing');
});

test('the same deal again needs every person, is marked, and is nowhere in the lobby', async () => {
  const old = await dealt();
  const record = await end(old);
  const asked = await post<{ match: string }>(
    node.url,
    `/api/matches/${old.match}/rematch`,
    { sameDeal: true, swap: true },
    old.host,
  );
  const { match } = asked.body;
  const waiting = await infoOf(match, old.guest);
  expect(waiting).toMatchObject({ status: 'open', deal: 'same', isPublic: false });
  expect(waiting.seats.map(({ kind }) => kind)).toEqual(['invited', 'person']);
  expect(JSON.stringify((await get(node.url, '/api/matches')).body)).not.toContain(match);
  expect((await get(node.url, `/api/matches/${match}`)).status).toBe(403);
  expect((await answerInvitation(node.url, match, old.host)).status).toBe(200);
  expect((await infoOf(match, old.guest)).status).toBe('open');
  expect((await answerInvitation(node.url, match, old.guest)).status).toBe(200);
  expect(await infoOf(match, old.guest)).toMatchObject({ status: 'playing', deal: 'same' });
  await post(node.url, `/api/matches/${match}/actions`, { type: 'resign' }, old.host);
  const again = (await get<MatchRecord>(node.url, `/api/matches/${match}/record`, old.host)).body;
  expect(again).toMatchObject({ deal: 'same', seed: record.seed, parts: record.parts });
});

test('a full table that waits for parts is not offered in the lobby', async () => {
  const { match } = await sealed();
  expect(JSON.stringify((await get(node.url, '/api/matches')).body)).not.toContain(match);
});

test('somebody who is sent away while the table waits for parts is played for from the start', async () => {
  const { match, host, parts } = await sealed();
  await post(node.url, `/api/matches/${match}/remove`, { seat: 1 }, host);
  await show(match, host, { part: parts[0] });
  const table = must(await node.context.tables.get(match));
  expect(table.state.absent).toBe(0b10);
});
