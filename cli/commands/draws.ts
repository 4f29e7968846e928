import { drawsOf } from '@bandstand/engine';
import { orUsage, readArgs, type Command } from '../command.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';

export const draws: Command = {
  help: `Usage: bandstand draws <record> [--pack FILE]

Plays a record again and prints, as JSON, every number that chance gave, in order: [{ "step", "bound", "result" }].
Step 0 is the set-up; each result is a number from 0 to bound - 1. examples/verify.py computes all of them again from the
seed and the parts of the record, without any code of this project: docs/fairness.md tells how.`,
  async run(args) {
    const { values, positionals } = readArgs('draws', args, { pack: { type: 'string' } }, ['record']);
    const record = await recordFrom(positionals[0]);
    const { game } = await gameWithPack(record.game, values['pack']);
    await say(JSON.stringify(orUsage(drawsOf(game, record))));
    return 0;
  },
};
