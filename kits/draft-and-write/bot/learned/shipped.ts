import type { Kit } from '../../kit.ts';
import type { Sections } from '../sections.ts';
import type { Weights } from '../weights.ts';
import { Features } from './features.ts';
import { LearnedSections } from './sections.ts';
import type { Subject } from './training.ts';
import { KNOT_COUNT, LearnedWeights } from './weights.ts';

/** Values that were learned for a game: bytes as text, two for each value. */
export interface Shipped {
  /** Values are whole numbers of this many parts of a point. */
  readonly parts: number;
  /** Of those subjects in which they beat the formulas. */
  readonly values: Readonly<Partial<Record<Subject, string>>>;
}

/** Judges by what was learned; undefined where that is nothing, or for another pack, whose sheet has other features. */
export function shippedSections(kit: Kit, weights: Weights, shipped: Shipped, subject: Subject): Sections | undefined {
  const text = shipped.values[subject];
  if (text === undefined) return undefined;
  const { size } = new Features(kit);
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  if (bytes.length !== 2 * size * KNOT_COUNT) return undefined;
  const numbers = new DataView(bytes.buffer);
  const values = Float32Array.from(
    { length: size * KNOT_COUNT },
    (_, i) => numbers.getInt16(2 * i, true) / shipped.parts,
  );
  return new LearnedSections(kit, weights, new LearnedWeights(size, values));
}
