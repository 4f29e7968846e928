/** More than any table has. */
const MOST_SEATS = 16;

/** Grown by pushing, so that copies of it have no holes to look out for. */
function times<T>(length: number, each: T): readonly T[] {
  const list: T[] = [];
  while (list.length < length) list.push(each);
  return list;
}

const NOTHING: number[] = [];
const LISTS: readonly (readonly number[][])[] = times(MOST_SEATS, 0).map((_, seats) => times(seats, NOTHING));
const NUMBERS: readonly (readonly number[])[] = times(MOST_SEATS, 0).map((_, seats) => times(seats, -1));

/** A place for a list by seat, each of which is to be filled. A copy has just the room it needs; pushing makes room for many more. */
export const listBySeat = (seats: number): number[][] => LISTS[seats].slice();

/** -1 by seat. */
export const noneBySeat = (seats: number): number[] => NUMBERS[seats].slice();

/** Many lists of a state are empty at most times, and a new one is made faster than a copy. */
export const copyOf = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice());

/** Lists by seat that nobody else has. */
export function copyEach(lists: readonly (readonly number[])[]): number[][] {
  const copies = LISTS[lists.length].slice();
  for (let i = 0; i < lists.length; i++) copies[i] = copyOf(lists[i]);
  return copies;
}
