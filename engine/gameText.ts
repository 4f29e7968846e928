import type { GameTypes } from './gameTypes.ts';
import type { Outcome } from './outcome.ts';
import type { Seat, Viewer } from './seats.ts';
import type { Captions } from './talk.ts';
import { words } from './text/index.ts';

/** How to call a seat in a sentence. */
export type NameOf = (seat: Seat) => string;

/** Where a match stands, in the same order in every game; what does not apply is left out. */
export interface StatusLine {
  /** When it is, what is being done, which way things go, what is left. */
  readonly now: readonly string[];
  /** What ends the match and how near that is. */
  readonly end: string;
}

/** Everything a game says, in one language. Pure functions from data to short, plain sentences; captions are what players call things. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** One line for the shelf. */
  readonly tagline: string;
  /** What whoever sits there plays, by seat, in games whose seats differ. */
  readonly seats?: readonly string[];
  /** Names of score parts, by `ScoreLine.part`. */
  readonly parts: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
  /** Names of bots with a character of their own, whom people may choose beside the levels, by policy name. */
  readonly bots?: Readonly<Record<string, string>>;
  /** What the viewer is asked now, or whom they wait for. */
  prompt(view: T['View'], nameOf: NameOf, viewer: Viewer, captions?: Captions): string;
  /** Where the match stands. */
  status?(view: T['View'], nameOf: NameOf, viewer: Viewer, captions?: Captions): StatusLine;
  /** The heading of the rules that tells about this moment, as its words in lower case joined by hyphens. */
  chapter?(view: T['View']): string | undefined;
  /** A move as a button: "Take the Flugelhorn". */
  move(move: T['Move'], view: T['View'], nameOf?: NameOf, captions?: Captions): string;
  /** The same on the one button of a phone, where the thing is seen at the same time; the move's text without it. */
  brief?(move: T['Move'], view: T['View']): string;
  /** A line of the log; undefined for what needs no words. */
  event(event: T['Event'], nameOf: NameOf, captions?: Captions): string | undefined;
  /** How it ended; with the last view, where somebody has it, what only that tells. */
  outcome(outcome: Outcome<T['Ending']>, nameOf: NameOf, view?: T['View'], captions?: Captions): string;
}

export interface OptionText {
  readonly label: string;
  readonly help?: string;
  /** Labels of a choice's values. */
  readonly values?: Readonly<Record<string, string>>;
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cy". */
export const listed = (names: readonly string[]): string => words().gameText.list(names);

/** What is said of those who are ready and of those who are not: of one, of several. */
export interface Waiting {
  readonly ready: readonly [string, string];
  readonly thinking: readonly [string, string];
}

/** Waiting is told about people: "Mel has chosen. Bo is thinking." */
export function waitingText(
  ready: readonly string[],
  thinking: readonly string[],
  verbs: Waiting = words().gameText.choosing,
): string {
  const told = (names: readonly string[], [one, many]: readonly [string, string]): string[] =>
    names.length === 0 ? [] : [`${listed(names)} ${names.length === 1 ? one : many}.`];
  return [...told(ready, verbs.ready), ...told(thinking, verbs.thinking)].join(' ');
}
