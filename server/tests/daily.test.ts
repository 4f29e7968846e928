import {
  commitmentTo,
  firstSeat,
  Match,
  must,
  recordOf,
  replayRecord,
  withDeal,
  type MatchRecord,
} from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { Daily as Today, DailyGame, DailyStanding } from '@bandstand/protocol';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Daily } from '../daily/daily.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { newToken } from '../tokens.ts';
import { clearDailyName } from '../moderation.ts';
import { seatedTable, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let server: TestServer;
let today: Today;
beforeAll(async () => {
  server = await testServer();
  today = (await (await fetch(`${server.url}/api/daily`)).json()) as Today;
});
afterAll(() => server.remove());

/** A whole match of a day's game, with the last or the first legal move each time. */
async function played(daily: DailyGame, which: 0 | -1, seed = daily.seed): Promise<MatchRecord> {
  const { game } = must(await loadGame(daily.game));
  const match = must(Match.start(game, { options: daily.options, seats: daily.seats, secret: seed }));
  while (!match.isOver) {
    const seat = firstSeat(game.toAct(match.state));
    const moves = match.legalMoves(seat);
    must(match.play(seat, (moves.at(which) ?? moves[0]).id));
  }
  return recordOf(match);
}

/** The days of a server whose clock is ours. */
async function daysOf(start: string): Promise<{ days: Daily; move: (hours: number) => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-'));
  const store = await openSqlite(join(folder, 'daily.sqlite'));
  onTestFinished(() => store.close());
  let now = Date.parse(start);
  return {
    days: new Daily(store, () => now),
    move: (hours) => {
      now += hours * 3_600_000;
    },
  };
}

const handIn = async (
  daily: DailyGame,
  record: unknown,
  device = newToken(),
  day = today.day,
): Promise<{ status: number; body: DailyStanding & { code?: string } }> => {
  const answer = await fetch(`${server.url}/api/daily/${day}/${daily.game}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device, name: 'Ada', record }),
  });
  return { status: answer.status, body: (await answer.json()) as never };
};

test('every title has a game of the day, the same for whoever asks', async () => {
  const again = (await (await fetch(`${server.url}/api/daily`)).json()) as Today;
  expect(again).toEqual(today);
  expect(new Set(today.games.map(({ seed }) => seed)).size).toBe(today.games.length);
});

test('a finished match is replayed and gets its place; a better one moves it down', async () => {
  const [daily] = today.games;
  const [first, last] = [await played(daily, 0), await played(daily, -1)];
  const a = await handIn(daily, first);
  expect(a).toMatchObject({ status: 200, body: { place: 1, of: 1, percentile: 100, isCounted: true } });
  const b = await handIn(daily, last);
  const places = [a.body.score, b.body.score];
  const { game } = must(await loadGame(daily.game));
  const isBetter = game.lowScoreWins === true ? places[1] < places[0] : places[1] > places[0];
  expect(b.body).toMatchObject({ of: 2, place: isBetter || places[0] === places[1] ? 1 : 2 });
});

test('the first try of a device counts, and asking again changes nothing', async () => {
  const daily = today.games[1];
  const device = newToken();
  const [first, second] = [await played(daily, 0), await played(daily, -1)];
  const counted = await handIn(daily, first, device);
  expect((await handIn(daily, first, device)).body).toMatchObject({ score: counted.body.score, isCounted: true });
  expect((await handIn(daily, second, device)).body).toMatchObject({
    score: counted.body.score,
    isCounted: false,
    of: 1,
  });
});

describe('no result is taken', () => {
  test('of another deal, of a match that is not over, of a forged end', async () => {
    const [daily] = today.games;
    const whole = await played(daily, 0);
    const other = await played(daily, 0, 'ab'.repeat(32));
    const { game } = must(await loadGame(daily.game));
    const begun = recordOf(must(Match.start(game, { seats: daily.seats, secret: daily.seed })));
    const forged = withDeal({ ...whole, moves: [...whole.moves.slice(0, -1), [0, 9999]] }, 'same');
    const codes = await Promise.all(
      [other, begun, forged, { hello: 1 }, null].map(async (record) => (await handIn(daily, record)).status),
    );
    expect(codes).toEqual([400, 400, 400, 400, 400]);
  });

  test('of a day that never comes, whatever is asked of it', async () => {
    const [{ game }] = today.games;
    const body = JSON.stringify({ device: newToken(), name: 'Ada', record: null });
    const headers = { 'content-type': 'application/json' };
    for (const day of ['2026-11-31', '2026-02-29', '2026-13-01', '0000-00-00'])
      for (const [path, init] of [
        [`${day}/${game}`, {}],
        [`${day}/${game}/best`, {}],
        [`${day}/${game}`, { method: 'POST', headers, body }],
        [day, { method: 'POST', headers, body: JSON.stringify({ device: newToken() }) }],
      ] as const) {
        const answer = await fetch(`${server.url}/api/daily/${path}`, init);
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'bad-day']);
      }
    expect((await server.context.store.keptKeys('daily:2026-11-31')).length).toBe(0);
  });

  test('of a day to come, nor of one that is long over', async () => {
    const [daily] = today.games;
    const whole = await played(daily, 0);
    for (const day of ['2000-01-01', '2999-01-01'])
      expect((await handIn(daily, whole, newToken(), day)).body.code).toBe('wrong-day');
  });
});

describe('what is kept of a result', () => {
  test('is what was played: nothing that somebody wrote beside it is shown to others', async () => {
    const { days, move } = await daysOf('2026-11-17T12:00:00Z');
    const [daily] = must(await days.today()).games;
    const record = { ...(await played(daily, 0)), captions: { '0:band': 'Something rude' } };
    must(await days.submit('2026-11-17', daily.game, newToken(), 'Ada', record));
    move(24);
    expect(JSON.stringify(must(await days.best('2026-11-17', daily.game)))).not.toContain('rude');
  });

  test('a practice, whose deal was known, does not count', async () => {
    const [daily] = today.games;
    const practice = withDeal(await played(daily, 0), 'same');
    expect((await handIn(daily, practice)).body.code).toBe('other-match');
  });

  test('whoever comes after the day, when the best can be watched, is marked and never the one to watch', async () => {
    const { days, move } = await daysOf('2026-11-17T12:00:00Z');
    const [daily] = must(await days.today()).games;
    const [first, last] = [await played(daily, 0), await played(daily, -1)];
    const { game } = must(await loadGame(daily.game));
    const worse = async (a: MatchRecord, b: MatchRecord): Promise<boolean> => {
      const [x, y] = [a, b].map((record) => game.outcome(must(replayRecord(game, record)).state)?.scores[0] ?? 0);
      return game.lowScoreWins === true ? x > y : x < y;
    };
    const [bad, good] = (await worse(first, last)) ? [first, last] : [last, first];
    const day = '2026-11-17';
    must(await days.submit(day, daily.game, newToken(), 'Ada', bad));
    move(13);
    must(await days.submit(day, daily.game, newToken(), 'Copy', good));
    const list = await days.list(day, daily.game);
    expect(list.find(({ name }) => name === 'Copy')?.isLate).toBe(true);
    expect(list.find(({ name }) => name === 'Ada')?.isLate).toBe(undefined);
    expect(must(await days.best(day, daily.game))).toMatchObject({ name: 'Ada' });
  });
});

test('a device may ask how its results stand by now', async () => {
  const daily = today.games[2];
  const device = newToken();
  const { game } = must(await loadGame(daily.game));
  const [first, last] = [await played(daily, 0), await played(daily, -1)];
  const a = await handIn(daily, first, device);
  const b = await handIn(daily, last);
  const isBetter = game.lowScoreWins === true ? b.body.score < a.body.score : b.body.score > a.body.score;
  const ask = async (key: string): Promise<unknown> =>
    (
      await fetch(`${server.url}/api/daily/${today.day}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ device: key }),
      })
    ).json();
  const standing = { score: a.body.score, of: 2, place: isBetter ? 2 : 1, isCounted: true };
  expect(await ask(device)).toMatchObject([{ game: daily.game, standing }]);
  expect(await ask(newToken())).toEqual([]);
});

