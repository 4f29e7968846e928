import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
async function reference(
  game: Game,
  folder: string,
  say: (note: string) => void,
): Promise<{ lines: BenchLine[]; rate: number }> {
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
  return { lines, rate: rates.ours };
}

export async function measure(say: (note: string) => void): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = [];
  const others: Game[] = [];
  let rate: number | undefined;
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    const folder = fileURLToPath(new URL(`../games/${id}/bench/`, import.meta.url));
    if (!existsSync(`${folder}playouts.c`)) {
      others.push(game);
      continue;
    }
    const result = await reference(game, folder, say);
    lines.push(...result.lines);
    rate = result.rate;
  }
  for (const game of others) {
    if (rate === undefined) break;
    const seats = Math.min(game.seats.max, Math.max(2, game.seats.min));
    const match = playout(game, seats);
    const { ours } = await interleaved({ ours: () => ratePerCpuSecond(match, SAMPLE_MS) }, ROUNDS);
    lines.push(
      line(`${game.id}: random matches of ${seats} a CPU second against the reference game`, ours, rate, SLOWEST),
    );
  }
  return lines;
}
