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

export const penaltiesOf = (packed: PackedCounts): number[] =>
  unpackCounts(packed).map((count) => Math.abs(count - TARGET));

/** Penalties of all four voices in one number, seven bits a voice: four performances add up without overflow. */
type PackedPenalties = number;
const PENALTY_BITS = 7;
const PENALTY_MASK = 127;

/** Packed penalties of two voices by their packed counts. */
const PENALTIES: readonly PackedPenalties[] = Array.from({ length: 1 << (2 * BITS) }, (_, pair) => {
  const [low, high] = [pair & MASK, pair >> BITS].map((count) => Math.abs(count - TARGET));
  return low | (high << PENALTY_BITS);
});

export const packedPenalties = (packed: PackedCounts): PackedPenalties =>
  PENALTIES[packed & 4095] + (PENALTIES[packed >> 12] << (2 * PENALTY_BITS));

/** Adds packed penalties to the director's four scores. */
export function addPenalties(scores: number[], director: number, packed: PackedPenalties): void {
  const first = director * 4;
  scores[first] += packed & PENALTY_MASK;
  scores[first + 1] += (packed >> PENALTY_BITS) & PENALTY_MASK;
  scores[first + 2] += (packed >> (2 * PENALTY_BITS)) & PENALTY_MASK;
  scores[first + 3] += packed >> (3 * PENALTY_BITS);
}
