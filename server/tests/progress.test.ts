import { LIMITS, type KeptProgress, type MoreProgress, type SealedMatch } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, newToken } from '../tokens.ts';
import { testServer, type TestServer } from './setup.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

async function ask<Body = { code?: string }>(
  method: string,
  key: string | undefined,
  body?: unknown,
  path = '/api/progress',
  site = server.url,
): Promise<Answer<Body>> {
  const answer = await fetch(site + path, {
    method,
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const sealed = (body = 'c2VhbGVk'): SealedMatch => ({ id: newId(), body });
const change = (key: string, more: MoreProgress): Promise<Answer<{ code?: string; added?: number }>> =>
  ask('POST', key, more);
const listed = async (key: string): Promise<KeptProgress> => (await ask<KeptProgress>('GET', key)).body;

async function begun(): Promise<string> {
  const key = newToken();
  expect((await ask('PUT', key)).status).toBe(200);
  return key;
}

test('under a code nobody has begun there is nothing to read, to add or to delete', async () => {
  const key = newToken();
  for (const [method, body] of [['GET'], ['POST', { add: [sealed()] }], ['DELETE']] as const)
    expect(await ask(method, key, body)).toMatchObject({ status: 404, body: { code: 'unknown-recovery' } });
  expect(await ask('GET', undefined)).toMatchObject({ status: 401, body: { code: 'no-token' } });
});

test('the same match twice is kept once, and the first stays', async () => {
  const key = await begun();
  const match = sealed('Zmlyc3Q');
  expect((await change(key, { add: [match] })).body.added).toBe(1);
  expect((await change(key, { add: [{ ...match, body: 'c2Vjb25k' }, sealed()] })).body.added).toBe(1);
  expect((await listed(key)).kept).toHaveLength(2);
  const read = await ask('POST', key, { ids: [match.id] }, '/api/progress/matches');
  expect(read.body).toEqual([match]);
});

test('a code opens its own place and no other', async () => {
  const [mine, theirs] = [await begun(), await begun()];
  const match = sealed();
  await change(mine, { add: [match] });
  expect(await listed(theirs)).toEqual({ kept: [], deleted: [] });
  expect((await ask('POST', theirs, { ids: [match.id] }, '/api/progress/matches')).body).toEqual([]);
});

test('what was deleted is named, holds nothing, and does not come back', async () => {
  const key = await begun();
  const match = sealed();
  await change(key, { add: [match] });
  await change(key, { delete: [match.id] });
  expect((await change(key, { add: [match] })).body.added).toBe(0);
  expect(await listed(key)).toEqual({ kept: [], deleted: [match.id] });
  expect((await ask('POST', key, { ids: [match.id] }, '/api/progress/matches')).body).toEqual([]);
});

test('a place that was deleted stays deleted for every device', async () => {
  const key = await begun();
  await change(key, { add: [sealed(), sealed()] });
  expect((await ask('DELETE', key)).body).toEqual({ deleted: 2 });
  expect(await change(key, { add: [sealed()] })).toMatchObject({ status: 410, body: { code: 'recovery-deleted' } });
  expect(await ask('PUT', key)).toMatchObject({ status: 410, body: { code: 'recovery-deleted' } });
});

test('what is not sealed, too long or too many is refused', async () => {
  const key = await begun();
  const many = Array.from({ length: LIMITS.sealedAtOnce + 1 }, () => sealed());
  const bad: MoreProgress[] = [
    { add: [{ id: 'short', body: 'YQ' }] },
    { add: [{ id: newId(), body: '{"plain":1}' }] },
    { add: [sealed('a'.repeat(LIMITS.sealedLength + 1))] },
    { add: many },
  ];
  for (const more of bad) expect((await change(key, more)).status).toBe(400);
  expect((await listed(key)).kept).toEqual([]);
});

test('an address can bring so much an hour and begin so many codes', async () => {
  const other = await testServer();
  try {
    const keys = Array.from({ length: LIMITS.recoveriesPerHour + 1 }, newToken);
    const statuses: number[] = [];
    for (const key of keys) statuses.push((await ask('PUT', key, undefined, '/api/progress', other.url)).status);
    expect(statuses).toEqual([...keys.slice(1).map(() => 200), 429]);
  } finally {
    await other.remove();
  }
});

test('a code holds so many matches and no more, and those that are there can still be deleted', async () => {
  const key = await begun();
  const first = sealed();
  for (let kept = 0; kept < LIMITS.sealedMatches; kept += LIMITS.sealedAtOnce)
    await change(key, { add: [first, ...Array.from({ length: LIMITS.sealedAtOnce - 1 }, () => sealed('YQ'))] });
  let room = LIMITS.sealedMatches - (await listed(key)).kept.length;
  while (room-- > 0) expect((await change(key, { add: [sealed()] })).status).toBe(200);
  expect(await change(key, { add: [sealed()] })).toMatchObject({ status: 409, body: { code: 'recovery-full' } });
  expect((await change(key, { delete: [first.id] })).status).toBe(200);
  expect((await listed(key)).kept).toHaveLength(LIMITS.sealedMatches - 1);
});
