import { exportMatch, importMatch, openStore, repairMatch, summarize, type Store } from '@bandstand/server';
import { orUsage, readArgs, UsageError, wholeNumber, type Command } from '../command.ts';
import { readJson } from '../files.ts';
import { say } from '../output.ts';

const HELP = `Usage: bandstand matches list [--limit N] | show <match> | export <match> | import <record> | repair <match>

Looks after the matches of the server whose storage the environment names (DATA_FILE or DATABASE_URL).
  list     the latest matches
  show     one match: game, seats, number of log entries; never its seed or hidden cards
  export   the record of a finished match, on standard output
  import   stores a record as a finished match that can be watched and forked
  repair   plays the log again and mends what is computed from it`;

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
  summary: 'list, show, export, import and repair stored matches',
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
    if (verb !== 'show' && verb !== 'export' && verb !== 'import' && verb !== 'repair') {
      throw new UsageError(
        'bad-usage',
        '"bandstand matches" takes list, show, export, import or repair. Try "bandstand matches --help".',
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
