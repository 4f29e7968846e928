import type { PackedCounts } from '../../counts.ts';
import { SLOTS } from '../../state.ts';
import { penaltiesIn, rankOf, type Penalties } from './packed.ts';

const PLACES = 4;
const OPEN = 6;
const PAIRS = (OPEN * (OPEN - 1)) / 2;

/** What the last round keeps, and shares. */
export interface ClosingTables {
  readonly cards: Int32Array;
  /** What a row costs in the end, by director, place and slot. */
  readonly rows: Int32Array;
  /** By director: penalties of finished lines, and the column so far. */
  readonly penalties: Int32Array;
  readonly columns: Int32Array;
}

/**
 * The last five cards of the last round, counted instead of followed one by one: what the second director makes of any two cards
 * does not depend on what the first one takes, so that it is worked out once.
 */
export class Closing {
  /** How often it was asked. */
  nodes = 0;
  private readonly cards: Int32Array;
  private readonly rows: Int32Array;
  private readonly penalties: Int32Array;
  private readonly columns: Int32Array;
  private readonly pairRanks = new Int32Array(PAIRS);
  private readonly pairMasks = new Int32Array(PAIRS);
  private readonly slots = new Int32Array(OPEN);
  /** How often a slot decided for the first director: such slots are tried first. */
  private readonly closers = new Float64Array(SLOTS);
  private readonly ranks = new Int32Array(SLOTS);

  constructor({ cards, rows, penalties, columns }: ClosingTables) {
    this.cards = cards;
    this.rows = rows;
    this.penalties = penalties;
    this.columns = columns;
  }

  /** Six cards are open: two for the first director, two for the second, one of the last two for the first. */
  value(open: number, low: number, high: number): number {
    const { cards, rows, penalties, columns } = this;
    const first = penalties[0];
    const firstColumn = columns[0];
    this.nodes++;
    this.rankPairs(open, penalties[1], columns[1]);
    let best = -1;
    const count = this.arrange(open);
    for (let i = 0; i < count; i++) {
      const one = this.slots[i];
      const sum = first + rows[SLOTS + one];
      const column = firstColumn + cards[one];
      const rest = open & ~(1 << one);
      for (let j = 0; j < count; j++) {
        if (j === i) continue;
        const other = this.slots[j];
        const value = this.lastFour(
          rest & ~(1 << other),
          (sum + rows[2 * SLOTS + other]) | 0,
          column + cards[other],
          best > low ? best : low,
        );
        if (value > best) best = value;
        if (best >= high || best === 1) {
          this.closers[one]++;
          return best;
        }
      }
    }
    return best;
  }

  private arrange(open: number): number {
    const { slots, closers } = this;
    let count = 0;
    for (let left = open; left !== 0; left &= left - 1) {
      const slot = 31 - Math.clz32(left & -left);
      let at = count++;
      while (at > 0 && closers[slots[at - 1]] < closers[slot]) {
        slots[at] = slots[at - 1];
        at--;
      }
      slots[at] = slot;
    }
    return count;
  }

  /** What the second director makes of any two cards in the better order, the best two first. */
  private rankPairs(open: number, second: Penalties, secondColumn: PackedCounts): void {
    const { cards, rows, pairRanks, pairMasks } = this;
    const third = (PLACES + 2) * SLOTS;
    const fourth = (PLACES + 3) * SLOTS;
    let count = 0;
    for (let left = open; left !== 0; left &= left - 1) {
      const one = 31 - Math.clz32(left & -left);
      const thirdOne = second + rows[third + one];
      const fourthOne = second + rows[fourth + one];
      for (let others = left & (left - 1); others !== 0; others &= others - 1) {
        const other = 31 - Math.clz32(others & -others);
        const column = penaltiesIn(secondColumn + cards[one] + cards[other]);
        const rank = Math.min(
          rankOf((thirdOne + rows[fourth + other] + column) | 0),
          rankOf((fourthOne + rows[third + other] + column) | 0),
        );
        let at = count++;
        while (at > 0 && pairRanks[at - 1] > rank) {
          pairRanks[at] = pairRanks[at - 1];
          pairMasks[at] = pairMasks[at - 1];
          at--;
        }
        pairRanks[at] = rank;
        pairMasks[at] = (1 << one) | (1 << other);
      }
    }
  }

  /** Four cards are open: the second director takes two, the first the better of the others. */
  private lastFour(open: number, first: Penalties, firstColumn: PackedCounts, low: number): number {
    const { cards, rows, ranks, pairRanks, pairMasks } = this;
    const fourth = 3 * SLOTS;
    for (let left = open; left !== 0; left &= left - 1) {
      const slot = 31 - Math.clz32(left & -left);
      ranks[slot] = rankOf((first + rows[fourth + slot] + penaltiesIn(firstColumn + cards[slot])) | 0);
    }
    let value = 1;
    for (let i = 0; i < PAIRS; i++) {
      const mask = pairMasks[i];
      if ((mask & open) !== mask) continue;
      const kept = open & ~mask;
      const rank = Math.min(ranks[31 - Math.clz32(kept & -kept)], ranks[31 - Math.clz32(kept & (kept - 1))]);
      const sign = pairRanks[i] > rank ? 1 : pairRanks[i] < rank ? -1 : 0;
      if (sign < value) value = sign;
      if (value <= low) return value;
    }
    return value;
  }
}
