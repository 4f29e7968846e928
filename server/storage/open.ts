import { existsSync } from 'node:fs';
import { Client } from 'pg';
import type { Settings } from '../settings.ts';
import { makeFolderFor } from './folder.ts';
import { DataInUse, lockData } from './lock.ts';
import { openPostgres } from './postgres.ts';
import { StorageRefused } from './refusal.ts';
import { checkFile, keepPrivate } from './sqliteFile.ts';
import { openSqlite, openSqliteBeside } from './sqlite.ts';
import { withSeedKey } from './sealedSeeds.ts';
import type { Store } from './store.ts';
import { READ_VERSION, refuseOther } from './version.ts';

type Where = Pick<Settings, 'dataFile' | 'databaseUrl' | 'databaseListenUrl' | 'seedKeyFile'>;

export interface OpenStorage {
  readonly store: Store;
  /** Lets other servers in. */
  readonly unlock: () => void;
}

/** Storage for a server: made if there is none, brought up to date, and written to once to see that it can be. */
export function openStorage(where: Where, onProblem: (reason: Error) => void): Promise<OpenStorage> {
  return inOneLine(where, async () => {
    if (where.databaseUrl !== undefined) {
      await askPostgres(where.databaseUrl, () => Promise.resolve());
      const store = await openPostgres(where.databaseUrl, onProblem, where.databaseListenUrl);
      return { store: await withSeedKey(store, where.seedKeyFile), unlock: () => undefined };
    }
    const isMemory = where.dataFile === ':memory:';
    if (!isMemory) makeFolderFor(where.dataFile);
    const unlock = lockData(where.dataFile);
    try {
      if (!isMemory) {
        if (existsSync(where.dataFile)) checkFile(where.dataFile);
        keepPrivate(where.dataFile);
      }
      const store = await openSqlite(where.dataFile);
      await store.probe();
      return { store: await withSeedKey(store, where.seedKeyFile), unlock };
    } catch (error) {
      unlock();
      throw error;
    }
  });
}

/** Storage for a command beside a server, which never makes or changes any. */
export function openStorageBeside(where: Where): Promise<Store> {
  return inOneLine(where, async () => {
    if (where.databaseUrl === undefined) {
      mustExist(where.dataFile);
      return withSeedKey(await openSqliteBeside(where.dataFile), where.seedKeyFile);
    }
    await askPostgres(where.databaseUrl, async (client) => {
      const { rows } = await client.query<{ kept: string | null }>(`select to_regclass('kept') as kept`);
      if (rows[0]?.kept === null) throw new StorageRefused('no-storage', 'There is no Bandstand in this database yet.');
      refuseOther((await client.query<Record<string, unknown>>(READ_VERSION)).rows);
    });
    const store = await openPostgres(where.databaseUrl, () => undefined, where.databaseListenUrl);
    return withSeedKey(store, where.seedKeyFile);
  });
}

export function mustExist(file: string): void {
  if (!existsSync(file))
    throw new StorageRefused('no-storage', `There is no storage at "${file}". Is DATA_FILE right? Nothing was made.`);
  checkFile(file);
}

const CONNECT_MS = 10_000;

async function askPostgres(url: string, ask: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // What goes wrong is heard of by whoever asked.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whatever the system says about storage becomes one line for the host, without a password in it. */
async function inOneLine<Value>({ databaseUrl, dataFile }: Where, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageRefused || error instanceof DataInUse) throw error;
    throw new StorageRefused(
      'unusable',
      databaseUrl === undefined
        ? `Cannot use the storage ${dataFile}: ${wordsOf(error)}. Choose another place with DATA_FILE, or restore a backup.`
        : `Cannot use the database at ${hostOf(databaseUrl)}: ${wordsOf(error)}. Is it running, and is DATABASE_URL right?`,
    );
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'DATABASE_URL';
}

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
