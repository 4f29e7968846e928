import { COLUMN_MASK, ROW_MASK, type Kit } from '../kit.ts';
import { bitCount } from '../layout.ts';
import { chanceIn } from './chance.ts';
import type { Weights } from './weights.ts';
import type { ItemWorth } from './worth.ts';

const TRACK_SPACES = 13;

/** Judges the sections that are only crossed off: grid, net, match and tracks. Tables are filled as they are needed, by turns left. */
export class CrossValue {
  private readonly kit: Kit;
  private readonly weights: Weights;
  private readonly worth: ItemWorth;
  private readonly grids: Float32Array[] = [];
  private readonly nets: Float32Array[] = [];
  private readonly rows: Float32Array[] = [];
  private readonly columns: Float32Array[] = [];
  private readonly trackPairs: Float64Array[] = [];

  constructor(kit: Kit, weights: Weights, worth: ItemWorth) {
    this.kit = kit;
    this.weights = weights;
    this.worth = worth;
  }

  grid(mask: number, turns: number): number {
    const table = (this.grids[turns] ??= new Float32Array(1 << 16).fill(NaN));
    const known = table[mask];
    if (!Number.isNaN(known)) return known;
    const { kit } = this;
    const chance = chanceIn(turns, this.weights.gridPace);
    let sum = 0;
    for (let line = 0; line < kit.lineMask.length; line++) {
      const missing = bitCount(kit.lineMask[line] & ~mask);
      sum +=
        missing === 0
          ? kit.linePoints[line]
          : (kit.linePoints[line] + this.worth.ofAll(kit.lineItems[line])) * chance ** missing;
    }
    // Read back, so that the answer is rounded the same the first time and later.
    table[mask] = sum;
    return table[mask];
  }

  net(mask: number, turns: number): number {
    const table = (this.nets[turns] ??= new Float32Array(1 << 15).fill(NaN));
    const known = table[mask];
    if (!Number.isNaN(known)) return known;
    const { kit } = this;
    const chance = chanceIn(turns, this.weights.netPace);
    let sum = 0;
    for (let link = 0; link < kit.netLinkMask.length; link++) {
      const missing = bitCount(kit.netLinkMask[link] & ~mask);
      if (missing > 0) sum += this.worth.ofAll(kit.netLinkItems[link]) * chance ** missing;
    }
    // Read back, so that the answer is rounded the same the first time and later.
    table[mask] = sum;
    return table[mask];
  }

  match(mask: number, turns: number): number {
    const rows = (this.rows[turns] ??= this.rowTable(turns));
    const columns = (this.columns[turns] ??= this.columnTable(turns));
    let sum = 0;
    for (let row = 0; row < 4; row++) sum += rows[32 * row + ((mask & ROW_MASK[row]) >>> (5 * row))];
    for (let column = 0; column < 5; column++) sum += columns[5 * column + bitCount(mask & COLUMN_MASK[column])];
    return sum;
  }

  private rowTable(turns: number): Float32Array {
    const { kit } = this;
    const chance = chanceIn(turns, this.weights.matchPace);
    return Float32Array.from({ length: 128 }, (_, place) => {
      const row = place >> 5;
      const crossed = place & 31;
      let sum = kit.rowPoints[row] * chance ** (5 - bitCount(crossed));
      for (let cell = 0; cell < 5; cell++)
        if (((crossed >> cell) & 1) === 0) sum += this.worth.of(kit.cellItem[5 * row + cell]) * chance * chance;
      return sum;
    });
  }

  private columnTable(turns: number): Float32Array {
    const chance = chanceIn(turns, this.weights.matchPace);
    return Float32Array.from(
      { length: 25 },
      (_, place) => this.kit.columnPoints[Math.floor(place / 5)] * chance ** (4 - (place % 5)),
    );
  }

  tracks(a: number, b: number, turns: number): number {
    const table = (this.trackPairs[turns] ??= this.trackTable(turns));
    return table[TRACK_SPACES * a + b];
  }

  private trackTable(turns: number): Float64Array {
    const { kit, weights } = this;
    const gain = weights.trackRate * turns;
    const chance = chanceIn(turns, weights.trackPace);
    return Float64Array.from({ length: TRACK_SPACES * TRACK_SPACES }, (_, place) => {
      const a = Math.floor(place / TRACK_SPACES);
      const b = place % TRACK_SPACES;
      let sum = Math.min(kit.trackAItem.length, a + gain) * Math.min(kit.trackBItem.length, b + gain);
      let likely = chance;
      for (let space = a; space < kit.trackAItem.length; space++, likely *= chance)
        sum += this.worth.of(kit.trackAItem[space]) * likely;
      likely = chance;
      for (let space = b; space < kit.trackBItem.length; space++, likely *= chance)
        sum += this.worth.of(kit.trackBItem[space]) * likely;
      return sum;
    });
  }
}
