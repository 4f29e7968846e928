import { good, must, parseRecord, verifyRecord, type Game } from '@bandstand/engine';
import { gameIds, loadGame, type GameFolder } from '@bandstand/games';
import { LIMITS, type ServerMessage } from '@bandstand/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { get, post, seatedTable, TestClient } from './client.ts';
import { testServer } from './setup.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let url: string;
let folder: GameFolder;

/** A game for two with a band name for each seat, a motto that all share, and talk as the test says. */
const talkative = (game: Game): Game => ({
  ...game,
  captions: (_view, seat) => [
    { key: `band-${seat}`, label: 'Band name', min: 1, max: 24 },
    { key: 'motto', label: 'Motto', min: 0, max: 40 },
  ],
  talk: () =>
    isQuiet ? { closed: { code: 'quiet-please', message: 'The band is on stage.' }, signs: SIGNS } : undefined,
});
const SIGNS = [{ id: 'louder', label: 'Louder, please' }];
let isQuiet = false;

beforeAll(async () => {
  server = await testServer({ unlimited: true });
  url = server.url;
  for (const id of await gameIds()) {
    const found = must(await loadGame(id));
    if (found.game.seats.max === 2) folder = { ...found, game: talkative(found.game) };
  }
  vi.spyOn(server.context.tables, 'folder').mockImplementation(() => Promise.resolve(good(folder)));
});
afterAll(() => server.remove());

async function twoAtTable() {
  const table = await seatedTable(url, { game: folder.game.id, seats: 2, isPublic: true });
  const clients = await Promise.all(table.tokens.map((token) => TestClient.open(url, { match: table.match, token })));
  await Promise.all(clients.map((client) => client.next('snapshot')));
  return { ...table, clients, close: () => Promise.all(clients.map((client) => client.close())) };
}

const captionsOf = (client: TestClient): unknown =>
  client.received.findLast(
    (message): message is Extract<ServerMessage, { type: 'captions' }> => message.type === 'captions',
  )?.captions;

const until = (client: TestClient, captions: object): Promise<void> =>
  client.until(() => JSON.stringify(captionsOf(client)) === JSON.stringify(captions), JSON.stringify(captions));

async function resigned(clients: readonly TestClient[]): Promise<void> {
  clients[0].send({ type: 'resign' });
  await clients[1].until(
    () => clients[1].received.some((message) => message.type === 'update' && message.ending !== undefined),
    'the end',
  );
}

