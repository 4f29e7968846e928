import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Problem, Result } from '@bandstand/engine';
import { words, refusals } from './text/index.ts';

/** Thrown for what the person at the keyboard got wrong: one line, exit code 2, nothing written. */
export class UsageError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const usage = ({ code, message }: Problem): UsageError => new UsageError(code, message);

/** The value, or the problem as a usage error. */
export function orUsage<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw usage(result.problem);
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** One command of the terminal program. */
export interface Command {
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[]): Promise<number>;
}

export interface Words<Values> {
  readonly values: Values;
  readonly positionals: readonly string[];
}

/** Reads flags; anything unknown is a usage error that names it. */
export function readArgs(
  command: string,
  args: readonly string[],
  flags: Flags,
  positionals: readonly string[],
): Words<Readonly<Record<string, string | undefined>>> {
  try {
    const parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });
    if (parsed.positionals.length !== positionals.length) {
      const wanted = positionals.map((name) => `<${name}>`).join(' ') || words.command.noFurtherWords;
      throw new UsageError('bad-usage', refusals.command.bandstandTakesTryBandstand(command, wanted));
    }
    const values = Object.fromEntries(
      Object.entries(parsed.values).map(([key, value]) => [key, value === undefined ? undefined : String(value)]),
    );
    return { values, positionals: parsed.positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason =
      error instanceof Error ? error.message.split('\n')[0].split('. ')[0].replace(/\.$/, '') : String(error);
    throw new UsageError('bad-usage', refusals.command.tryBandstandHelp(reason, command));
  }
}

/** A whole number from `min` to `max` out of a flag. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new UsageError('bad-number', refusals.command.takesAWholeNumber(name, min, max, text));
  }
  return number;
}
