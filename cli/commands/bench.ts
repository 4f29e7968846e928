import { readdir } from 'node:fs/promises';
import { readArgs, UsageError, type Command } from '../command.ts';
import { say } from '../output.ts';

/** One measured ratio against a named peer or limit. */
export interface BenchLine {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  readonly bar: number;
  readonly ok: boolean;
}

/** What a file in bench/ exports. Notes say what was skipped and why. */
export interface Bench {
  readonly measure: (say: (note: string) => void) => Promise<readonly BenchLine[]>;
}

const folder = new URL('../../bench/', import.meta.url);

const names = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.slice(0, -'.bench.ts'.length));

export const bench: Command = {
  name: 'bench',
  summary: 'measure speed as ratios against peers in one run',
  help: `Usage: bandstand bench <name> [--json]

Measures ours against the peer in the same run and compares the ratio with the bar. Exit code 1 when a bar is missed.
JSON: { "lines": [{ "name", "ours", "peer", "ratio", "bar", "ok" }] }`,
  async run(args) {
    const { values, positionals } = readArgs('bench', args, { json: { type: 'boolean' } }, ['name']);
    const known = await names();
    const [name] = positionals;
    if (!known.includes(name))
      throw new UsageError('unknown-bench', `There is no benchmark "${name}". Benchmarks: ${known.join(', ')}.`);
    const { measure } = (await import(new URL(`${name}.bench.ts`, folder).href)) as Bench;
    const lines = await measure((note) => console.error(note));
    if (values['json'] === 'true') await say(JSON.stringify({ lines }));
    else {
      for (const line of lines) {
        const [ours, peer] = [line.ours, line.peer].map((number) =>
          number.toLocaleString('en', { maximumFractionDigits: 1 }),
        );
        await say(
          `${line.ok ? 'ok  ' : 'MISS'} ${line.name}: ours ${ours}, peer ${peer}, ratio ${line.ratio.toPrecision(3)} (bar ${line.bar})`,
        );
      }
    }
    return lines.every((line) => line.ok) ? 0 : 1;
  },
};
