import type { Component } from 'solid-js';
import type { Pack } from '../index.ts';
import { Band } from './Band.tsx';
import { LineGrid } from './LineGrid.tsx';
import { Cheers, GoalBoxes, Multipliers, Penalties } from './Margins.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { Net } from './Net.tsx';
import { Origins } from './Origins.tsx';
import { Tour } from './Tour.tsx';
import { Tracks } from './Tracks.tsx';

export type SectionName =
  | 'posts'
  | 'match'
  | 'grid'
  | 'net'
  | 'tracks'
  | 'tour'
  | 'multipliers'
  | 'penalty'
  | 'cheer'
  | 'goals'
  | 'origins';

export interface Section {
  readonly name: SectionName;
  readonly part: string | undefined;
  readonly draw: Component;
  /** What the places in it are called, to know when something is legal there. */
  readonly spots: readonly string[];
  /** Sections that share a tab on small screens. */
  readonly tab: number;
}

const SECTIONS: readonly Section[] = [
  { name: 'posts', part: 'band', draw: Band, spots: ['post', 'circle', 'lock'], tab: 0 },
  { name: 'match', part: 'match', draw: MatchGrid, spots: ['cell'], tab: 1 },
  { name: 'grid', part: 'grid', draw: LineGrid, spots: ['square'], tab: 2 },
  { name: 'net', part: undefined, draw: Net, spots: ['node'], tab: 3 },
  { name: 'tour', part: 'tour', draw: Tour, spots: ['venue', 'gate'], tab: 4 },
  { name: 'tracks', part: 'tracks', draw: Tracks, spots: ['trackA', 'trackB'], tab: 5 },
  { name: 'cheer', part: 'cheer', draw: Cheers, spots: ['cheer'], tab: 5 },
  { name: 'multipliers', part: undefined, draw: Multipliers, spots: ['multiplier', 'boost'], tab: 5 },
  { name: 'goals', part: 'goals', draw: GoalBoxes, spots: [], tab: 5 },
  { name: 'penalty', part: 'penalty', draw: Penalties, spots: [], tab: 5 },
  { name: 'origins', part: undefined, draw: Origins, spots: [], tab: 6 },
];

/** The sections that the sheet of a pack has. */
export const sectionsOf = ({ sheet, origins }: Pack): Section[] =>
  SECTIONS.filter(({ name }) => {
    if (name === 'tour') return sheet.tour !== undefined;
    if (name === 'cheer') return sheet.cheer !== undefined;
    return name !== 'origins' || origins !== undefined;
  });

/** The tab that is open at first. */
export const FIRST = 0;
/** The tab that shows everything, to be zoomed into. */
export const WHOLE = -1;
