/** A token bucket: a burst at once, then so many a second. */
export class Bucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private tokens: number;
  private filledAt: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.tokens = burst;
    this.filledAt = now;
  }

  /** Milliseconds to wait before the next try; 0 when this one may pass. */
  take(now: number): number {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1000) * this.perSecond);
    this.filledAt = now;
    if (this.tokens >= 1) {
      this.tokens--;
      return 0;
    }
    return Math.ceil(((1 - this.tokens) / this.perSecond) * 1000);
  }

  get isFull(): boolean {
    return this.tokens >= this.burst - 1;
  }
}

/** One bucket a client address; full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  take(key: string, now: number): number {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size > 10_000) this.forget(now);
      bucket = new Bucket(this.perSecond, this.burst, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  private forget(now: number): void {
    for (const [key, bucket] of this.buckets) {
      bucket.take(now);
      if (bucket.isFull) this.buckets.delete(key);
    }
    if (this.buckets.size > 10_000) this.buckets.clear();
  }
}
