import { createBot, levelsFor } from '@bandstand/bots';
import { defaultOptions, fastRandom, firstSeat, must, seedFor, type Game, type Knowledge } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { Bench, BenchLine } from '../cli/commands/bench.ts';
import { under } from './measure.ts';

/** The gentlest is to answer within this time. */
const AT_ONCE_MS = 50;
/** A budget as the arena uses it, and how much later an answer may come. */
const BUDGET_MS = 200;
const LATE = 1.2;
/** Choices that are timed, over matches of all seat counts. */
const QUICK_CHOICES = 400;
const FIERCE_CHOICES = 60;
/** The first choices are made with code that is not compiled yet. */
const WARM_UP = 30;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest CPU time that a bot took over a choice, in matches among quick bots. */
function longest(game: Game, knowledge: Knowledge, name: string, choices: number): number {
  const { greedy } = knowledge.policies(game);
  const { min, max } = game.seats;
  let most = 0;
  for (let match = 0, made = -WARM_UP; made < choices; match++) {
    const random = fastRandom(seedFor(41, match));
    const seats = min + (match % (max - min + 1));
    const bot = must(createBot(name, { game, knowledge, random, now: cpuMs }));
    const state = game.setup(defaultOptions(game.options), seats, random);
    // With a pause between the choices that are timed, so that they come from all parts of a match.
    for (let step = match; game.toAct(state) !== 0 && made < choices; step++) {
      const seat = firstSeat(game.toAct(state));
      const moves = game.legalMoves(state, seat);
      if (moves.length > 1 && step % 5 === 0) {
        const start = cpuMs();
        bot.choose(game.view(state, seat), seat, moves);
        if (++made > 0) most = Math.max(most, cpuMs() - start);
      }
      game.play(state, seat, moves.length === 1 ? moves[0] : greedy(state, seat, moves, random), random);
    }
  }
  return most;
}

/** How long bots take over a choice: the gentlest at once, the best never later than its budget and a fifth. */
export const measure: Bench['measure'] = async (say, tell) => {
  const lines: BenchLine[] = [];
  for (const id of await gameIds()) {
    const { game, knowledge } = must(await loadGame(id));
    const { fierce } = levelsFor(game, knowledge);
    if ('ms' in fierce.budget) say(`${id}: the fierce level thinks for ${fierce.budget.ms} ms`);
    const measured = [
      under(
        `${id}: longest of ${QUICK_CHOICES} choices of the gentle level, ms of CPU time`,
        longest(game, knowledge, 'gentle', QUICK_CHOICES),
        AT_ONCE_MS,
      ),
      under(
        `${id}: longest of ${FIERCE_CHOICES} choices of the fierce level with ${BUDGET_MS} ms`,
        longest(game, knowledge, `fierce:${BUDGET_MS}ms`, FIERCE_CHOICES),
        LATE * BUDGET_MS,
      ),
    ];
    lines.push(...measured);
    tell(measured);
  }
  return lines;
};
