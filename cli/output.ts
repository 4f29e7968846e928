import { inspect } from 'node:util';
import { paint, plain } from '@bandstand/kits/text';
import { words } from './text/index.ts';

/** What was to be printed could not be: the disk is full, or whatever reads it has gone wrong. */
export class OutputLost extends Error {
  override readonly name = 'OutputLost';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The exit code of a program whose reader has gone, as shells tell it of others (128 + SIGPIPE). */
export const EXIT_READER_GONE = 141;

// Each write hears of its own failure; the stream would otherwise end the program with a stack.
process.stdout.on('error', () => undefined);

/** Names and captions are other people's words: what would steer the terminal is not printed. */
export const printable = (text: string): string => text.replaceAll(/(?![\n\t])\p{Cc}/gu, '');

/** Colour for people at a terminal, unless they said otherwise (no-color.org, force-color.org). */
export function wantsColour(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const forced = env['FORCE_COLOR'] ?? '';
  if (forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}

const hasColour = wantsColour(process.env, process.stdout.isTTY);

const coloured = (text: string): string =>
  paint(text, (ink) => `\u001b[${inspect.colors[ink]?.[0] ?? 0}m`, '\u001b[0m');

/** How many letters a line may have: the terminal's, or 80 where there is none. */
export function pageWidth(): number {
  const columns = process.stdout.columns ?? Number(process.env['COLUMNS']);
  return columns >= 20 ? Math.min(columns, 120) : 80;
}

/** Prints a line on standard output, and waits until it is out. Everything a command prints goes through here. */
export function say(text: string): Promise<void> {
  const safe = printable(text);
  return new Promise((resolve, reject) => {
    process.stdout.write(`${hasColour ? coloured(safe) : plain(safe)}\n`, (error) => {
      if (error === undefined || error === null) return resolve();
      const code = 'code' in error ? String(error.code) : '';
      return reject(new OutputLost(code, words.output.outputCouldNotBeWritten(error.message)));
    });
  });
}
