import type { OptionText } from '@bandstand/engine';
import type { Bonus } from './bonus.ts';
import type { Ending } from './state.ts';

/** The words that one game has for the things of the kit, in one language. Names that differ by content are in the pack. */
export interface Words {
  readonly name: string;
  readonly tagline: string;
  /** What a sheet is called by: "Band name". */
  readonly sheetName: string;
  /** By score part. */
  readonly parts: Readonly<Record<string, string>>;
  /** What a badge is called, in the singular: "Harmony", "Album". */
  readonly bonus: Readonly<Record<Bonus, string>>;
  /** The sections as headings. */
  readonly sections: Readonly<
    Record<
      | 'posts'
      | 'match'
      | 'grid'
      | 'net'
      | 'tracks'
      | 'tour'
      | 'locks'
      | 'multipliers'
      | 'penalty'
      | 'cheer'
      | 'goals'
      | 'origins',
      string
    >
  >;
  /** Two of something: one, several. */
  readonly nouns: Readonly<
    Record<
      | 'member'
      | 'post'
      | 'match'
      | 'square'
      | 'node'
      | 'trackA'
      | 'trackB'
      | 'venue'
      | 'lock'
      | 'multiplier'
      | 'penalty'
      | 'cheer'
      | 'line',
      readonly [string, string]
    >
  >;
  /** How levels are spoken of: their sum, "with exactly 2 star points", "of level 8 or more", and what one counts. */
  readonly levels: {
    readonly sum: (level: number) => string;
    readonly exactly: (level: number) => string;
    readonly atLeast: (level: number) => string;
    readonly counts: (level: number) => string;
  };
  /** Sections after "in" or "of": "the Agenda". */
  readonly within: { readonly grid: string };
  /** What ends the match: "12 members, 6 goals or 5 Fails". */
  readonly ends: (posts: number, goals: number, penalties: number) => string;
  /** What the last member does: "fills your band". */
  readonly fills: string;
  /** Why the match is over: "a band is complete". */
  readonly endings: Readonly<Record<Exclude<Ending, '' | 'weeks'>, string>> & {
    /** Where a lone player has so many weeks and no more. */
    readonly weeks?: string;
  };
  /** By the lowest score that earns it, highest first; for one player. */
  readonly ranks: readonly { readonly from: number; readonly title: string }[];
  /** The game's options, by their keys. */
  readonly options: Readonly<Record<string, OptionText>>;
  /** For whoever asks what something is. */
  /** What each bonus lets a player do. */
  readonly uses: Readonly<Partial<Record<Bonus, string>>>;
}
