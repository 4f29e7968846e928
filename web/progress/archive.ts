import type { MatchRecord, Outcome, Seat } from '@bandstand/engine';
import { noteChange } from './changes.ts';

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
}

const NAME = 'bandstand';
const STORE = 'played';

/** What this page keeps by itself where the browser has no database for us. */
const memory = new Map<string, Played>();

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')));
  });

let opened: Promise<IDBDatabase | undefined> | undefined;

async function open(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
    return await settled(request);
  } catch {
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
    for (const match of matches) {
      if (kept === undefined) memory.set(match.id, match);
      else if ((await settled(kept.getKey(match.id))) === undefined) await settled(kept.put(match));
    }
    return kept !== undefined;
  } catch {
    for (const match of matches) memory.set(match.id, match);
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
  return [...known.values()].toSorted((a, b) => b.at - a.at);
}

export async function deletePlayed(id?: string): Promise<void> {
  if (id === undefined) memory.clear();
  else memory.delete(id);
  const kept = await store('readwrite').catch(() => undefined);
  if (kept !== undefined) await settled<undefined>(id === undefined ? kept.clear() : kept.delete(id));
  noteChange();
}
