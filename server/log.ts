import type { Settings } from './settings.ts';

export type Log = (level: 'error' | 'warn' | 'info', entry: object) => void;

const ORDER = ['silent', 'error', 'warn', 'info', 'debug'];

/** One JSON object a line on standard error. */
export const logAt =
  (wanted: Settings['logLevel']): Log =>
  (level, entry) => {
    if (ORDER.indexOf(level) <= ORDER.indexOf(wanted))
      process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, ...entry })}\n`);
  };

export const faultEntry = (what: string, error: unknown): object => ({
  what,
  error: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
});
