import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import {
  archiveMatches,
  exportMatch,
  importMatch,
  openStore,
  repairMatch,
  restoreMatches,
  summarize,
  type Store,
} from '@bandstand/server';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { readJson } from '../files.ts';
import { say } from '../output.ts';
import { help, words, refusals } from '../text/index.ts';

const DAY_MS = 86_400_000;
/** A file holds as many as are comfortable to read at once. */
const MATCHES_A_FILE = 1_000;

type Verb = (rest: readonly string[]) => Promise<string>;

async function withStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openStore(process.env);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const only = (verb: string, name: string, rest: readonly string[]): string =>
  readArgs(`matches ${verb}`, rest, {}, [name]).positionals[0];

const list: Verb = async (rest) => {
  const flags = { limit: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values } = readArgs('matches list', rest, flags, []);
  const limit = wholeNumber('limit', values['limit'], 20, 1, 10_000);
  const rows = await withStore(async (store) =>
    Promise.all((await store.listMatches(undefined, limit)).map((row) => summarize(store, row))),
  );
  if (values['json'] === 'true') return JSON.stringify(rows);
  const lines = rows.map(
    (row) => `${row.id}  ${row.status.padEnd(7)}  ${row.game.padEnd(24)}  ${row.touchedAt}  ${row.seats.join(', ')}`,
  );
  return lines.join('\n') || words.matches.noMatchesAreStored;
};

const archive: Verb = async (rest) => {
  const flags = { days: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = readArgs('matches archive', rest, flags, ['folder']);
  const days = wholeNumber('days', values['days'], 30, 0, 36_500);
  await mkdir(positionals[0]).catch((reason: unknown) => {
    if (!existsSync(positionals[0])) throw reason;
  });
  const files = await withStore(async (store) => {
    const written = [];
    for (;;) {
      const file = await archiveMatches(store, positionals[0], Date.now() - days * DAY_MS, MATCHES_A_FILE);
      if (file === undefined) return written;
      written.push(file);
    }
  });
  if (values['json'] === 'true') return JSON.stringify(files);
  const lines = files.map(({ file, matches: count, bytes }) => words.matches.archived(file, count, bytes));
  return lines.join('\n') || words.matches.noMatchEnded(days);
};

const show: Verb = async (rest) => {
  const id = only('show', 'match', rest);
  const found = await withStore(async (store) => {
    const row = await store.match(id);
    return row === undefined ? undefined : summarize(store, row);
  });
  if (found === undefined) throw new UsageError('unknown-match', refusals.matches.thereIsNoMatch(id));
  return JSON.stringify(found, null, 2);
};

const VERBS: Readonly<Record<string, Verb>> = {
  list,
  show,
  async export(rest) {
    const id = only('export', 'match', rest);
    return JSON.stringify(orUsage(await withStore((store) => exportMatch(store, id))));
  },
  async import(rest) {
    const json = await readJson(only('import', 'record', rest), 'record');
    return orUsage(await withStore((store) => importMatch(store, json)));
  },
  async repair(rest) {
    const id = only('repair', 'match', rest);
    return orUsage(await withStore((store) => repairMatch(store, id)));
  },
  archive,
  async restore(rest) {
    const file = only('restore', 'file', rest);
    const restored = orUsage(await withStore((store) => restoreMatches(store, file)));
    return words.matches.areBack(restored);
  },
};

export const matches: Command = {
  help: help.matches,
  async run([verb = '', ...rest]) {
    if (!Object.hasOwn(VERBS, verb))
      throw new UsageError('bad-usage', refusals.matches.bandstandMatchesTakesTry(Object.keys(VERBS).join(', ')));
    await say(await VERBS[verb](rest));
    return 0;
  },
};
