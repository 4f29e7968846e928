import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openStore, readSettings } from '@bandstand/server';
import { readArgs, UsageError, type Command } from '../command.ts';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export const backup: Command = {
  name: 'backup',
  summary: 'copy the SQLite storage while the server runs',
  help: `Usage: bandstand backup <file>

Writes a whole, consistent copy of the SQLite storage (DATA_FILE); the server may run meanwhile.
With PostgreSQL use its own tool: pg_dump "$DATABASE_URL" > backup.sql`,
  async run(args) {
    const { positionals } = readArgs('backup', args, {}, ['file']);
    if (readSettings(process.env).databaseUrl !== undefined)
      throw new UsageError('use-pg-dump', 'For PostgreSQL use its own tool: pg_dump "$DATABASE_URL" > backup.sql');
    if (await exists(positionals[0]))
      throw new UsageError('file-exists', `"${positionals[0]}" exists already; choose another name.`);
    const store = await openStore(process.env);
    try {
      await store.backup(positionals[0]);
    } finally {
      await store.close();
    }
    console.log(`Backup written to ${positionals[0]}.`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup in place while the server is stopped',
  help: `Usage: bandstand restore <file> [--force]

Copies a backup to DATA_FILE. Stop the server first. What is there now is kept beside it as <DATA_FILE>.before-restore.`,
  async run(args) {
    const { positionals, values } = readArgs('restore', args, { force: { type: 'boolean' } }, ['file']);
    const { dataFile } = readSettings(process.env);
    if (!(await exists(positionals[0])))
      throw new UsageError('no-such-file', `There is no backup "${positionals[0]}".`);
    if ((await exists(`${dataFile}-wal`)) && values['force'] !== 'true') {
      throw new UsageError('in-use', `The storage ${dataFile} looks in use. Stop the server first, or say --force.`);
    }
    await mkdir(dirname(dataFile), { recursive: true });
    if (await exists(dataFile)) await copyFile(dataFile, `${dataFile}.before-restore`);
    await copyFile(positionals[0], dataFile);
    console.log(`Restored ${dataFile} from ${positionals[0]}.`);
    return 0;
  },
};
