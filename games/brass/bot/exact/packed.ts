import { TARGET, type PackedCounts } from '../../counts.ts';

/** Penalties of all four voices in one whole number, eight bits a voice: all eight lines of a match and a handicap fit. */
export type Penalties = number;

const COUNT_BITS = 6;
const COUNT_MASK = 63;
const BITS = 8;
const MASK = 255;

/** Penalties of two voices by their packed counts. */
const BY_COUNTS = Int32Array.from({ length: 1 << (2 * COUNT_BITS) }, (_, pair) => {
  const [low, high] = [pair & COUNT_MASK, pair >> COUNT_BITS].map((count) => Math.abs(count - TARGET));
  return low | (high << BITS);
});

/** Two voices, the worse one in the upper half. */
const WORSE_FIRST = Uint16Array.from({ length: 1 << (2 * BITS) }, (_, pair) => {
  const [low, high] = [pair & MASK, pair >> BITS];
  return low > high ? (low << BITS) | high : pair;
});

/** What a line of these counts costs. */
export const penaltiesIn = (counts: PackedCounts): Penalties =>
  BY_COUNTS[counts & 4095] | (BY_COUNTS[counts >> 12] << (2 * BITS));

export const penaltyOf = (penalties: Penalties, voice: number): number => (penalties >>> (BITS * voice)) & MASK;

export const packPenalties = (voices: readonly number[]): Penalties =>
  voices.reduce((packed, penalty, voice) => packed | (penalty << (BITS * voice)), 0);

/** The worst voice, then the next: one number that is lower for whoever did better. */
export function rankOf(penalties: Penalties): number {
  const one = WORSE_FIRST[penalties & 65535];
  const other = WORSE_FIRST[penalties >>> 16];
  const worse = one >> BITS;
  const otherWorse = other >> BITS;
  const better = one & MASK;
  const otherBetter = other & MASK;
  const inner = worse < otherWorse ? worse : otherWorse;
  const outer = better > otherBetter ? better : otherBetter;
  // Less half the range, so that the sign bit keeps the order.
  return (
    (((worse > otherWorse ? worse : otherWorse) - 128) << 24) |
    ((inner > outer ? inner : outer) << 16) |
    ((inner > outer ? outer : inner) << 8) |
    (better < otherBetter ? better : otherBetter)
  );
}
