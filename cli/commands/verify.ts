import { verifyRecord } from '@bandstand/engine';
import { readArgs, UsageError, type Command } from '../command.ts';
import { otherSeal, statement } from '../fairness.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';

/** Nothing is wrong with the record: this build has other rules or other content. */
const CANNOT_CHECK: ReadonlySet<string> = new Set(['other-rules', 'other-pack']);

function hexIn(flag: 'commitment' | 'part', text: string | undefined): string | undefined {
  const hex = text?.toLowerCase();
  if (hex !== undefined && !/^[0-9a-f]{64}$/.test(hex))
    throw new UsageError(`bad-${flag}`, `--${flag} takes the 64 hexadecimal digits that the page keeps.`);
  return hex;
}

export const verify: Command = {
  name: 'verify',
  summary: 'check that a match follows from its sealed seed',
  help: `Usage: bandstand verify <record> --commitment HASH [--part PART] [--pack FILE]

Checks, without a network, that every move was legal, that the moves lead to the recorded end, and that the seed is the
one whose seal HASH you saw before the first move (the page shows and keeps it). A record alone cannot show the last:
whoever forges a seed forges its seal too. So without --commitment the answer is only "consistent".
--part is what your own device added to the deal (the page keeps it too): with it in, nobody could choose the deal.

Exit code 0 if all that was asked holds, 1 if not, 2 if this build cannot check the record.`,
  async run(args) {
    const flags = { pack: { type: 'string' }, commitment: { type: 'string' }, part: { type: 'string' } } as const;
    const { values, positionals } = readArgs('verify', args, flags, ['record']);
    const kept = { commitment: hexIn('commitment', values['commitment']), part: hexIn('part', values['part']) };
    const record = await recordFrom(positionals[0]);
    const { game } = await gameWithPack(record.game, values['pack']);
    const verified = verifyRecord(game, record);
    if (!verified.ok && CANNOT_CHECK.has(verified.problem.code)) {
      await say(`Cannot check: ${verified.problem.message} (${verified.problem.code})`);
      return 2;
    }
    const problem = verified.ok ? otherSeal(record, kept) : verified.problem.message;
    if (problem !== undefined) {
      await say(`NOT FAIR: ${problem}`);
      return 1;
    }
    await say(statement(record, kept));
    return 0;
  },
};
