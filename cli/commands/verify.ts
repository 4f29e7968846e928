import { verifyRecord, type MatchRecord } from '@bandstand/engine';
import { readArgs, UsageError, type Command } from '../command.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';

/** Nothing is wrong with the record: this build has other rules or other content. */
const CANNOT_CHECK: ReadonlySet<string> = new Set(['other-rules', 'other-pack']);

export const verify: Command = {
  name: 'verify',
  summary: 'check that a match follows from its sealed seed',
  help: `Usage: bandstand verify <record> --commitment HASH [--pack FILE]

Checks, without a network, that every move was legal, that the moves lead to the recorded end, and that the seed is the
one whose seal HASH you saw before the first move (the page shows and keeps it). A record alone cannot show the last:
whoever forges a seed forges its seal too. So without --commitment the answer is only "consistent".

Exit code 0 if all that was asked holds, 1 if not, 2 if this build cannot check the record.`,
  async run(args) {
    const flags = { pack: { type: 'string' }, commitment: { type: 'string' } } as const;
    const { values, positionals } = readArgs('verify', args, flags, ['record']);
    const seal = values['commitment']?.toLowerCase();
    if (seal !== undefined && !/^[0-9a-f]{64}$/.test(seal))
      throw new UsageError(
        'bad-commitment',
        '--commitment takes the 64 hexadecimal digits shown before the first move.',
      );
    const record = await recordFrom(positionals[0]);
    const { game } = await gameWithPack(record.game, values['pack']);
    const verified = verifyRecord(game, record);
    if (!verified.ok && CANNOT_CHECK.has(verified.problem.code)) {
      await say(`Cannot check: ${verified.problem.message} (${verified.problem.code})`);
      return 2;
    }
    const problem = verified.ok ? otherSeal(record, seal) : verified.problem.message;
    if (problem !== undefined) {
      await say(`NOT FAIR: ${problem}`);
      return 1;
    }
    await say(statement(record, seal !== undefined));
    return 0;
  },
};

const otherSeal = (record: MatchRecord, seal: string | undefined): string | undefined =>
  seal === undefined || seal === record.commitment
    ? undefined
    : 'The seed is not the one whose seal you saw before the first move.';

/** What was shown, and what was not. */
function statement(record: MatchRecord, isSealed: boolean): string {
  const moves = `all ${record.moves.length} moves follow from the seed and lead to the recorded end`;
  const known =
    record.deal === undefined
      ? 'Whoever made the seed knew the deal.'
      : record.deal === 'same'
        ? 'The deal is that of an earlier match, so somebody may have known it.'
        : 'The match began on a player’s own device, which knew the deal.';
  return isSealed
    ? `Fair: ${moves}, and the seed is the one that was sealed before the first move. ${known}`
    : `Consistent: ${moves}. Give --commitment to check that it is the seed that was sealed before the first move. ${known}`;
}
