import { readdir } from 'node:fs/promises';
import { readArgs, UsageError, type Command } from '../command.ts';
import { EXIT_INTERRUPTED, onInterrupt } from '../interrupt.ts';
import { say } from '../output.ts';
import { help, words, refusals } from '../text/index.ts';

/** One measured ratio against a named peer or limit. */
export interface BenchLine {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly bar: number;
  readonly ok: boolean;
}

/** What a file in bench/ exports. Notes say what was skipped and why; lines may be told before all are there. */
export interface Bench {
  readonly measure: (
    say: (note: string) => void,
    tell: (lines: readonly BenchLine[]) => void,
  ) => Promise<readonly BenchLine[]>;
}

const folder = new URL('../../bench/', import.meta.url);

const names = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.slice(0, -'.bench.ts'.length));

export const bench: Command = {
  help: help.bench,
  async run(args) {
    const { values, positionals } = readArgs('bench', args, { json: { type: 'boolean' } }, ['name']);
    const known = await names();
    const [name] = positionals;
    if (!known.includes(name))
      throw new UsageError('unknown-bench', refusals.bench.thereIsNoBenchmark(name, known.join(', ')));
    const { measure } = (await import(new URL(`${name}.bench.ts`, folder).href)) as Bench;
    const isJson = values['json'] === 'true';
    const told: BenchLine[] = [];
    // What is measured waits for nobody, so Ctrl+C ends it where it is.
    onInterrupt().addEventListener('abort', () => {
      void print(told, isJson).finally(() => process.exit(EXIT_INTERRUPTED));
    });
    const lines = await measure(
      (note) => console.error(note),
      (more) => told.push(...more),
    );
    await print(lines, isJson);
    return lines.every((line) => line.ok) ? 0 : 1;
  },
};

const rounded = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 1 });

async function print(lines: readonly BenchLine[], isJson: boolean): Promise<void> {
  if (isJson) return say(JSON.stringify({ lines }));
  for (const { ok, name, ours, peer, ratio, bar } of lines)
    await say(
      `${ok ? 'ok  ' : 'MISS'} ${words.bench.line({ name, ours: rounded(ours), peer: rounded(peer), ratio: ratio.toPrecision(3), bar })}`,
    );
}
