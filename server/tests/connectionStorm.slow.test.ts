import { execFile as execFileWith } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { seatedTable, TestClient } from './client.ts';
import { freePort, spawnServer, type ServerProcess } from './process.ts';
import { turnGame } from './turnGame.ts';

const execFile = promisify(execFileWith);

const CONNECTIONS = Number(process.env.BANDSTAND_CONNECTIONS ?? 600);
/** Without limits every bad connection is served, as if each came from another address. */
const IS_LIMITED = process.env.BANDSTAND_STORM_UNLIMITED !== '1';
/** How many bad connections are open at the same time. */
const AT_ONCE = process.env.BANDSTAND_CONNECTIONS_AT_ONCE ?? '150';
const program = fileURLToPath(new URL('./badConnections.ts', import.meta.url));

/** Bad clients live elsewhere: what they cost themselves is not taken from the server, nor from those who play. */
async function storm(port: number, count: number, leastMs: number): Promise<number> {
  const attacker = execFile(process.execPath, [program, `${port}`, `${count}`, `${leastMs}`, AT_ONCE]);
  if (attacker.child.pid !== undefined) setPriority(attacker.child.pid, constants.priority.PRIORITY_LOW);
  return Number((await attacker).stdout);
}

const residentMb = ({ pid }: ServerProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The most CPU time without a break for others since the last look, in milliseconds: a busy machine cannot spoil it. */
const busiestMs = async ({ url }: ServerProcess): Promise<number> =>
  1000 *
  Number(/^bandstand_event_loop_busy_max_seconds (.*)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

const TICKS_PER_SECOND = 100;
/** CPU time that the process has used, in milliseconds. */
function cpuMs({ pid }: ServerProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return ((Number(user) + Number(system)) * 1000) / TICKS_PER_SECOND;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

/** Slow enough for what a seat may do in a second. */
const PAUSE_MS = 35;

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
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await Promise.all(clients.map((client) => client.close()));
  }
  return times;
}

const CALM_MS = 8_000;
/** Memory is looked at so often. */
const PARTS = 8;

test.skipIf(process.platform !== 'linux')(
  `${CONNECTIONS} half-open, slow, reset, refused and unread connections cost neither the server nor another table`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bandstand-storm-'));
    const env = {
      PORT: String(await freePort()),
      DATA_FILE: join(folder, 'storm.sqlite'),
      UNLIMITED: IS_LIMITED ? '' : '1',
    };
    const server = await spawnServer(env);
    try {
      const game = await turnGame(({ maxMoves }) => maxMoves > 500);
      const port = Number(new URL(server.url).port);
      await storm(port, 300, 0);
      let isOver = false;
      setTimeout(() => {
        isOver = true;
      }, CALM_MS);
      const calm = await pulse(server.url, game, () => isOver);
      const before = residentMb(server);
      await busiestMs(server);
      const cpuBefore = cpuMs(server);
      isOver = false;
      const playing = pulse(server.url, game, () => isOver);
      const memory = [before];
      let made = 0;
      for (let part = 0; part < PARTS; part++) {
        made += await storm(port, CONNECTIONS / PARTS, CALM_MS / PARTS);
        memory.push(residentMb(server));
      }
      const cpuEach = (1000 * (cpuMs(server) - cpuBefore)) / made;
      const busiest = await busiestMs(server);
      isOver = true;
      const stormy = await playing;
      const [quiet, loud] = [calm, stormy].map((times) => [quantile(times, 0.5), quantile(times, 0.99)]);
      const figures = `median ${quiet[0].toFixed(1)} → ${loud[0].toFixed(1)} ms, p99 ${quiet[1].toFixed(1)} → ${loud[1].toFixed(1)} ms (${calm.length} and ${stormy.length} moves), memory ${memory.map((mb) => mb.toFixed(0)).join(' → ')} MB, ${cpuEach.toFixed(0)} µs of CPU time a connection, players included, at most ${busiest.toFixed(1)} ms in one turn of the event loop`;
      process.stderr.write(`${made} bad connections: ${figures}\n`);
      expect(server.isAlive, server.complaints).toBe(true);
      expect((await fetch(`${server.url}/health`)).ok).toBe(true);
      // The heap grows to what garbage needs under load and stays there; what is kept for a connection would go on growing.
      expect(Math.max(...memory), figures).toBeLessThan(before + 300);
      expect(memory[PARTS] - memory[PARTS / 2], figures).toBeLessThan(60);
      expect(busiest, figures).toBeLessThan(20);
      // The p99 of a shared machine follows whoever else is busy there, so it is told and the median is held.
      expect(loud[0], figures).toBeLessThan(Math.max(2 * quiet[0], 25));
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
  3_600_000,
);
