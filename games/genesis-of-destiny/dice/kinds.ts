import { groupOf } from '../moves/songTurn.ts';
import { FACES, KIND_OF, VALUE_OF } from '../vocabulary.ts';
import { copiesIn, diceWith, poolsWith } from './multisets.ts';

/** Sides of the dice that differ for powers: ordinary and Melody dice, Beats dice, Front dice. */
export const SIDES = [6, 4, 8] as const;
/** By kind of die: its place in a composition. */
export const FAMILY = FACES.map((faces) => SIDES.findIndex((sides) => sides === faces));

/** How many dice of each family a pool has. */
export type Composition = readonly [number, number, number];

export const compositionOf = (pool: ArrayLike<number>): Composition => {
  const sizes: [number, number, number] = [0, 0, 0];
  for (let die = 0; die < KIND_OF.length; die++) sizes[FAMILY[KIND_OF[die]]] += pool[die];
  return sizes;
};

/** One more die, or one less, in a family. */
export const withDice = (sizes: Composition, family: number, more: number): Composition => [
  sizes[0] + (family === 0 ? more : 0),
  sizes[1] + (family === 1 ? more : 0),
  sizes[2] + (family === 2 ? more : 0),
];

/** A table has a number per multiset of each family, the last family running fastest. */
export const countsOf = (sizes: Composition): readonly [number, number, number] => [
  diceWith(SIDES[0]).level(sizes[0]).count,
  diceWith(SIDES[1]).level(sizes[1]).count,
  diceWith(SIDES[2]).level(sizes[2]).count,
];

/** Where a pool lies in the table of its composition. */
export function placeOf(pool: ArrayLike<number>): number {
  let place = 0;
  for (const [family, sides] of SIDES.entries()) {
    const counts = new Uint8Array(sides + 1);
    for (let die = 0; die < KIND_OF.length; die++)
      if (FAMILY[KIND_OF[die]] === family) counts[VALUE_OF[die]] += pool[die];
    const sets = diceWith(sides);
    let size = 0;
    for (const count of counts) size += count;
    place = place * sets.level(size).count + sets.indexOf(counts);
  }
  return place;
}

const indexes = new Map<number, Int32Array>();

/** For every place of a composition its multiset by value alone, among pools with at most `high` dice above 6. */
export function poolIndex(sizes: Composition, high: number): Int32Array {
  const key = ((sizes[0] * 16 + sizes[1]) * 16 + sizes[2]) * 16 + high;
  let made = indexes.get(key);
  if (made === undefined) {
    made = makePoolIndex(sizes, high);
    indexes.set(key, made);
  }
  return made;
}

/** With one die less it is known already; the last die of every multiset is added to that. */
function makePoolIndex(sizes: Composition, high: number): Int32Array {
  const family = sizes[2] > 0 ? 2 : sizes[1] > 0 ? 1 : 0;
  if (sizes[family] === 0) return new Int32Array(1);
  const fewer = withDice(sizes, family, -1);
  const from = poolIndex(fewer, high);
  const sets = poolsWith(high);
  const { added } = sets.level(sizes[0] + sizes[1] + sizes[2] - 1);
  const own = diceWith(SIDES[family]);
  const { removed, count } = own.level(sizes[family]);
  const before = from.length / own.level(sizes[family] - 1).count;
  const made = new Int32Array(before * count);
  for (let set = 0; set < count; set++) {
    let value = 0;
    while (removed[set * SIDES[family] + value] < 0) value++;
    const rest = removed[set * SIDES[family] + value];
    for (let outer = 0; outer < before; outer++) {
      const pool = from[(outer * from.length) / before + rest];
      made[outer * count + set] = added[pool * sets.letters + value];
    }
  }
  return made;
}

/** For every multiset of a family those that a power can make of it: `to` from `starts[set]` to `starts[set + 1]`. */
export interface Changes {
  readonly starts: Int32Array;
  readonly to: Int32Array;
}

/** A nudge by one, or every die set to one value; only from one group to another if so wanted. */
export interface Change {
  /** The value to copy, 0 for a nudge. */
  readonly copy: number;
  readonly isCrossing: boolean;
}

