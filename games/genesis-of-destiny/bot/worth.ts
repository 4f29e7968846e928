import type { Seat } from '@bandstand/engine';
import { modelOf } from '../dice/models.ts';
import type { OpenTable } from '../state.ts';
import { NONE, type Song } from '../vocabulary.ts';

const known = new WeakMap<Song['columns'], number>();
const byKey = new Map<string, number>();

/** Expected total of a song without powers. */
export function plainWorth(columns: Song['columns']): number {
  const found = known.get(columns);
  if (found !== undefined) return found;
  const key = columns.map(({ rows, circles }) => `${rows}:${circles.join()}`).join('|');
  const worth = byKey.get(key) ?? modelOf(columns).expected;
  if (byKey.size > 4000) byKey.clear();
  byKey.set(key, worth);
  known.set(columns, worth);
  return worth;
}

const bubblesOf = (table: OpenTable): number =>
  table.intensity.reduce((sum, count, seat) => sum + count + Math.min(2, table.craft[seat]), 0);

/** What one song of a set is worth when the band's powers are shared by `songs` songs. */
export const liveWorth = (table: OpenTable, song: Song, songs: number): number =>
  plainWorth(song.columns) +
  (1.6 * bubblesOf(table)) / Math.max(1, songs) +
  table.ownDice.reduce((sum, dice) => sum + 2.2 * dice, 0);

/** Alone one has only the own powers, but places all rows. */
export const soloWorth = (table: OpenTable, song: Song, seat: Seat): number =>
  plainWorth(song.columns) + 1.7 * (table.intensity[seat] + Math.min(2, table.craft[seat])) + 2 * table.ownDice[seat];

/** What the studio would make of a song. */
export function recordWorth(table: OpenTable, index: number): number {
  const song = table.songs[index];
  const others = table.songs.filter((other, at) => at !== index && other.recorded !== NONE).length;
  return liveWorth(table, song, 1) + table.clout * others + 4.5;
}

/** The best a set can expect from each original, best first. */
export function setWorths(table: OpenTable, songs: number): number[] {
  const lively = Math.max(1, Math.min(songs, table.songs.length));
  return table.songs.map((song) => Math.max(song.recorded, liveWorth(table, song, lively))).sort((a, b) => b - a);
}

/** Chance that a normal variable is at least `bar`. */
export function chanceAbove(mean: number, deviation: number, bar: number): number {
  const z = (bar - mean) / Math.max(0.5, deviation);
  return 1 / (1 + Math.exp(1.7 * z));
}
