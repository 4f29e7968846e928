import { laterPart, type LaterPart } from '../../board/index.tsx';
import type { otherSections } from './otherSections.ts';
import { isPhone } from './zooming.ts';

const other = (name: keyof typeof otherSections): LaterPart =>
  laterPart(async () => (await import('./otherSections.ts')).otherSections[name]);

/** A phone shows the posts first and the others on their tabs, so there they come once the first screen stands. */
export const laterSections = {
  match: other('match'),
  grid: other('grid'),
  net: other('net'),
  tracks: other('tracks'),
  multipliers: other('multipliers'),
  goals: other('goals'),
  penalty: other('penalty'),
};

/** Larger screens show the whole sheet at once: then its sections are fetched with the board. */
export const bringSections = async (own: readonly LaterPart[]): Promise<void> => {
  if (!isPhone()) await Promise.all([laterSections.match, ...own].map((part) => part.preload()));
};
