// One rate in a process of its own, so that no other game has shaped the compiled code: node bench/sample.ts <game> <work>
import { defaultOptions, fastRandom, firstSeat, must, type Game, type Knowledge } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { playGames } from '../lab/playGames.ts';
import { ratePerCpuSecond, steadyRate } from './measure.ts';

const WARM_UP_MS = 500;
const SLICES = 20;
const SLICE_MS = 40;
/** Matches of bots are few and differ, and bots first fill tables of what they think. */
const BOTS_TAKE = 5;

/** Plays one random match through the same contract that tables use. */
function randomMatch(game: Game, seats: number): () => void {
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

/** Plays one match of bots as simulations do, another deal each time. */
function botMatch(game: Game, knowledge: Knowledge, bots: readonly string[]): () => void {
  const options = defaultOptions(game.options);
  let index = 0;
  return () => void playGames(game, knowledge, { options, bots, seed: 1, from: index, to: ++index });
}

const [id, work, ...bots] = process.argv.slice(2);
const { game, knowledge } = must(await loadGame(id));
const seats = Math.min(game.seats.max, Math.max(2, game.seats.min));
const sampled =
  work === 'imagine' ? imagination(game) : work === 'bots' ? botMatch(game, knowledge, bots) : randomMatch(game, seats);
const longer = work === 'bots' ? BOTS_TAKE : 1;
ratePerCpuSecond(sampled, longer * WARM_UP_MS);
console.log(steadyRate(sampled, SLICES, longer * SLICE_MS));
