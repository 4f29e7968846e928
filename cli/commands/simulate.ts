import { simulate as runSimulation, type Simulation } from '@bandstand/lab';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { gameWithPack, parseJson, readJson } from '../files.ts';
import { EXIT_INTERRUPTED, onInterrupt } from '../interrupt.ts';
import { progressBar } from '../progress.ts';
import { say } from '../output.ts';
import { help, words, refusals } from '../text/index.ts';

export const simulate: Command = {
  help: help.simulate,
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
      throw new UsageError('bad-bots', refusals.simulate.botsNamesBotsForSeats(named.length, seats));
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
      options:
        values['options'] === undefined ? undefined : parseJson(values['options'], words.simulate.valueOfOptions),
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
      words.simulate.seat(seat + 1).padEnd(7),
      bot.padEnd(14),
      words.simulate.to(percent(winShare), percent(low), percent(high)).padEnd(30),
      words.simulate.scoreMeanP10P50(score.mean.toFixed(1), score.p10, score.p50, score.p90),
    ].join(' '),
  );
  const { mean, p50, max } = result.moves;
  return [
    `${words.simulate.games(result.games, result.game, result.seconds.toFixed(1), result.seed)}; ${words.simulate.moves(mean.toFixed(1), p50, max)}`,
    ...rows,
  ].join('\n');
}
