import { Match, must, recordOf, secretFor, seatsIn, withCaptions, type MatchRecord } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { Seated } from '@bandstand/protocol';
import { recordAt } from '@bandstand/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, post } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let node: TestServer;
let game: string;
beforeAll(async () => {
  node = await testServer();
  game = await turnGame(({ seats }) => seats.min <= 2 && seats.max >= 2);
});
afterAll(() => node.remove());

/** A match of two that was played on somebody's device up to its sixth move. */
async function begun(): Promise<MatchRecord> {
  const match = must(Match.start(must(await loadGame(game)).game, { seats: 2, secret: secretFor('at home') }));
  for (let step = 0; step < 6; step++) {
    const [seat] = seatsIn(match.game.toAct(match.state));
    must(match.play(seat, match.legalMoves(seat)[0].id));
  }
  return withCaptions(recordOf(match), {});
}

const bring = async (record: MatchRecord, change: object = {}) =>
  post<Seated & { code?: string }>(node.url, '/api/matches', {
    game,
    name: 'Ada',
    options: record.options,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    from: { record },
    ...change,
  });

test('a match that began elsewhere goes on where it was left, and everybody is told so', async () => {
  const record = await begun();
  const made = await bring(record);
  expect(made.status).toBe(201);
  const { match, invite } = made.body;
  const joined = await post<{ token: string }>(node.url, `/api/matches/${match}/seats`, { name: 'Bert' }, undefined, {
    'x-invite': invite ?? '',
  });
  expect(joined.status).toBe(201);
  const table = must(await node.context.tables.get(match));
  expect(table.state.match.steps).toEqual(record.moves);
  expect(table.info()).toMatchObject({ status: 'playing', deal: 'brought' });
  expect(await recordAt(table)).toMatchObject({ deal: 'brought', seed: record.seed });
});

test('a deal that somebody may know is never offered to strangers', async () => {
  expect((await bring(await begun(), { isPublic: true })).body.code).toBe('known-deal');
});

test('a forged record, other options and other seats are refused', async () => {
  const record = await begun();
  expect((await bring({ ...record, moves: record.moves.slice(1) })).body.code).toBe('damaged-record');
  expect((await bring(record, { seats: [{ kind: 'me' }] })).status).toBe(400);
  expect((await bring({ ...record, seats: 1e8 })).body.code).toBe('damaged-record');
});

test('whoever plays against bots alone takes the match home, where others play nobody does', async () => {
  const made = await post<Seated>(node.url, '/api/matches', {
    game,
    name: 'Ada',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  const { match, token } = made.body;
  const key = token ?? '';
  expect((await get(node.url, `/api/matches/${match}/record`, key)).body.code).toBe('not-over');
  expect((await post(node.url, `/api/matches/${match}/actions`, { type: 'home' }, key)).status).toBe(200);
  const record = await get<MatchRecord>(node.url, `/api/matches/${match}/record`, key);
  expect(record.body.game).toBe(game);
  expect(must(await node.context.tables.get(match)).state.ending).toEqual({ how: 'moved', by: 0 });

  const shared = await bring(await begun(), { seats: [{ kind: 'me' }, { kind: 'program', name: 'P' }] });
  const mine = shared.body.token ?? '';
  const refused = await post(node.url, `/api/matches/${shared.body.match}/actions`, { type: 'home' }, mine);
  expect(refused.body.code).toBe('not-alone');
});
