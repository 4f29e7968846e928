import type { MatchRecord } from '@bandstand/engine';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerInvitation, get, post, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

// A person is not the number of a chair: each thing that is theirs (key, code, words, ways to be told, leave, rematch) is tried
// after each thing that can happen to a chair (swapped, sent away, left, played again, over). Every weapon is first used honestly.

let server: TestServer;
let game: string;
beforeAll(async () => {
  server = await testServer({ unlimited: true, trustedProxies: 1 });
  game = await turnGame(({ seats }) => seats.max >= 3);
});
afterAll(() => server.remove());

type Info = TableInfo & { code?: string };
const call = <Answer = Info>(path: string, body: object, token?: string, from = '203.0.113.1') =>
  post<Answer>(server.url, `/api/matches/${path}`, body, token, { 'x-forwarded-for': from });
const info = async (match: string, token: string): Promise<Info> =>
  (await get<Info>(server.url, `/api/matches/${match}`, token)).body;

const HOST = 0;
const RUDE = 1;
const KIND = 2;

/** Ada is the host, Rude and Kind come from elsewhere; with three of them the match begins. */
async function table(people: 2 | 3, family = {}): Promise<{ match: string; tokens: string[] }> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const made = await post<Seated>(
    server.url,
    '/api/matches',
    { game, name: 'Ada', isPublic: true, seats, ...family },
    undefined,
    { 'x-forwarded-for': '203.0.113.1' },
  );
  const { match, token } = made.body;
  const tokens = [token ?? ''];
  for (const [i, name] of ['Rude', 'Kind'].slice(0, people - 1).entries()) {
    const joined = await call<{ token: string }>(`${match}/seats`, { name }, undefined, `203.0.113.${i + 2}`);
    tokens.push(joined.body.token);
  }
  return { match, tokens };
}

/** Three have played, and one after the other has resigned until the owner closed the table. */
async function finished(): Promise<{ match: string; tokens: string[] }> {
  const { match, tokens } = await table(3);
  const live = await server.context.tables.get(match);
  if (!live.ok) throw new Error(live.problem.message);
  await live.value.carryOut({ by: 'owner' });
  expect((await info(match, tokens[HOST])).status).toBe('over');
  return { match, tokens };
}

const codeOf = async (match: string, token: string): Promise<string> =>
  (await call<{ code: string }>(`${match}/code`, {}, token)).body.code;
const openBy = (code: string) =>
  post<{ match?: string; seat?: number; token?: string; code?: string }>(server.url, '/api/codes', { code });
const remove = (match: string, seat: number, token: string) => call(`${match}/remove`, { seat }, token);
const rematch = (match: string, token: string, how = {}) =>
  call<{ match: string; code?: string }>(`${match}/rematch`, how, token);
/** Which seat a key opens. */
async function seatFor(match: string, token: string): Promise<number | undefined> {
  const mine = await post<{ seat: number }[]>(server.url, '/api/mine', { seats: [{ match, token }] });
  return mine.body.at(0)?.seat;
}
async function says(match: string, token: string, text: string): Promise<string | undefined> {
  const client = await TestClient.open(server.url, { match, token });
  await client.next('welcome');
  client.send({ type: 'chat', text });
  const isTold = (): boolean =>
    client.received.some((m) => (m.type === 'chat' && m.text === text) || m.type === 'refused');
  await client.until(isTold, 'an answer to words');
  const refused = client.received.find((m) => m.type === 'refused');
  await client.close();
  return refused?.code;
}
const chat = async (match: string) => (await server.context.store.chat(match, 0)).map(({ name, text }) => [name, text]);

