import type { MatchRecord, Outcome, Seat } from '@bandstand/engine';
import { createSignal } from 'solid-js';
import { noteChange } from './changes.ts';
import { noteTally, tally } from './tally.ts';

/** A finished match of somebody at this device, kept for good. The checksum of its record is its name: the same match twice is one. */
export interface Played {
  readonly id: string;
  readonly at: number;
  readonly game: string;
  readonly players: readonly { readonly name: string; readonly level?: string }[];
  /** Seats of the people at this device. */
  readonly mine: readonly Seat[];
  readonly outcome: Outcome;
  readonly record: MatchRecord;
  /** It came in a file, and its result cannot be worked out here: it is kept and does not count. */
  readonly isUnproven?: true;
}

const NAME = 'bandstand';
const STORE = 'played';

const [isKept, setIsKept] = createSignal(true);

/** Whether what was played is there next time; reactive. Where the browser refuses, it lasts as long as the page. */
export { isKept as isArchiveKept };

/** What this page keeps by itself where the browser has no database for us. */
const memory = new Map<string, Played>();

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')));
  });

let opened: Promise<IDBDatabase | undefined> | undefined;

/** Some browsers never say whether they open a database; nobody is kept waiting for that. */
const PATIENCE_MS = 3000;
const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the database is silent')), PATIENCE_MS)),
  ]);

async function open(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    const database = await inTime(settled(request));
    // A browser may close it, for one when somebody clears what sites keep: then it is opened anew.
    database.addEventListener('close', () => {
      opened = undefined;
    });
    return database;
  } catch {
    setIsKept(false);
    // It may only have been slow.
    opened = undefined;
    return undefined;
  }
}

/** The store in one transaction; undefined where the browser keeps nothing. */
async function store(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
  opened ??= open();
  return (await opened)?.transaction(STORE, mode).objectStore(STORE);
}

const isPlayed = (value: unknown): value is Played =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'outcome' in value &&
  'record' in value &&
  'players' in value &&
  Array.isArray(value.players);

/** Keeps matches; those that are known already stay as they are. False where they last only as long as the page. */
export async function keepPlayed(matches: readonly Played[]): Promise<boolean> {
  try {
    const kept = await store('readwrite');
    if (kept === undefined) throw new Error('the browser has no database for us');
    const fresh: Played[] = [];
    for (const match of [...memory.values(), ...matches])
      if ((await settled(kept.getKey(match.id))) === undefined) {
        await settled(kept.put(match));
        fresh.push(match);
      }
    memory.clear();
    if (fresh.length > 0) noteTally(fresh, tally());
    setIsKept(true);
    return true;
  } catch {
    for (const match of matches) memory.set(match.id, match);
    setIsKept(false);
    return false;
  } finally {
    noteChange();
  }
}

/** All that was ever kept, latest first. */
export async function allPlayed(): Promise<Played[]> {
  const kept = await store('readonly').catch(() => undefined);
  const found: unknown[] = kept === undefined ? [] : await settled(kept.getAll()).catch(() => []);
  const known = new Map([...memory.values(), ...found.filter(isPlayed)].map((match) => [match.id, match]));
  const all = [...known.values()].toSorted((a, b) => b.at - a.at);
  noteTally(all);
  return all;
}

export async function deletePlayed(id?: string): Promise<void> {
  if (id === undefined) memory.clear();
  else memory.delete(id);
  if (id === undefined) noteTally([]);
  const kept = await store('readwrite').catch(() => undefined);
  if (kept !== undefined) await settled<undefined>(id === undefined ? kept.clear() : kept.delete(id));
  noteChange();
}
