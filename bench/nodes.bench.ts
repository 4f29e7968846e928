import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { gameIds } from '@bandstand/games';
import type { Bench, BenchLine } from '../cli/commands/bench.ts';
import type { CrowdFigures } from './crowd.ts';
import type { Target } from './load.ts';
import { interleaved, line, under } from './measure.ts';
import { here, Site } from './site.ts';

const ROUNDS = Number(process.env.BANDSTAND_NODES_ROUNDS ?? 5);
const CROWD_TABLES = Number(process.env.BANDSTAND_NODES_TABLES ?? 1000);
const CALM_MS = 30_000;
const ROUGH_MS = 40_000;
const KILL_EVERY_MS = 10_000;
/** So few that waiting for the disk, and not two cores, is the limit. */
const WAITING_TABLES = '10';

const run = promisify(execFile);

type Drive = (what: 'throughput' | 'latency' | 'cpu', url: string, ...more: string[]) => Promise<number>;

/** One node on PostgreSQL beside one on SQLite, with a quick disk and with one that takes 2 ms longer. */
async function oneNode(site: Site, drive: Drive, say: (note: string) => void): Promise<BenchLine[]> {
  const [pg, slowPg] = [await site.postgres(), await site.postgres(2)];
  const [sqlite, shared, slow] = [await site.node(), await site.node(pg), await site.node(slowPg)];
  say(`moves a second at 50 tables, ${ROUNDS} rounds …`);
  const rates = await interleaved(
    {
      sqlite: () => drive('throughput', sqlite.url),
      shared: () => drive('throughput', shared.url),
      slow: () => drive('throughput', slow.url),
    },
    ROUNDS,
  );
  say('CPU time a move …');
  const cpu = await interleaved(
    {
      sqlite: () => drive('cpu', sqlite.url, '50', `${sqlite.pid}`),
      shared: () => drive('cpu', shared.url, '50', `${shared.pid},${pg.pid}`),
    },
    Math.ceil(ROUNDS / 2),
  );
  say('latency at 200 moves a second …');
  const p99 = await interleaved(
    { sqlite: () => drive('latency', sqlite.url), slow: () => drive('latency', slow.url) },
    Math.ceil(ROUNDS / 2),
  );
  await Promise.all([sqlite, shared, slow].map((node) => site.kill(node)));
  return [
    line('moves a second, one node on PostgreSQL against SQLite, 50 tables', rates.shared, rates.sqlite, 0.55),
    line('the same on a disk that takes 2 ms longer', rates.slow, rates.sqlite, 0.3),
    under(`p99 in ms at 200 moves a second on that disk (SQLite ${p99.sqlite.toFixed(1)})`, p99.slow, 10),
    under('CPU time of server and database a move over that on SQLite', cpu.shared / cpu.sqlite, 2),
  ];
}

/** Two nodes against one where waiting for the disk is the limit, and from one node to the other. */
async function twoNodes(site: Site, drive: Drive, say: (note: string) => void): Promise<BenchLine[]> {
  const [slowPg, pg] = [await site.postgres(5), await site.postgres()];
  const slow = [await site.node(slowPg), await site.node(slowPg)];
  const quick = [await site.node(pg), await site.node(pg)];
  const sqlite = await site.node();
  say(`two nodes against one, ${ROUNDS} rounds …`);
  const rates = await interleaved(
    {
      one: () => drive('throughput', slow[0].url, WAITING_TABLES),
      two: async () => {
        const both = await Promise.all(slow.map(({ url }) => drive('throughput', url, WAITING_TABLES)));
        return both[0] + both[1];
      },
    },
    ROUNDS,
  );
  say('latency from one node to the other at 200 moves a second …');
  const p99 = await interleaved(
    {
      across: () => drive('latency', quick.map(({ url }) => url).join(',')),
      sqlite: () => drive('latency', sqlite.url),
    },
    Math.ceil(ROUNDS / 2),
  );
  await Promise.all([...slow, ...quick, sqlite].map((node) => site.kill(node)));
  return [
    line('moves a second, two nodes against one, 10 tables each, disk 5 ms longer', rates.two, rates.one, 1.8),
    under(`p99 in ms from node to node at 200 moves a second (SQLite ${p99.sqlite.toFixed(1)})`, p99.across, 25),
  ];
}

/** Many tables over three nodes, first in peace, then while one node after the other is killed and started again. */
async function crowd(site: Site, _drive: Drive, say: (note: string) => void): Promise<BenchLine[]> {
  const [game] = await gameIds();
  const pg = await site.postgres();
  const nodes: Target[] = [];
  for (let i = 0; i < 3; i++) nodes.push(await site.node(pg));
  const ports = nodes.map(({ url }) => Number(new URL(url).port));
  say(`${CROWD_TABLES} tables with five people each over three nodes …`);
  const urls = nodes.map(({ url }) => url).join(',');
  const driver = spawn(
    process.execPath,
    [here('./crowd.ts'), game, `${CROWD_TABLES}`, urls, `${CALM_MS}`, `${ROUGH_MS}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(driver, 'exit');
  const lines = createInterface({ input: driver.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  await next();
  const calm = JSON.parse(await next()) as CrowdFigures;
  say('… and a node is killed every 10 s');
  const rough = next();
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, KILL_EVERY_MS));
  for (let kill = 0; (await Promise.race([rough, pause()])) === undefined; kill++) {
    const victim = kill % nodes.length;
    await site.kill(nodes[victim]);
    nodes[victim] = await site.node(pg, ports[victim]);
  }
  const { latest, lost, drops, longestAway } = JSON.parse(await rough) as CrowdFigures;
  await ended;
  return [
    under(`p99 in ms, ${CROWD_TABLES} tables, ${5 * CROWD_TABLES} sockets over three nodes`, calm.p99, 50),
    under(
      `latest wake-up in ms while a node is killed every 10 s (${drops} sockets came back, the last ${Math.round(longestAway)} ms after)`,
      latest,
      1000,
    ),
    under('moves that were lost meanwhile', lost, 0),
  ];
}

export const measure: Bench['measure'] = async (say, tell) => {
  const [game] = await gameIds();
  const drive: Drive = async (what, url, ...more) =>
    Number((await run(process.execPath, [here('./driver.ts'), what, 'ours', url, game, ...more], { env })).stdout);
  const env = { ...process.env, BANDSTAND_WARM_MATCHES: '5' };
  const site = new Site();
  try {
    const lines: BenchLine[] = [];
    for (const part of [oneNode, twoNodes, crowd]) {
      const measured = await part(site, drive, say);
      for (const { name, ours, peer } of measured) say(`  ${name}: ${ours.toPrecision(4)} (${peer.toPrecision(4)})`);
      lines.push(...measured);
      tell(measured);
    }
    return lines;
  } finally {
    await site.stop();
  }
};
