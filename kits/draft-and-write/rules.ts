import type { Flow } from './flow/flow.ts';
import type { ScorePart } from './score.ts';

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
  readonly lastSet: (seats: number, harder: boolean) => number;
  /** Cards taken out unseen after shuffling. */
  readonly cut: (seats: number, harder: boolean) => number;
  /** How a match of several players runs, and one for one player. */
  readonly together: Flow;
  readonly solo: Flow;
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
