import type { SheetView } from '@bandstand/kits/draft-and-write';

// The score of a finished sheet, worked out slowly and by hand from the printed tables. Nothing here uses the pack or the kit's scoring.

const ROW_VP = [12, 12, 12, 20];
const COLUMN_VP = [8, 12, 8, 12, 8];
const HAPPY = [0, 1, 3, 6, 10, 15, 21, 28, 36];
const UNHAPPY = [0, -2, -5, -9, -14, -20];
/** In the order of the goal list. */
const GOAL_VP = [
  7, 10, 8, 8, 6, 11, 13, 9, 9, 6, 13, 11, 14, 10, 9, 10, 9, 9, 11, 6, 12, 13, 8, 10, 6, 7, 12, 6, 11, 9, 10, 10, 10, 9,
  6,
];

export interface SlowScore {
  readonly total: number;
  readonly bestGoal: number;
  readonly happy: number;
  readonly roster: number;
  readonly boosts: number;
  readonly unhappy: number;
}

export function scoreSlowly(sheet: SheetView): SlowScore {
  let roster = 0;
  for (const post of sheet.posts) if (post !== null) roster += post.level;
  let synergy = 0;
  for (let row = 0; row < 4; row++)
    if ([0, 1, 2, 3, 4].every((column) => sheet.match.includes(5 * row + column))) synergy += ROW_VP[row];
  for (let column = 0; column < 5; column++)
    if ([0, 1, 2, 3].every((row) => sheet.match.includes(5 * row + column))) synergy += COLUMN_VP[column];
  let goals = 0;
  for (const goal of sheet.goals) goals += GOAL_VP[goal];
  const happy = HAPPY[sheet.cheer];
  return {
    total: synergy + happy + sheet.trackA * sheet.trackB + goals + roster + UNHAPPY[sheet.penalty],
    bestGoal: Math.max(0, ...sheet.goals.map((goal) => GOAL_VP[goal])),
    happy,
    roster,
    boosts: sheet.posts.filter((post) => post?.boosted === true).length,
    unhappy: sheet.penalty,
  };
}

/** Ranks by total, then best goal, happy fans, roster, fewer boosts, fewer unhappy fans. */
export function rankSlowly(scores: readonly SlowScore[]): number[] {
  const beats = (a: SlowScore, b: SlowScore): boolean => {
    if (a.total !== b.total) return a.total > b.total;
    if (a.bestGoal !== b.bestGoal) return a.bestGoal > b.bestGoal;
    if (a.happy !== b.happy) return a.happy > b.happy;
    if (a.roster !== b.roster) return a.roster > b.roster;
    if (a.boosts !== b.boosts) return a.boosts < b.boosts;
    return a.unhappy < b.unhappy;
  };
  return scores.map((score) => 1 + scores.filter((other) => beats(other, score)).length);
}
