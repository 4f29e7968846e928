import { commitmentTo, must, type MatchRecord } from '@bandstand/engine';
import type { Daily as Today, DailyGame, DailySeat, DailyStandings, TableInfo } from '@bandstand/protocol';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Daily } from '../daily/daily.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { Tables } from '../table/tables.ts';
import { newToken } from '../tokens.ts';
import { clearDailyName } from '../moderation.ts';
import { get, post, seatedTable, TestClient } from './client.ts';
import { hasEnded } from './duels.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let server: TestServer;
let today: Today;
/** A title that is played alone, and one with bots. */
let alone: DailyGame;
let withBots: DailyGame;
beforeAll(async () => {
  server = await testServer({ unlimited: true });
  today = (await get<Today>(server.url, '/api/daily')).body;
  [alone] = today.games.filter(({ seats }) => seats === 1);
  [withBots] = today.games.filter(({ seats }) => seats > 1);
});
afterAll(() => server.remove());

const begin = (
  { game }: DailyGame,
  device = newToken(),
  day = today.day,
): Promise<{ status: number; body: DailySeat & { code?: string } }> =>
  post(server.url, `/api/daily/${day}/${game}/try`, { device, name: 'Ada' });

const standings = async (device: string): Promise<DailyStandings> =>
  (await post<DailyStandings>(server.url, `/api/daily/${today.day}`, { device })).body;

/** Plays a try on, with the first or the last legal move each time, so many moves at most; tells whether it is over. */
async function playOn(
  { match, token }: DailySeat,
  which: 0 | -1 = 0,
  most = Infinity,
): Promise<{ isOver: boolean; heard: string }> {
  const client = await TestClient.open(server.url, { match, token });
  for (let moves = 0; moves < most; moves++) {
    await client.until(() => client.moves.length > 0 || hasEnded(client), 'a turn');
    if (hasEnded(client)) break;
    const before = client.version;
    expect(await client.move(client.moves.at(which) ?? 0, `${before} ${match}`)).toMatchObject({ type: 'accepted' });
    await client.until(() => client.version > before, 'an update');
  }
  const ended = { isOver: hasEnded(client), heard: client.raw.join('\n') };
  await client.close();
  return ended;
}

const seedToday = ({ game }: DailyGame): Promise<string> => server.context.store.keep(`daily:${today.day}:${game}`, '');

/** The days of a server whose clock is ours, and a try that is played there. */
async function daysOf(start: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-'));
  const store = await openSqlite(join(folder, 'daily.sqlite'));
  onTestFinished(() => store.close());
  let now = Date.parse(start);
  const tables = new Tables({ store, now: () => now, onChange: () => undefined });
  const days = new Daily({ store, tables, now: () => now, accountOf: (address) => address, days: { now: () => now } });
  const wish = (day: string, name: string, device = newToken()) => ({
    ...{ day, name, device },
    game: alone.game,
    address: '127.0.0.1',
  });
  const ask = (asked: ReturnType<typeof wish>) => days.begin(asked, () => ({ ok: true, value: true }));
  return {
    days,
    tables,
    wish,
    ask,
    move: (hours: number): void => void (now += hours * 3_600_000),
    play: async (match: string, which: 0 | -1): Promise<void> => {
      const table = must(await tables.get(match));
      for (let i = 0; !table.isOver; i++) {
        const moves = table.state.match.legalMoves(0);
        const move = (moves.at(which) ?? moves[0]).id;
        must(await table.act(0, { type: 'move', move, nonce: `n${i}` }));
      }
      await days.finish(table);
    },
  };
}

test('every title has a game of the day, the same for whoever asks', async () => {
  const again = (await get<Today>(server.url, '/api/daily')).body;
  expect(again).toEqual(today);
  expect(new Set(today.games.map(({ commitment }) => commitment)).size).toBe(today.games.length);
});

