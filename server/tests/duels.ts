import { afterAll, beforeAll, expect } from 'vitest';
import { seatedTable, TestClient } from './client.ts';
import { testServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

/** A server for the tests of a file, with a game for two in which both seats take turns: the first on the shelf that fits. */
export function duelServer() {
  let server: Awaited<ReturnType<typeof testServer>>;
  const place = { url: '', game: '', twoAtTable };
  beforeAll(async () => {
    server = await testServer({ unlimited: true });
    place.url = server.url;
    place.game = await turnGame(({ seats }) => seats.max === 2);
  });
  afterAll(() => server.remove());

  async function twoAtTable(wish: object = {}) {
    const table = await seatedTable(place.url, { game: place.game, seats: 2, ...wish });
    const clients = await Promise.all(
      table.tokens.map((token) => TestClient.open(place.url, { match: table.match, token })),
    );
    await Promise.all(clients.map((client) => client.next('snapshot')));
    return { ...table, clients, close: () => Promise.all(clients.map((client) => client.close())) };
  }
  return place;
}

/** The client to move, and the other. */
export const turn = (clients: readonly TestClient[]): [TestClient, TestClient] =>
  clients[0].moves.length > 0 ? [clients[0], clients[1]] : [clients[1], clients[0]];

export async function playOn(clients: readonly TestClient[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const [mover] = turn(clients);
    if (mover.moves.length === 0) return;
    const target = clients.map((client) => client.version + 1);
    expect(await mover.move(mover.moves[0], `n${i}-${mover.version}`)).toMatchObject({ type: 'accepted' });
    await Promise.all(clients.map((client, seat) => client.until(() => client.version >= target[seat], 'an update')));
  }
}

/** Whether the client was told how the match ended. */
export const hasEnded = (client: TestClient): boolean =>
  client.received.some((message) => message.type === 'update' && message.ending !== undefined);
