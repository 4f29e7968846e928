/** Lets one piece of work in at a time, in the order of asking. */
export class Mutex {
  private isBusy = false;
  private readonly queue: (() => void)[] = [];

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.isBusy) await new Promise<void>((enter) => this.queue.push(enter));
    this.isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.isBusy = false;
      else next();
    }
  }
}
