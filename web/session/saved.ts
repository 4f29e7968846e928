import { parseRecord, type Captions, type MatchRecord } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import { createSignal } from 'solid-js';

/** A local match as it is kept between visits. */
export interface SavedMatch {
  readonly id: string;
  readonly savedAt: number;
  readonly isOver: boolean;
  readonly players: readonly LocalPlayer[];
  readonly record: MatchRecord;
}

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
    return record.ok && record.value.seats === saved.players.length ? saved : undefined;
  } catch {
    return undefined;
  }
}

export const readMatch = (id: string): SavedMatch | undefined => read(localStorage.getItem(keyOf(id)));

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
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(localStorage.getItem(key)) ?? [])
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Keeps a match; false when the browser has no room, even after old finished ones made way. */
export function saveMatch(saved: SavedMatch): boolean {
  if (saved.isOver) forgetFinished(KEPT_FINISHED - 1);
  const isKept = store(saved);
  if (isKept) return true;
  forgetFinished(0);
  return store(saved);
}

function store(saved: SavedMatch): boolean {
  try {
    localStorage.setItem(keyOf(saved.id), JSON.stringify(saved));
    changed();
    return true;
  } catch {
    return false;
  }
}

/** Removes all but the latest finished matches. */
function forgetFinished(keep: number): void {
  const finished = savedMatches().filter((match) => match.isOver);
  for (const { id } of finished.slice(keep)) localStorage.removeItem(keyOf(id));
}

export function removeMatch(id: string): void {
  localStorage.removeItem(keyOf(id));
  changed();
}

export const newMatchId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
};
