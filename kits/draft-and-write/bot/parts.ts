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

const OF_GRID = 1 << 0;
const OF_NET = 1 << 1;
const OF_MATCH = 1 << 2;
const OF_TRACKS = 1 << 3;
const OF_TOUR = 1 << 4;
const OF_BAND = 1 << 5;
const OF_CHEER = 1 << 6;
const EVERYTHING = -1;

/** The sections that an item of each kind can change. */
export const TOUCHED_BY_ITEM: readonly number[] = [
  OF_MATCH,
  OF_MATCH,
  OF_MATCH,
  OF_MATCH,
  OF_MATCH,
  OF_GRID,
  OF_NET,
  OF_TRACKS,
  OF_TRACKS,
  OF_BAND,
  OF_BAND,
  OF_BAND,
  OF_BAND,
  OF_TOUR,
  OF_BAND | OF_TOUR,
  OF_CHEER,
];

/** The sections that a move changes by itself; what it earns is still waiting. */
export function touchedBy(move: Move): number {
  switch (move.type) {
    case 'place':
    case 'refuse':
      return OF_BAND;
    case 'cross':
      return move.section === 'grid' ? OF_GRID : OF_NET;
    default:
      return EVERYTHING;
  }
}

/** The sections that a card without a choice can change. */
export const TOUCHED_AT_ONCE = OF_BAND | OF_CHEER;

/** By the first letters of a metric; all others look at the band and at what locks keep from it. */
const LOOKS_AT: Readonly<Record<string, number>> = {
  grid: OF_GRID,
  net: OF_NET,
  match: OF_MATCH,
  track: OF_TRACKS,
  venue: OF_TOUR,
  tour: OF_TOUR,
  cheer: OF_CHEER,
};

/** The sections that a metric reads. */
export const lookedAt = (metric: Metric): number =>
  Object.entries(LOOKS_AT).find(([start]) => metric.startsWith(start))?.[1] ?? OF_BAND | OF_TOUR;
