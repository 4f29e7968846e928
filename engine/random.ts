/** The only source of chance. Search uses `fastRandom`, real matches use `fairRandom`. */
export interface Random {
  /** A whole number from 0 to `bound - 1`, all equally likely; `bound` is at most 2^32. */
  below(bound: number): number;
}

/** xoshiro128**: quick and statistically good, but anyone who sees enough of it can predict the rest. */
class FastRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    this.a = mix(seed);
    this.b = mix(seed ^ 0x9e3779b9);
    this.c = mix(seed ^ 0x3c6ef372);
    this.d = mix(seed ^ 0xdaa66d2b) | 1;
    for (let i = 0; i < 8; i++) this.word();
  }

  word(): number {
    const product = Math.imul(this.b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  /** Multiply and shift: no division; the bias is below 2^-26 for the bounds games use. */
  below(bound: number): number {
    return Math.floor((this.word() * bound) / 0x1_0000_0000);
  }

  /** What `shuffle` does with `below`, number by number, in one piece: imagining a deck is mostly this. */
  shuffle(cards: number[], from: number, to: number): void {
    let { a, b, c, d } = this;
    for (let last = to - 1; last > from; last--) {
      const product = Math.imul(b, 5);
      const word = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      const other = from + (((word * (last - from + 1)) / 0x1_0000_0000) | 0);
      const card = cards[last];
      cards[last] = cards[other];
      cards[other] = card;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }
}

function mix(seed: number): number {
  let x = (seed ^ (seed >>> 16)) | 0;
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  return x ^ (x >>> 15);
}

/** A quick generator for search and simulation. The same seed gives the same numbers everywhere. */
export const fastRandom = (seed: number): Random => new FastRandom(seed);

/** A seed for game `index` of a run, so that runs can be split over workers in any way. */
export const seedFor = (run: number, index: number): number => mix(mix(run) + Math.imul(index + 1, 0x9e3779b1)) >>> 0;

/** Shuffles the part of `cards` from `from` up to `to` in place (all of it by default). */
export function shuffle(cards: number[], random: Random, from = 0, to = cards.length): void {
  if (random instanceof FastRandom) return random.shuffle(cards, from, to);
  for (let last = to - 1; last > from; last--) {
    const other = from + random.below(last - from + 1);
    const card = cards[last];
    cards[last] = cards[other];
    cards[other] = card;
  }
}

/** For the few games and calls that must not use chance: any use is a bug and says so. */
export const noRandom: Random = {
  below() {
    throw new Error('chance was used where none is allowed');
  },
};
