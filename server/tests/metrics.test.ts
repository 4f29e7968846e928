import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { Metrics } from '../metrics.ts';
import { seatedTable, TestClient } from './client.ts';
import { testServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

const busySeconds = (metrics: Metrics): number =>
  Number(/^bandstand_event_loop_busy_max_seconds (.*)$/m.exec(metrics.text({}))?.[1]);

/** Holds up the event loop for so much CPU time, however long that takes. */
function work(ms: number): void {
  const start = process.threadCpuUsage();
  const used = (): number => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  while (used() < ms);
}

test('the host is told the longest time that the server was busy without a break, and each one once', async () => {
  const metrics = new Metrics();
  work(80);
  await expect.poll(() => busySeconds(metrics)).toBeGreaterThanOrEqual(0.08);
  expect(busySeconds(metrics)).toBeLessThan(0.08);
  metrics.close();
});

/** What the server has counted, without what it measures of its own machine. */
async function counted(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return text.split('\n').filter((line) => /^bandstand_(?!event_loop|heap)/.test(line));
}

test('no step of a running match shows in any count; all are counted when it is over', async () => {
  const server = await testServer({ unlimited: true });
  const { match, tokens } = await seatedTable(server.url, { game: await turnGame(), seats: 2 });
  const clients = await Promise.all(tokens.map((token) => TestClient.open(server.url, { match, token })));
  await Promise.all(clients.map((client) => client.next('snapshot')));
  const before = await counted(server.url);
  for (let step = 0; step < 6; step++) {
    const mover = clients.findIndex((client) => client.moves.length > 0);
    await clients[mover].move(clients[mover].moves[0], `step ${step}`);
    await clients[1 - mover].until(() => clients[1 - mover].version > step, 'the step');
    expect(await counted(server.url)).toEqual(before);
  }
  clients[0].send({ type: 'resign' });
  await clients[1].until(() => clients[1].received.some((told) => 'ending' in told && told.ending !== undefined));
  // The start, six moves and the end.
  await expect.poll(() => counted(server.url)).toContain('bandstand_entries_total 8');
  await Promise.all(clients.map((client) => client.close()));
  await server.remove();
});

test('a bot that thinks does not show in the queue of bots', async () => {
  const pool = new BotPool({ threads: 1, thinkMs: 60_000, deadlineMs: 60_000 });
  const thinking = pool.think(
    { game: '', pack: null, bot: 'search:60000ms', seat: 0, view: {}, moves: [0], seed: 1 },
    { table: 'a', account: 'a' },
  );
  expect(pool.waiting).toBe(0);
  await Promise.allSettled([thinking, pool.close()]);
});