describe('a code opens the seat of the person who made it,', () => {
  test('also after a swap, and never that of another person', async () => {
    const { match, tokens } = await table(2);
    const code = await codeOf(match, tokens[RUDE]);
    await call(`${match}/swap`, { seats: [HOST, RUDE] }, tokens[RUDE]);
    const opened = await openBy(code);
    expect(opened).toMatchObject({ status: 200, body: { match, seat: 0 } });
    expect(await seatFor(match, opened.body.token ?? '')).toBe(0);
    expect(await seatFor(match, tokens[HOST]), 'the key of the other person lives').toBe(1);
    expect(await seatFor(match, tokens[RUDE])).toBeUndefined();
  });

  test('and none once they were sent away before the match, whoever sits there now', async () => {
    const { match, tokens } = await table(2);
    const code = await codeOf(match, tokens[RUDE]);
    await remove(match, RUDE, tokens[HOST]);
    const kind = await call<{ token: string }>(
      `${match}/seats`,
      { name: 'Kind', seat: RUDE },
      undefined,
      '203.0.113.7',
    );
    expect((await openBy(code)).body.code).toBe('bad-code');
    expect(await seatFor(match, kind.body.token)).toBe(RUDE);
  });

  test('and none once they were sent away from a running match', async () => {
    const { match, tokens } = await table(3);
    const code = await codeOf(match, tokens[RUDE]);
    await remove(match, RUDE, tokens[HOST]);
    expect((await openBy(code)).body.code).toBe('bad-code');
  });

  test('and none once they have left by themselves', async () => {
    const { match, tokens } = await table(2);
    const code = await codeOf(match, tokens[RUDE]);
    expect((await answerInvitation(server.url, match, tokens[RUDE], false)).body.seats[RUDE].kind).toBe('open');
    await call(`${match}/seats`, { name: 'Kind', seat: RUDE }, undefined, '203.0.113.7');
    expect((await openBy(code)).body.code).toBe('bad-code');
  });

  test('and none anywhere once they were sent away at a rematch; after an end it works as before', async () => {
    const { match, tokens } = await finished();
    const next = (await rematch(match, tokens[HOST])).body.match;
    const codes = [await codeOf(match, tokens[RUDE]), await codeOf(next, tokens[RUDE])];
    await remove(next, RUDE, tokens[HOST]);
    for (const code of codes) expect((await openBy(code)).body.code).toBe('bad-code');
    const opened = await openBy(await codeOf(match, tokens[KIND]));
    expect(opened.body).toMatchObject({ match, seat: KIND });
  });
});

describe('who was sent away', () => {
  test('has no key to any running or coming table of the same people, and looks at what is over', async () => {
    const { match, tokens } = await finished();
    const next = (await rematch(match, tokens[HOST])).body.match;
    const other = (await rematch(match, tokens[KIND], { swap: true })).body.match;
    expect(await seatFor(other, tokens[RUDE])).toBe(2);
    await answerInvitation(server.url, next, tokens[RUDE]);
    expect((await info(next, tokens[HOST])).seats[RUDE]).toMatchObject({ kind: 'person', name: 'Rude' });
    await remove(next, RUDE, tokens[HOST]);
    for (const each of [next, other]) expect(await seatFor(each, tokens[RUDE])).toBeUndefined();
    expect((await info(other, tokens[KIND])).seats[2]).toMatchObject({ kind: 'open', name: '' });
    expect((await info(next, tokens[HOST])).seats[RUDE]).toMatchObject({ kind: 'open', name: '' });

    expect(await seatFor(match, tokens[RUDE])).toBe(RUDE);
    expect((await info(match, tokens[HOST])).seats[RUDE].name).toBe('Rude');
    expect((await get(server.url, `/api/matches/${match}/record`, tokens[RUDE])).status).toBe(200);
    expect(await says(match, tokens[RUDE], 'still here')).toBe('sent-away');
    for (const [path, body] of [
      ['code', {}],
      ['rematch', {}],
      ['rematch', { swap: true }],
      ['invitation', { yes: true }],
      ['actions', { type: 'back' }],
      ['part', { commitment: '5e'.repeat(32) }],
    ] as const)
      expect((await call(`${match}/${path}`, body, tokens[RUDE])).body.code, path).toBe('sent-away');
    expect((await reach(match, tokens[RUDE], null)).status).toBe(403);
  });

  test('is not invited again by those who stay: the bot plays that stood in', async () => {
    const { match, tokens } = await table(3);
    await remove(match, RUDE, tokens[HOST]);
    const live = await server.context.tables.get(match);
    if (live.ok) await live.value.carryOut({ by: 'owner' });
    const next = (await rematch(match, tokens[HOST])).body.match;
    const { seats } = await info(next, tokens[HOST]);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'invited']);
  });

  test('does not come back from the same address to a later table of the same people', async () => {
    const { match, tokens } = await finished();
    const next = (await rematch(match, tokens[HOST])).body.match;
    await post(server.url, `/api/matches/${next}/invitation`, { yes: true }, tokens[RUDE], {
      'x-forwarded-for': '203.0.113.2',
    });
    await remove(next, RUDE, tokens[HOST]);
    const join = (from: string) => call(`${next}/seats`, { name: 'Me again', seat: RUDE }, undefined, from);
    expect((await join('203.0.113.2')).body.code).toBe('sent-away');
    expect((await join('203.0.113.9')).status).toBe(201);
  });
});

