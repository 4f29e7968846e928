/** So many at once, then so many a second. */
export interface Flow {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket. Its times are of a clock that never goes back. */
export class Bucket {
  private readonly flow: Flow;
  private tokens: number;
  private filledAt: number;

  constructor(flow: Flow, now: number) {
    this.flow = flow;
    this.tokens = flow.burst;
    this.filledAt = now;
  }

  /** Milliseconds to wait before the next try; 0 when this one may pass. */
  take(now: number, amount = 1): number {
    this.fill(now);
    if (this.tokens >= amount) {
      this.tokens -= amount;
      return 0;
    }
    return Math.ceil(((amount - this.tokens) / this.flow.perSecond) * 1000);
  }

  left(now: number): number {
    this.fill(now);
    return this.tokens;
  }

  private fill(now: number): void {
    const passed = Math.max(0, now - this.filledAt);
    this.tokens = Math.min(this.flow.burst, this.tokens + (passed / 1000) * this.flow.perSecond);
    this.filledAt = now;
  }
}

const MOST_BUCKETS = 10_000;

/** One bucket for everybody who spends; full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly flow: Flow;

  constructor(flow: Flow) {
    this.flow = flow;
  }

  take(key: string, now: number, amount = 1): number {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size > MOST_BUCKETS) this.forget(now);
      bucket = new Bucket(this.flow, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now, amount);
  }

  /** What this one could take now. */
  left(key: string, now: number): number {
    return this.buckets.get(key)?.left(now) ?? this.flow.burst;
  }

  /** Whoever has not spent anything of late, and if that is not enough those who came first. */
  private forget(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.left(now) >= this.flow.burst) this.buckets.delete(key);
    for (const key of this.buckets.keys()) {
      if (this.buckets.size <= MOST_BUCKETS / 2) break;
      this.buckets.delete(key);
    }
  }
}
