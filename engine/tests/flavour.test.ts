import { only, type Flavour, type MoveId, type Seat, type SeatSet } from '@bandstand/engine';
import { expect, test } from 'vitest';

type Card = Flavour<number, 'card'>;

test('a bare number is a seat, a set of seats, a move or a card, but none of them passes for another', () => {
  const seat: Seat = 2;
  const seats: SeatSet = only(seat);
  const card: Card = 7;
  const move: MoveId = 3;
  // @ts-expect-error A set of seats is no seat.
  const wrongSeat: Seat = seats;
  // @ts-expect-error A seat is no set of seats.
  const wrongSet: SeatSet = seat;
  // @ts-expect-error A card is no seat.
  const wrongCard: Seat = card;
  // @ts-expect-error A seat is no move.
  const wrongMove: MoveId = seat;
  expect([wrongSeat, wrongSet, wrongCard, wrongMove, move]).toEqual([4, 2, 7, 2, 3]);
});
