import { ITEM, ITEM_KINDS } from './layout.ts';
import type { Move, Moves } from './moves.ts';
import type { Item } from './state.ts';

/**
 * A list of moves for every set of spaces, by its bits: made when first asked for, then shared by all.
 * Not frozen, because frozen and other lists side by side slow down whoever reads them.
 */
class ListsByBits {
  private readonly made: (readonly Move[] | undefined)[];
  private readonly make: (bits: number) => readonly Move[];

  constructor(spaces: number, make: (bits: number) => readonly Move[]) {
    this.made = new Array<readonly Move[] | undefined>(1 << spaces).fill(undefined);
    this.make = make;
  }

  of(bits: number): readonly Move[] {
    return this.made[bits] ?? (this.made[bits] = this.make(bits));
  }
}

/** Moves that come again and again. */
export interface MoveLists {
  /** For a member card by free posts, for each set of unlocked multipliers (bits by value - 2). */
  readonly place: readonly ListsByBits[];
  readonly crossGrid: ListsByBits;
  readonly crossNet: ListsByBits;
  /** For one kind of waiting item by its targets, shifted down by `firstSpace`; only kinds with few spaces. */
  readonly use: readonly (ListsByBits | undefined)[];
}

const MATCH_ROW = 5;

/** The lowest space that an item of this kind can be used on. */
export const firstSpace = (item: Item): number => (item < ITEM.match ? MATCH_ROW * item : 0);

/** Spaces counted from `firstSpace` where lists are worth keeping, else 0. */
function fewSpaces(item: Item): number {
  if (item < ITEM.match) return MATCH_ROW;
  return item >= ITEM.trackA && item !== ITEM.colour && item !== ITEM.tour && item !== ITEM.cash ? 1 : 0;
}

export function addBits<M extends Move>(moves: readonly M[], bits: number, list: Move[]): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) list.push(moves[31 - Math.clz32(rest & -rest)]);
}

export function buildLists(moves: Moves, posts: number): MoveLists {
  const crosses = (row: readonly Move[]) => (bits: number) => {
    const list: Move[] = [...moves.refuse];
    addBits(row, bits, list);
    return list;
  };
  const places = (unlocked: number) => (bits: number) => [
    ...moves.refuse,
    ...moves.place.flatMap((row, post) =>
      (bits >> post) & 1 ? row.filter((_, value) => value === 0 || (unlocked >> (value - 1)) & 1) : [],
    ),
  ];
  const uses = (item: Item) => (bits: number) => {
    const list: Move[] = [];
    addBits(moves.use[item], bits << firstSpace(item), list);
    list.push(moves.drop[item]);
    return list;
  };
  return {
    place: Array.from({ length: 8 }, (_, unlocked) => new ListsByBits(posts, places(unlocked))),
    crossGrid: new ListsByBits(16, crosses(moves.crossGrid)),
    crossNet: new ListsByBits(15, crosses(moves.crossNet)),
    use: Array.from({ length: ITEM_KINDS }, (_, item) =>
      fewSpaces(item) === 0 ? undefined : new ListsByBits(fewSpaces(item), uses(item)),
    ),
  };
}
