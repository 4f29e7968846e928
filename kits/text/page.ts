import type { Game, NameOf, Seat, Viewer } from '@bandstand/engine';

/** What a drawing is made for. */
export interface Page {
  /** No line is longer, down to 40. */
  readonly width: number;
  readonly nameOf: NameOf;
  /** "3)" for the move that is chosen with a 3 now, nothing for one that cannot be played. */
  readonly choice: (move: { readonly id: number } | undefined) => string;
}

/** A page on which nothing is to be chosen. */
export const pageFor = (width: number, nameOf: NameOf): Page => ({ width, nameOf, choice: () => '' });

/** The board as text; it may carry the marks of `inked`. */
export type Draw = (view: object, viewer: Viewer, game: Game, page: Page) => string;

/** What one seat has in front of it, as far as the view tells. */
export type DrawSheet = (view: object, seat: Seat, game: Game, page: Page) => string;

/** What the signs and letters of a drawing stand for. */
export type Legend = readonly (readonly [sign: string, meaning: string])[];
