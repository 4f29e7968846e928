// How well bots score alone, section by section and goal by goal:
// node bench/calibrate.ts <game> [games] [bot …] [--workers=2]
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createBot } from '@bandstand/bots';
import { fastRandom, Match, must, secretFor, seedFor, type Game, type Knowledge } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

/** One match in numbers. Goals are named. */
interface Played {
  readonly parts: readonly { readonly part: string; readonly points: number }[];
  readonly shown: readonly string[];
  readonly claimed: readonly string[];
  readonly choices: number;
  readonly thinkMs: number;
}

/** A slot without a goal, as views tell it. */
const NO_GOAL = -1;

interface Order {
  readonly id: string;
  readonly bot: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Goals are told by number; names come from the pack where it has them. */
function goalName(content: object, goal: unknown): string {
  const goals: unknown = Reflect.get(content, 'goals');
  const found: unknown = Array.isArray(goals) && typeof goal === 'number' ? goals[goal] : undefined;
  return typeof found === 'object' && found !== null && 'name' in found ? String(found.name) : String(goal);
}

/** CPU time of this thread, so that a busy machine does not count as thinking. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function playAlone(game: Game, knowledge: Knowledge, name: string, index: number): Played {
  const match = must(Match.start(game, { seats: 1, secret: secretFor(`calibration ${index}`) }));
  const bot = must(createBot(name, { game, knowledge, random: fastRandom(seedFor(11, index)) }));
  const shown = new Set<string>();
  const claimed = new Set<string>();
  const { content } = game.pack;
  const slots: unknown = Reflect.get(match.view(0), 'slots');
  if (Array.isArray(slots)) for (const goal of slots) if (goal !== NO_GOAL) shown.add(goalName(content, goal));
  let choices = 0;
  let thinkMs = 0;
  while (!match.isOver) {
    const moves = match.legalMoves(0);
    const start = cpuMs();
    const move = bot.choose(match.view(0), 0, moves);
    if (moves.length > 1) {
      choices++;
      thinkMs += cpuMs() - start;
    }
    for (const event of must(match.play(0, move.id)).events) {
      if (event.type === 'goalTurnedUp') shown.add(goalName(content, Reflect.get(event, 'goal')));
      if (event.type === 'claimed') claimed.add(goalName(content, Reflect.get(event, 'goal')));
    }
  }
  return { parts: game.score(match.view(0), 0), shown: [...shown], claimed: [...claimed], choices, thinkMs };
}

async function playPart({ id, bot, from, to, step }: Order): Promise<void> {
  const { game, knowledge } = must(await loadGame(id));
  for (let index = from; index < to; index += step) parentPort?.postMessage(playAlone(game, knowledge, bot, index));
}

/** Plays all matches on so many threads. Each match is the same whichever plays it. */
async function playAll(id: string, bot: string, games: number, workers: number): Promise<Played[]> {
  const played: Played[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, from) => {
      const order: Order = { id, bot, from, to: games, step: workers };
      const worker = new Worker(new URL(import.meta.url), { workerData: order });
      worker.on('message', (match: Played) => {
        played.push(match);
        if (played.length % 10 === 0) process.stderr.write(`${bot}: ${played.length} of ${games}\n`);
      });
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      });
    }),
  );
  return played;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function countNames(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function report(bot: string, played: readonly Played[]): string[] {
  const scores = played.map(({ parts }) => sum(parts.map(({ points }) => points))).toSorted((a, b) => a - b);
  const at = (share: number): number => scores[Math.min(scores.length - 1, Math.floor(share * scores.length))];
  const thinkMs = sum(played.map((match) => match.thinkMs)) / sum(played.map(({ choices }) => choices));
  const means = (played[0]?.parts ?? []).map(({ part }, place) => ({
    part,
    mean: sum(played.map(({ parts }) => parts[place].points)) / played.length,
  }));
  const gained = sum(means.map(({ mean }) => Math.max(0, mean)));
  const claimed = countNames(played.map((match) => match.claimed));
  const goals = [...countNames(played.map((match) => match.shown))]
    .map(([name, shown]) => ({ name, shown, times: claimed.get(name) ?? 0, rate: (claimed.get(name) ?? 0) / shown }))
    .toSorted((a, b) => a.rate - b.rate);
  const seldom = goals.filter(({ rate }) => rate < 0.02);
  return [
    `${bot}: ${scores.length} matches, median ${at(0.5)}, tenths ${at(0.1)} to ${at(0.9)}, quarters ${at(0.25)} to ${at(0.75)}, ${thinkMs.toFixed(1)} ms of CPU time a choice`,
    ...means.map(
      ({ part, mean }) =>
        `  ${part.padEnd(10)} ${mean.toFixed(1).padStart(6)}  ${((100 * mean) / gained).toFixed(1).padStart(5)} %`,
    ),
    `  ${goals.length} goals shown; claimed in under 2 % of the matches that showed them: ${seldom.length}`,
    ...(seldom.length > 0 ? seldom : goals.slice(0, 5)).map(
      ({ name, shown, times, rate }) => `    ${name}: ${times} of ${shown} (${(100 * rate).toFixed(1)} %)`,
    ),
  ];
}

if (isMainThread) {
  const words = process.argv.slice(2);
  const [id = '', games = '100', ...bots] = words.filter((word) => !word.startsWith('--'));
  const workers = Number(words.find((word) => word.startsWith('--workers='))?.slice('--workers='.length) ?? 1);
  for (const bot of bots.length > 0 ? bots : ['random', 'greedy', 'planner'])
    console.log(report(bot, await playAll(id, bot, Number(games), workers)).join('\n'));
} else await playPart(workerData as Order);