describe('that somebody was sent away', () => {
  test('is told to the table with the bot that plays on, and stands in the record', async () => {
    const { match, tokens } = await table(3, { standIn: 'random' });
    const watcher = await TestClient.open(server.url, { match, token: tokens[KIND] });
    expect(await watcher.next('welcome')).toMatchObject({ table: { standIn: 'random' } });
    await remove(match, RUDE, tokens[HOST]);
    await watcher.until(() => watcher.received.some((m) => m.type === 'chat' && m.kind === 'sent-away'));
    expect(watcher.received.findLast((m) => m.type === 'chat')).toMatchObject({ seat: RUDE, text: 'random' });
    expect((await info(match, tokens[KIND])).seats[RUDE]).toMatchObject({ isSentAway: true, standIn: true });
    const live = await server.context.tables.get(match);
    if (live.ok) await live.value.carryOut({ by: 'owner' });
    const record = await get<MatchRecord>(server.url, `/api/matches/${match}/record`, tokens[KIND]);
    expect(record.body.standIns).toEqual([{ seat: RUDE, bot: 'random', why: 'sent-away', from: 0 }]);
    await watcher.close();
  });
});

describe('words', () => {
  test('are taken from the person who said them, wherever they sat, and from nobody else', async () => {
    const { match, tokens } = await table(2);
    expect(await says(match, tokens[RUDE], 'rude words')).toBeUndefined();
    await says(match, tokens[HOST], 'kind words');
    const watcher = await TestClient.open(server.url, { match, token: tokens[HOST] });
    await watcher.until(() => watcher.received.filter(({ type }) => type === 'chat').length === 2);
    await call(`${match}/swap`, { seats: [HOST, RUDE] }, tokens[RUDE]);
    await remove(match, 0, tokens[HOST]);
    expect(await chat(match)).toEqual([
      ['Player 1', '(removed)'],
      ['Ada', 'kind words'],
      ['Player 1', '1'],
      ['Player 1', ''],
    ]);
    await watcher.until(() => watcher.received.some((m) => m.type === 'chat' && m.kind === 'removed'));
    expect(watcher.received.findLast((m) => m.type === 'chat' && m.kind === 'removed')).toMatchObject({ text: '1' });
    await watcher.close();
  });

  test('of who has gone are not put upon who comes', async () => {
    const { match, tokens } = await table(2);
    await says(match, tokens[RUDE], 'words of one who leaves');
    await answerInvitation(server.url, match, tokens[RUDE], false);
    await call(`${match}/seats`, { name: 'Kind', seat: RUDE }, undefined, '203.0.113.7');
    await remove(match, RUDE, tokens[HOST]);
    expect((await chat(match))[0]).toEqual(['Rude', 'words of one who leaves']);
  });
});

const reach = async (match: string, token: string, webhook: string | null) =>
  fetch(`${server.url}/api/matches/${match}/reach`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ webhook }),
  });

describe('the way to tell somebody that it is their turn', () => {
  const hook = 'http://127.0.0.1:9/mine';
  const hooks = async (match: string) => (await server.context.store.seats(match)).map(({ webhook }) => webhook);

  test('moves with them, comes along to a rematch, and is gone when they are', async () => {
    const { match, tokens } = await table(2);
    expect((await reach(match, tokens[RUDE], hook)).status).toBe(200);
    await call(`${match}/swap`, { seats: [HOST, RUDE] }, tokens[RUDE]);
    expect(await hooks(match)).toEqual([hook, null, null]);
    await remove(match, 0, tokens[HOST]);
    expect(await hooks(match)).toEqual([null, null, null]);

    const old = await finished();
    await reach(old.match, old.tokens[RUDE], hook);
    const next = (await rematch(old.match, old.tokens[HOST])).body.match;
    expect(await hooks(next)).toEqual([null, hook, null]);
    await remove(next, RUDE, old.tokens[HOST]);
    expect([await hooks(old.match), await hooks(next)]).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });
});

