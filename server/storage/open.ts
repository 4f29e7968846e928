import type { Settings } from '../settings.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The storage that the settings name. */
export function openStore(
  { databaseUrl, databaseListenUrl, dataFile }: Settings,
  onProblem: (reason: Error) => void,
): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataFile) : openPostgres(databaseUrl, onProblem, databaseListenUrl);
}
