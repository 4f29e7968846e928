import type { Pace, TableInfo } from '@bandstand/protocol';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { get, post, seatedTable, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

const START = 1_800_000_000_000;
const CLARA = 2;

let server: TestServer;
let game: string;
beforeAll(async () => {
  // The day and the hour are the test's; sockets and timers are real.
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  game = await turnGame(({ seats }) => seats.max >= 3);
  server = await testServer({ unlimited: true });
});
beforeEach(() => void vi.setSystemTime(START));
afterAll(async () => {
  await server.remove();
  vi.useRealTimers();
});

const after = (seconds: number): void => void vi.setSystemTime(START + seconds * 1000);

/** Three play live; then the line of the last one goes. */
async function abandoned(pace: Pace = { type: 'free' }) {
  const { match, tokens } = await seatedTable(server.url, { game, seats: 3, pace });
  const [anna, ben, clara] = await Promise.all(tokens.map((token) => TestClient.open(server.url, { match, token })));
  await Promise.all([anna, ben, clara].map((client) => client.next('snapshot')));
  const heard = anna.received.length;
  await clara.close();
  await anna.until(
    () => anna.received.slice(heard).some((m) => m.type === 'table' && !m.table.seats[CLARA].isHere),
    'that Clara is away',
  );
  const relieve = (seat: number, token = tokens[0]) =>
    post<{ code?: string; accepted?: true }>(
      server.url,
      `/api/matches/${match}/actions`,
      { type: 'relieve', seat },
      token,
    );
  const info = async () => (await get<TableInfo>(server.url, `/api/matches/${match}`, tokens[0])).body;
  return { match, tokens, anna, ben, relieve, info };
}

test('everybody reads since when somebody is away, and after a minute anybody may let a bot play for them', async () => {
  const { match, tokens, anna, ben, relieve, info } = await abandoned();
  expect((await info()).seats).toMatchObject([{}, {}, { awaySince: START, standIn: false }]);
  after(59);
  expect((await relieve(CLARA)).body.code).toBe('not-away');
  after(60);
  const heard = ben.received.length;
  anna.send({ type: 'relieve', seat: CLARA });
  await ben.until(
    () => ben.received.slice(heard).some((m) => m.type === 'table' && m.table.seats[CLARA].standIn),
    'a stand-in',
  );
  expect((await info()).seats[CLARA]).toMatchObject({ name: 'Guest 2', standInWhy: 'away' });

  const clara = await TestClient.open(server.url, { match, token: tokens[CLARA] });
  await clara.next('snapshot');
  clara.send({ type: 'back' });
  await clara.until(
    () => clara.received.some((m) => m.type === 'table' && !m.table.seats[CLARA].standIn),
    'her own seat',
  );
  const back = (await info()).seats[CLARA];
  expect([back.isHere, back.standInWhy, back.awaySince]).toEqual([true, undefined, undefined]);
  await Promise.all([anna, ben, clara].map((client) => client.close()));
});

test('nobody who is here is played for, nor a seat that is not one, nor by those who only watch', async () => {
  const { anna, ben, relieve } = await abandoned();
  after(60);
  for (const seat of [1, 7]) expect((await relieve(seat)).body.code).toBe('not-away');
  expect((await relieve(CLARA, 'x'.repeat(43))).status).toBe(401);
  expect((await relieve(CLARA)).body).toEqual({ accepted: true });
  expect((await relieve(CLARA)).body.code).toBe('not-away');
  await Promise.all([anna, ben].map((client) => client.close()));
});

test('being away is counted anew after a visit, and not from before the match began', async () => {
  const { match, tokens, anna, ben, relieve } = await abandoned();
  after(50);
  const clara = await TestClient.open(server.url, { match, token: tokens[CLARA] });
  await clara.next('snapshot');
  const heard = anna.received.length;
  await clara.close();
  await anna.until(
    () => anna.received.slice(heard).some((m) => m.type === 'table' && !m.table.seats[CLARA].isHere),
    'that Clara is away again',
  );
  after(60);
  expect((await relieve(CLARA)).body.code).toBe('not-away');
  after(110);
  expect((await relieve(CLARA)).status).toBe(200);
  await Promise.all([anna, ben].map((client) => client.close()));
});

test('where a day a move is played nobody is said to be away, and nobody is played for', async () => {
  const { anna, ben, relieve, info } = await abandoned({ type: 'perMove', seconds: 86_400 });
  after(7200);
  expect((await info()).seats[CLARA].awaySince).toBeUndefined();
  expect((await relieve(CLARA)).body.code).toBe('not-away');
  await Promise.all([anna, ben].map((client) => client.close()));
});

test('whose time ran out is told so', async () => {
  const { match, anna, ben, info } = await abandoned({ type: 'perMove', seconds: 60 });
  after(61);
  const live = await server.context.tables.get(match);
  if (!live.ok) throw new Error(live.problem.message);
  await live.value.carryOut({ by: 'clock' });
  const late = (await info()).seats.find(({ standIn }) => standIn);
  expect(late?.standInWhy).toBe('clock');
  await Promise.all([anna, ben].map((client) => client.close()));
});
