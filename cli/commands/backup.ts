import { existsSync } from 'node:fs';
import { backUp, readSettings, restore as putBack, type Settings } from '@bandstand/server';
import { readArgs, UsageError, type Command } from '../command.ts';
import { say } from '../output.ts';

function sqliteSettings(tool: string): Settings {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined)
    throw new UsageError('use-pg-dump', `For PostgreSQL use its own tool: ${tool}`);
  return settings;
}

export const backup: Command = {
  help: `Usage: bandstand backup <file>

Writes a whole, consistent copy of the SQLite storage (DATA_FILE); the server may run meanwhile.
With PostgreSQL use its own tool: pg_dump "$DATABASE_URL" > backup.sql`,
  async run(args) {
    const { positionals } = readArgs('backup', args, {}, ['file']);
    const { dataFile } = sqliteSettings('pg_dump "$DATABASE_URL" > backup.sql');
    if (existsSync(positionals[0]))
      throw new UsageError('file-exists', `"${positionals[0]}" exists already; choose another name.`);
    await backUp(dataFile, positionals[0]);
    await say(`Backup written to ${positionals[0]}.`);
    return 0;
  },
};

export const restore: Command = {
  help: `Usage: bandstand restore <file> [--force]

Checks a backup and puts it in the place of DATA_FILE. Stop the server first. What is there now is kept beside it as
<DATA_FILE>.before-restore-<time>, with everything a server that was killed had stored.
  --force   also when what is there now is damaged; its files are kept as they are`,
  async run(args) {
    const { positionals, values } = readArgs('restore', args, { force: { type: 'boolean' } }, ['file']);
    const { dataFile } = sqliteSettings('psql "$DATABASE_URL" < backup.sql');
    const kept = putBack(positionals[0], dataFile, { now: new Date(), isForced: values['force'] === 'true' });
    await say(`Restored ${dataFile} from ${positionals[0]}.`);
    if (kept !== undefined) await say(`What was there before is kept as ${kept}.`);
    return 0;
  },
};
