import { PROTOCOL } from '@bandstand/protocol/version';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bandstand/games';
import { openSqlite } from '../server/storage/sqlite.ts';
import { newId } from '../server/tokens.ts';
import { WebSocket } from 'ws';
import type { BenchLine } from '../cli/commands/bench.ts';
import { latency, ourTable, startTarget } from './load.ts';
import { interleaved, under } from './measure.ts';

const TABLES = Number(process.env.BANDSTAND_SCALE_TABLES ?? 1000);
const WATCHERS = 3;
const STORM = Number(process.env.BANDSTAND_SCALE_STORM ?? 2000);
const STORED = Number(process.env.BANDSTAND_SCALE_STORED ?? 100_000);

/** Delays are those since the last reading, so what belongs together is read at once. */
async function metrics(url: string, names: readonly string[]): Promise<number[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return names.map((name) => Number(new RegExp(`^bandstand_${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN));
}

const heap = async (url: string): Promise<number> => (await metrics(url, ['heap_bytes']))[0];

/** A socket that watches a public table; resolves when it has its picture of it. */
async function watch(url: string, match: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match })));
    socket.on('message', (data) => {
      if ((data as Buffer).includes('"type":"snapshot"')) resolve();
    });
  });
  return socket;
}

async function publicTable(url: string, game: string): Promise<string> {
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      name: 'A',
      isPublic: true,
      seats: [
        { kind: 'program', name: 'A' },
        { kind: 'program', name: 'B' },
      ],
    }),
  });
  return ((await response.json()) as { match: string }).match;
}

/** Fills the storage with finished matches as they would lie there. */
async function fill(file: string, game: string, count: number): Promise<void> {
  const store = await openSqlite(file);
  for (let from = 0; from < count; from += 500) {
    await Promise.all(
      Array.from({ length: Math.min(500, count - from) }, () =>
        store.createMatch(
          {
            id: newId(),
            game,
            rulesVersion: 1,
            packHash: 'x',
            pack: null,
            options: '{}',
            seats: 2,
            seed: '0'.repeat(64),
            settings: '{}',
            inviteHash: 'x',
            status: 'over',
            createdAt: 1,
            touchedAt: 1,
            toAct: 0,
            deadlineAt: null,
          },
          [],
        ),
      ),
    );
  }
  await store.close();
}

export async function measure(say: (note: string) => void): Promise<readonly BenchLine[]> {
  const [game] = await gameIds();
  const data = mkdtempSync(join(tmpdir(), 'bandstand-scale-'));
  const file = join(data, 'scale.sqlite');
  const env = { PORT: '20971', DATA_FILE: file, UNLIMITED: '1', BOT_DELAY_MS: '0' };
  const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));
  const url = 'http://127.0.0.1:20971';
  const server = await startTarget(main, [], env, url);
  const sockets: WebSocket[] = [];
  try {
    say(`${TABLES} tables with two players and ${WATCHERS} watchers each, at a human pace …`);
    // The longest delay would tell more about the machine's other guests than about us; CPU time does not.
    const readDelays = (): Promise<number[]> =>
      metrics(url, ['event_loop_delay_p99_seconds', 'event_loop_busy_max_seconds']);
    const p99 = await latency(() => ourTable(url, game, WATCHERS), TABLES, TABLES / 5, 10_000, readDelays);
    const [delay, busy] = (await readDelays()).map((seconds) => 1000 * seconds);

    say(`a storm of ${STORM} sockets …`);
    const watched: string[] = [];
    for (let i = 0; i < TABLES; i++) watched.push(await publicTable(url, game));
    const start = performance.now();
    for (let i = 0; i < STORM; i += 500)
      sockets.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(500, STORM - i) }, (_, k) => watch(url, watched[(i + k) % watched.length])),
        )),
      );
    const storm = (performance.now() - start) / 1000;
    for (const socket of sockets.splice(0)) socket.terminate();

    say(`${STORED} matches in storage …`);
    const fullFile = join(data, 'full.sqlite');
    await fill(fullFile, game, STORED);
    const full = await startTarget(main, [], { ...env, PORT: '20972', DATA_FILE: fullFile }, 'http://127.0.0.1:20972');
    const fresh = { ...env, PORT: '20973', DATA_FILE: join(data, 'fresh.sqlite') };
    const empty = await startTarget(main, [], fresh, 'http://127.0.0.1:20973');
    const memory = await interleaved({ full: () => heap(full.url), empty: () => heap(empty.url) }, 5);
    const stored = await interleaved(
      {
        full: () => latency(() => ourTable(full.url, game), 20, 100, 4_000),
        empty: () => latency(() => ourTable(empty.url, game), 20, 100, 4_000),
      },
      // Four moves decide each p99, so single ones mean little.
      11,
    );
    await Promise.all([full.stop(), empty.stop()]);
    return [
      under(
        `p99 latency in ms, ${TABLES} tables, ${TABLES * (2 + WATCHERS)} sockets, a move a table every 5 s`,
        p99,
        50,
      ),
      under('p99 of event loop delay in ms meanwhile', delay, 20),
      under('most CPU time in ms between two looks of the event loop meanwhile', busy, 20),
      under(`seconds to serve a reconnect storm of ${STORM} sockets`, storm, 10),
      under(`p99 latency with ${STORED} stored matches over that with none`, stored.full / stored.empty, 1.5),
      under('bytes of memory per stored idle match', Math.max(0, memory.full - memory.empty) / STORED, 1000),
    ];
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
