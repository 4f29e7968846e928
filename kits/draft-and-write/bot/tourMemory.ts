/** What tours were worth when last asked. One place for several tours: the latest stays. */
export class TourMemory {
  private readonly size = 1 << 12;
  private readonly keys = new Float64Array(this.size).fill(-1);
  private readonly values = new Float64Array(this.size);
  private key = 0;
  private place = 0;

  /** NaN if it is not known; `keep` then takes the answer. */
  recall(turns: number, tour: number, opened: number): number {
    this.key = (turns * 0x1_0000 + tour) * 0x1_0000 + opened;
    this.place = (Math.imul(tour ^ (opened << 13) ^ (turns << 25), 0x9e3779b1) >>> 20) & (this.size - 1);
    return this.keys[this.place] === this.key ? this.values[this.place] : NaN;
  }

  keep(value: number): number {
    this.keys[this.place] = this.key;
    this.values[this.place] = value;
    return value;
  }
}
