import { TOP_TURNS } from '../value.ts';

/** Turns to come at which features have weights of their own; between them weights change evenly. */
const KNOTS = [0, 1, 3, 6, 10, 15, TOP_TURNS];
export const KNOT_COUNT = KNOTS.length;

/** The two knots around a number of turns, and the share of the second. */
export function between(turns: number): { readonly knot: number; readonly share: number } {
  let knot = 0;
  while (knot < KNOTS.length - 2 && turns >= KNOTS[knot + 1]) knot++;
  return { knot, share: (turns - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot]) };
}

/** What each feature of a sheet adds to the points still to come, by turns to come. */
export class LearnedWeights {
  /** Knot by knot. */
  readonly values: Float32Array;
  private readonly size: number;
  private readonly byTurns: Float32Array[] = [];

  constructor(size: number, values: Float32Array) {
    if (values.length !== size * KNOTS.length)
      throw new Error(`these weights are for another pack: ${values.length} instead of ${size * KNOTS.length}`);
    this.size = size;
    this.values = values;
  }

  /** The weights of all features with so many turns to come. */
  at(turns: number): Float32Array {
    return (this.byTurns[turns] ??= this.blend(turns));
  }

  private blend(turns: number): Float32Array {
    const { size, values } = this;
    const { knot, share } = between(turns);
    return Float32Array.from(
      { length: size },
      (_, feature) => (1 - share) * values[knot * size + feature] + share * values[(knot + 1) * size + feature],
    );
  }
}
