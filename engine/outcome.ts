import type { Seat } from './seats.ts';

/** How a match ended. All lists have one entry per seat. */
export interface Outcome<Ending extends string = string> {
  /** What each seat takes home: 1 for winning alone, a fraction for a shared win, 0 for losing. */
  readonly shares: readonly number[];
  /** 1 is best; equal ranks are a tie. A seat that is apart stands behind all others. */
  readonly ranks: readonly number[];
  /** The number a table compares, in the game's own unit. */
  readonly scores: readonly number[];
  /** Seats that neither win nor lose, such as a game master. */
  readonly apart?: readonly Seat[];
  /** Why the match ended; the game's text has words for each of its endings. */
  readonly how: Ending;
}

/**
 * Ranks seats by a comparison in which "better comes first is negative".
 * Seats that compare as equal share a rank, and the best rank shares the win.
 */
export function rankSeats<Ending extends string>(
  scores: readonly number[],
  compare: (a: Seat, b: Seat) => number,
  how: Ending,
): Outcome<Ending> {
  const seats = scores.map((_, seat) => seat);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => compare(other, seat) < 0).length);
  const winners = ranks.filter((rank) => rank === 1).length;
  return { scores: [...scores], ranks, shares: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)), how };
}

/** One line of a score pad; the part's name is in the game's text. */
export interface ScoreLine {
  readonly part: string;
  readonly points: number;
}
