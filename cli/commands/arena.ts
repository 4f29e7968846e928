import { english } from '@bandstand/engine';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import {
  arena as meet,
  arenaPage,
  eloOf,
  pairingsOf,
  type ArenaPlan,
  type ArenaReport,
  type DealResult,
  type Verdict,
} from '@bandstand/lab';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { gameWithPack, parseJson } from '../files.ts';
import { EXIT_INTERRUPTED, onInterrupt } from '../interrupt.ts';
import { say } from '../output.ts';
import { progressBar } from '../progress.ts';

const HELP = `Usage: bandstand arena <game> --bots a,b[,c…] [options]

Lets bots meet on all cores: the same deals for every pairing, each played once from every seat. Two bots: the first against
the others; more: everybody against everybody. Intervals are 95 %, with a deal as the unit. Elo comes from duels; where more
sit down, from matches that one of them won, as the difference from each rival.
Time budgets count CPU time, so that a busy machine changes nothing.

  --bots a,b,…     levels (gentle, fair, firm, strong, fierce), policies of the game, random, search; levels and search take a
                   budget: fierce:200ms, search:2000 (looks)
  --seats N        number of seats (default 2, or as few as the game allows); 1 plays alone
  --deals N        deals for each pairing (default 100)
  --seed S         whole number that fixes all deals (default 1)
  --sprt LOW,HIGH  stop a pairing as soon as its deals decide between two shares of the win, as in 0.5,0.6
  --options JSON   options of the game
  --file FILE      keep every deal in this file; what it already has is not played again
  --page FILE      write a page with plots
  --workers N      worker threads (default: all cores)
  --json           print the result as JSON

Ctrl+C tells what the finished deals say.`;

const FLAGS = ['bots', 'seats', 'deals', 'seed', 'sprt', 'options', 'file', 'page', 'workers'];

export const arena: Command = {
  help: HELP,
  async run(args) {
    const { values, positionals } = readArgs(
      'arena',
      args,
      { ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' }] as const)), json: { type: 'boolean' } },
      ['game'],
    );
    const { game } = await gameWithPack(positionals[0], undefined);
    const plan: ArenaPlan = {
      game: game.id,
      bots: (values['bots'] ?? 'gentle,fair,firm,strong,fierce').split(','),
      seats: wholeNumber('seats', values['seats'], Math.max(2, game.seats.min), 1, 16),
      deals: wholeNumber('deals', values['deals'], 100, 1, 1_000_000),
      seed: wholeNumber('seed', values['seed'], 1, 0, 0xffffffff),
      ...(values['options'] === undefined ? {} : { options: parseJson(values['options'], 'value of --options') }),
    };
    const file = values['file'];
    const done = file === undefined ? [] : await dealsIn(file, plan);
    const bar = progressBar(game.id, plan.deals * pairingsOf(plan).length);
    const signal = onInterrupt();
    let written = Promise.resolve();
    const result = await meet({
      ...plan,
      sprt: hypotheses(values['sprt']),
      workers: wholeNumber('workers', values['workers'], 0, 0, 256) || undefined,
      done,
      signal,
      onDeal(deal, count) {
        bar.at(count);
        if (file !== undefined) written = written.then(() => appendFile(file, `${JSON.stringify(deal)}\n`));
      },
    });
    await written;
    bar.end();
    if (signal.aborted && !result.ok) {
      await say(result.problem.message);
      return EXIT_INTERRUPTED;
    }
    const report = orUsage(result);
    if (values['page'] !== undefined) await writeFile(values['page'], arenaPage(report));
    await say(values['json'] === 'true' ? JSON.stringify(report) : table(report));
    return signal.aborted ? EXIT_INTERRUPTED : 0;
  },
};

function hypotheses(text: string | undefined): { readonly low: number; readonly high: number } | undefined {
  if (text === undefined) return undefined;
  const [low, high] = text.split(',').map(Number);
  if (!(low > 0 && low < high && high < 1))
    throw new UsageError('bad-sprt', `--sprt takes two shares in order, as in 0.5,0.6, not "${text}".`);
  return { low, high };
}

/** The deals that a file has; a new file begins with the plan, and only the same plan may go on in it. */
async function dealsIn(file: string, plan: ArenaPlan): Promise<DealResult[]> {
  const { deals: _, ...fixed } = plan;
  const head = JSON.stringify(fixed);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    await writeFile(file, `${head}\n`);
    return [];
  }
  const [first, ...lines] = text.split('\n').filter((line) => line !== '');
  if (first !== head)
    throw new UsageError('other-plan', `"${file}" belongs to another run (${first ?? 'empty'}). Choose another file.`);
  return lines.map((line) => parseJson(line, `file "${file}"`) as DealResult);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A share of the win with its interval. */
type Share = Pick<Verdict, 'share' | 'low' | 'high'>;

function elo({ share, low, high }: Share, seats: number): string {
  const [middle, least, most] = [share, low, high].map((each) => eloOf(each, seats).toFixed(0));
  return `Elo ${middle} (${least} to ${most})`;
}

/** "solo 40 (won 45.0 %), legend 12 (won 100.0 %)". */
const endings = (verdict: Verdict): string =>
  Object.entries(verdict.endings)
    .toSorted(([, a], [, b]) => b.matches - a.matches)
    .map(([how, { matches, share }]) => `${how} ${matches} (won ${percent(share / matches)})`)
    .join(', ');

const shareOf = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`;

/** One line about a bot that played alone, or against others. */
function verdictLine(verdict: Verdict, seats: number): string {
  const { bot, rivals, deals: count, score, rivalScore, longestMs, contested } = verdict;
  const deals = english.counted(count, { one: 'deal', other: 'deals' });
  const longest = `longest thought ${longestMs.toFixed(0)} ms`;
  if (seats === 1)
    return `${bot.padEnd(16)} ${deals}: mean ${score.mean.toFixed(1)}, quarters ${score.p25.toFixed(0)} and ${score.p75.toFixed(0)}, median ${score.p50.toFixed(0)}, ${longest}`;
  const rating =
    seats === 2
      ? `, ${elo(verdict, seats)}`
      : contested === undefined
        ? ''
        : `; of ${english.counted(contested.matches, { one: 'match', other: 'matches' })} with a winner ${shareOf(contested)}, ${elo(contested, seats)}`;
  return `${bot} against ${rivals}, ${deals}: ${shareOf(verdict)}${rating}; scores ${score.mean.toFixed(1)} to ${rivalScore.toFixed(1)}, ${longest}`;
}

function table({ game, seats, seed, seconds, verdicts, ratings }: ArenaReport): string {
  const rows = verdicts.map((verdict) => verdictLine(verdict, seats));
  return [
    `${game}, ${english.counted(seats, { one: 'seat', other: 'seats' })}, seed ${seed}, ${seconds.toFixed(1)} s`,
    ...rows.flatMap((row, i) => [row, `  ended by ${endings(verdicts[i])}`]),
    ...(ratings.length > 2
      ? [
          'Elo:',
          ...ratings.map(
            ({ bot, elo: middle, low, high }) =>
              `  ${bot.padEnd(16)} ${middle.toFixed(0).padStart(5)} (${low.toFixed(0)} to ${high.toFixed(0)})`,
          ),
        ]
      : []),
  ].join('\n');
}
