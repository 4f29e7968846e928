// One side of the load test, driven from a fresh process: node bench/driver.ts <what> <side> <url> <game> [tables] [pids]
// `cpu`: microseconds of CPU time a move of these processes and their children. With two addresses, "a,b", each table has its players at both.
import { fileURLToPath } from 'node:url';
import { cpuMs } from './cpu.ts';
import { echoTable, latency, ourTable, peerTable, relayTable, throughput, type DrivenTable } from './load.ts';

/** Played before the clock starts: it takes tens of thousands of moves until every side is warm. Servers that stay up are sooner. */
const WARM_MATCHES = Number(process.env.BANDSTAND_WARM_MATCHES ?? 20);
const MATCHES = 8;
const MOVES_A_SECOND = 200;
const WARM_MS = 400 * WARM_MATCHES;
const LATENCY_MS = 6_000;
const ECHOES = 200;
const MOVES = 32;

const [what = '', side = '', url = '', id = '', tables = '50', pids = ''] = process.argv.slice(2);
const TABLES = Number(tables);

async function opener(): Promise<() => Promise<DrivenTable>> {
  switch (side) {
    case 'ours':
      return () => ourTable(url, id);
    case 'echo':
      return () => echoTable(url);
    case 'relay':
      return () => relayTable(url);
    default: {
      const folder = fileURLToPath(new URL(`../games/${id}/`, import.meta.url));
      const { peerGame } = (await import(`${folder}bench/boardgameio.ts`)) as { peerGame: (pack: unknown) => object };
      const { game } = (await import(`${folder}index.ts`)) as { game: { pack: { content: unknown } } };
      const theirs = peerGame(game.pack.content);
      return () => peerTable(url, theirs);
    }
  }
}

const open = await opener();
const most = side === 'echo' ? ECHOES : MOVES;

async function measured(): Promise<number> {
  if (what === 'latency') {
    await latency(open, TABLES, MOVES_A_SECOND, WARM_MS);
    return latency(open, TABLES, MOVES_A_SECOND, LATENCY_MS);
  }
  await throughput(open, TABLES, WARM_MATCHES, most);
  if (what === 'cpu')
    return 1e6 / (await throughput(open, TABLES, MATCHES, most, () => cpuMs(pids.split(',').map(Number))));
  return throughput(open, TABLES, MATCHES, most);
}

process.stdout.write(`${await measured()}\n`, () => process.exit(0));
