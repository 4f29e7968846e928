import type { Captions, Game, GameTypes, Outcome, Problem, Seat, Viewer } from '@bandstand/engine';
import { words } from '../text/index.ts';

/** Something that can be done now, or the reason why not. */
export type Offer = { readonly can: true; readonly run: () => void } | { readonly can: false; readonly why: string };

export const refused = (why: string): Offer => ({ can: false, why });

/** A line of the log, and the version of the update that brought it; 0 for what was there when the viewer came. */
export interface LogLine {
  readonly version: number;
  readonly text: string;
}

/** Several people at one screen, while all of them may look. */
export interface AtOneScreen {
  /** Who decides. */
  readonly seat: Seat;
  /** Shows them their own things, with nobody else looking; undefined where they have none. */
  readonly lookAside: (() => void) | undefined;
}

/**
 * What a table shows and takes, wherever the match lives: in this page, on a server, in a record.
 * All fields are reactive: read them inside Solid's tracking scopes.
 */
export interface Session<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** One per seat. */
  readonly names: readonly string[];
  /** Through whose eyes the table is shown. */
  readonly viewer: Viewer;
  readonly view: T['View'];
  /** Legal for the viewer now; empty when they have nothing to decide. */
  readonly moves: readonly T['Move'][];
  /** What happened with the last update, as the viewer may see it. */
  readonly events: readonly T['Event'][];
  readonly log: readonly LogLine[];
  /** Counts what the viewer has been shown; in a replay, the moves made so far. */
  readonly version: number;
  /** Seats that owe a decision. */
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** When it was over, where that is known. */
  readonly endedAt?: number | undefined;
  /** Why the last wish was not granted; gone with the next one. */
  readonly problem: Problem | undefined;
  /** A person who has to take the device before anything may be shown. */
  readonly handOver: Seat | undefined;
  acceptHandOver(): void;
  readonly atOneScreen?: AtOneScreen | undefined;

  /** Texts that players wrote beside the match. */
  readonly captions: Captions;
  /** Said instead of what is asked, where nobody is asked anything. */
  readonly told?: string | undefined;
  /** Writes a caption that the game offers the viewer now; absent where nothing can be written. */
  writeCaption?(key: string, text: string): void;

  play(move: T['Move']): void;
  readonly undo: Offer;
  readonly redo: Offer;
  /** The view after a legal move, thought through in a state the viewer cannot rule out; undefined while chance decides. */
  preview(move: T['Move']): T['View'] | undefined;
  whyNot(move: T['Move']): string | undefined;
}

/** What a seat goes by where results are told: the name of its band, if it has one, or of its player. */
export const titleIn =
  ({ game, captions, names }: Session) =>
  (seat: Seat): string => {
    const key = game.seatCaption?.(seat);
    return (key === undefined ? undefined : captions[key]) ?? nameIn(names)(seat);
  };

/** How the log calls a seat. */
export const nameIn =
  (names: readonly string[]) =>
  (seat: Seat): string =>
    names[seat] ?? words.session.seat(seat + 1);
