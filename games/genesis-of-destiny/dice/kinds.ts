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

const known = new Map<string, Int32Array>();

/** For every place of a composition its multiset by value alone, among pools with as many high dice as it has Front dice. */
export function poolIndex(sizes: Composition, high: number): Int32Array {
  const key = `${sizes.join()} ${high}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [, b, f] = countsOf(sizes);
  const sets = poolsWith(high);
  const codes = SIDES.map((sides, family) => diceWith(sides).level(sizes[family]).codes);
  const made = new Int32Array(codes[0].length * b * f);
  const counts = new Uint8Array(9);
  for (let place = 0; place < made.length; place++) {
    const parts = [codes[0][Math.floor(place / (b * f))], codes[1][Math.floor(place / f) % b], codes[2][place % f]];
    for (let value = 1; value < 9; value++)
      counts[value] = copiesIn(parts[0], value) + copiesIn(parts[1], value) + copiesIn(parts[2], value);
    made[place] = sets.indexOf(counts);
  }
  known.set(key, made);
  return made;
}

/** For every multiset of a family: the multisets that changing one die can make of it. */
export type Changes = readonly (readonly number[])[];

/** `to` gives the values that a die showing a value can be set to. */
export function changesIn(family: number, size: number, to: (value: number) => readonly number[]): Changes {
  if (size === 0) return [[]];
  const sides = SIDES[family];
  const sets = diceWith(sides);
  const { removed, count } = sets.level(size);
  const { added } = sets.level(size - 1);
  return Array.from({ length: count }, (_, set) => {
    const changed: number[] = [];
    for (let value = 1; value <= sides; value++) {
      const rest = removed[set * sides + value - 1];
      if (rest < 0) continue;
      for (const other of to(value))
        if (other >= 1 && other <= sides && other !== value) changed.push(added[rest * sides + other - 1]);
    }
    return changed;
  });
}

/** For every multiset of a family: how many dice are of a group (all for −1), and what is left without them. */
export function groupIn(family: number, size: number, group: number): readonly (readonly [number, number])[] {
  const sides = SIDES[family];
  const sets = diceWith(sides);
  return sets.level(size).codes.map((code) => {
    const counts = new Uint8Array(sides + 1);
    let taken = 0;
    for (let value = 1; value <= sides; value++) {
      const copies = copiesIn(code, value);
      if (group < 0 || groupOf(value) === group) taken += copies;
      else counts[value] = copies;
    }
    return [taken, sets.indexOf(counts)] as const;
  });
}
