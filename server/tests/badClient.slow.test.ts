import { fastRandom, type Random } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post, seatedTable, TestClient } from './client.ts';
import { freePort, spawnServer } from './process.ts';
import { testServer } from './setup.ts';

const MESSAGES = Number(process.env.BANDSTAND_FUZZ ?? 4000);

let server: Awaited<ReturnType<typeof testServer>>;
let game: string;
beforeAll(async () => {
  server = await testServer({ unlimited: true });
  [game] = await gameIds();
});
afterAll(() => server.remove());

const pick = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)];

/** Anything JSON can say, some of it deep, some of it nearly right. */
function anything(random: Random, depth = 0): unknown {
  switch (random.below(depth > 4 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return random.below(2 ** 31) - 2 ** 30;
    case 2:
      return pick(['hello', 'move', 'undo', '__proto__', 'constructor', '\u0000', '💥'.repeat(20), ''], random);
    case 3:
      return random.below(2) === 0;
    case 4:
      return 1e308 * 10;
    case 5:
      return -0.5;
    case 6:
      return Array.from({ length: random.below(6) }, () => anything(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(6) }, () => [
          pick(['type', 'move', 'nonce', 'match', 'token', 'protocol', 'wish', 'yes', 'text', '__proto__'], random),
          anything(random, depth + 1),
        ]),
      );
  }
}

function badMessage(random: Random, match: string): string | Buffer {
  switch (random.below(7)) {
    case 0:
      return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
    case 1:
      return '['.repeat(random.below(3000));
    case 2:
      return JSON.stringify({ type: 'move', move: anything(random), nonce: anything(random) });
    case 3:
      return JSON.stringify({
        type: 'hello',
        protocol: random.below(5),
        match: random.below(2) === 0 ? match : anything(random),
        token: anything(random),
      });
    case 4:
      return JSON.stringify({ type: 'move', move: random.below(100_001), nonce: `n${random.below(1000)}` });
    case 5:
      return JSON.stringify({
        type: pick(['undo', 'propose', 'answer', 'back', 'react', 'chat'], random),
        wish: 'rewind',
        yes: true,
        text: 'x'.repeat(random.below(600)),
        reaction: 'clap',
      });
    default:
      return JSON.stringify(anything(random)) ?? 'x';
  }
}

test(`${MESSAGES} bad messages: no crash, always a reason`, async () => {
  const random = fastRandom(99);
  const target = await seatedTable(server.url, { game, seats: 2, isPublic: true });
  let answers = 0;
  let sent = 0;
  while (sent < MESSAGES) {
    const bad = await TestClient.open(server.url, {
      match: target.match,
      ...(random.below(2) === 0 ? { token: target.tokens[0] } : {}),
    });
    await bad.until(() => bad.received.length > 0 || !bad.isOpen, 'an answer');
    const batch = Math.min(400, MESSAGES - sent);
    for (let i = 0; i < batch && bad.isOpen; i++) bad.sendRaw(badMessage(random, target.match));
    sent += batch;
    bad.send({ type: 'ping' });
    await bad.until(() => !bad.isOpen || bad.received.some((message) => message.type === 'pong'), 'the pong');
    for (const message of bad.received) if (message.type === 'refused') answers++;
    for (const message of bad.received.filter((each) => each.type === 'refused'))
      expect(message).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/) as string });
    await bad.close();
  }
  expect(answers).toBeGreaterThan(MESSAGES / 3);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
}, 1_800_000);

/** The median time in which a move at this table is answered, at a calm pace. */
async function pulse(table: readonly TestClient[], moves: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < moves; i++) {
    const mover = table[0].moves.length > 0 ? table[0] : table[1];
    if (mover.moves.length === 0) break;
    const target = table.map((client) => client.version + 1);
    const start = performance.now();
    await mover.move(mover.moves[0], `p${mover.version}`);
    times.push(performance.now() - start);
    await Promise.all(table.map((client, seat) => client.until(() => client.version >= target[seat], 'the update')));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

test('a flood at one table does not slow another one down beyond twice', async () => {
  const server = await spawnServer({ PORT: String(await freePort()), DATA_FILE: ':memory:', UNLIMITED: '0' });
  const random = fastRandom(7);
  const target = await seatedTable(server.url, { game, seats: 2, isPublic: true });
  const ratios: number[] = [];
  for (let round = 0; round < 3 && Math.min(9, ...ratios) >= 2; round++) {
    const quiet = await seatedTable(server.url, { game, seats: 2 });
    const table = await Promise.all(
      quiet.tokens.map((token) => TestClient.open(server.url, { match: quiet.match, token })),
    );
    await Promise.all(table.map((client) => client.next('snapshot')));
    const calm = await pulse(table, 12);
    const flooders = await Promise.all([0, 1, 2].map(() => TestClient.open(server.url, { match: target.match })));
    const flood = setInterval(() => {
      for (const flooder of flooders)
        for (let i = 0; i < 40 && flooder.isOpen; i++) flooder.sendRaw(badMessage(random, target.match));
    }, 10);
    ratios.push((await pulse(table, 12)) / calm);
    clearInterval(flood);
    await Promise.all([...table, ...flooders].map((client) => client.close()));
  }
  await server.kill();
  expect(Math.min(...ratios)).toBeLessThan(2);
}, 120_000);

test('a message that is too large closes that connection only', async () => {
  const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
  const client = await TestClient.open(server.url, { match, token: tokens[0] });
  client.sendRaw('x'.repeat(100_000));
  await client.until(() => !client.isOpen, 'the end');
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test('limits say when to try again', async () => {
  const strict = await testServer();
  const wish = { game, name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => post<{ code?: string; retryAfterMs?: number }>(strict.url, '/api/matches', wish)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body } of refused) {
    expect(body.code).toBe('too-fast');
    expect(body.retryAfterMs).toBeGreaterThan(0);
  }
  await strict.remove();
});
