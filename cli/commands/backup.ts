import { existsSync } from 'node:fs';
import { backUp, readSettings, restore as putBack, type Settings } from '@bandstand/server';
import { readArgs, UsageError, type Command } from '../command.ts';
import { say } from '../output.ts';
import { help, words, refusals } from '../text/index.ts';

function sqliteSettings(tool: string): Settings {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined)
    throw new UsageError('use-pg-dump', refusals.backup.forPostgresqlUseItsOwnTool(tool));
  return settings;
}

export const backup: Command = {
  help: help.backup,
  async run(args) {
    const { positionals } = readArgs('backup', args, {}, ['file']);
    const { dataFile } = sqliteSettings('pg_dump "$DATABASE_URL" > backup.sql');
    if (existsSync(positionals[0]))
      throw new UsageError('file-exists', refusals.backup.existsAlreadyChooseAnotherName(positionals[0]));
    await backUp(dataFile, positionals[0]);
    await say(words.backup.backupWrittenTo(positionals[0]));
    return 0;
  },
};

export const restore: Command = {
  help: help.restore,
  async run(args) {
    const { positionals, values } = readArgs('restore', args, { force: { type: 'boolean' } }, ['file']);
    const { dataFile } = sqliteSettings('psql "$DATABASE_URL" < backup.sql');
    const kept = putBack(positionals[0], dataFile, { now: new Date(), isForced: values['force'] === 'true' });
    await say(words.backup.restoredFrom(dataFile, positionals[0]));
    if (kept !== undefined) await say(words.backup.whatWasThereBefore(kept));
    return 0;
  },
};
