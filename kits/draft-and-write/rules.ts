import type { OptionValues, Random } from '@bandstand/engine';
import { SLOTS } from './layout.ts';
import type { Pack } from './pack.ts';

/** What was chosen before the match. */
export interface Chosen {
  readonly seats: number;
  /** The sterner way to play alone. */
  readonly harder: boolean;
  /** The game's own options; undefined where it has none but `harder`. */
  readonly own: OptionValues | undefined;
}

/** How a match can run. */
export const FLOW_NAMES = ['weeks', 'pairs', 'setList'] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

/** What the rules of a sheet need to know about how the match runs. */
export interface FlowTraits {
  /** Whether a hand of two may become one of three. */
  readonly drawsThird: boolean;
  /** Whether seats choose a personal goal at the start. */
  readonly personalGoals: boolean;
  /** Goals a seat may claim on one weekend. */
  readonly claimLimit: number;
}

export const FLOW_TRAITS: Readonly<Record<FlowName, FlowTraits>> = {
  weeks: { drawsThird: false, personalGoals: true, claimLimit: 9 },
  pairs: { drawsThird: false, personalGoals: false, claimLimit: SLOTS },
  setList: { drawsThird: true, personalGoals: false, claimLimit: 1 },
};

/** The boxes a scoring pad can have. */
export type ScorePart = 'band' | 'goals' | 'match' | 'grid' | 'tour' | 'tracks' | 'cheer' | 'penalty';

/** The few questions on which games of this family differ. Everything else is in the pack. */
export interface Rules {
  readonly seats: { readonly min: number; readonly max: number };
  /** Cards in a fresh hand; one card fewer is picked each day, and the last one rests. */
  readonly handSize: number;
  /** Which way hands go: the other way every week, or always to the next seat. */
  readonly passing: 'alternate' | 'onward';
  /** Whether a player may turn down a card that could be recorded; if not, a playable card must be picked. */
  readonly refusing: 'always' | 'unable';
  /** Whether net nodes may be crossed anywhere, or from the top row along links. */
  readonly netGate: 'free' | 'from-top';
  /** Whether a multiplier is chosen while placing a new member, or at any own moment for any member. */
  readonly multipliers: 'placing' | 'anytime';
  /** Whether a weekend goes through the goals from left to right and then the personal one, or freely. */
  readonly goalOrder: 'in-order' | 'free';
  /** Whether a claimed personal goal is followed by a new one. */
  readonly personalRefill: boolean;
  /** What happens to the start goal that was not kept. */
  readonly rejected: 'shuffled-back' | 'discarded';
  /** Whether goals that nobody can reach any more are replaced. */
  readonly deadGoals: 'replaced' | 'stay';
  /** What a short stack is refilled with: the discards first and the piles only if need be, or all at once. */
  readonly refill: 'discards-first' | 'everything';
  /** Card sets in play with this many seats: all sets up to this number. */
  readonly lastSet: (chosen: Chosen) => number;
  /** The deck where some of its cards may be others; cards that were seen are in it. */
  readonly swap?: (
    deck: readonly number[],
    pack: Pack,
    chosen: Chosen,
    random: Random,
    isSeen?: (card: number) => boolean,
  ) => readonly number[];
  /** Colours the start circle, a field of each sheet, by chance; false where it is chosen. */
  readonly drawColours?: (chosen: Chosen, sheets: readonly number[][], field: number, random: Random) => boolean;
  /** Cards taken out unseen after shuffling. */
  readonly cut: (chosen: Chosen) => number;
  /** How a match of several players runs, and one for one player. */
  readonly together: FlowName;
  readonly solo: FlowName;
  /** Score boxes in the order of the pad. */
  readonly parts: readonly ScorePart[];
  readonly ties: readonly TieBreak[];
}

/** What decides between equal totals, first to last. */
export type TieBreak =
  | 'more-band'
  | 'better-first-post'
  | 'fewer-penalties'
  | 'better-goal'
  | 'more-cheer'
  | 'fewer-multipliers';
