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
  private last = new Int32Array(0);

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

  private grow(): void {
    const { letters, codes } = this;
    const added = new Int32Array(codes.length * letters).fill(-1);
    const next: number[] = [];
    const indexOf = new Map<number, number>();
    const from: number[] = [];
    for (const [index, code] of codes.entries()) {
      for (let value = 1; value <= letters; value++) {
        const larger = code + DIGIT ** (value - 1);
        if (value > 6 && highIn(larger) > this.most) continue;
        let found = indexOf.get(larger);
        if (found === undefined) {
          found = next.length;
          indexOf.set(larger, found);
          next.push(larger);
          for (let letter = 0; letter < letters; letter++) from.push(-1);
        }
        added[index * letters + value - 1] = found;
        from[found * letters + value - 1] = index;
      }
    }
    const plus = Array.from({ length: letters + 1 }, (_, value) =>
      Int32Array.from(codes, (_code, index) => (value === 0 ? index : added[index * letters + value - 1])),
    );
    this.levels.push({ count: codes.length, added, plus, removed: this.last, codes });
    this.codes = next;
    this.last = Int32Array.from(from);
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
