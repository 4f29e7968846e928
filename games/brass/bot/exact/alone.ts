import { SLOTS } from '../../state.ts';
import type { Sketch } from '../sketch.ts';
import type { Solved } from './solved.ts';

/** Takes between two looks at the clock. */
const TAKES_A_LOOK = 4096;

/**
 * Exact play of somebody alone once every card to come is known, for the lowest worst voice: all ways to go on.
 * The visitor never chooses, so that there is one line to follow for each take.
 */
export class Alone {
  private readonly sketch: Sketch;
  private readonly goOn: () => boolean;
  private takes = 0;
  private isLate = false;

  constructor(sketch: Sketch, goOn: () => boolean) {
    this.sketch = sketch;
    this.goOn = goOn;
  }

  /** What every take leads to, less the worst voice and the next ones after it, the best first; undefined when time ran out. */
  solve(slots: readonly number[]): readonly Solved[] | undefined {
    const found = slots.map((slot) => ({ slot, value: -this.after(slot) }));
    return this.isLate ? undefined : found.toSorted((a, b) => b.value - a.value);
  }

  private after(slot: number): number {
    const { sketch } = this;
    sketch.take(slot);
    const least = this.least();
    sketch.undo(slot);
    return least;
  }

  private least(): number {
    const { sketch } = this;
    if (sketch.isOver) return sketch.result(0);
    if (++this.takes % TAKES_A_LOOK === 0 && !this.goOn()) this.isLate = true;
    if (this.isLate) return Infinity;
    if (sketch.turn === 1) return this.after(visitorsSlot(sketch));
    let least = Infinity;
    for (let rest = sketch.open; rest !== 0; rest &= rest - 1)
      least = Math.min(least, this.after(31 - Math.clz32(rest & -rest)));
    return least;
  }
}

/** The card with the most symbols, the lowest slot among equals. */
export function visitorsSlot(sketch: Sketch): number {
  let best = -1;
  let most = -1;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (((sketch.open >> slot) & 1) === 0) continue;
    const symbols = sketch.symbolsIn(slot);
    if (symbols > most) {
      most = symbols;
      best = slot;
    }
  }
  return best;
}
