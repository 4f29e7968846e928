import type { Sketch } from './sketch.ts';

const SLOTS = 9;
/** Nodes between two looks at the clock. */
const NODES_A_LOOK = 4096;
/** From this pick of the last round on, trying is quicker than thinking about the order. */
const LATE_PICK = 4;

export interface Solved {
  readonly slot: number;
  /** Between two: 1 won, 0 level, −1 lost. Alone: less the worst voice. */
  readonly value: number;
}

/**
 * Exact play once every card to come is known: all ways to go on, cut where they cannot matter.
 * Two directors play for the win; somebody alone plays for the lowest worst voice against the visitor, who never chooses.
 */
export class Solver {
  nodes = 0;
  private readonly sketch: Sketch;
  private readonly seats: number;
  private readonly goOn: () => boolean;
  private isLate = false;
  /** How often taking a slot decided, by pick of the match: such takes are tried first. */
  private readonly history = new Float64Array(32 * SLOTS);
  private readonly order = new Int32Array(33 * SLOTS);
  private readonly costs = new Float64Array(33 * SLOTS);

  constructor(sketch: Sketch, seats: number, goOn: () => boolean) {
    this.sketch = sketch;
    this.seats = seats;
    this.goOn = goOn;
  }

  /** What every take leads to as far as it matters, the best first; undefined when time ran out. Tries the slots in this order. */
  solve(slots: readonly number[]): readonly Solved[] | undefined {
    const { sketch } = this;
    const isFirst = sketch.turn === 0;
    const found: Solved[] = [];
    let best = -Infinity;
    for (const slot of slots) {
      sketch.take(slot);
      const bound = Math.max(best, this.lowest());
      const value = isFirst ? this.value(1, bound, Infinity) : -this.value(1, -Infinity, -bound);
      sketch.undo(slot);
      if (this.isLate) return undefined;
      // What is no better than the best so far was only shown to be no better.
      if (value > best) found.unshift({ slot, value });
      else found.push({ slot, value: Math.min(value, best) });
      best = Math.max(best, value);
      if (best >= this.highest()) break;
    }
    return found;
  }

  private lowest(): number {
    return this.seats === 1 ? -Infinity : -1;
  }

  private highest(): number {
    return this.seats === 1 ? 0 : 1;
  }

  /** How it ends for the first director when both play their best. */
  private value(depth: number, low: number, high: number): number {
    const { sketch } = this;
    if (sketch.isOver) return this.end();
    if (++this.nodes % NODES_A_LOOK === 0 && !this.goOn()) this.isLate = true;
    if (this.isLate) return 0;
    if (sketch.turn >= this.seats) return this.visitor(depth, low, high);
    const isFirst = sketch.turn === 0;
    const at = (sketch.round * 8 + sketch.pick) * SLOTS;
    const start = depth * SLOTS;
    const count = this.arrange(depth);
    let alpha = low;
    let beta = high;
    let best = isFirst ? -Infinity : Infinity;
    for (let i = 0; i < count; i++) {
      const slot = this.order[start + i];
      sketch.take(slot);
      const value = this.value(depth + 1, alpha, beta);
      sketch.undo(slot);
      if (isFirst) {
        if (value > best) best = value;
        if (best > alpha) alpha = best;
      } else {
        if (value < best) best = value;
        if (best < beta) beta = best;
      }
      if (alpha >= beta || (this.seats === 2 && best === (isFirst ? 1 : -1))) {
        this.history[at + slot] += count - i;
        return best;
      }
    }
    return best;
  }

  private end(): number {
    const { sketch } = this;
    const own = sketch.result(0);
    if (this.seats === 1) return -own;
    return Math.sign(sketch.result(1) - own);
  }

  private visitor(depth: number, low: number, high: number): number {
    const { sketch } = this;
    const slot = visitorsSlot(sketch);
    sketch.take(slot);
    const value = this.value(depth + 1, low, high);
    sketch.undo(slot);
    return value;
  }

  /** Puts the open slots in the order in which they are tried; says how many there are. */
  private arrange(depth: number): number {
    const { sketch, order, costs, history } = this;
    const at = (sketch.round * 8 + sketch.pick) * SLOTS;
    const start = depth * SLOTS;
    let count = 0;
    if (sketch.round === sketch.rounds - 1 && sketch.pick >= LATE_PICK) {
      for (let rest = sketch.open; rest !== 0; rest &= rest - 1) order[start + count++] = 31 - Math.clz32(rest & -rest);
      return count;
    }
    for (let rest = sketch.open; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const cost = sketch.cost(slot) / (1 + 0.02 * Math.sqrt(history[at + slot]));
      let place = start + count++;
      while (place > start && costs[place - 1] > cost) {
        costs[place] = costs[place - 1];
        order[place] = order[place - 1];
        place--;
      }
      costs[place] = cost;
      order[place] = slot;
    }
    return count;
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
