import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, seatsIn } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';
import { seatedTable, TestClient } from './client.ts';
import { freePort, spawnServer } from './process.ts';
import { testServer } from './setup.ts';

const PAIRS = 1_500;

/** The longest CPU time without a break since this was last asked, in seconds. */
const busySeconds = async (url: string): Promise<number> =>
  Number(/^bandstand_event_loop_busy_max_seconds (.*)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

test.each(await gameIds())('opening a table of %s with thousands of moves taken back holds nobody up', async (game) => {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-hostile-'));
  const dataFile = join(folder, 'test.sqlite');
  const before = await testServer({ dataFile, unlimited: true });
  const seats = Math.max(2, must(await loadGame(game)).game.seats.min);
  const { match, tokens } = await seatedTable(before.url, { game, seats });
  const { store, tables } = before.context;
  const table = must(await tables.get(match));
  const { state } = table;
  // Some of the match is played, then one move is made and taken back for ever.
  for (let i = 0; i < 10 && state.toAct !== 0; i++) {
    const [seat] = seatsIn(state.toAct);
    must(await table.act(seat, { type: 'move', move: state.match.legalMoves(seat)[0].id, nonce: `${i}` }));
  }
  const [seat] = seatsIn(state.toAct);
  const { id: move } = state.match.legalMoves(seat)[0];
  const step = state.match.steps.length;
  const first = state.seq + 1;
  const appended = Array.from({ length: PAIRS }, (_, i) => [
    store.append(match, first + 2 * i, { type: 'move', seat, move, nonce: `h${i}` }, Date.now()),
    store.append(match, first + 2 * i + 1, { type: 'undo', seat, step }, Date.now()),
  ]);
  await Promise.all(appended.flat());
  await before.stop();

  const server = await spawnServer({ PORT: String(await freePort()), DATA_FILE: dataFile });
  // Whatever a process does for the first time takes long, and is not what is asked here.
  const warm = await seatedTable(server.url, { game, seats });
  const other = await TestClient.open(server.url, { match: warm.match, token: warm.tokens[0] });
  await other.next('snapshot');
  await busySeconds(server.url);
  const start = performance.now();
  const client = await TestClient.open(server.url, { match, token: tokens[0] });
  await client.next('snapshot');
  const seconds = (performance.now() - start) / 1000;
  const busy = await busySeconds(server.url);
  expect(busy).toBeLessThan(Math.max(0.02, seconds / 20));
  await Promise.all([client.close(), other.close()]);
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});
