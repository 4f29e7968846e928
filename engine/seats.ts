import type { Flavour } from './flavour.ts';

/** A place at the table, counted from 0 clockwise. */
export type Seat = Flavour<number, 'seat'>;

/** Who is looking: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** A set of seats as a bit mask: seat `s` is in it when bit `s` is set. */
export type SeatSet = Flavour<number, 'seats'>;

export const NOBODY: SeatSet = 0;

export const only = (seat: Seat): SeatSet => 1 << seat;

export const everybody = (seatCount: number): SeatSet => (1 << seatCount) - 1;

export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;

export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);

export const withoutSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

/** The lowest seat of a set that is not empty. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & (0 - set));

export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
}

/** Every viewer of a match: all seats, then the spectator. */
export const viewersOf = (seatCount: number): Viewer[] => [
  ...Array.from({ length: seatCount }, (_, seat) => seat),
  'spectator',
];
