import type { MoveShape } from './moves.ts';
import type { OptionValues } from './options.ts';

/** The kinds of data a game is made of. All of them are plain: they survive JSON. */
export interface GameTypes {
  /** Content: the cards, sheets and numbers that the rules interpret. */
  Pack: object;
  Options: OptionValues;
  State: object;
  Move: MoveShape;
  Event: EventShape;
  View: object;
  /** Why a match ends, by name. */
  Ending: string;
}

/** Something that happened, in the past tense. */
export interface EventShape {
  readonly type: string;
}
