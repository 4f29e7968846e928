import type { Seat } from '@bandstand/engine';
import { traitsOf, type Kit } from '../kit.ts';
import { CLAIMED, CURSOR, GOAL_BOXES, GOAL_COUNT } from '../layout.ts';
import type { Goal, State } from '../state.ts';
import { isSatisfied } from './metrics.ts';

/** Goals that could be claimed before a choice and cannot after it, by why. */
export interface LostGoals {
  /** There is no box left to write them in. */
  readonly noBox: readonly Goal[];
  readonly unmet: readonly Goal[];
}

/** What a choice takes from the goals that a seat meets now; claiming one takes nothing from that one. */
export function lostGoals(kit: Kit, state: State, seat: Seat, after: readonly number[]): LostGoals {
  const before = state.sheets[seat];
  // Goals that have been passed by this weekend are not to be had anyway.
  const first = state.phase === 'weekend' && traitsOf(kit, state).inOrder ? before[CURSOR] : 0;
  const goals = [...state.slots, state.personal[seat]].filter(
    (goal, place) =>
      goal >= 0 &&
      place >= first &&
      (((before[CLAIMED] | after[CLAIMED]) >> place) & 1) === 0 &&
      isSatisfied(kit, before, goal),
  );
  if (before[GOAL_COUNT] >= GOAL_BOXES) return { noBox: [], unmet: [] };
  if (after[GOAL_COUNT] >= GOAL_BOXES) return { noBox: goals, unmet: [] };
  return { noBox: [], unmet: goals.filter((goal) => !isSatisfied(kit, after, goal)) };
}
