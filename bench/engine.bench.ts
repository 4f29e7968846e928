import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultOptions, fastRandom, firstSeat, must, type Game } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { BenchLine } from '../cli/commands/bench.ts';
import { interleaved, line, ratePerCpuSecond } from './measure.ts';
import { compileC, installPeers, requirePeer } from './peers.ts';

const ROUNDS = 7;
const SAMPLE_MS = 400;
/** Slower games may take this much longer a random match than the reference. */
const SLOWEST = 1 / 30;

type PeerMaker = (library: unknown, pack: object, below: (bound: number) => number) => () => void;

/** Plays one random match through the same contract that tables use. */
function playout(game: Game, seats: number): () => void {
  const random = fastRandom(1);
  const options = defaultOptions(game.options);
  return () => {
    const state = game.setup(options, seats, random);
    for (let toAct = game.toAct(state); toAct !== 0; toAct = game.toAct(state)) {
      const seat = firstSeat(toAct);
      const moves = game.legalMoves(state, seat);
      game.play(state, seat, moves[random.below(moves.length)], random);
    }
  };
}

/** What every iteration of a search pays before it can think. */
function imagination(game: Game): () => void {
  const random = fastRandom(2);
  const view = game.view(game.setup(defaultOptions(game.options), 2, random), 0);
  return () => void game.clone(game.imagine(view, random));
}

/** The reference is the game whose folder holds the same rules in C. */
async function reference(game: Game, folder: string, say: (note: string) => void): Promise<BenchLine[]> {
  const program = compileC(`${folder}playouts.c`);
  if (program === undefined) say('skipped: the comparison with C, because there is no gcc here');
  installPeers(say);
  const { randomMatch } = (await import(`${folder}boardgameio.ts`)) as { randomMatch: PeerMaker };
  const dice = fastRandom(3);
  const peer = randomMatch(requirePeer('boardgame.io/client'), game.pack.content, (bound) => dice.below(bound));
  const ours = playout(game, 2);
  const imagine = imagination(game);
  const rates = await interleaved(
    {
      ours: () => ratePerCpuSecond(ours, SAMPLE_MS),
      c: () =>
        program === undefined
          ? 1
          : (JSON.parse(execFileSync(program, ['400000'], { encoding: 'utf8' })) as { perSecond: number }).perSecond,
      boardgameio: () => ratePerCpuSecond(peer, SAMPLE_MS),
      imagine: () => ratePerCpuSecond(imagine, SAMPLE_MS),
    },
    ROUNDS,
  );
  const lines = [
    ...(program === undefined
      ? []
      : [line(`${game.id}: random playouts a CPU second against C`, rates.ours, rates.c, 0.3)]),
    line(`${game.id}: random playouts a CPU second against boardgame.io 0.50.2`, rates.ours, rates.boardgameio, 1500),
    line(`${game.id}: imagine and clone against one random playout`, rates.imagine, rates.ours, 1),
  ];
  return lines;
}

/** A game may ask for a number of matches a CPU second instead of a share of the reference's. */
function barOf(id: string): number | undefined {
  const file = fileURLToPath(new URL(`../games/${id}/bench/bar.json`, import.meta.url));
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { matchesPerCpuSecond: number }).matchesPerCpuSecond
    : undefined;
}

/** Random matches of another game, sampled in turn with the reference. */
async function compare(game: Game, reference: () => void): Promise<BenchLine> {
  const seats = Math.min(game.seats.max, Math.max(2, game.seats.min));
  const match = playout(game, seats);
  const rates = await interleaved(
    { ours: () => ratePerCpuSecond(match, SAMPLE_MS), reference: () => ratePerCpuSecond(reference, SAMPLE_MS) },
    ROUNDS,
  );
  const name = `${game.id}: random matches of ${seats} a CPU second`;
  const bar = barOf(game.id);
  return bar === undefined
    ? line(`${name} against the reference game`, rates.ours, rates.reference, SLOWEST)
    : line(`${name} against its own bar`, rates.ours, bar, 1);
}

export async function measure(say: (note: string) => void): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = [];
  const others: Game[] = [];
  let referenceMatch: (() => void) | undefined;
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    const folder = fileURLToPath(new URL(`../games/${id}/bench/`, import.meta.url));
    if (!existsSync(`${folder}playouts.c`)) {
      others.push(game);
      continue;
    }
    lines.push(...(await reference(game, folder, say)));
    referenceMatch = playout(game, 2);
  }
  for (const game of others) if (referenceMatch !== undefined) lines.push(await compare(game, referenceMatch));
  return lines;
}
