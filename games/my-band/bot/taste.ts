import type { Content } from '../content.ts';
import { WorthMemory } from './worthMemory.ts';

/** What a rule-based player thinks things are worth, in chips. */
export interface Taste {
  /** A chip a turn. */
  readonly pay: number;
  /** A contract space that is met, on the marker; what is left of that by the number of cards that are missing. */
  readonly chart: number;
  readonly missing: readonly number[];
  /** A business card, whatever contracts ask for. */
  readonly staff: number;
  /** A fret near the top above one at the bottom. */
  readonly topFret: number;
  /** The share of the next Popularity Bid that is kept back under contract. */
  readonly reserve: number;
  /** An event drawn, and a Street Team. */
  readonly draw: number;
  readonly streetTeam: number;
  /** What a card must be worth for a STOP to be spent on it, beside its cost. */
  readonly stop: number;
}

/** The rule-based player of old, who is kept as a yardstick. */
export const PLAIN: Taste = {
  pay: 2.2,
  chart: 1,
  missing: [1, 0.35, 0.12, 0.04],
  staff: 0.5,
  topFret: 5,
  reserve: 1,
  draw: 1.6,
  streetTeam: 2.4,
  stop: 2,
};

/** Found by letting players with slightly different tastes meet on the same deals; what it thinks of contracts stayed as it was, as rivals may be meaner. */
export const FINE: Taste = {
  pay: 2.75,
  chart: 0.8,
  missing: [1, 0.35, 0.18, 0.04],
  staff: 0.33,
  topFret: 7.5,
  reserve: 0.67,
  draw: 2,
  streetTeam: 3,
  stop: 1.33,
};

/** A pack as a player with a taste sees it. */
export interface Tasted extends Content {
  readonly taste: Taste;
  readonly memory: WorthMemory;
}

/** The hash of the pack stays unread: it takes longer than many a match. */
export const withTaste = (content: Content, taste: Taste): Tasted =>
  Object.defineProperties(
    { taste, memory: new WorthMemory(content) } as Tasted,
    Object.getOwnPropertyDescriptors(content),
  );
