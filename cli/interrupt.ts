import { constants } from 'node:os';

/** The exit code of a program that was stopped with Ctrl+C, as shells tell it of others. */
export const EXIT_INTERRUPTED = 128 + constants.signals.SIGINT;

/** Ctrl+C while something long is done: what is finished so far is still told. A second one ends at once. */
export function onInterrupt(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    // The terminal has written ^C into the line.
    if (process.stderr.isTTY) process.stderr.write('\n');
    stop.abort();
    process.once('SIGINT', () => process.exit(EXIT_INTERRUPTED));
  });
  return stop.signal;
}