describe('the try that counts', () => {
  test('is dealt by the server: it is the sealed deal, and nothing that is heard before the day is over has its seed', async () => {
    for (const daily of [alone, withBots]) {
      const seed = await seedToday(daily);
      expect(commitmentTo(seed)).toBe(daily.commitment);
      const { body } = await begin(daily);
      const headers = { authorization: `Bearer ${body.token}` };
      const ask = async (path: string): Promise<string> =>
        (await fetch(`${server.url}/api/${path}`, { headers })).text();
      const { isOver, heard } = await playOn(body);
      expect(isOver).toBe(true);
      const told = [
        ...[heard, JSON.stringify(body), await ask('daily'), await ask(`matches/${body.match}`)],
        ...[await ask(`matches/${body.match}/record`), await ask(`daily/${today.day}/${daily.game}/best`)],
      ];
      expect(told[0]).toContain(daily.commitment);
      expect(told.filter((text) => text.includes(seed))).toEqual([]);
    }
  });

  test('gets its place when it is over, and a better one moves it down', async () => {
    const [ada, bo] = [newToken(), newToken()];
    await playOn((await begin(alone, ada)).body, 0);
    await playOn((await begin(alone, bo)).body, -1);
    const [[a], [b]] = [await standings(ada), await standings(bo)];
    expect(a).toMatchObject({ game: alone.game, standing: { isCounted: true } });
    expect(a.standing.of).toBe(b.standing.of);
    expect(a.standing.place === b.standing.place).toBe(a.standing.score === b.standing.score);
    expect(await standings(newToken())).toEqual([]);
  });

  test('is one for each device: it goes on under a new key, which ends the one before', async () => {
    const device = newToken();
    const first = (await begin(withBots, device)).body;
    await playOn(first, 0, 2);
    const second = (await begin(withBots, device)).body;
    expect(second.match).toBe(first.match);
    const moved = await post(server.url, `/api/matches/${first.match}/actions`, { type: 'resign' }, first.token);
    expect(moved).toMatchObject({ status: 401, body: { code: 'bad-token' } });
    expect((await playOn(second)).isOver).toBe(true);
    const counted = await standings(device);
    const third = (await begin(withBots, device)).body;
    expect(third.match).toBe(first.match);
    const table = await get<TableInfo>(server.url, `/api/matches/${third.match}`, third.token);
    expect(table.body).toMatchObject({ status: 'over', day: today.day });
    expect(await standings(device)).toEqual(counted);
  });

  test('asked for in two tabs at once is one table', async () => {
    const device = newToken();
    const both = await Promise.all([begin(alone, device), begin(alone, device)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.match)).size).toBe(1);
  });

  test('is nobody else’s to watch or to find, and nothing is made of its deal while it counts', async () => {
    const { match, token } = (await begin(withBots)).body;
    expect((await get(server.url, `/api/matches/${match}`)).status).toBe(403);
    for (const status of ['open', 'playing'])
      expect(JSON.stringify((await get(server.url, `/api/matches?status=${status}`)).body)).not.toContain(match);
    for (const action of [{ type: 'home' }, { type: 'leave' }, { type: 'propose', wish: 'rewind' }])
      expect((await post(server.url, `/api/matches/${match}/actions`, action, token)).body.code).toBe('daily-try');
    expect((await playOn({ match, token })).isOver).toBe(true);
    const seats = [
      { kind: 'me' },
      ...Array.from({ length: withBots.seats - 1 }, () => ({ kind: 'bot', bot: 'greedy' })),
    ];
    const wish = { game: withBots.game, name: 'Ada', seats, from: { match, token } };
    const doors = [
      await post(server.url, '/api/matches', wish),
      await post(server.url, '/api/matches', { ...wish, from: { match, token, step: 1 } }),
      await post(server.url, `/api/matches/${match}/rematch`, { sameDeal: true }, token),
      await get<{ code: string }>(server.url, `/api/matches/${match}/record`, token),
    ];
    expect(doors.map(({ status, body }) => [status, body.code])).toEqual(doors.map(() => [403, 'deal-secret']));
    expect((await post(server.url, `/api/matches/${match}/rematch`, {}, token)).status).toBe(201);
  });

  test('that is given up counts nowhere, and there is no second one', async () => {
    const device = newToken();
    const { match, token } = (await begin(withBots, device)).body;
    expect((await post(server.url, `/api/matches/${match}/actions`, { type: 'resign' }, token)).status).toBe(200);
    expect((await begin(withBots, device)).body.match).toBe(match);
    expect((await standings(device)).filter(({ game }) => game === withBots.game)).toEqual([]);
  });

  test('is refused for a day that never comes, whatever is asked of it, and for days to come and long over', async () => {
    const device = newToken();
    for (const day of ['2026-11-31', '2026-02-29', '2026-13-01', '0000-00-00']) {
      const answers = [
        await get<{ code: string }>(server.url, `/api/daily/${day}/${alone.game}`),
        await get<{ code: string }>(server.url, `/api/daily/${day}/${alone.game}/best`),
        await begin(alone, device, day),
        await post(server.url, `/api/daily/${day}`, { device }),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [400, 'bad-day']));
    }
    for (const day of ['2000-01-01', '2999-01-01'])
      expect((await begin(alone, device, day)).body.code).toBe('wrong-day');
    expect((await begin({ ...alone, game: 'no-such-title' })).status).toBe(404);
    const drawn = await server.context.store.keptKeys('daily:');
    expect(drawn.filter((key) => /2026-11-31|2999|2000-|no-such/.test(key))).toEqual([]);
  });
});

