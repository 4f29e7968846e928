/** Thrown where a calculation would cost more than it may. */
export class TooMuchWork extends Error {}

/** Counts sums and comparisons, so that a bound does not depend on the machine. */
export class Meter {
  work = 0;
  private readonly most: number;

  constructor(most = Infinity) {
    this.most = most;
  }

  count(steps: number): void {
    this.work += steps;
    if (this.work > this.most) throw new TooMuchWork(`more than ${this.most} steps`);
  }
}