describe('captions', () => {
  test('reach every seat and spectator as plain text, and whoever comes later', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    const spectator = await TestClient.open(url, { match });
    await spectator.next('snapshot');
    clients[0].send({ type: 'caption', key: 'band-0', text: '  The <b>Bold</b>\u0000  Ones ' });
    for (const client of [...clients, spectator]) await until(client, { 'band-0': 'The <b>Bold</b> Ones' });
    const later = await TestClient.open(url, { match, token: tokens[1] });
    await until(later, { 'band-0': 'The <b>Bold</b> Ones' });
    expect(await server.context.store.captions(match)).toEqual({ 'band-0': 'The <b>Bold</b> Ones' });
    await Promise.all([later.close(), spectator.close(), close()]);
  });

  test('are written over by their writer, and an empty one is gone where it may be', async () => {
    const { clients, match, close } = await twoAtTable();
    clients[0].send({ type: 'caption', key: 'motto', text: 'Loud' });
    await until(clients[1], { motto: 'Loud' });
    clients[1].send({ type: 'caption', key: 'motto', text: 'Louder' });
    await until(clients[0], { motto: 'Louder' });
    clients[1].send({ type: 'caption', key: 'motto', text: '' });
    await until(clients[0], {});
    expect(await server.context.store.captions(match)).toEqual({});
    await close();
  });

  test.each([
    ['of another seat', { key: 'band-1', text: 'Mine now' }, 'caption-not-offered'],
    ['that the game does not know', { key: 'title', text: 'Sir' }, 'caption-not-offered'],
    ['with a key from the prototype', { key: '__proto__', text: 'x' }, 'caption-not-offered'],
    ['that is too long', { key: 'band-0', text: 'x'.repeat(25) }, 'caption-too-long'],
    ['that is empty though it needs a letter', { key: 'band-0', text: ' \u200b ' }, 'caption-too-short'],
    ['longer than any', { key: 'band-0', text: 'x'.repeat(LIMITS.captionLength + 1) }, 'bad-message'],
    ['without text', { key: 'band-0' }, 'bad-message'],
  ])('one %s is refused and nothing changes', async (_what, caption, code) => {
    const { clients, match, tokens, close } = await twoAtTable();
    clients[0].sendRaw(JSON.stringify({ type: 'caption', ...caption }));
    expect(await clients[0].next('refused')).toMatchObject({ code });
    expect(await post(url, `/api/matches/${match}/actions`, { type: 'caption', ...caption }, tokens[0])).toMatchObject({
      status: 400,
      body: { code: code === 'bad-message' ? 'bad-request' : code },
    });
    expect(await server.context.store.captions(match)).toEqual({});
    expect(captionsOf(clients[1])).toBeUndefined();
    await close();
  });

  test('of 24 characters fit, counted as people count them', async () => {
    const { clients, close } = await twoAtTable();
    const name = '𝄞'.repeat(24);
    clients[0].send({ type: 'caption', key: 'band-0', text: name });
    expect(await clients[1].next('captions')).toMatchObject({ captions: { 'band-0': name } });
    await close();
  });

  test('cannot be written by a spectator, nor before the match has begun', async () => {
    const { match, close } = await twoAtTable();
    const spectator = await TestClient.open(url, { match });
    await spectator.next('snapshot');
    spectator.send({ type: 'caption', key: 'motto', text: 'Boo' });
    expect(await spectator.next('refused')).toMatchObject({ code: 'spectator' });
    await Promise.all([spectator.close(), close()]);
    const open = await post<{ match: string; token: string }>(url, '/api/matches', {
      game: folder.game.id,
      name: 'Ada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const early = { type: 'caption', key: 'motto', text: 'Early' };
    expect(await post(url, `/api/matches/${open.body.match}/actions`, early, open.body.token)).toMatchObject({
      body: { code: 'not-started' },
    });
  });

  test('are limited like talk, by socket and by HTTP', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    for (let i = 0; i < 12; i++) clients[0].send({ type: 'caption', key: 'motto', text: `Take ${i}` });
    expect(await clients[0].next('refused')).toMatchObject({
      code: 'too-fast',
      retryAfterMs: expect.any(Number) as number,
    });
    const answers: number[] = [];
    for (let i = 0; i < 10; i++) {
      const caption = { type: 'caption', key: 'motto', text: `Try ${i}` };
      answers.push((await post(url, `/api/matches/${match}/actions`, caption, tokens[1])).status);
    }
    expect(answers[0]).toBe(200);
    expect(answers).toContain(429);
    await close();
  });

  test('lie beside the record, outside of its hash, and go on to a rematch with their people', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    clients[0].send({ type: 'caption', key: 'band-0', text: 'Brass Monkeys' });
    clients[1].send({ type: 'caption', key: 'motto', text: 'Again' });
    await clients[0].until(() => Object.keys(captionsOf(clients[0]) ?? {}).length === 2, 'both captions');
    await resigned(clients);
    const { body } = await get<{ captions: object }>(url, `/api/matches/${match}/record`, tokens[0]);
    expect(body.captions).toEqual({ 'band-0': 'Brass Monkeys', motto: 'Again' });
    expect(verifyRecord(folder.game, must(parseRecord(body))).ok).toBe(true);
    const again = await post<{ match: string }>(url, `/api/matches/${match}/rematch`, { swap: true }, tokens[0]);
    const next = await TestClient.open(url, { match: again.body.match, token: tokens[0] });
    await until(next, { 'band-1': 'Brass Monkeys', motto: 'Again' });
    await Promise.all([next.close(), close()]);
  });
});

describe('talk', () => {
  test('is refused with the reason of the game while the game closes it, and open again after', async () => {
    const { clients, close } = await twoAtTable();
    isQuiet = true;
    clients[0].send({ type: 'chat', text: 'psst' });
    expect(await clients[0].next('refused')).toMatchObject({ code: 'quiet-please', message: 'The band is on stage.' });
    isQuiet = false;
    clients[0].send({ type: 'chat', text: 'at last' });
    expect(await clients[1].next('chat')).toMatchObject({ text: 'at last' });
    expect(clients[1].received.some((message) => message.type === 'chat' && message.text === 'psst')).toBe(false);
    await close();
  });

  test('by the signs of the game reaches all with its words; reactions that are not offered do not', async () => {
    const { clients, close } = await twoAtTable();
    isQuiet = true;
    clients[0].send({ type: 'react', reaction: 'clap' });
    expect(await clients[0].next('refused')).toMatchObject({ code: 'unknown-reaction' });
    clients[0].send({ type: 'react', reaction: 'louder' });
    expect(await clients[1].next('chat')).toMatchObject({ kind: 'sign', seat: 0, text: 'Louder, please' });
    isQuiet = false;
    const from = clients[0].received.length;
    clients[0].send({ type: 'react', reaction: 'louder' });
    expect(await clients[0].next('refused', from)).toMatchObject({ code: 'unknown-reaction' });
    clients[0].send({ type: 'react', reaction: 'clap' });
    await clients[1].until(
      () => clients[1].received.some((message) => message.type === 'chat' && message.kind === 'reaction'),
      'the reaction',
    );
    await close();
  });

  test('by signs is limited to four at once', async () => {
    const { clients, close } = await twoAtTable();
    isQuiet = true;
    for (let i = 0; i < 6; i++) clients[0].send({ type: 'react', reaction: 'louder' });
    expect(await clients[0].next('refused')).toMatchObject({ code: 'too-fast' });
    isQuiet = false;
    await close();
  });
});
