import type { Component } from 'solid-js';
import { LineGrid } from './LineGrid.tsx';
import { GoalBoxes, Multipliers, Penalties } from './Margins.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { Net } from './Net.tsx';
import type { SectionName } from './sections.ts';
import { Tracks } from './Tracks.tsx';

/** The sections that every sheet has beside its posts. */
export const otherSections = {
  match: MatchGrid,
  grid: LineGrid,
  net: Net,
  tracks: Tracks,
  multipliers: Multipliers,
  goals: GoalBoxes,
  penalty: Penalties,
} as const satisfies Partial<Record<SectionName, Component>>;
