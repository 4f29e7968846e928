/** Numbers that hold for one decision, by key. */
export class Known {
  private readonly values: Float64Array;
  private readonly times: Int32Array;
  private now = 1;

  constructor(keys: number) {
    this.values = new Float64Array(keys);
    this.times = new Int32Array(keys);
  }

  /** NaN if it is not known. */
  recall(key: number): number {
    return this.times[key] === this.now ? this.values[key] : NaN;
  }

  keep(key: number, value: number): number {
    this.times[key] = this.now;
    this.values[key] = value;
    return value;
  }

  /** Everything, for the next decision. */
  forget(): void {
    this.now = (this.now + 1) | 0;
  }
}
