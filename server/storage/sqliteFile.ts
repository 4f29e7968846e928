import { chmodSync, closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StorageRefused } from './refusal.ts';
import { READ_VERSION, refuseNewer } from './version.ts';

const refused = (file: string, why: string): StorageRefused =>
  new StorageRefused('other-storage', `"${file}" is not a whole Bandstand storage: ${why}.`);

/** Looks at a file without opening it as a database: what is none is not touched. */
export function checkFile(file: string): void {
  if (!statSync(file).isFile()) throw refused(file, 'it is not a file');
}

/** Folds the write-ahead log into the file, so that the file alone is everything; fails while anybody else uses it. */
export function foldLog(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma busy_timeout = 0');
    const [row] = database.prepare('pragma journal_mode = delete').all();
    if (row?.['journal_mode'] !== 'delete') throw new Error('somebody is using it');
  } finally {
    database.close();
  }
}

/** Every page of it is sound, it is ours, and no newer build has changed it. */
export function checkWhole(file: string, name = file): void {
  const database = new DatabaseSync(file);
  try {
    const [found] = database.prepare('pragma integrity_check(1)').all();
    if (found?.['integrity_check'] !== 'ok') throw refused(name, String(found?.['integrity_check']));
    const tables = database
      .prepare(`select name from sqlite_schema where name in ('kept', 'matches', 'entries')`)
      .all();
    if (tables.length !== 3) throw refused(name, 'it has other tables');
    refuseNewer(database.prepare(READ_VERSION).all());
  } catch (error) {
    throw error instanceof StorageRefused
      ? error
      : refused(name, error instanceof Error ? error.message : String(error));
  } finally {
    database.close();
  }
}

/** A file, or the names in a folder, safe from a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const OWNER_ONLY = 0o600;

/**
 * Seeds, keys and talk are nobody else's business on the machine. SQLite gives its other files the permissions of the first.
 * Where the file belongs to somebody else, they have to see to it.
 */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const tail of ['', '-wal', '-shm', '-journal']) {
    if (!existsSync(`${file}${tail}`)) continue;
    try {
      chmodSync(`${file}${tail}`, OWNER_ONLY);
    } catch {
      return;
    }
  }
}
