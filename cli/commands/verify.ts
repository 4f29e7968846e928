import { verifyRecord, type MatchRecord, type Result } from '@bandstand/engine';
import { readArgs, UsageError, type Command } from '../command.ts';
import { otherSeal, statement, type Kept } from '../fairness.ts';
import { gameWithPack, recordFrom } from '../files.ts';
import { say } from '../output.ts';
import { help, words, refusals } from '../text/index.ts';

/** Nothing is wrong with the record: this build has other rules or other content. */
const CANNOT_CHECK: ReadonlySet<string> = new Set(['other-rules', 'other-pack']);

function hexIn(flag: 'commitment' | 'part', text: string | undefined): string | undefined {
  const hex = text?.toLowerCase();
  if (hex !== undefined && !/^[0-9a-f]{64}$/.test(hex))
    throw new UsageError(`bad-${flag}`, refusals.verify.takesThe64Hexadecimal(flag));
  return hex;
}

export const verify: Command = {
  help: help.verify,
  async run(args) {
    const flags = {
      pack: { type: 'string' },
      commitment: { type: 'string' },
      part: { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    const { values, positionals } = readArgs('verify', args, flags, ['record']);
    const kept = { commitment: hexIn('commitment', values['commitment']), part: hexIn('part', values['part']) };
    const record = await recordFrom(positionals[0]);
    const { game } = await gameWithPack(record.game, values['pack']);
    const found = verdictOn(record, verifyRecord(game, record), kept);
    await say(values['json'] === 'true' ? JSON.stringify(found) : found.says);
    return EXIT_CODES[found.verdict];
  },
};

type Verdict = 'fair' | 'consistent' | 'not-fair' | 'cannot-check';
const EXIT_CODES: Readonly<Record<Verdict, number>> = { fair: 0, consistent: 0, 'not-fair': 1, 'cannot-check': 2 };

function verdictOn(
  record: MatchRecord,
  verified: Result<unknown>,
  kept: Kept,
): { readonly verdict: Verdict; readonly says: string } {
  if (!verified.ok && CANNOT_CHECK.has(verified.problem.code)) {
    const { message, code } = verified.problem;
    return { verdict: 'cannot-check', says: words.verify.cannotCheck(message, code) };
  }
  const problem = verified.ok ? otherSeal(record, kept) : verified.problem.message;
  if (problem !== undefined) return { verdict: 'not-fair', says: words.verify.notFair(problem) };
  return { verdict: kept.commitment === undefined ? 'consistent' : 'fair', says: statement(record, kept) };
}
