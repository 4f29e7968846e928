/** So long may work go on before others get their turn. */
const SLICE_MS = 5;

/** Long pieces of work share the event loop: in each of its turns one of them goes on, or a few, for a slice of time. */
export class Slices {
  private readonly waiting: (() => void)[] = [];
  private readonly atOnce: number;
  private since = 0;

  constructor(atOnce = 1) {
    this.atOnce = atOnce;
  }

  /** In the next turn that is free, in the order of asking. */
  readonly turn = (): Promise<void> =>
    new Promise((resume) => {
      this.waiting.push(resume);
      if (this.waiting.length === 1) setImmediate(this.next);
    });

  /** Undefined as long as the slice is not used up. */
  readonly pause = (): Promise<void> | undefined => {
    // Whoever has begun goes on to the end of the slice, also while others wait: a turn for each piece would cost more than the piece.
    if (performance.now() - this.since < SLICE_MS) return undefined;
    return this.turn();
  };

  private readonly next = (): void => {
    this.since = performance.now();
    for (const resume of this.waiting.splice(0, this.atOnce)) resume();
    if (this.waiting.length > 0) setImmediate(this.next);
  };
}
