/** So long may work go on before others get their turn. */
const SLICE_MS = 5;

/** Long pieces of work share the event loop: in each of its turns one of them goes on, for a slice of time. */
export class Slices {
  private readonly waiting: (() => void)[] = [];
  private since = 0;

  /** Undefined as long as the slice is not used up. */
  readonly pause = (): Promise<void> | undefined => {
    if (performance.now() - this.since < SLICE_MS && this.waiting.length === 0) return undefined;
    return new Promise((resume) => {
      this.waiting.push(resume);
      if (this.waiting.length === 1) setImmediate(this.next);
    });
  };

  private readonly next = (): void => {
    this.since = performance.now();
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(this.next);
  };
}
