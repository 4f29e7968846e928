import type { Metric } from '../needs.ts';
import type { Move } from '../moves.ts';

/**
 * What each part of a sheet is worth: grid, net, match, tracks, tour, band, cheer and goal boxes,
 * then the number of turns that this goes by, the free goal boxes, then the open goals.
 */
export type Parts = Float64Array;
export const SECTIONS = 8;
export const TURNS = SECTIONS;
/** How many goals can still be claimed. */
export const FREE_BOXES = TURNS + 1;
export const OPEN_GOALS = FREE_BOXES + 1;
const MOST_GOALS = 16;

export const newParts = (): Parts => new Float64Array(OPEN_GOALS + MOST_GOALS);

/** Sections, in the order of their parts; then marks that goals look at, as a section may change without telling any goal. */
const OF_GRID = 1 << 0;
const OF_NET = 1 << 1;
const OF_MATCH = 1 << 2;
const OF_TRACKS = 1 << 3;
const OF_TOUR = 1 << 4;
const OF_BAND = 1 << 5;
const OF_CHEER = 1 << 6;
const SEEN_GRID = OF_GRID << SECTIONS;
const SEEN_NET = OF_NET << SECTIONS;
const SEEN_MATCH = OF_MATCH << SECTIONS;
const SEEN_TRACKS = OF_TRACKS << SECTIONS;
const SEEN_TOUR = OF_TOUR << SECTIONS;
const SEEN_BAND = OF_BAND << SECTIONS;
const SEEN_CHEER = OF_CHEER << SECTIONS;
const SEEN_LOCKS = OF_CHEER << (SECTIONS + 1);
const EVERYTHING = -1;

const BY_MATCH = OF_MATCH | SEEN_MATCH;
const BY_TRACK = OF_TRACKS | SEEN_TRACKS;

/** What an item of each kind can change. Unlocked multipliers and coloured circles tell no goal anything before they are used. */
export const TOUCHED_BY_ITEM: readonly number[] = [
  BY_MATCH,
  BY_MATCH,
  BY_MATCH,
  BY_MATCH,
  BY_MATCH,
  OF_GRID | SEEN_GRID,
  OF_NET | SEEN_NET,
  BY_TRACK,
  BY_TRACK,
  OF_BAND,
  OF_BAND,
  OF_BAND,
  OF_BAND,
  OF_TOUR | SEEN_TOUR,
  OF_BAND | OF_TOUR | SEEN_LOCKS,
  OF_CHEER | SEEN_CHEER,
];

/** What a move changes by itself; what it earns is still waiting. */
export function touchedBy(move: Move): number {
  switch (move.type) {
    case 'place':
    case 'refuse':
      return OF_BAND | SEEN_BAND;
    case 'cross':
      return move.section === 'grid' ? OF_GRID | SEEN_GRID : OF_NET | SEEN_NET;
    default:
      return EVERYTHING;
  }
}

/** What a card without a choice can change. */
export const TOUCHED_AT_ONCE = OF_BAND | SEEN_BAND | OF_CHEER | SEEN_CHEER;

/** By the first letters of a metric; all others look at the band, its multipliers and its penalties. */
const LOOKS_AT: Readonly<Record<string, number>> = {
  grid: SEEN_GRID,
  net: SEEN_NET,
  match: SEEN_MATCH,
  track: SEEN_TRACKS,
  venue: SEEN_TOUR,
  tour: SEEN_TOUR,
  cheer: SEEN_CHEER,
  cash: SEEN_LOCKS,
};

/** The marks that a metric reads. */
export const lookedAt = (metric: Metric): number =>
  Object.entries(LOOKS_AT).find(([start]) => metric.startsWith(start))?.[1] ?? SEEN_BAND;
