import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { gameIds } from '@bandstand/games';
import type { Bench } from '../cli/commands/bench.ts';
import type { CrowdFigures } from './crowd.ts';
import { under } from './measure.ts';
import { here, Site } from './site.ts';

const MINUTE = 60_000;
const MINUTES = Number(process.env.BANDSTAND_SOAK_MINUTES ?? 60);
const TABLES = Number(process.env.BANDSTAND_SOAK_TABLES ?? 1000);
/** Two thirds of the time the server is killed every minute, then it is left alone to see what it keeps in memory. */
const ROUGH_MS = (MINUTES * MINUTE * 2) / 3;
const CALM_MS = (MINUTES * MINUTE) / 3;

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One server on SQLite, a thousand tables with five people each at a human pace, for an hour. */
export const measure: Bench['measure'] = async (say) => {
  const [game] = await gameIds();
  const site = new Site();
  try {
    let server = await site.node();
    const port = Number(new URL(server.url).port);
    const driver = spawn(
      process.execPath,
      [here('./crowd.ts'), game, `${TABLES}`, server.url, `${ROUGH_MS}`, `${CALM_MS}`],
      // All come back to one server at once; how long that takes is not what is asked here.
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, BANDSTAND_LOST_MS: `${5 * MINUTE}` } },
    );
    const lines = createInterface({ input: driver.stdout })[Symbol.asyncIterator]();
    const next = async (): Promise<string> => String((await lines.next()).value);
    await next();
    say(`${TABLES} tables are open; the server is killed every minute …`);
    const rough = next();
    let kills = 0;
    while ((await Promise.race([rough, pause(MINUTE)])) === undefined) {
      await site.kill(server);
      server = await site.node(undefined, port);
      kills++;
      if (kills % 5 === 0) say(`  ${kills} kills`);
    }
    const killed = JSON.parse(await rough) as CrowdFigures;
    say(`  ${JSON.stringify(killed)}`);
    const calm = next();
    const memory: number[] = [];
    while ((await Promise.race([calm, pause(CALM_MS / 10)])) === undefined) {
      memory.push(megabytes(server.pid));
      say(`  ${Math.round(memory[memory.length - 1])} MB`);
    }
    const left = JSON.parse(await calm) as CrowdFigures;
    say(`  ${JSON.stringify(left)}`);
    return [
      under(`moves lost in ${killed.moves + left.moves}, ${kills} kills`, killed.lost + left.lost, 0),
      under('p99 in ms while it is left alone', left.p99, 50),
      under(
        `memory in MB after ${Math.round(CALM_MS / MINUTE)} minutes over that after a fifth of them`,
        memory[memory.length - 1] / memory[1],
        1.3,
      ),
    ];
  } finally {
    await site.stop();
  }
};
