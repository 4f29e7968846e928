import type { Flavour, GameTypes, Outcome } from '@bandstand/engine';
import type { Pack } from './content/shape.ts';

export const VOICES = ['S', 'A', 'T', 'B'] as const;
export type Voice = (typeof VOICES)[number];

/** Index of a card in the pack: 0–17 silver, 18–35 gold. */
export type CardId = Flavour<number, 'card'>;
export const NO_CARD = -1;
export type CardOrNone = CardId | typeof NO_CARD;

/** 0 is music director A, 1 is B; in the solo game 1 is the visiting conductor, who has no seat. */
export type Director = 0 | 1;

export const SLOTS = 9;
export const PICKS = 8;
export const BACK_SIZE = 18;
export const DECK_SIZE = 36;

export type Length = 'full' | 'rehearsal';

export type Options = {
  readonly length: Length;
  readonly goldFirst: boolean;
  /** Starting penalty in every voice for one of the directors. */
  readonly handicap: number;
  readonly handicapFor: 'A' | 'B';
};

/**
 * All of a match in small integers.
 * `lines` holds, per director, the symbol counts of four columns and four rows, each packed into one number (see counts.ts).
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** Four, or two in a rehearsal. */
  readonly rounds: number;
  /** In dealing order; 18 of the first back, then 18 of the other. Never changed, so clones share it. */
  readonly deck: readonly CardId[];
  /** 0-based; equals the number of rounds once the match is over. */
  round: number;
  /** Picks made in this round, 0–7. */
  pick: number;
  /** Bit `s` is set while slot `s` of the draft row holds its card. */
  open: number;
  /** 16 places a director: 4 × column + place, bottom place first. */
  grid: CardOrNone[];
  lines: number[];
  /** Four penalties a director, in the order of the voices. */
  scores: number[];
  /** The card left over in each round. */
  discards: CardOrNone[];
}

/** Take the card in a slot of the draft row; it goes to the next place of your current column. */
export interface Take {
  readonly id: number;
  readonly type: 'take';
  readonly slot: number;
}
export type Move = Take;

/** What the jury gives a soloist, best first. */
export type Prize = 'champion' | 'firstPrize' | 'secondPrize' | 'thirdPrize' | 'noPrize';

/** What decided: a voice between two, a prize for one. */
export type Ending = 'worstVoice' | 'nextVoice' | 'allEqual' | Prize;

export type Event =
  | {
      readonly type: 'picked';
      readonly director: Director;
      readonly slot: number;
      readonly card: CardId;
      readonly column: number;
      readonly place: number;
      readonly visitor: boolean;
    }
  | {
      readonly type: 'columnScored';
      readonly director: Director;
      readonly column: number;
      readonly counts: readonly number[];
      readonly penalties: readonly number[];
    }
  | { readonly type: 'discarded'; readonly card: CardId }
  /** `isNews` is false when the row was already known to be the rest of its back. */
  | { readonly type: 'dealt'; readonly round: number; readonly cards: readonly CardId[]; readonly isNews: boolean }
  | {
      readonly type: 'rowScored';
      readonly director: Director;
      readonly row: number;
      readonly counts: readonly number[];
      readonly penalties: readonly number[];
    }
  | { readonly type: 'ended'; readonly outcome: Outcome<Ending>; readonly scores: readonly (readonly number[])[] };

/** Nothing here depends on who looks: the game is open but for cards nobody has seen. */
export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly pick: number;
  /** Whose pick it is; undefined once the match is over. */
  readonly turn: Director | undefined;
  /** The draft row, empty slots as NO_CARD. */
  readonly row: readonly CardOrNone[];
  /** Every row dealt so far in slot order, nine cards each. */
  readonly dealt: readonly CardId[];
  readonly grid: readonly CardOrNone[];
  readonly lines: readonly number[];
  readonly scores: readonly number[];
  readonly discards: readonly CardOrNone[];
  /** Undealt cards of each back in pack order; how they will fall is unknown to all. */
  readonly undealt: { readonly silver: readonly CardId[]; readonly gold: readonly CardId[] };
  /** The next row where it is certain: the rest of the back on the table. Empty where it is not. */
  readonly coming: readonly CardId[];
}

export interface Brass extends GameTypes {
  Pack: Pack;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Ending: Ending;
}
