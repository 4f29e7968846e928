import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seatedTable, TestClient } from './client.ts';
import { freePort, spawnServer, type ServerProcess } from './process.ts';
import { turnGame } from './turnGame.ts';

const CONNECTIONS = Number(process.env.BANDSTAND_CONNECTIONS ?? 600);
/** So many are open at once. */
const AT_ONCE = 150;

const UPGRADE = [
  'Host: here',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** What a bad client does once it is connected; it goes away by itself or is closed after a while. */
const HABITS: Readonly<Record<string, (socket: Socket) => void>> = {
  halfOpen: (socket) => socket.write('POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n\r\n{"game":'),
  slow: (socket) => {
    socket.write('GET /health HTTP/1.1\r\nHost: he');
    const drip = setInterval(() => (socket.destroyed ? clearInterval(drip) : socket.write('r')), 20);
  },
  reset: (socket) => socket.write('GET /api/matches HTTP/1.1\r\nHost: here\r\n\r\n', () => socket.resetAndDestroy()),
  resetUpgrade: (socket) =>
    socket.write(['GET /ws HTTP/1.1', ...UPGRADE, '', ''].join('\r\n'), () => socket.resetAndDestroy()),
  refused: (socket) =>
    socket.write(['GET /ws HTTP/1.1', ...UPGRADE, 'Origin: https://elsewhere.example', '', ''].join('\r\n')),
  silentSocket: (socket) => socket.write(['GET /ws HTTP/1.1', ...UPGRADE, '', ''].join('\r\n')),
  unread: (socket) => {
    socket.pause();
    socket.write('GET /api/docs HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(5));
  },
};

const badConnection = (port: number, habit: string, stayMs: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => HABITS[habit](socket));
    const leave = setTimeout(() => socket.destroy(), stayMs);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(leave);
      resolve();
    });
  });

/** Opens bad connections of all kinds, so many at once, until `count` were made and the time is over; gives how many. */
async function storm(port: number, count: number, leastMs: number): Promise<number> {
  const habits = Object.keys(HABITS);
  const end = performance.now() + leastMs;
  let made = 0;
  const keepGoing = async (): Promise<void> => {
    while (made < count || performance.now() < end) await badConnection(port, habits[made++ % habits.length], 100);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepGoing));
  return made;
}

const residentMb = ({ pid }: ServerProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];

/** Times of moves at one table, at a calm pace, until told to stop; a match that ends is followed by another. */
async function pulse(url: string, game: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const { match, tokens } = await seatedTable(url, { game, seats: 2 });
    const clients = await Promise.all(tokens.map((token) => TestClient.open(url, { match, token })));
    await Promise.all(clients.map((client) => client.next('snapshot')));
    for (;;) {
      const mover = clients.find((client) => client.moves.length > 0);
      if (mover === undefined || isOver()) break;
      const target = clients.map((client) => client.version + 1);
      const start = performance.now();
      await mover.move(mover.moves[0], `p${mover.version}`);
      times.push(performance.now() - start);
      await Promise.all(clients.map((client, i) => client.until(() => client.version >= target[i], 'the update')));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await Promise.all(clients.map((client) => client.close()));
  }
  return times;
}

const CALM_MS = 4_000;

test.skipIf(process.platform !== 'linux')(
  `${CONNECTIONS} half-open, slow, reset, refused and unread connections cost neither the server nor another table`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bandstand-storm-'));
    const server = await spawnServer({ PORT: String(await freePort()), DATA_FILE: join(folder, 'storm.sqlite') });
    try {
      const game = await turnGame(({ seats }) => seats.max === 2);
      const port = Number(new URL(server.url).port);
      await storm(port, 300, 0);
      let isOver = false;
      setTimeout(() => {
        isOver = true;
      }, CALM_MS);
      const calm = await pulse(server.url, game, () => isOver);
      const before = residentMb(server);
      isOver = false;
      const playing = pulse(server.url, game, () => isOver);
      const made = await storm(port, CONNECTIONS, CALM_MS);
      isOver = true;
      const stormy = await playing;
      const after = residentMb(server);
      const figures = `p99 ${p99(calm).toFixed(1)} → ${p99(stormy).toFixed(1)} ms (${calm.length} and ${stormy.length} moves), memory ${before.toFixed(0)} → ${after.toFixed(0)} MB`;
      process.stderr.write(`${made} bad connections: ${figures}\n`);
      expect(server.isAlive, server.complaints).toBe(true);
      expect((await fetch(`${server.url}/health`)).ok).toBe(true);
      expect(after - before, figures).toBeLessThan(100);
      // A scheduler's slice more or less is not the server's: both run on the same cores as the bad clients.
      expect(p99(stormy), figures).toBeLessThan(Math.max(2 * p99(calm), 50));
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
  3_600_000,
);
