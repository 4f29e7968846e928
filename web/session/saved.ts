import { parseRecord, type Captions, type MatchRecord, type Outcome } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import { createSignal } from 'solid-js';
import { storage } from '../storage.ts';

/** A local match as it is kept between visits. */
export interface SavedMatch {
  readonly id: string;
  readonly savedAt: number;
  readonly isOver: boolean;
  readonly players: readonly LocalPlayer[];
  readonly record: MatchRecord;
  /** How it ended; matches kept by older versions do not say. */
  readonly outcome?: Outcome;
  /** Counts how often it was kept, so that a tab that slept cannot write over what another did since. */
  readonly revision: number;
}

/** How keeping went: `newer` means that another tab was faster and nothing was written. */
export type Kept =
  | { readonly how: 'kept'; readonly droppedMatches: number }
  | { readonly how: 'until-closed' }
  | { readonly how: 'newer' };

/** What was written beside a kept match. */
export const captionsOf = ({ record }: SavedMatch): Captions => record.captions ?? {};

const PREFIX = 'bandstand:match:';
const KEPT_FINISHED = 20;

const keyOf = (id: string): string => PREFIX + id;

const isPlayer = (player: unknown): player is LocalPlayer =>
  typeof player === 'object' &&
  player !== null &&
  'kind' in player &&
  'name' in player &&
  typeof player.name === 'string' &&
  (player.kind === 'person' || (player.kind === 'bot' && 'level' in player && typeof player.level === 'string'));

function read(text: string | null): SavedMatch | undefined {
  if (text === null) return undefined;
  try {
    const saved = JSON.parse(text) as SavedMatch;
    if (!Array.isArray(saved.players) || !saved.players.every(isPlayer)) return undefined;
    const record = parseRecord(saved.record);
    if (!record.ok || record.value.seats !== saved.players.length) return undefined;
    return { ...saved, revision: Number.isInteger(saved.revision) ? saved.revision : 0 };
  } catch {
    return undefined;
  }
}

export const readMatch = (id: string): SavedMatch | undefined => read(storage.read(keyOf(id)));

const [changes, setChanges] = createSignal(0);
const changed = (): void => {
  setChanges((count) => count + 1);
};

/** Tells of matches saved or removed by another tab: the last writer wins, the others follow. */
export function onForeignChange(id: string, follow: (saved: SavedMatch | undefined) => void): () => void {
  const listener = (event: StorageEvent): void => {
    if (event.key === keyOf(id)) follow(read(event.newValue));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

window.addEventListener('storage', (event) => {
  if (event.key === null || event.key.startsWith(PREFIX)) changed();
});

/** All readable matches, latest first; reactive. */
export function savedMatches(): readonly SavedMatch[] {
  changes();
  return storage
    .keys(PREFIX)
    .flatMap((key) => read(storage.read(key)) ?? [])
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Ids of kept matches that cannot be read any more; reactive. */
export function damagedMatches(): readonly string[] {
  changes();
  return storage
    .keys(PREFIX)
    .filter((key) => read(storage.read(key)) === undefined)
    .map((key) => key.slice(PREFIX.length));
}

function revisionIn(text: string | null): number | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Partial<SavedMatch> | null)?.revision;
  } catch {
    return undefined;
  }
}

/** Whether what is kept was kept later. What nobody can read is no reason to keep nothing. */
function isNewer(text: string | null, { revision }: SavedMatch): boolean {
  // Only where the number says so is the record worth checking, which takes longer than a move.
  if ((revisionIn(text) ?? 0) < revision) return false;
  const known = read(text);
  return known !== undefined && known.revision >= revision;
}

const droppable = (): SavedMatch[] => savedMatches().filter(({ isOver }) => isOver);

/** Keeps a match, unless somebody kept a later state of it; old finished ones make way one by one. */
export function saveMatch(saved: SavedMatch): Kept {
  if (isNewer(storage.read(keyOf(saved.id)), saved)) return { how: 'newer' };
  const text = JSON.stringify(saved);
  let others: SavedMatch[] | undefined;
  /** Read when there is no room left or one more is over, not with every move. */
  const finished = (): SavedMatch[] => (others ??= droppable().filter(({ id }) => id !== saved.id));
  let droppedMatches = 0;
  const dropOldest = (): boolean => {
    const oldest = finished().pop();
    if (oldest === undefined) return false;
    storage.remove(keyOf(oldest.id));
    droppedMatches++;
    return true;
  };
  if (saved.isOver) while (finished().length >= KEPT_FINISHED) dropOldest();
  const isKept = () => storage.tryWrite(keyOf(saved.id), text);
  let how: Kept['how'] = 'kept';
  while (!isKept()) {
    if (dropOldest()) continue;
    storage.write(keyOf(saved.id), text);
    how = 'until-closed';
    break;
  }
  changed();
  return how === 'kept' ? { how, droppedMatches } : { how: 'until-closed' };
}

export function removeMatch(id: string): void {
  storage.remove(keyOf(id));
  changed();
}

export const newMatchId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
};
