import { drawsOf } from '@bandstand/engine';
import { orUsage, readArgs, type Command } from '../command.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';
import { help } from '../text/index.ts';

export const draws: Command = {
  help: help.draws,
  async run(args) {
    const { values, positionals } = readArgs('draws', args, { pack: { type: 'string' } }, ['record']);
    const record = await recordFrom(positionals[0]);
    const { game } = await gameWithPack(record.game, values['pack']);
    await say(JSON.stringify(orUsage(drawsOf(game, record))));
    return 0;
  },
};
