import { shuffle, type Random } from '@bandstand/engine';

/** Cards and goals that a pack can hold. */
const MOST = 256;

/** What a viewer has not seen, in random order. Its room is used again and again; what is taken is new. */
export class Pool {
  /** When each was seen last; what was seen before is forgotten by counting on. */
  private readonly seen = new Int32Array(MOST);
  private now = 0;
  private readonly room: number[] = [];
  private size = 0;

  forget(): void {
    this.now = (this.now + 1) | 0;
  }

  see(list: readonly number[]): void {
    for (let i = 0; i < list.length; i++) this.seeOne(list[i]);
  }

  /** -1 stands for none. */
  seeOne(one: number): void {
    if (one >= 0) this.seen[one] = this.now;
  }

  has = (one: number): boolean => this.seen[one] === this.now;

  /** All that were not seen. */
  fill(all: readonly number[], random: Random): void {
    const { seen, now, room } = this;
    let size = 0;
    while (room.length < all.length) room.push(0);
    for (let i = 0; i < all.length; i++) {
      // Whatever was seen is written over by the next.
      room[size] = all[i];
      if (seen[all[i]] !== now) size++;
    }
    shuffle(room, random, 0, size);
    this.size = size;
  }

  /** The last ones, which leave the pool. */
  take(count: number): number[] {
    if (count === 0) return [];
    this.size -= count;
    return this.room.slice(this.size, this.size + count);
  }

  /** The same in ascending order; a few, which go to their places one by one. */
  takeSorted(count: number): number[] {
    const taken = this.take(count);
    for (let i = 1; i < count; i++) {
      const one = taken[i];
      let place = i;
      for (; place > 0 && taken[place - 1] > one; place--) taken[place] = taken[place - 1];
      taken[place] = one;
    }
    return taken;
  }

  /** A copy of all that are left. */
  rest(): number[] {
    return this.room.slice(0, this.size);
  }

  /** Takes out a certain one; the others keep their order. */
  remove(one: number): void {
    const { room } = this;
    this.size--;
    for (let place = room.indexOf(one); place < this.size; place++) room[place] = room[place + 1];
  }
}
