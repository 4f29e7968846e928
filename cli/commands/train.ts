import { writeFile } from 'node:fs/promises';
import { shippedValues, train as learn } from '@bandstand/lab';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { EXIT_INTERRUPTED, onInterrupt } from '../interrupt.ts';
import { say } from '../output.ts';

const HELP = `Usage: bandstand train <game> --out FILE [options]

Lets the quick bots of a game play against themselves on all cores and learns from what came of it what positions are worth.
The same seed gives the same values on every machine, whatever the number of workers. Writes them with the hash of the code
and the pack that they belong to; a game ships them as games/<game>/bot/learned.json.

  --out FILE       where the values go; it is replaced
  --subjects a,b   what to learn (default: all that the game knows)
  --rounds N       rounds of play and learning for each subject (default 12)
  --matches N      matches a round (default 10000)
  --seed S         whole number that fixes all matches (default 1)
  --workers N      worker threads (default: all cores)

Ctrl+C stops and writes nothing.`;

export const train: Command = {
  help: HELP,
  async run(args) {
    const flags = ['out', 'subjects', 'rounds', 'matches', 'seed', 'workers'].map(
      (name) => [name, { type: 'string' }] as const,
    );
    const { values, positionals } = readArgs('train', args, Object.fromEntries(flags), ['game']);
    const out = values['out'];
    if (out === undefined) throw new UsageError('bad-usage', 'Say with --out where the values go.');
    const origin = {
      game: positionals[0],
      seed: wholeNumber('seed', values['seed'], 1, 0, 0xffffffff),
      rounds: wholeNumber('rounds', values['rounds'], 12, 1, 1000),
      matches: wholeNumber('matches', values['matches'], 10_000, 1, 10_000_000),
    };
    const start = performance.now();
    const signal = onInterrupt();
    const trained = await learn({
      ...origin,
      subjects: values['subjects']?.split(','),
      workers: wholeNumber('workers', values['workers'], 0, 0, 256) || undefined,
      signal,
      onRound: (subject, round, error) =>
        void process.stderr.write(
          `${subject}, round ${round + 1} of ${origin.rounds}: off by ${error.toFixed(1)} points, ${Math.round((performance.now() - start) / 1000)} s\n`,
        ),
    });
    if (signal.aborted) {
      await say('Stopped before all was learned; nothing was written.');
      return EXIT_INTERRUPTED;
    }
    await writeFile(out, `${JSON.stringify(await shippedValues(origin, orUsage(trained)))}\n`);
    await say(`Learned the values of ${origin.game} in ${Math.round((performance.now() - start) / 1000)} s: ${out}`);
    return 0;
  },
};
