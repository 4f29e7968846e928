/** Counts work under way, for whoever wants to stop without cutting it off. */
export class Pending {
  private count = 0;

  async during<Value>(work: () => Promise<Value>): Promise<Value> {
    this.count++;
    try {
      return await work();
    } finally {
      this.count--;
    }
  }

  /** When nothing is under way any more, nor anything that followed from it at once. */
  async idle(): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      await new Promise((turn) => setImmediate(turn));
      quiet = this.count === 0 ? quiet + 1 : 0;
      if (this.count > 0) await new Promise((later) => setTimeout(later, 1));
    }
  }
}
