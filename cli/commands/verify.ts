import { verifyRecord, type MatchRecord, type Result } from '@bandstand/engine';
import { readArgs, UsageError, type Command } from '../command.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';

/** Nothing is wrong with the record: this build has other rules or other content. */
const CANNOT_CHECK: ReadonlySet<string> = new Set(['other-rules', 'other-pack']);

export const verify: Command = {
  help: `Usage: bandstand verify <record> --commitment HASH [--pack FILE] [--json]

Checks, without a network, that every move was legal, that the moves lead to the recorded end, and that the seed is the
one whose seal HASH you saw before the first move (the page shows and keeps it). A record alone cannot show the last:
whoever forges a seed forges its seal too. So without --commitment the answer is only "consistent".

JSON: { "verdict": "fair" | "consistent" | "not-fair" | "cannot-check", "says" }

Exit code 0 if all that was asked holds, 1 if not, 2 if this build cannot check the record.`,
  async run(args) {
    const flags = { pack: { type: 'string' }, commitment: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = readArgs('verify', args, flags, ['record']);
    const seal = values['commitment']?.toLowerCase();
    if (seal !== undefined && !/^[0-9a-f]{64}$/.test(seal))
      throw new UsageError(
        'bad-commitment',
        '--commitment takes the 64 hexadecimal digits shown before the first move.',
      );
    const record = await recordFrom(positionals[0]);
    const { game } = await gameWithPack(record.game, values['pack']);
    const found = verdictOn(record, verifyRecord(game, record), seal);
    await say(values['json'] === 'true' ? JSON.stringify(found) : found.says);
    return EXIT_CODES[found.verdict];
  },
};

type Verdict = 'fair' | 'consistent' | 'not-fair' | 'cannot-check';
const EXIT_CODES: Readonly<Record<Verdict, number>> = { fair: 0, consistent: 0, 'not-fair': 1, 'cannot-check': 2 };

function verdictOn(
  record: MatchRecord,
  verified: Result<unknown>,
  seal: string | undefined,
): { readonly verdict: Verdict; readonly says: string } {
  if (!verified.ok && CANNOT_CHECK.has(verified.problem.code)) {
    const { message, code } = verified.problem;
    return { verdict: 'cannot-check', says: `Cannot check: ${message} (${code})` };
  }
  const problem = verified.ok ? otherSeal(record, seal) : verified.problem.message;
  if (problem !== undefined) return { verdict: 'not-fair', says: `NOT FAIR: ${problem}` };
  return { verdict: seal === undefined ? 'consistent' : 'fair', says: statement(record, seal !== undefined) };
}

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