const changes = new Map<number, Changes>();

export function changesIn(family: number, size: number, change: Change): Changes {
  const key = ((family * 32 + size) * 16 + change.copy) * 2 + (change.isCrossing ? 1 : 0);
  let made = changes.get(key);
  if (made === undefined) {
    made = makeChanges(family, size, change);
    changes.set(key, made);
  }
  return made;
}

/** The values that a die showing a value can be set to. */
export function changesOf(value: number, sides: number, { copy, isCrossing }: Change): number[] {
  const others = copy === 0 ? [value - 1, value + 1] : [copy];
  return others.filter(
    (other) => other >= 1 && other <= sides && other !== value && !(isCrossing && groupOf(other) === groupOf(value)),
  );
}

function makeChanges(family: number, size: number, change: Change): Changes {
  const sides = SIDES[family];
  const { removed, count } = diceWith(sides).level(size);
  const starts = new Int32Array(count + 1);
  const to: number[] = [];
  for (let set = 0; set < count; set++) {
    for (let value = 1; value <= sides; value++) {
      const rest = size === 0 ? -1 : removed[set * sides + value - 1];
      if (rest < 0) continue;
      const { added } = diceWith(sides).level(size - 1);
      for (const other of changesOf(value, sides, change)) to.push(added[rest * sides + other - 1]);
    }
    starts[set + 1] = to.length;
  }
  return { starts, to: Int32Array.from(to) };
}

/** The multisets of a family that are the same once the dice of a group have been picked up. */
export interface Pick {
  /** Dice in hand. */
  readonly taken: number;
  /** What stays on the table. */
  readonly rest: number;
  readonly sets: readonly number[];
}

const picks = new Map<number, readonly Pick[]>();

export function picksIn(family: number, size: number, group: number): readonly Pick[] {
  const key = (family * 32 + size) * 4 + group;
  let made = picks.get(key);
  if (made === undefined) {
    made = makePicks(family, size, group);
    picks.set(key, made);
  }
  return made;
}

function makePicks(family: number, size: number, group: number): readonly Pick[] {
  const sides = SIDES[family];
  const sets = diceWith(sides);
  const found = new Map<number, Pick & { readonly sets: number[] }>();
  for (const [set, code] of sets.level(size).codes.entries()) {
    const counts = new Uint8Array(sides + 1);
    let taken = 0;
    for (let value = 1; value <= sides; value++) {
      const copies = copiesIn(code, value);
      if (groupOf(value) === group) taken += copies;
      else counts[value] = copies;
    }
    const rest = sets.indexOf(counts);
    const key = taken * 65536 + rest;
    const pick = found.get(key);
    if (pick === undefined) found.set(key, { taken, rest, sets: [set] });
    else pick.sets.push(set);
  }
  return [...found.values()];
}

/** What a roll can make of some dice of a family: multisets, and how likely each is. */
export interface Odds {
  readonly sets: Int32Array;
  readonly chances: Float64Array;
}

const odds = new Map<number, Odds>();

/** After a roll of `rolled` dice beside those of a smaller multiset. */
export function oddsAfter(family: number, size: number, kept: number, rolled: number): Odds {
  const key = ((family * 32 + size) * 32 + rolled) * 65536 + kept;
  let made = odds.get(key);
  if (made === undefined) {
    made = makeOdds(family, size, kept, rolled);
    odds.set(key, made);
  }
  return made;
}

function makeOdds(family: number, size: number, kept: number, rolled: number): Odds {
  const sides = SIDES[family];
  const sets = diceWith(sides);
  let chances = new Float64Array(sets.level(size - rolled).count);
  chances[kept] = 1;
  for (let at = size - rolled; at < size; at++) {
    const { added } = sets.level(at);
    const next = new Float64Array(sets.level(at + 1).count);
    for (let set = 0; set < chances.length; set++)
      if (chances[set] > 0)
        for (let face = 0; face < sides; face++) next[added[set * sides + face]] += chances[set] / sides;
    chances = next;
  }
  const possible = Int32Array.from(chances.keys()).filter((set) => chances[set] > 0);
  return { sets: possible, chances: Float64Array.from(possible, (set) => chances[set]) };
}
