import { StorageRefused } from './refusal.ts';
import { isSealed, readSeedKey, type SeedKey } from './seedKey.ts';
import type { MatchRow, Store, StoredTable } from './store.ts';

const KEPT = 'seed-key';
/** Under which the seeds of the days' games are kept. */
export const DAILY_SEEDS = 'daily:';
/** So many running matches from before are sealed when the key is new. */
const MOST_RUNNING = 100_000;

/** The same storage, with the seeds of matches and of the days' games sealed in it. */
function sealing(store: Store, key: SeedKey): Store {
  const sealed = <Row extends MatchRow>(row: Row): Row => ({ ...row, seed: key.seal(row.id, row.seed) });
  const opened = <Row extends MatchRow>(row: Row): Row => ({ ...row, seed: key.open(row.id, row.seed) });
  const openedAll = async (rows: Promise<readonly MatchRow[]>): Promise<readonly MatchRow[]> =>
    (await rows).map(opened);
  const changed: Partial<Store> = {
    createMatch: (match, seats) => store.createMatch(sealed(match), seats),
    async match(id) {
      const row = await store.match(id);
      return row === undefined ? undefined : opened(row);
    },
    publicMatches: (which) => openedAll(store.publicMatches(which)),
    listMatches: (status, limit) => openedAll(store.listMatches(status, limit)),
    async takeOut(id) {
      const table = await store.takeOut(id);
      return table === undefined ? undefined : { ...table, match: opened(table.match) };
    },
    putBack: (table: StoredTable) => store.putBack({ ...table, match: sealed(table.match) }),
    keep: async (name, value) =>
      name.startsWith(DAILY_SEEDS)
        ? key.open(name, await store.keep(name, key.seal(name, value)))
        : store.keep(name, value),
  };
  return Object.assign(Object.create(store) as Store, changed);
}

/** Matches that began before there was a key; tells how many. */
async function sealRunning(store: Store, key: SeedKey): Promise<number> {
  let count = 0;
  for (const status of ['open', 'playing'] as const)
    for (const { id, seed } of await store.listMatches(status, MOST_RUNNING))
      if (!isSealed(seed)) {
        await store.writeSeed(id, key.seal(id, seed));
        count++;
      }
  return count;
}

/** Days that were drawn before there was a key; tells how many. What is read here is there already. */
async function sealDays(store: Store, key: SeedKey): Promise<number> {
  let count = 0;
  for (const name of await store.keptKeys(DAILY_SEEDS)) {
    const seed = await store.keep(name, '');
    if (isSealed(seed)) continue;
    await store.writeKept(name, key.seal(name, seed));
    count++;
  }
  return count;
}

/**
 * Storage as the host wants it: with a key file, seeds are sealed with it; without one they are as they are. Storage whose
 * seeds were sealed once is not opened without the same key, since its matches could not go on.
 */
export async function withSeedKey(store: Store, file: string | undefined): Promise<Store> {
  try {
    const wasSealed = (await store.keptKeys(KEPT)).includes(KEPT);
    if (file === undefined) {
      if (!wasSealed) return store;
      throw new StorageRefused(
        'seed-key',
        'The seeds in this storage are sealed. Set SEED_KEY_FILE to the file with their key.',
      );
    }
    const key = readSeedKey(file, !wasSealed);
    if ((await store.keep(KEPT, key.fingerprint)) !== key.fingerprint)
      throw new StorageRefused('seed-key', `The seeds in this storage were sealed with another key than "${file}".`);
    const sealed = (await sealRunning(store, key)) + (await sealDays(store, key));
    if (sealed > 0) await store.compact();
    return sealing(store, key);
  } catch (error) {
    await store.close();
    throw error;
  }
}