describe('when the day is over', () => {
  test('the seed is told and fits the seal, and the record of the try is open', async () => {
    const { days, tables, wish, ask, move, play } = await daysOf('2026-11-17T23:59:00Z');
    const { games: before } = must(await days.today());
    const { match } = must(await ask(wish('2026-11-17', 'Ada')));
    await play(match, 0);
    expect(days.isSecret(must(await tables.get(match)))).toBe(true);
    expect(await days.best('2026-11-17', alone.game)).toMatchObject({ problem: { code: 'not-yet' } });
    move(0.1);
    const { games: after, yesterday } = must(await days.today());
    expect(yesterday).toBe('2026-11-17');
    expect(after.map(({ yesterday: seed }) => commitmentTo(seed))).toEqual(before.map(({ commitment }) => commitment));
    expect(after.map(({ commitment }) => commitment)).toEqual(before.map(({ tomorrow }) => tomorrow));
    for (const { yesterday: seed } of after) expect(JSON.stringify(before)).not.toContain(seed);
    expect(days.isSecret(must(await tables.get(match)))).toBe(false);
    const best = must(await days.best('2026-11-17', alone.game)) as { record: MatchRecord };
    expect(commitmentTo(best.record.seed)).toBe(before.find(({ game }) => game === alone.game)?.commitment);
  });

  test('a try that was begun in time is finished for three days, marked as late, and never the one to watch', async () => {
    const { days, wish, ask, move, play } = await daysOf('2026-11-17T12:00:00Z');
    const day = '2026-11-17';
    const [inTime, late, never] = [wish(day, 'Ada'), wish(day, 'Late'), wish(day, 'Never')];
    const seats = [must(await ask(inTime)), must(await ask(late)), must(await ask(never))];
    await play(seats[0].match, 0);
    move(72);
    expect(await ask(wish(day, 'New'))).toMatchObject({ problem: { code: 'wrong-day' } });
    expect(must(await ask(late)).match).toBe(seats[1].match);
    await play(seats[1].match, -1);
    const list = await days.list(day, alone.game);
    expect(list.map(({ name, isLate }) => [name, isLate === true]).toSorted()).toEqual([
      ['Ada', false],
      ['Late', true],
    ]);
    expect(must(await days.best(day, alone.game))).toMatchObject({ name: 'Ada' });
    move(24);
    expect(await ask(never)).toMatchObject({ problem: { code: 'wrong-day' } });
  });
});

test('a try that a bot played on counts nowhere, one in which a move was taken back does', async () => {
  const { days, tables, wish, ask, play } = await daysOf('2026-11-17T12:00:00Z');
  const day = '2026-11-17';
  const given = must(await tables.get(must(await ask(wish(day, 'Gone'))).match));
  must(await given.act(0, { type: 'resign' }));
  while (!given.isOver) {
    const { match, rewinds } = given.state;
    must(await given.carryOut({ by: 'bot', seat: 0, move: match.legalMoves(0)[0].id, rewinds }));
  }
  await days.finish(given);
  expect(await days.list(day, alone.game)).toEqual([]);
  const mended = must(await ask(wish(day, 'Ada'))).match;
  const table = must(await tables.get(mended));
  for (let i = 0, isUndone = false; !isUndone; i++) {
    must(await table.act(0, { type: 'move', move: table.state.match.legalMoves(0)[0].id, nonce: `first ${i}` }));
    isUndone = (await table.act(0, { type: 'undo' })).ok;
  }
  await play(mended, 0);
  expect(await days.list(day, alone.game)).toMatchObject([{ name: 'Ada' }]);
});

test('a result that a server could not keep before it ended is kept when its device asks', async () => {
  const { days, tables, wish, ask } = await daysOf('2026-11-17T12:00:00Z');
  const mine = wish('2026-11-17', 'Ada');
  const table = must(await tables.get(must(await ask(mine)).match));
  for (let i = 0; !table.isOver; i++)
    must(await table.act(0, { type: 'move', move: table.state.match.legalMoves(0)[0].id, nonce: `n${i}` }));
  expect(await days.list('2026-11-17', alone.game)).toEqual([]);
  expect(await days.standings('2026-11-17', mine.device)).toMatchObject([{ standing: { place: 1, of: 1 } }]);
});

test('the same match played at twenty devices is one row of the list, and takes no place from others', async () => {
  const { days, wish, ask, play } = await daysOf('2026-11-17T12:00:00Z');
  for (let i = 0; i < 20; i++) await play(must(await ask(wish('2026-11-17', `Copy ${i}`))).match, 0);
  const other = wish('2026-11-17', 'Ada');
  await play(must(await ask(other)).match, -1);
  expect(await days.list('2026-11-17', alone.game)).toHaveLength(2);
  expect(await days.standings('2026-11-17', other.device)).toMatchObject([{ standing: { of: 2 } }]);
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
