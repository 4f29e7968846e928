/**
 * Goes through a set again and again, a few items at a time: whatever has to be done for everybody once in a while never holds
 * up the rest. Items may come and go meanwhile; who comes has a turn in the next round at the latest.
 */
export class Rounds<Item> {
  private readonly items: () => Iterable<Item>;
  private readonly steps: number;
  private step = 0;
  private rest: Item[] = [];
  private share = 0;

  /** `steps`: a round is so many calls of `next`. */
  constructor(items: () => Iterable<Item>, steps: number) {
    this.items = items;
    this.steps = steps;
  }

  /** Those whose turn it is. */
  next(): readonly Item[] {
    if (this.step === 0) {
      this.rest = [...this.items()];
      this.share = Math.ceil(this.rest.length / this.steps);
    }
    this.step = (this.step + 1) % this.steps;
    return this.rest.splice(0, this.share);
  }
}
