// How often the fierce bot gives something away once all cards are known: node games/brass/bench/exactPlay.ts [deals] [ms]
import { createBot } from '@bandstand/bots';
import { fastRandom, firstSeat, must, seedFor, type Seat } from '@bandstand/engine';
import { knowledge } from '../bot.ts';
import { judgeOf } from '../bot/judge.ts';
import { flatten, Sketch } from '../bot/sketch.ts';
import { Solver } from '../bot/solver.ts';
import { game } from '../index.ts';
import type { Move, Options, State } from '../state.ts';

const OPTIONS: Options = { length: 'full', goldFirst: false, handicap: 0, handicapFor: 'A' };
const FIRST_KNOWN_ROUND = 2;
const SEED = 1201;

const [deals = 200, ms = 200] = process.argv.slice(2).map(Number);
const { counts, tables } = judgeOf(game);
const expectations = flatten(tables);
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** A match that quick players brought to the moment from which on every card is known. */
function dealt(index: number): State {
  const random = fastRandom(seedFor(SEED, index));
  const state = game.setup(OPTIONS, 2, random);
  const bot = must(createBot('sharp', { game, knowledge, random }));
  while (state.round < FIRST_KNOWN_ROUND) {
    const seat = firstSeat(game.toAct(state));
    game.play(state, seat, bot.choose(game.view(state, seat), seat, game.legalMoves(state, seat)), random);
  }
  return state;
}

/** The best takes with what they lead to, without a limit of time. */
function exact(state: State): { readonly slot: number; readonly value: number } {
  const sketch = new Sketch(counts, expectations);
  sketch.load(state);
  const seat = firstSeat(game.toAct(state));
  const slots = game.legalMoves(state, seat).map(({ slot }) => slot);
  const [best] = new Solver(sketch, 2, () => true).solve(slots) ?? [];
  return best;
}

const shareOf = (state: State, seat: Seat): number => game.outcome(state)?.shares[seat] ?? 0;

let kept = 0;
let won = 0;
let sum = 0;
let unproven = 0;
let choices = 0;
for (let deal = 0; deal < deals; deal++) {
  const fierceSeat = deal % 2;
  const start = dealt(deal);
  const { value } = exact(start);
  const promised = firstSeat(game.toAct(start)) === fierceSeat ? value : -value;
  const random = fastRandom(seedFor(SEED + 1, deal));
  const fierce = must(createBot(`fierce:${ms}ms`, { game, knowledge, random, now: cpuMs }));
  const state = game.clone(start);
  while (game.toAct(state) !== 0) {
    const seat = firstSeat(game.toAct(state));
    const moves = game.legalMoves(state, seat);
    let move: Move = moves[0];
    if (seat === fierceSeat && moves.length > 1) {
      const [best] = fierce.judge?.(game.view(state, seat), seat, moves) ?? [];
      move = best.move;
      choices++;
      if (best.isProven !== true) unproven++;
    } else if (moves.length > 1) {
      const { slot } = exact(state);
      move = moves.find((each) => each.slot === slot) ?? move;
    }
    game.play(state, seat, move, random);
  }
  const own = shareOf(state, fierceSeat);
  const result = Math.sign(own - shareOf(state, 1 - fierceSeat));
  if (result >= promised) kept++;
  if (result > 0) won++;
  sum += own;
}
console.log(
  `${deals} deals against exact play from round 3 on, ${ms} ms of CPU time a choice: kept what the position was worth in ${kept}, won ${won}, share ${((100 * sum) / deals).toFixed(1)} %; ${unproven} of ${choices} choices without a proof`,
);
