import { HIGHEST } from './points.ts';

/** All multisets of one size, by number. */
export interface Level {
  readonly count: number;
  /** `multiset · letters + value − 1`: the multiset of the next size with that value added, −1 if there is none. */
  readonly added: Int32Array;
  /** The same by value: with it added to every multiset in turn. */
  readonly plus: readonly Int32Array[];
  /** The same with that value taken away, in the size before. */
  readonly removed: Int32Array;
  /** A hexadecimal digit per value: how many dice show it. */
  readonly codes: readonly number[];
}

const DIGIT = 16;

/** Multisets of dice by their values alone: a pool, whatever the order its dice came in. */
export class Multisets {
  readonly letters: number;
  /** At most so many dice show more than 6. */
  readonly most: number;
  private readonly levels: Level[] = [];
  private codes: readonly number[] = [0];
  private highest: readonly number[] = [0];
  private parent: readonly number[] = [-1];
  private removed = new Int32Array(0);

  constructor(letters: number, most: number) {
    this.letters = letters;
    this.most = most;
  }

  level(size: number): Level {
    while (this.levels.length <= size) this.grow();
    return this.levels[size];
  }

  /** Of so many dice of each value. */
  indexOf(counts: ArrayLike<number>): number {
    let index = 0;
    let size = 0;
    for (let value = 1; value <= this.letters; value++)
      for (let copy = 0; copy < counts[value]; copy++)
        index = this.level(size++).added[index * this.letters + value - 1];
    return index;
  }

  /**
   * A multiset is made by adding its highest value last; every other way leads to the same one by a detour over the multiset
   * without its highest value.
   */
  private grow(): void {
    const { letters, codes, highest, parent } = this;
    const added = new Int32Array(codes.length * letters).fill(-1);
    const next: number[] = [];
    const nextHighest: number[] = [];
    const nextParent: number[] = [];
    for (const [set, code] of codes.entries()) {
      for (let value = Math.max(1, highest[set]); value <= letters; value++) {
        const larger = code + DIGIT ** (value - 1);
        if (value > 6 && highIn(larger) > this.most) continue;
        added[set * letters + value - 1] = next.length;
        next.push(larger);
        nextHighest.push(value);
        nextParent.push(set);
      }
    }
    const before = this.levels.at(-1)?.added ?? added;
    for (let set = 0; set < codes.length; set++) {
      for (let value = 1; value < highest[set]; value++) {
        const lower = before[parent[set] * letters + value - 1];
        if (lower >= 0) added[set * letters + value - 1] = added[lower * letters + highest[set] - 1];
      }
    }
    const removed = new Int32Array(next.length * letters).fill(-1);
    for (let at = 0; at < added.length; at++)
      if (added[at] >= 0) removed[added[at] * letters + (at % letters)] = Math.floor(at / letters);
    const plus = Array.from({ length: letters + 1 }, (_, value) => {
      const list = new Int32Array(codes.length);
      for (let set = 0; set < list.length; set++) list[set] = value === 0 ? set : added[set * letters + value - 1];
      return list;
    });
    this.levels.push({ count: codes.length, added, plus, removed: this.removed, codes });
    this.codes = next;
    this.highest = nextHighest;
    this.parent = nextParent;
    this.removed = removed;
  }
}

/** How many dice of a code show a value. */
export const copiesIn = (code: number, value: number): number => Math.floor(code / DIGIT ** (value - 1)) % DIGIT;

const highIn = (code: number): number => copiesIn(code, 7) + copiesIn(code, 8);

const pools: (Multisets | undefined)[] = [];
/** Pools with at most `high` dice above 6. */
export const poolsWith = (high: number): Multisets => (pools[high] ??= new Multisets(high === 0 ? 6 : HIGHEST, high));

const bySides: (Multisets | undefined)[] = [];
/** Dice that all have so many sides. */
export const diceWith = (sides: number): Multisets => (bySides[sides] ??= new Multisets(sides, DIGIT));
