export interface Taker {
  take(length: number): Float64Array;
}

/** Tables for one question: taken one after the other out of large blocks, and all given back together. */
export class Memory implements Taker {
  private readonly blocks: Float64Array[] = [];
  private block = 0;
  private used = 0;

  /** Whatever was there before is still in it. */
  take(length: number): Float64Array {
    while (this.block < this.blocks.length && this.used + length > this.blocks[this.block].length) {
      this.block++;
      this.used = 0;
    }
    if (this.block === this.blocks.length) this.blocks.push(new Float64Array(Math.max(BLOCK, length)));
    this.used += length;
    return this.blocks[this.block].subarray(this.used - length, this.used);
  }

  giveBack(): void {
    this.blocks.length = Math.min(this.blocks.length, MOST_KEPT);
    this.block = 0;
    this.used = 0;
  }
}

/** A million numbers. */
const BLOCK = 1 << 20;
/** Blocks that wait for the next question. */
const MOST_KEPT = 24;

/** Where tables are kept as long as somebody needs them. */
export const unshared: Taker = { take: (length: number): Float64Array => new Float64Array(length) };
