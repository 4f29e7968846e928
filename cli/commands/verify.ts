import { verifyRecord } from '@bandstand/engine';
import { readArgs, type Command } from '../command.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'check that a match follows from its sealed seed',
  help: `Usage: bandstand verify <record> [--pack FILE]

Checks, without a network, that the seed is the one sealed before the first move, that every move was legal and
that the moves lead to the recorded end. Exit code 0 if all of it holds, 1 if not.`,
  async run(args) {
    const { values, positionals } = readArgs('verify', args, { pack: { type: 'string' } }, ['record']);
    const record = await recordFrom(positionals[0]);
    const { game } = await gameWithPack(record.game, values['pack']);
    const verified = verifyRecord(game, record);
    if (!verified.ok) {
      await say(`NOT FAIR: ${verified.problem.message} (${verified.problem.code})`);
      return 1;
    }
    await say(
      `Fair: all ${record.moves.length} moves follow from the sealed seed ${record.commitment.slice(0, 16)}…; end hash ${record.hash.slice(0, 16)}….`,
    );
    return 0;
  },
};
