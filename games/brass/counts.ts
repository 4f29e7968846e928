import type { Pack } from './content/shape.ts';
import { VOICES } from './state.ts';

/**
 * Symbol counts of a card or a line, all four voices in one number: six bits a voice, soprano lowest.
 * Adding two packed counts adds all four voices at once; four cards of at most eight symbols never overflow.
 */
export type PackedCounts = number;

const BITS = 6;
const MASK = 63;

/** How often a performance of four cards should show each voice. */
export const TARGET = 3;

export const packCounts = (symbols: string): PackedCounts => {
  let packed = 0;
  for (const symbol of symbols) packed += 1 << (BITS * VOICES.findIndex((voice) => voice === symbol));
  return packed;
};

export const countsOf = (pack: Pack): PackedCounts[] => pack.cards.map((card) => packCounts(card.voices));

export const voiceCount = (packed: PackedCounts, voice: number): number => (packed >> (BITS * voice)) & MASK;

export const unpackCounts = (packed: PackedCounts): number[] => VOICES.map((_, voice) => voiceCount(packed, voice));

export const penaltiesOf = (packed: PackedCounts): number[] => unpackCounts(packed).map((count) => Math.abs(count - TARGET));

/** Adds the penalties of one performance to the director's four scores. */
export function addPenalties(scores: number[], director: number, packed: PackedCounts): void {
  const first = director * 4;
  const s = (packed & MASK) - TARGET;
  const a = ((packed >> 6) & MASK) - TARGET;
  const t = ((packed >> 12) & MASK) - TARGET;
  const b = ((packed >> 18) & MASK) - TARGET;
  scores[first] += s < 0 ? -s : s;
  scores[first + 1] += a < 0 ? -a : a;
  scores[first + 2] += t < 0 ? -t : t;
  scores[first + 3] += b < 0 ? -b : b;
}
