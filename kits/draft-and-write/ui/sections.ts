import type { Component } from 'solid-js';
import type { Pack } from '../index.ts';

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

/** How the sections of a sheet are drawn; those that only some sheets have come from their games. */
export type Drawings = Readonly<Partial<Record<SectionName, Component>>>;

const SECTIONS: readonly Omit<Section, 'draw'>[] = [
  { name: 'posts', part: 'band', spots: ['post', 'circle', 'lock'], tab: 0 },
  { name: 'match', part: 'match', spots: ['cell'], tab: 1 },
  { name: 'grid', part: 'grid', spots: ['square'], tab: 2 },
  { name: 'net', part: undefined, spots: ['node'], tab: 3 },
  { name: 'tour', part: 'tour', spots: ['venue', 'gate'], tab: 4 },
  { name: 'tracks', part: 'tracks', spots: ['trackA', 'trackB'], tab: 5 },
  { name: 'cheer', part: 'cheer', spots: ['cheer'], tab: 5 },
  { name: 'multipliers', part: undefined, spots: ['multiplier', 'boost'], tab: 5 },
  { name: 'goals', part: 'goals', spots: [], tab: 5 },
  { name: 'penalty', part: 'penalty', spots: ['penalty'], tab: 5 },
  { name: 'origins', part: undefined, spots: [], tab: 6 },
];

/** The sections that the sheet of a pack has. */
export const sectionsOf = ({ sheet, origins }: Pack, drawings: Drawings): Section[] =>
  SECTIONS.flatMap((section) => {
    const { name } = section;
    const isOn = name === 'tour' || name === 'cheer' ? sheet[name] : name !== 'origins' || origins;
    const draw = drawings[name];
    return isOn && draw ? [{ ...section, draw }] : [];
  });

/** The tab that is open at first. */
export const FIRST = 0;
/** The tab that shows everything, to be zoomed into. */
export const WHOLE = -1;
