import { Match, must, recordOf, secretFor, seatsIn, withCaptions, type Game } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { JSON_DEPTH, type Seated } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importMatch } from '../admin.ts';
import { doorsOf, faultsOfNul, knock, variants } from './doors.ts';
import { post, seatedTable, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let node: TestServer;
let at: { game: string; match: string; token: string };
beforeAll(async () => {
  node = await testServer({ unlimited: true });
  const game = await turnGame();
  const { match, tokens } = await seatedTable(node.url, { game, seats: 2 });
  at = { game, match, token: tokens[0] };
});
afterAll(() => node.remove());

test('no field of any request makes a fault of a sign that some storage cannot hold', async () => {
  expect(await faultsOfNul(node.url, at)).toEqual([]);
});

test('what is nested too deep is refused at every door, whatever stands beside it', async () => {
  const doors = await doorsOf(node.url, at);
  expect(doors.length).toBeGreaterThan(12);
  for (const depth of [JSON_DEPTH + 1, 100_000]) {
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    for (const door of doors)
      for (const body of [door.body, ...variants(door.body, () => 'DEEP')]) {
        const text = JSON.stringify(body).includes('"DEEP"') ? JSON.stringify(body).replace('"DEEP"', deep) : deep;
        expect(await knock(node.url, door, text, at.token), door.path).toEqual({ status: 400, code: 'too-deep' });
      }
  }
  const pack = { game: at.game, name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }], pack: 'DEEP' };
  for (const [open, close] of ['[]', ['{"a":', '}']]) {
    const text = JSON.stringify(pack).replace('"DEEP"', `${open.repeat(40_000)}1${close.repeat(40_000)}`);
    expect(await knock(node.url, { method: 'POST', path: '/api/matches', body: null }, text, at.token)).toEqual({
      status: 400,
      code: 'too-deep',
    });
  }
});

test('no way of writing what a body is takes it past its schema', async () => {
  const body = JSON.stringify({ game: at.game, name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }], admin: true });
  for (const type of [
    'application/json',
    'application/json;',
    'application/json\t; charset=utf-8',
    'application/json ;x',
    'APPLICATION/JSON',
    ' application/json ',
    'application/json, text/plain',
    'text/plain',
    'application/x-json',
    'application/vnd.api+json',
  ]) {
    const answer = await fetch(`${node.url}/api/matches`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status, type).toBeGreaterThanOrEqual(400);
    expect(answer.status, type).toBeLessThan(500);
  }
});

test('on a socket too', async () => {
  const client = await TestClient.connect(node.url);
  client.sendRaw('['.repeat(8_000) + ']'.repeat(8_000));
  expect(await client.next('refused')).toMatchObject({ code: 'bad-json' });
  await client.close();
});

/** The first match of a game in which something may be written, up to that moment. */
async function withSomethingToWrite(): Promise<{ game: Game; match: Match; key: string; max: number }> {
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    if (game.captions === undefined || game.seats.min > 4) continue;
    const match = must(Match.start(game, { seats: Math.max(2, game.seats.min), secret: secretFor('captions') }));
    for (let step = 0; step < 400 && !match.isOver; step++) {
      const [slot] = Array.from(
        { length: match.seatCount },
        (_, seat) => game.captions?.(match.view(seat), seat) ?? [],
      ).flat();
      if (slot !== undefined) return { game, match, key: slot.key, max: slot.max };
      const [seat] = seatsIn(game.toAct(match.state));
      must(match.play(seat, match.legalMoves(seat)[0].id));
    }
  }
  throw new Error('no game lets anybody write');
}

test('of what was written beside a match that is brought, only what the game offered comes along, and clean', async () => {
  const { game, match, key } = await withSomethingToWrite();
  const bring = async (captions: Record<string, string>): Promise<object> => {
    const made = await post<Seated>(node.url, '/api/matches', {
      game: game.id,
      name: 'Ada',
      seats: Array.from({ length: match.seatCount }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      from: { record: withCaptions(recordOf(match), captions) },
    });
    expect(made.status).toBe(201);
    return node.context.store.captions(made.body.match);
  };
  expect(await bring({ [key]: 'The \u202EKites\u0000\u001B[31m' })).toEqual({ [key]: 'The Kites[31m' });
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, 'x']));
  expect(await bring({ ...many, [key]: 'The Kites', constructor: 'x' })).toEqual({ [key]: 'The Kites' });
  expect(await bring({ [key]: 'x'.repeat(1_900) })).toEqual({});
});

test('nor does a record that the owner imports bring more', async () => {
  const { game, match, key } = await withSomethingToWrite();
  while (!match.isOver) {
    const [seat] = seatsIn(game.toAct(match.state));
    must(match.play(seat, match.legalMoves(seat)[0].id));
  }
  const id = must(
    await importMatch(node.context.store, withCaptions(recordOf(match), { [key]: 'A\u202EB', other: 'x' })),
  );
  expect(await node.context.store.captions(id)).toEqual({ [key]: 'AB' });
});