test('the best match of today cannot be watched, and no day tells the seed of the next', async () => {
  const [daily] = today.games;
  const best = await fetch(`${server.url}/api/daily/${today.day}/${daily.game}/best`);
  expect(((await best.json()) as { code: string }).code).toBe('not-yet');
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-'));
  const store = await openSqlite(join(folder, 'daily.sqlite'));
  let now = Date.parse('2026-11-17T23:59:59Z');
  const days = new Daily(store, () => now);
  const before = must(await days.today());
  now += 2000;
  const after = must(await days.today());
  expect(after.day).toBe('2026-11-18');
  expect(after.games.map(({ seed }) => commitmentTo(seed))).toEqual(before.games.map(({ tomorrow }) => tomorrow));
  expect(JSON.stringify(before)).not.toContain(after.games[0].seed);
  await store.close();
});

test('the same match handed in by twenty devices is one row of the list, and takes no place from others', async () => {
  const [daily] = today.games;
  const listed = async (): Promise<number> =>
    ((await (await fetch(`${server.url}/api/daily/${today.day}/${daily.game}`)).json()) as unknown[]).length;
  const mine = newToken();
  await handIn(daily, await played(daily, 0), mine);
  const before = [await listed(), (await handIn(daily, await played(daily, 0), mine)).body.of];
  const copied = await played(daily, -1);
  const copies = await Promise.all(Array.from({ length: 20 }, () => handIn(daily, copied)));
  const [copy] = copies;
  expect(copies.every(({ status, body }) => status === 200 && body.place === copy.body.place)).toBe(true);
  const after = [await listed(), (await handIn(daily, await played(daily, 0), mine)).body.of];
  for (const [i, count] of after.entries()) expect(count).toBeLessThanOrEqual(before[i] + 1);
});

