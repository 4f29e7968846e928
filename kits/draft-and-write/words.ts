import type { OptionText } from '@bandstand/engine';
import type { Bonus } from './pack.ts';
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
      | 'level'
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
  /** What ends the match: "12 members, 6 goals or 5 Fails". */
  readonly ends: (posts: number, goals: number, penalties: number) => string;
  /** What the last member does: "fills your band". */
  readonly fills: string;
  /** Why the match is over: "a band is complete". */
  readonly endings: Readonly<Record<Exclude<Ending, ''>, string>>;
  /** By the lowest score that earns it, highest first; for one player. */
  readonly ranks: readonly { readonly from: number; readonly title: string }[];
  /** The game's options, by their keys. */
  readonly options: Readonly<Record<string, OptionText>>;
  readonly bots: Readonly<Record<string, string>>;
}

/** What every game of the kit calls the same, in English. */
export const sharedEn = {
  bonus: { x2: '×2', x3: '×3', x4: '×4', cash: 'Cash' },
  sections: { goals: 'Goals' },
  nouns: { line: ['line', 'lines'] },
  endings: { goals: 'a sixth goal was recorded', cards: 'the cards are used up' },
} as const;

/** "3 harmonies", "1 harmony". */
export const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;
