import { bad, good, type Captions, type Match, type Result, type Seat } from '@bandstand/engine';
import { carryCaptions } from '@bandstand/protocol/captions';
import { captionsOffered } from './captions.ts';
import { words } from './text/index.ts';

export interface RematchWish {
  /** Everybody moves on by one seat. */
  readonly swap: boolean;
  readonly sameDeal: boolean;
  /** The new seat of each old one. */
  readonly order?: readonly Seat[];
}

/** The new seat of each old one. */
export function rematchOrder(seatCount: number, { order, swap }: RematchWish): Result<readonly Seat[]> {
  const seats = order ?? Array.from({ length: seatCount }, (_, seat) => (swap ? (seat + 1) % seatCount : seat));
  const isWhole = new Set(seats).size === seatCount && seats.every((seat) => seat >= 0 && seat < seatCount);
  return isWhole && seats.length === seatCount ? good(seats) : bad('bad-seats', words().rematch.giveEveryPlayerOneSeat);
}

/** Names and the like go on to the next match, with their people; each with the seat that may write it there. */
export function carriedCaptions(
  captions: Captions,
  next: Match,
  order: readonly Seat[],
): readonly { readonly key: string; readonly text: string; readonly seat: Seat }[] {
  const offered = (seat: Seat) => captionsOffered(next, seat);
  const moves = order.map((to, from) => ({ from, to }));
  return Object.entries(carryCaptions(captions, offered, moves)).map(([key, text]) => ({
    key,
    text,
    seat: order.find((to) => offered(to).some((slot) => slot.key === key)) ?? 0,
  }));
}
