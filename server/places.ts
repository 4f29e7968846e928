/** Lets so many pieces of work in at the same time; the others wait in the order of asking. */
export class Places {
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  async take<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((enter) => this.queue.push(enter));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.free++;
      else next();
    }
  }
}
