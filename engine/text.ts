import type { GameTypes } from './gameTypes.ts';
import type { Outcome } from './outcome.ts';
import type { Seat } from './seats.ts';

/** How to call a seat in a sentence. */
export type NameOf = (seat: Seat) => string;

/** Everything a game says, in one language. Pure functions from data to short, plain sentences. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** One line for the shelf. */
  readonly tagline: string;
  /** Names of score parts, by `ScoreLine.part`. */
  readonly parts: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
  /** Names of the bots that are this game's own, by policy name. */
  readonly bots?: Readonly<Record<string, string>>;
  /** What the viewer is asked now, or whom they wait for. */
  prompt(view: T['View'], nameOf: NameOf): string;
  /** A move as a button: "Take the Flugelhorn". */
  move(move: T['Move'], view: T['View']): string;
  /** A line of the log; undefined for what needs no words. */
  event(event: T['Event'], nameOf: NameOf): string | undefined;
  outcome(outcome: Outcome, nameOf: NameOf): string;
}

export interface OptionText {
  readonly label: string;
  readonly help?: string;
  /** Labels of a choice's values. */
  readonly values?: Readonly<Record<string, string>>;
}
