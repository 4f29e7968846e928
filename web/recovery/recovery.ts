import type { Problem, Result } from '@bandstand/engine';
import { createSignal } from 'solid-js';
import { bringTries, keptTries } from '../progress/keptTries.ts';
import { api } from '../online/api.ts';
import { allPlayed, keepPlayed } from '../progress/archive.ts';
import { forgetHere } from '../session/forGood.ts';
import { storage } from '../storage.ts';
import { newRecoveryCode, readRecoveryCode } from './code.ts';
import { RECOVERY_KEY } from './key.ts';
import { keysOf, type Keys } from './seal.ts';
import { sync, type Local, type Merged, type Remote } from './sync.ts';

/** What this device knows about its place at the server. */
export interface Recovery {
  readonly code: string;
  /** When it was last brought together with the server. */
  readonly at?: number;
  /** Matches deleted here, of which the server was not told yet. */
  readonly deleted: readonly string[];
}

function stored(): Recovery | undefined {
  try {
    const kept = JSON.parse(storage.read(RECOVERY_KEY) ?? 'null') as Partial<Recovery> | null;
    const code = readRecoveryCode(kept?.code ?? '');
    return code.ok ? { deleted: [], ...kept, code: code.value } : undefined;
  } catch {
    return undefined;
  }
}

const [recovery, setRecovery] = createSignal(stored());
export { recovery };
/** Why the code of this device has ended, whoever found it out: the page that is open may not have been there yet. */
const [ended, setEnded] = createSignal<Problem>();
export { ended };
addEventListener('storage', ({ key }) => {
  if (key === RECOVERY_KEY) setRecovery(stored());
});

function keep(next: Recovery | undefined): void {
  if (next === undefined) storage.remove(RECOVERY_KEY);
  else storage.write(RECOVERY_KEY, JSON.stringify(next));
  setEnded(undefined);
  setRecovery(next);
}

const remoteAt = ({ place }: Keys): Remote => ({
  list: () => api.progress.list(place),
  change: (more) => api.progress.change(place, more),
  read: (ids) => api.progress.read(place, ids),
});

const LOCAL: Local = {
  all: async () => [...(await allPlayed()), ...keptTries()],
  async keep(things) {
    bringTries(things.flatMap((kept) => ('day' in kept ? [kept] : [])));
    await keepPlayed(things.flatMap((kept) => ('record' in kept ? [kept] : [])));
  },
  forget: forgetHere,
};

let running: Promise<Result<Merged>> | undefined;

async function syncOnce({ code }: Recovery): Promise<Result<Merged>> {
  const deleted = stored()?.deleted ?? [];
  const keys = keysOf(code);
  const merged = await sync(keys, LOCAL, remoteAt(keys), deleted);
  const now = stored();
  // Somebody may have left, or deleted more, meanwhile.
  if (merged.ok && now?.code === code)
    keep({ code, at: Date.now(), deleted: now.deleted.filter((id) => !deleted.includes(id)) });
  if (!merged.ok && merged.problem.code === 'recovery-deleted') {
    keep(undefined);
    setEnded(merged.problem);
  }
  return merged;
}

/** Brings this device and the server together; one at a time. */
export async function syncNow(): Promise<Result<Merged> | undefined> {
  const known = stored();
  if (known === undefined) return undefined;
  running ??= syncOnce(known).finally(() => {
    running = undefined;
  });
  return running;
}

let hasChanged = false;

/** Once more when something was kept while both were brought together. */
export async function syncAfterChange(): Promise<void> {
  if (running !== undefined) {
    hasChanged = true;
    return;
  }
  do {
    hasChanged = false;
    await syncNow();
  } while (hasChanged && stored() !== undefined);
}

/** Makes a code and a place under it. Nothing is kept of a code that the server does not know. */
export async function beginRecovery(): Promise<Result<Merged> | undefined> {
  const code = newRecoveryCode();
  const begun = await api.progress.begin(keysOf(code).place);
  if (!begun.ok) return begun;
  keep({ code, deleted: [] });
  return syncNow();
}

/** Joins this device to what lies under a code. */
export async function enterRecovery(typed: string): Promise<Result<Merged> | undefined> {
  const code = readRecoveryCode(typed);
  if (!code.ok) return code;
  const found = await api.progress.list(keysOf(code.value).place);
  if (!found.ok) return found;
  keep({ code: code.value, deleted: [] });
  return syncNow();
}

/** This device goes on by itself; what is kept on either side stays there. */
export const leaveRecovery = (): void => keep(undefined);

/** Deletes what the server keeps, for all devices; each keeps what it has. */
export async function deleteThere(): Promise<Problem | undefined> {
  const known = stored();
  if (known === undefined) return undefined;
  const done = await api.progress.deleteAll(keysOf(known.code).place);
  if (!done.ok && done.problem.code !== 'recovery-deleted' && done.problem.code !== 'unknown-recovery')
    return done.problem;
  keep(undefined);
  return undefined;
}

/** Deletes matches here, and as soon as it can be reached at the server and on all other devices. */
export async function forgetEverywhere(ids: readonly string[]): Promise<void> {
  await forgetHere(ids);
  const known = stored();
  if (known === undefined) return;
  keep({ ...known, deleted: [...new Set([...known.deleted, ...ids])] });
  await syncNow();
}
