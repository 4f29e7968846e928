import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastRandom, must, type Game } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { Bench, BenchLine } from '../cli/commands/bench.ts';
import { interleaved, line, steadyRate } from './measure.ts';
import { compileC, installPeers, requirePeer } from './peers.ts';

const ROUNDS = 5;
const PEER_SLICES = 10;
const PEER_SLICE_MS = 40;
const C_RUNS = 10;
const C_MATCHES = '40000';
/** Slower games may take this much longer a random match than the reference. */
const SLOWEST = 1 / 30;

type PeerMaker = (library: unknown, pack: object, below: (bound: number) => number) => () => void;

const sampler = fileURLToPath(new URL('./sample.ts', import.meta.url));

/** How often a CPU second a process that does nothing else does this work. */
const sample = (game: string, work: 'random' | 'imagine' | 'bots', ...bots: readonly string[]): number =>
  Number(execFileSync(process.execPath, [sampler, game, work, ...bots], { encoding: 'utf8' }));

/** The best of several short runs, as `steadyRate` takes better slices. */
const rateOfC = (program: string): number =>
  Math.max(
    ...Array.from(
      { length: C_RUNS },
      () => (JSON.parse(execFileSync(program, [C_MATCHES], { encoding: 'utf8' })) as { perSecond: number }).perSecond,
    ),
  );

/** The reference is the game whose folder holds the same rules in C. */
async function reference(game: Game, folder: string, say: (note: string) => void): Promise<BenchLine[]> {
  const program = compileC(`${folder}playouts.c`);
  if (program === undefined) say('skipped: the comparison with C, because there is no gcc here');
  installPeers(say);
  const { randomMatch } = (await import(`${folder}boardgameio.ts`)) as { randomMatch: PeerMaker };
  const dice = fastRandom(3);
  const peer = randomMatch(requirePeer('boardgame.io/client'), game.pack.content, (bound) => dice.below(bound));
  const rates = await interleaved(
    {
      ours: () => sample(game.id, 'random'),
      c: () => (program === undefined ? 1 : rateOfC(program)),
      boardgameio: () => steadyRate(peer, PEER_SLICES, PEER_SLICE_MS),
      imagine: () => sample(game.id, 'imagine'),
    },
    ROUNDS,
  );
  return [
    ...(program === undefined
      ? []
      : [line(`${game.id}: random playouts a CPU second against C`, rates.ours, rates.c, 0.3)]),
    line(`${game.id}: random playouts a CPU second against boardgame.io 0.50.2`, rates.ours, rates.boardgameio, 1500),
    line(`${game.id}: imagine and clone against one random playout`, rates.imagine, rates.ours, 1),
  ];
}

/** What a game asks of itself: random matches a CPU second instead of a share of the reference's, matches of bots. */
interface Bar {
  readonly matchesPerCpuSecond?: number;
  readonly bots?: { readonly seats: readonly string[]; readonly matchesPerCpuSecond: number };
}

function barOf(id: string): Bar {
  const file = fileURLToPath(new URL(`../games/${id}/bench/bar.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bar) : {};
}

/** The other games in turn with the reference, each sample in a process of its own. */
async function compare(others: readonly Game[], reference: string): Promise<BenchLine[]> {
  const ids = [reference, ...others.map(({ id }) => id)];
  const rates = await interleaved(Object.fromEntries(ids.map((id) => [id, () => sample(id, 'random')])), ROUNDS);
  return others.map(({ id, seats: { min, max } }) => {
    const name = `${id}: random matches of ${Math.min(max, Math.max(2, min))} a CPU second`;
    const bar = barOf(id).matchesPerCpuSecond;
    return bar === undefined
      ? line(`${name} against the reference game`, rates[id], rates[reference], SLOWEST)
      : line(`${name} against its own bar`, rates[id], bar, 1);
  });
}

async function matchesOfBots(id: string): Promise<BenchLine[]> {
  const { bots } = barOf(id);
  if (bots === undefined) return [];
  const { rate } = await interleaved({ rate: () => sample(id, 'bots', ...bots.seats) }, ROUNDS);
  return [line(`${id}: matches of ${bots.seats.join(', ')} a CPU second`, rate, bots.matchesPerCpuSecond, 1)];
}

export const measure: Bench['measure'] = async (say, tell) => {
  const lines: BenchLine[] = [];
  const add = (more: readonly BenchLine[]): void => {
    lines.push(...more);
    tell(more);
  };
  const others: Game[] = [];
  let referenceId: string | undefined;
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    const folder = fileURLToPath(new URL(`../games/${id}/bench/`, import.meta.url));
    if (!existsSync(`${folder}playouts.c`)) {
      others.push(game);
      continue;
    }
    add(await reference(game, folder, say));
    referenceId = id;
  }
  if (referenceId !== undefined) add(await compare(others, referenceId));
  for (const { id } of others) add(await matchesOfBots(id));
  return lines;
};
