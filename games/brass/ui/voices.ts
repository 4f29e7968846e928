import type { ShapeName } from '@bandstand/kits/board';
import { TARGET } from '../counts.ts';
import { VOICES, type Voice } from '../state.ts';

/** Each voice by colour (its CSS class) and by form. */
export const VOICE_SHAPES: Readonly<Record<Voice, ShapeName>> = {
  S: 'triangle',
  A: 'diamond',
  T: 'square',
  B: 'circle',
};

export const voiceClass = (voice: Voice): string => `voice-${voice}`;

/** Directors by letter as in the rules, so that they differ without colour and whatever they are called. */
export const DIRECTOR_LETTERS = ['A', 'B'] as const;

export type Fit = 'short' | 'right' | 'over';

/** Whether a performance still lacks a voice, has it right, or has too much of it. */
export const fitOf = (count: number): Fit => (count < TARGET ? 'short' : count === TARGET ? 'right' : 'over');

/** "S 2, A 0, T 3, B 1" with the names in full, for screen readers. */
export const spokenCounts = (counts: readonly number[], names: Readonly<Record<Voice, string>>): string =>
  VOICES.map((voice, i) => `${names[voice]} ${counts[i]}`).join(', ');
