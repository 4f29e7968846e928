import type { Problem } from './problem.ts';

/** A text that a player may write beside the match, such as the name of a band: shown to all, never read by the rules. */
export interface CaptionSlot {
  /** Names the caption for as long as the match lasts, such as `band` or `offer-3-1-story`. */
  readonly key: string;
  /** What the field is called. */
  readonly label: string;
  /** In characters; an empty caption, where `min` is 0 or nothing was written, leaves the default. */
  readonly min: number;
  readonly max: number;
}

/** What was written, by key. Boards fall back on a default where a key is missing. */
export type Captions = Readonly<Record<string, string>>;

/** A short sign to the table, where a game has its own. */
export interface Sign {
  /** Stable, kebab-case. */
  readonly id: string;
  readonly label: string;
}

/** How a viewer may talk while the rules limit it. */
export interface Talk {
  /** Why the chat is closed for this viewer; absent while it is open. */
  readonly closed?: Problem;
  /** Signs instead of the usual reactions. */
  readonly signs?: readonly Sign[];
}
