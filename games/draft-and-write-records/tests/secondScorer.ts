import type { SheetView } from '@bandstand/kits/draft-and-write';

// The score of a finished sheet, worked out slowly and by hand from the printed tables. Nothing here uses the pack or the kit's scoring.

const ROW_VP = 14;
const COLUMN_VP = [6, 7, 8, 9, 10];
const LINES: readonly (readonly [readonly number[], number])[] = [
  [[0, 1, 2, 3], 7],
  [[4, 5, 6, 7], 7],
  [[8, 9, 10, 11], 6],
  [[12, 13, 14, 15], 8],
  [[0, 4, 8, 12], 6],
  [[1, 5, 9, 13], 8],
  [[2, 6, 10, 14], 5],
  [[3, 7, 11, 15], 7],
];
const END_VENUES: readonly (readonly [number, number])[] = [
  [4, 14],
  [8, 14],
  [12, 22],
];
const FAILS = [0, -2, -5, -9, -14, -20];
/** In the order of the goal list. */
const GOAL_VP = [
  4, 13, 5, 12, 5, 7, 12, 10, 9, 13, 6, 11, 16, 8, 6, 8, 13, 7, 14, 8, 8, 8, 8, 10, 8, 8, 8, 8, 6, 9, 14, 10, 12, 8, 13,
  10, 10, 10, 10, 7, 11, 15, 10, 12, 9, 9, 9, 9, 9, 6, 11, 10, 7, 7, 12, 12, 12, 5, 12, 8, 11, 14, 8, 10, 8, 6,
];

export interface SlowScore {
  readonly total: number;
  readonly band: number;
  readonly singer: number;
  readonly fails: number;
  readonly bestGoal: number;
}

export function scoreSlowly(sheet: SheetView): SlowScore {
  let band = 0;
  for (const post of sheet.posts) if (post !== null) band += post.level;
  let harmonies = 0;
  for (let row = 0; row < 4; row++)
    if ([0, 1, 2, 3, 4].every((column) => sheet.match.includes(5 * row + column))) harmonies += ROW_VP;
  for (let column = 0; column < 5; column++)
    if ([0, 1, 2, 3].every((row) => sheet.match.includes(5 * row + column))) harmonies += COLUMN_VP[column];
  let agenda = 0;
  for (const [squares, points] of LINES) if (squares.every((square) => sheet.grid.includes(square))) agenda += points;
  let touring = 0;
  for (const [venue, points] of END_VENUES) if (sheet.venues.includes(venue)) touring += points;
  let goals = 0;
  for (const goal of sheet.goals) goals += GOAL_VP[goal];
  const releases = sheet.trackA * sheet.trackB;
  return {
    total: band + goals + harmonies + agenda + touring + releases + FAILS[sheet.penalty],
    band,
    singer: sheet.posts[0] === null ? 0 : sheet.posts[0].level,
    fails: sheet.penalty,
    bestGoal: Math.max(0, ...sheet.goals.map((goal) => GOAL_VP[goal])),
  };
}

/** Ranks by total, then band, singer, fewer Fails, best goal. */
export function rankSlowly(scores: readonly SlowScore[]): number[] {
  const beats = (a: SlowScore, b: SlowScore): boolean => {
    if (a.total !== b.total) return a.total > b.total;
    if (a.band !== b.band) return a.band > b.band;
    if (a.singer !== b.singer) return a.singer > b.singer;
    if (a.fails !== b.fails) return a.fails < b.fails;
    return a.bestGoal > b.bestGoal;
  };
  return scores.map((score) => 1 + scores.filter((other) => beats(other, score)).length);
}
