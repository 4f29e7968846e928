import { simulate as runSimulation, type Simulation } from '@bandstand/lab';
import { counted, orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { gameWithPack, parseJson, readJson } from '../files.ts';
import { EXIT_INTERRUPTED, onInterrupt } from '../interrupt.ts';
import { progressBar } from '../progress.ts';
import { say } from '../output.ts';

const HELP = `Usage: bandstand simulate <game> [options]

Plays many games between bots on all cores. The same seed gives the same result, whatever the number of workers
(bots with a time budget excepted).

  --seats N        number of seats (default: as many as bots, or the game's fewest)
  --bots a,b,…     one bot for all seats or one per seat (default: greedy)
                   random, a policy of the game, search, search:2000 (iterations) or search:100ms
  --games N        how many games (default 100)
  --seed S         whole number that fixes all deals and bots (default 1)
  --options JSON   options of the game, for example '{"length":"rehearsal"}'
  --pack FILE      content to play with instead of the shipped pack
  --workers N      worker threads (default: all cores)
  --json           print the result as JSON

Win shares come with a 95 % interval. Ctrl+C tells what the finished games say.`;

export const simulate: Command = {
  help: HELP,
  async run(args) {
    const flags = ['seats', 'bots', 'games', 'seed', 'options', 'pack', 'workers'].map(
      (name) => [name, { type: 'string' }] as const,
    );
    const { values, positionals } = readArgs(
      'simulate',
      args,
      { ...Object.fromEntries(flags), json: { type: 'boolean' } },
      ['game'],
    );
    const { game } = await gameWithPack(positionals[0], values['pack']);
    const named = (values['bots'] ?? 'greedy').split(',');
    const seats = wholeNumber('seats', values['seats'], named.length > 1 ? named.length : game.seats.min, 1, 16);
    if (named.length !== 1 && named.length !== seats) {
      throw new UsageError(
        'bad-bots',
        `--bots names ${named.length} bots for ${seats} seats; give one, or one per seat.`,
      );
    }
    const bots = Array.from({ length: seats }, (_, seat) => named[named.length === 1 ? 0 : seat]);
    const games = wholeNumber('games', values['games'], 100, 1, 10_000_000);
    const bar = progressBar(game.id, games);
    const signal = onInterrupt();
    const result = await runSimulation({
      game: game.id,
      bots,
      games,
      seed: wholeNumber('seed', values['seed'], 1, 0, 0xffffffff),
      workers: wholeNumber('workers', values['workers'], 0, 0, 256) || undefined,
      options: values['options'] === undefined ? undefined : parseJson(values['options'], 'value of --options'),
      pack: values['pack'] === undefined ? undefined : await readJson(values['pack'], 'pack'),
      onProgress: (done) => bar.at(done),
      signal,
    });
    bar.end();
    if (signal.aborted && !result.ok) {
      await say(result.problem.message);
      return EXIT_INTERRUPTED;
    }
    const summary = orUsage(result);
    await say(values['json'] === 'true' ? JSON.stringify(summary) : table(summary));
    return signal.aborted ? EXIT_INTERRUPTED : 0;
  },
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function table(result: Simulation): string {
  const rows = result.seats.map(({ bot, winShare, low, high, score }, seat) =>
    [
      `seat ${seat + 1}`.padEnd(7),
      bot.padEnd(14),
      `${percent(winShare)} (${percent(low)} to ${percent(high)})`.padEnd(30),
      `score mean ${score.mean.toFixed(1)}, p10 ${score.p10}, p50 ${score.p50}, p90 ${score.p90}`,
    ].join(' '),
  );
  const { mean, p50, max } = result.moves;
  return [
    `${counted(result.games, 'game')} of ${result.game} in ${result.seconds.toFixed(1)} s, seed ${result.seed}; moves mean ${mean.toFixed(1)}, p50 ${p50}, max ${max}`,
    ...rows,
  ].join('\n');
}
