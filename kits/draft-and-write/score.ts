import { COLUMN_MASK, ROW_MASK, type Kit } from './kit.ts';
import { CHEER, GOAL_COUNT, GOALS, GRID, LEVELS, MATCH, PENALTY, TOUR, TRACK_A, TRACK_B, USED } from './layout.ts';
import { totalLevel } from './goals/metrics.ts';
import type { ScorePart, TieBreak } from './rules.ts';

/** Sum of the points whose masks are wholly crossed. */
function fullPoints(masks: readonly number[], points: readonly number[], bits: number): number {
  let sum = 0;
  for (let i = 0; i < masks.length; i++) if ((bits & masks[i]) === masks[i]) sum += points[i];
  return sum;
}

function goalPoints(kit: Kit, sheet: readonly number[]): number {
  let sum = 0;
  for (let box = 0; box < sheet[GOAL_COUNT]; box++) sum += kit.goals[sheet[GOALS + box] - 1].points;
  return sum;
}

function tourPoints(kit: Kit, sheet: readonly number[]): number {
  let sum = 0;
  for (let venue = 0; venue < kit.venueCount; venue++) if ((sheet[TOUR] >> venue) & 1) sum += kit.venuePoints[venue];
  return sum;
}

export function partPoints(kit: Kit, sheet: readonly number[], part: ScorePart): number {
  switch (part) {
    case 'band':
      return totalLevel(kit, sheet);
    case 'goals':
      return goalPoints(kit, sheet);
    case 'match':
      return (
        fullPoints(ROW_MASK, kit.rowPoints, sheet[MATCH]) + fullPoints(COLUMN_MASK, kit.columnPoints, sheet[MATCH])
      );
    case 'grid':
      return fullPoints(kit.lineMask, kit.linePoints, sheet[GRID]);
    case 'tour':
      return tourPoints(kit, sheet);
    case 'tracks':
      return sheet[TRACK_A] * sheet[TRACK_B];
    case 'cheer':
      return kit.cheerPoints[sheet[CHEER]];
    case 'penalty':
      return kit.penaltyPoints[sheet[PENALTY]];
  }
}

export function totalPoints(kit: Kit, sheet: readonly number[]): number {
  let sum = 0;
  for (const part of kit.rules.parts) sum += partPoints(kit, sheet, part);
  return sum;
}

function bestGoal(kit: Kit, sheet: readonly number[]): number {
  let best = 0;
  for (let box = 0; box < sheet[GOAL_COUNT]; box++) best = Math.max(best, kit.goals[sheet[GOALS + box] - 1].points);
  return best;
}

/** A number that is higher for the sheet that wins this tie-break. */
function tieValue(kit: Kit, sheet: readonly number[], tie: TieBreak): number {
  switch (tie) {
    case 'more-band':
      return totalLevel(kit, sheet);
    case 'better-first-post':
      return sheet[LEVELS];
    case 'fewer-penalties':
      return -sheet[PENALTY];
    case 'better-goal':
      return bestGoal(kit, sheet);
    case 'more-cheer':
      return kit.cheerPoints[sheet[CHEER]];
    case 'fewer-multipliers':
      return -(sheet[USED] + sheet[USED + 1] + sheet[USED + 2]);
  }
}

/** Negative when sheet `a` ranks before sheet `b`. */
export function compareSheets(kit: Kit, a: readonly number[], b: readonly number[]): number {
  const points = totalPoints(kit, b) - totalPoints(kit, a);
  if (points !== 0) return points;
  for (const tie of kit.rules.ties) {
    const difference = tieValue(kit, b, tie) - tieValue(kit, a, tie);
    if (difference !== 0) return difference;
  }
  return 0;
}
