import { NO_ITEM } from '../kit.ts';
import { ITEM, ITEM_KINDS } from '../layout.ts';
import type { Weights } from './weights.ts';
import type { Item } from '../state.ts';

/** What the items are worth that a sheet gives away. */
export class ItemWorth {
  /** By item + 1. */
  private readonly worths: Float64Array;

  constructor(weights: Weights) {
    this.worths = Float64Array.from({ length: ITEM_KINDS + 1 }, (_, place) =>
      place - 1 === NO_ITEM ? 0 : weights.items[Math.max(0, place - 1 - ITEM.match)],
    );
  }

  of(item: Item): number {
    return this.worths[item + 1];
  }

  ofAll(items: readonly number[]): number {
    let sum = 0;
    for (const item of items) sum += this.of(item);
    return sum;
  }
}
