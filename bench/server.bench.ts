import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gameIds } from '@bandstand/games';
import type { BenchLine } from '../cli/commands/bench.ts';
import { startTarget } from './load.ts';
import { interleaved, line } from './measure.ts';
import { installPeers } from './peers.ts';

const ROUNDS = 5;
/** A dozen moves decide each p99, so one bad moment of the machine spoils it. */
const LATENCY_ROUNDS = 9;
const run = promisify(execFile);

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The game that a peer exists for. */
async function referenceGame(): Promise<string> {
  for (const id of await gameIds()) if (existsSync(here(`../games/${id}/bench/boardgameio.ts`))) return id;
  throw new Error('no game has a peer to compare with');
}

export async function measure(say: (note: string) => void): Promise<readonly BenchLine[]> {
  installPeers(say);
  const id = await referenceGame();
  const folder = here(`../games/${id}/`);
  const data = mkdtempSync(join(tmpdir(), 'bandstand-load-'));
  const env = { PORT: '20871', DATA_FILE: join(data, 'load.sqlite'), UNLIMITED: '1', BOT_DELAY_MS: '0' };
  const [ours, peer, echo, relay] = await Promise.all([
    startTarget(here('../server/main.ts'), [], env, 'http://127.0.0.1:20871'),
    startTarget(here('./peers/boardgameioServer.ts'), [folder, '20872'], {}, 'http://127.0.0.1:20872'),
    startTarget(here('./peers/echoServer.ts'), ['20873'], {}, 'http://127.0.0.1:20873'),
    startTarget(here('./peers/relayServer.ts'), ['20874'], {}, 'http://127.0.0.1:20874'),
  ]);
  try {
    const drive = async (what: 'throughput' | 'latency', side: string, url: string): Promise<number> =>
      Number((await run(process.execPath, [here('./driver.ts'), what, side, url, id])).stdout);
    say(`latency at 50 tables of two, ${LATENCY_ROUNDS} rounds …`);
    const p99 = await interleaved(
      { ours: () => drive('latency', 'ours', ours.url), peer: () => drive('latency', 'peer', peer.url) },
      LATENCY_ROUNDS,
    );
    say(`moves a second at 50 tables of two, ${ROUNDS} rounds …`);
    const rates = await interleaved(
      {
        ours: () => drive('throughput', 'ours', ours.url),
        peer: () => drive('throughput', 'peer', peer.url),
        echo: () => drive('throughput', 'echo', echo.url),
        relay: () => drive('throughput', 'relay', relay.url),
      },
      ROUNDS,
    );
    return [
      line('durable moves a second, 50 tables, against boardgame.io in memory', rates.ours, rates.peer, 4),
      line('durable moves a second, 50 tables, against a one-way echo, for information', rates.ours, rates.echo, 0),
      line('durable moves a second, 50 tables, against a bare relay to both players', rates.ours, rates.relay, 0.5),
      {
        name: 'p99 latency in ms at 200 moves a second, boardgame.io over ours',
        ours: p99.ours,
        peer: p99.peer,
        ratio: p99.peer / p99.ours,
        bar: 1,
        ok: p99.peer >= p99.ours,
      },
    ];
  } finally {
    await Promise.all([ours, peer, echo, relay].map((target) => target.stop()));
    rmSync(data, { recursive: true, force: true });
  }
}