test('public tables that are played can be found by people who want to watch, private ones cannot', async () => {
  const clients: TestClient[] = [];
  const make = async (isPublic: boolean): Promise<string> => {
    const game = await turnGame(({ seats }) => seats.max === 2);
    const { match, tokens } = await seatedTable(server.url, { game, seats: 2, isPublic });
    for (const token of tokens) clients.push(await TestClient.open(server.url, { match, token }));
    await clients.at(-1)?.next('snapshot');
    return match;
  };
  const [shown, hidden] = [await make(true), await make(false)];
  const listed = async (query: string): Promise<string[]> =>
    ((await (await fetch(`${server.url}/api/matches${query}`)).json()) as { match: string }[]).map(
      ({ match }) => match,
    );
  const playing = await listed('?status=playing');
  expect(playing).toContain(shown);
  expect(playing).not.toContain(hidden);
  expect(await listed('?status=open')).not.toContain(shown);
  expect((await fetch(`${server.url}/api/matches?status=over`)).status).toBe(400);
  await Promise.all(clients.map((client) => client.close()));
});

test('a name is taken out of the lists of a day, and old days go when retention says so', async () => {
  const { store } = server.context;
  const result = { day: '2026-01-01', game: 'any', device: 'd', name: 'Rude', score: 1, worth: 1, record: '{}', at: 1 };
  await store.daily.add(result);
  expect(await clearDailyName(store, '2026-01-01', 'Nobody')).toMatchObject({ ok: false });
  expect(await clearDailyName(store, '2026-01-01', 'Rude')).toEqual({ ok: true, value: 1 });
  expect(await store.daily.best('2026-01-01', 'any', 5)).toMatchObject([{ name: 'Somebody', score: 1 }]);
  await store.daily.removeOlder(2);
  expect(await store.daily.best('2026-01-01', 'any', 5)).toEqual([]);
});