describe('leaving', () => {
  test('before everybody is here puts a bot on nobody, least of all on who is swapped there', async () => {
    const { match, tokens } = await table(2);
    const left = await call(`${match}/actions`, { type: 'leave' }, tokens[RUDE]);
    expect(left.body.code).toBe('not-started');
    await call(`${match}/swap`, { seats: [HOST, RUDE] }, tokens[RUDE]);
    await call(`${match}/seats`, { name: 'Kind' }, undefined, '203.0.113.7');
    expect((await info(match, tokens[HOST])).seats.map(({ standIn }) => standIn)).toEqual([false, false, false]);
  });

  test('ends the table where nobody would be left to answer for it', async () => {
    const { match, tokens } = await table(2);
    expect((await answerInvitation(server.url, match, tokens[HOST], false)).body.status).toBe('over');
  });
});

describe('a rematch', () => {
  test('begins when all have said yes, and never in the name of somebody who was not asked', async () => {
    const { match, tokens } = await finished();
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
    ];
    for (const order of orders) {
      const next = (await rematch(match, tokens[RUDE], { order })).body.match;
      const kinds = (await info(next, tokens[HOST])).seats.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'invited')).toHaveLength(2);
      expect(kinds[order[RUDE]]).toBe('person');
      expect((await info(next, tokens[HOST])).status).toBe('open');
    }
    const next = (await rematch(match, tokens[RUDE])).body.match;
    // Looking, talking and being there is no yes.
    expect(await says(next, tokens[HOST], 'let me see')).toBeUndefined();
    expect((await answerInvitation(server.url, next, tokens[KIND])).body.status).toBe('open');
    expect((await answerInvitation(server.url, next, tokens[KIND])).body.status).toBe('open');
    expect((await answerInvitation(server.url, next, tokens[HOST])).body.status).toBe('playing');
  });

  test('is declined: the seat is free for another, and with two people it ends', async () => {
    const { match, tokens } = await finished();
    const next = (await rematch(match, tokens[HOST])).body.match;
    const no = await answerInvitation(server.url, next, tokens[RUDE], false);
    expect(no.body).toMatchObject({
      status: 'open',
      seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'invited' }],
    });
    expect((await answerInvitation(server.url, next, tokens[RUDE])).body.code).toBe('bad-token');
    // They may have thought better of it: asking themselves, they invite the others.
    const theirs = (await rematch(match, tokens[RUDE])).body.match;
    expect(theirs).not.toBe(next);
    expect(await seatFor(theirs, tokens[RUDE])).toBe(RUDE);
    expect((await answerInvitation(server.url, next, tokens[KIND], false)).body.status).toBe('over');
  });

  test('called off by who asked ends for those who have not answered', async () => {
    const { match, tokens } = await finished();
    const next = (await rematch(match, tokens[RUDE])).body.match;
    expect((await answerInvitation(server.url, next, tokens[RUDE], false)).body.status).toBe('over');
    expect((await answerInvitation(server.url, next, tokens[HOST])).body.code).toBe('not-invited');
  });
});

describe('after the end', () => {
  test('no player takes anybody’s key, name, words or record', async () => {
    const { match, tokens } = await table(3);
    await says(match, tokens[RUDE], 'well played');
    const live = await server.context.tables.get(match);
    if (live.ok) await live.value.carryOut({ by: 'owner' });
    expect((await remove(match, RUDE, tokens[HOST])).body.code).toBe('match-over');
    expect((await info(match, tokens[RUDE])).seats[RUDE].name).toBe('Rude');
    expect((await get(server.url, `/api/matches/${match}/record`, tokens[RUDE])).status).toBe(200);
    expect(await chat(match)).toEqual([['Rude', 'well played']]);
  });
});
