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
import { counted, orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { readJson } from '../files.ts';
import { say } from '../output.ts';

const HELP = `Usage: bandstand matches list [--limit N] [--json] | show <match> | export <match> | import <record> | repair <match>
       bandstand matches archive <folder> [--days N] [--json] | restore <file>

Looks after the matches of the server whose storage the environment names (DATA_FILE or DATABASE_URL).
  list     the latest matches
  show     one match: game, seats, number of log entries; never its seed or hidden cards
  export   the record of a finished match, on standard output
  import   stores a record as a finished match that can be watched and forked
  repair   plays the log again and mends what is computed from it
  archive  moves matches that ended N days ago or earlier (30) into compressed files, with everything about them
  restore  puts the matches of such a file back as they were`;

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
  return lines.join('\n') || 'No matches are stored.';
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
  const lines = files.map(
    ({ file, matches: count, bytes }) => `${file}  ${counted(count, 'match', 'matches')}, ${bytes} bytes`,
  );
  return lines.join('\n') || `No match ended ${counted(days, 'day')} ago or earlier.`;
};

const show: Verb = async (rest) => {
  const id = only('show', 'match', rest);
  const found = await withStore(async (store) => {
    const row = await store.match(id);
    return row === undefined ? undefined : summarize(store, row);
  });
  if (found === undefined) throw new UsageError('unknown-match', `There is no match "${id}".`);
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
    return restored === 1 ? '1 match is back.' : `${restored} matches are back.`;
  },
};

export const matches: Command = {
  help: HELP,
  async run([verb = '', ...rest]) {
    if (!Object.hasOwn(VERBS, verb))
      throw new UsageError(
        'bad-usage',
        `"bandstand matches" takes ${Object.keys(VERBS).join(', ')}. Try "bandstand matches --help".`,
      );
    await say(await VERBS[verb](rest));
    return 0;
  },
};
