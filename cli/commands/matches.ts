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
import { mkdir } from 'node:fs/promises';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { readJson } from '../files.ts';
import { say } from '../output.ts';

const HELP = `Usage: bandstand matches list [--limit N] | show <match> | export <match> | import <record> | repair <match>
       bandstand matches archive <folder> [--days N] | restore <file>

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

async function archive(store: Store, folder: string, days: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  let matches = 0;
  for (;;) {
    const file = await archiveMatches(store, folder, Date.now() - days * DAY_MS, MATCHES_A_FILE);
    if (file === undefined) break;
    matches += file.matches;
    await say(`${file.file}  ${file.matches} matches, ${file.bytes} bytes`);
  }
  if (matches === 0) await say(`No match ended ${days} days ago or earlier.`);
}

async function withStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openStore(process.env);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export const matches: Command = {
  name: 'matches',
  summary: 'list, show, export, import, repair, archive and restore stored matches',
  help: HELP,
  async run(args) {
    const [verb, ...rest] = args;
    if (verb === 'list') {
      const { values } = readArgs('matches list', rest, { limit: { type: 'string' } }, []);
      const limit = wholeNumber('limit', values['limit'], 20, 1, 10_000);
      const rows = await withStore(async (store) =>
        Promise.all((await store.listMatches(undefined, limit)).map((row) => summarize(store, row))),
      );
      for (const row of rows)
        await say(
          `${row.id}  ${row.status.padEnd(7)}  ${row.game.padEnd(24)}  ${row.touchedAt}  ${row.seats.join(', ')}`,
        );
      if (rows.length === 0) await say('No matches are stored.');
      return 0;
    }
    if (verb === 'archive') {
      const { values, positionals } = readArgs('matches archive', rest, { days: { type: 'string' } }, ['folder']);
      const days = wholeNumber('days', values['days'], 30, 0, 36_500);
      await withStore((store) => archive(store, positionals[0], days));
      return 0;
    }
    if (verb === 'restore') {
      const { positionals } = readArgs('matches restore', rest, {}, ['file']);
      const restored = orUsage(await withStore((store) => restoreMatches(store, positionals[0])));
      console.log(`${restored} matches are back.`);
      return 0;
    }
    if (verb !== 'show' && verb !== 'export' && verb !== 'import' && verb !== 'repair') {
      throw new UsageError(
        'bad-usage',
        '"bandstand matches" takes list, show, export, import, repair, archive or restore. Try "bandstand matches --help".',
      );
    }
    const { positionals } = readArgs(`matches ${verb}`, rest, {}, [verb === 'import' ? 'record' : 'match']);
    const [what] = positionals;
    if (verb === 'import') {
      const json = await readJson(what, 'record');
      await say(orUsage(await withStore((store) => importMatch(store, json))));
    } else if (verb === 'export')
      await say(JSON.stringify(orUsage(await withStore((store) => exportMatch(store, what)))));
    else if (verb === 'repair') await say(orUsage(await withStore((store) => repairMatch(store, what))));
    else {
      const found = await withStore(async (store) => {
        const row = await store.match(what);
        return row === undefined ? undefined : summarize(store, row);
      });
      if (found === undefined) throw new UsageError('unknown-match', `There is no match "${what}".`);
      await say(JSON.stringify(found, null, 2));
    }
    return 0;
  },
};
