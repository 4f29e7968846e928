import type { Game, GameTypes, OptionValues, Seat } from '@bandstand/engine';

/** What a coach may look at: what the person sees, and what they did last. */
export interface Situation<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly view: T['View'];
  readonly seat: Seat;
  /** Legal now; never empty, as a coach speaks only to somebody who can act. */
  readonly moves: readonly T['Move'][];
  /** One per seat. */
  readonly names: readonly string[];
  /** The person's last move; unknown when the page was opened anew. */
  readonly act: T['Move'] | undefined;
  /** What the person heard since that move, its own consequences first. */
  readonly events: readonly T['Event'][];
}

/** One or two sentences at a place. It is over as soon as the person has acted, whatever they did. */
export interface Step<T extends GameTypes = GameTypes> {
  /** What it is about, for the tests and the store. */
  readonly about: string;
  when(now: Situation<T>): boolean;
  /** Places to point at, the best first: the `data-point` of a place on the board, or `move:` and the number of a legal move. */
  at(now: Situation<T>): readonly string[];
  /** At most 25 words; `**` makes them strong, and a sign of the lesson stands for its shape. */
  say(now: Situation<T>): string;
}

/** A character in the sentences that is drawn and read aloud instead. */
export interface Sign {
  readonly name: string;
  readonly shape: 'triangle' | 'diamond' | 'square' | 'circle' | 'hexagon' | 'star';
  readonly color: string;
}

/** The match that a lesson is given at: an ordinary one, with a deal that shows the main ideas early. */
export interface LessonMatch<T extends GameTypes = GameTypes> {
  readonly options?: OptionValues;
  /** Where the person sits. */
  readonly seat: Seat;
  /** Names of the other seats, in order. */
  readonly rivals: readonly string[];
  /** How the bots play. */
  readonly level: string;
  /** A word that stands for the deal. */
  readonly deal: string;
  /** Whether a deal, as the person first sees it, shows the main ideas; `tools/deal.ts` looks for one. */
  shows(now: Situation<T>): boolean;
}

export interface Lesson<T extends GameTypes = GameTypes> {
  readonly match: LessonMatch<T>;
  readonly signs: Readonly<Record<string, Sign>>;
  readonly steps: readonly Step<T>[];
  /** What a coach who stayed quietly says before something costs. */
  readonly cautions: readonly Step<T>[];
  /** Three things that are still to be found out. */
  readonly ahead: readonly [string, string, string];
}
