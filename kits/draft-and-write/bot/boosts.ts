import type { Seat } from '@bandstand/engine';
import { isSatisfied, totalLevel } from '../goals/metrics.ts';
import type { Kit } from '../kit.ts';
import {
  BOOSTED,
  CLAIMED,
  copySheet,
  GOAL_BOXES,
  GOAL_COUNT,
  LEVELS,
  newSheet,
  PERSONAL,
  UNLOCKED,
  USED,
  WAITING,
} from '../layout.ts';
import { sheetMoves } from '../legal.ts';
import type { Move } from '../moves.ts';
import { canBoost } from '../seat.ts';
import { boostMember, isUnlocked } from '../sheet.ts';
import type { State, Goal } from '../state.ts';

/** The sheet with one boost more, and with two. */
const ONCE = newSheet();
const TWICE = newSheet();

/** Multipliers are best held until the end, unless they bring a goal into reach this weekend that is worth more. */
export function goalBoost(kit: Kit, state: State, seat: Seat): Move | undefined {
  const sheet = state.sheets[seat];
  if (state.phase !== 'weekend' || sheet[WAITING] > 0 || !canBoost(kit, sheet)) return undefined;
  const wanted = levelGoals(kit, state, seat);
  if (wanted.length === 0) return undefined;
  const first = sheetMoves(kit, state, sheet, seat);
  const held = boostedTotal(kit, sheet);
  const quiet = { content: kit, tell: undefined };
  let best = 0;
  let chosen: Move | undefined;
  const consider = (after: readonly number[], move: Move): void => {
    for (const goal of wanted) {
      if (!isSatisfied(kit, after, goal)) continue;
      const gain = kit.goals[goal].points - (held - boostedTotal(kit, after));
      if (gain > best) {
        best = gain;
        chosen = move;
      }
    }
  };
  for (const move of first) {
    if (move.type !== 'boost') continue;
    copySheet(sheet, ONCE);
    boostMember(quiet, ONCE, seat, move.post, move.multiplier);
    consider(ONCE, move);
    for (const second of first) {
      if (second.type !== 'boost' || second.post <= move.post || !isUnlocked(ONCE, second.multiplier)) continue;
      copySheet(ONCE, TWICE);
      boostMember(quiet, TWICE, seat, second.post, second.multiplier);
      consider(TWICE, move);
    }
  }
  return chosen;
}

/** Goals that the seat does not meet and that multipliers may bring into its reach this weekend. */
export function levelGoals(kit: Kit, state: State, seat: Seat): readonly Goal[] {
  const sheet = state.sheets[seat];
  const wanted: number[] = [];
  if (sheet[GOAL_COUNT] >= GOAL_BOXES) return wanted;
  for (let place = 0; place <= PERSONAL; place++) {
    const goal = place === PERSONAL ? state.personal[seat] : state.slots[place];
    if (goal < 0 || ((sheet[CLAIMED] >> place) & 1) === 1) continue;
    if (isLevelGoal(kit, goal) && !isSatisfied(kit, sheet, goal)) wanted.push(goal);
  }
  return wanted;
}

/** Whether multipliers can help with the goal. */
const isLevelGoal = (kit: Kit, goal: Goal): boolean =>
  kit.goals[goal].needs.some((need) => need.metric === 'sp' || need.metric === 'spMin' || need.metric === 'spEq');

/** All levels once the unlocked multipliers are used as well as they can be on the members there are. */
export function boostedTotal(kit: Kit, sheet: readonly number[]): number {
  let total = totalLevel(kit, sheet);
  let taken = sheet[BOOSTED];
  for (let value = 4; value >= 2; value--) {
    for (let left = sheet[UNLOCKED + value - 2] - sheet[USED + value - 2]; left > 0; left--) {
      let top = -1;
      for (let post = 0; post < kit.postCount; post++)
        if (((taken >> post) & 1) === 0 && (top < 0 || sheet[LEVELS + post] > sheet[LEVELS + top])) top = post;
      if (top < 0) return total;
      taken |= 1 << top;
      total += sheet[LEVELS + top] * (value - 1);
    }
  }
  return total;
}

/** The multiplier that adds most, while there is one to use. */
export function lastBoost(sheet: readonly number[], moves: readonly Move[]): Move {
  let best = moves[0];
  let most = 0;
  for (const move of moves) {
    if (move.type !== 'boost') continue;
    const gain = sheet[LEVELS + move.post] * (move.multiplier - 1);
    if (gain > most) {
      best = move;
      most = gain;
    }
  }
  return best;
}
