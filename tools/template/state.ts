import type { Flavour, GameTypes, Hidden, Seat, Viewer } from '@bandstand/engine';
import type { Pack } from './content/shape.ts';

/** A card is its strength. */
export type Card = Flavour<number, 'card'>;
export const NO_PICK = -1;

export type Options = { readonly tiesScore: boolean };

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** One hand a seat, in ascending order. */
  hands: Card[][];
  /** The card each seat chose in this round, or NO_PICK. */
  picks: number[];
  scores: number[];
  /** How many copies of each card were played. */
  played: number[];
  /** The cards of the last round by seat; empty before its end. */
  lastRound: Card[];
}

/** Choose a card of your hand in secret; when all have chosen, the highest takes the round. */
export interface Pick {
  readonly id: number;
  readonly type: 'pick';
  readonly card: Card;
}
export type Move = Pick;

export type Event =
  | { readonly type: 'picked'; readonly seat: Seat; readonly card: Card | Hidden }
  | { readonly type: 'revealed'; readonly picks: readonly Card[]; readonly winners: readonly Seat[] };

export type Ending = 'mostRounds';

export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly viewer: Viewer;
  /** The viewer's own hand; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly myPick: number;
  readonly hasPicked: readonly boolean[];
  readonly handSize: number;
  readonly scores: readonly number[];
  readonly played: readonly number[];
  readonly lastRound: readonly Card[];
  /** How many copies of each card are neither in the viewer's hand nor played. */
  readonly unseen: readonly number[];
}

export interface TemplateGame extends GameTypes {
  Pack: Pack;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Ending: Ending;
}
