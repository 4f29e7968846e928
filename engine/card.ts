import type { LevelName } from './knowledge.ts';

/** A game as it lies on the shelf: small enough to load for all games before any of them is chosen. */
export interface GameCard {
  readonly name: string;
  /** One line that makes people want to open the box. */
  readonly tagline: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** How long a match takes people, roughly: as the box says, from the least to the most where it gives both. */
  readonly minutes: number | readonly [least: number, most: number];
  /** Whether players hold something that others at the same screen must not see. */
  readonly hidden: boolean;
  /** Whether the rules draw lots for the seats; else people sit as they like unless they choose to draw. */
  readonly drawsSeats?: true;
  /** The two inks the game is printed with, as CSS colours. */
  readonly inks: readonly [string, string];
  /** The inks of its poster, the first dark enough for white words; without them `inks` serve. */
  readonly print?: readonly [string, string];
  /** How strong the bots of each level were found to be, in Elo; the gentlest is 1200. */
  readonly strengths?: Readonly<Record<LevelName, number>>;
  /** How that was measured, in a sentence, where it was not in duels. */
  readonly measured?: string;
  /** What a listening person hears, by type of event; events that are not named are silent. */
  readonly sounds?: Readonly<Record<string, Sound>>;
}

export const SOUNDS = [
  'pencil',
  'card',
  'dice',
  'chime',
  'chip',
  'stamp',
  'string',
  'applause',
  'scratch',
  'whistle',
] as const;
export type Sound = (typeof SOUNDS)[number];
