import { COLUMN_MASK, GRID_CORNERS, ROW_MASK, type Kit } from '../kit.ts';
import {
  bitCount,
  CHEER,
  GRID,
  LEVELS,
  MATCH,
  MEMBERS,
  NET,
  OPENED,
  PENALTY,
  POST_COUNT,
  TOUR,
  TRACK_A,
  TRACK_B,
  USED,
} from '../layout.ts';
import { METRIC_NAMES, type Metric, type Need } from '../needs.ts';
import type { Goal, Skill } from '../state.ts';

/** Reads one number from a sheet; `value` and `of` come from the brackets of the metric. */
type Reading = (kit: Kit, sheet: readonly number[], value: number, of: number) => number;

export const filledPosts = (kit: Kit, sheet: readonly number[]): number => {
  let mask = 0;
  for (let post = 0; post < kit.postCount; post++) if (sheet[MEMBERS + post] !== 0) mask |= 1 << post;
  return mask;
};

export const totalLevel = (kit: Kit, sheet: readonly number[]): number => {
  let sum = 0;
  for (let post = 0; post < kit.postCount; post++) sum += sheet[LEVELS + post];
  return sum;
};

/** No level is higher; a whole number, which is compared faster than one without an end. */
const TOP = 9999;

/** Posts whose recorded level is within bounds, of one type or (-1) of any. */
function levels(kit: Kit, sheet: readonly number[], type: number, from: number, to: number): number {
  let found = 0;
  for (let post = 0; post < kit.postCount; post++) {
    const level = sheet[LEVELS + post];
    if (sheet[MEMBERS + post] !== 0 && (type < 0 || kit.postType[post] === type) && level >= from && level <= to)
      found++;
  }
  return found;
}

/** Circles of each skill on the posts, eight bits a skill; outer circles do not count. */
function skillCounts(kit: Kit, sheet: readonly number[]): number {
  let counts = 0;
  for (let post = 0; post < kit.postCount; post++) {
    const member = sheet[MEMBERS + post];
    if (member !== 0) counts += kit.cardSkillCounts[member - 1];
  }
  return counts;
}

export const skillCount = (kit: Kit, sheet: readonly number[], skill: Skill): number =>
  (skillCounts(kit, sheet) >>> (8 * skill)) & 255;

/** Of the skill that is there least. */
function leastSkill(kit: Kit, sheet: readonly number[]): number {
  const counts = skillCounts(kit, sheet);
  return Math.min(counts & 255, (counts >>> 8) & 255, (counts >>> 16) & 255, counts >>> 24);
}

/** How many of the masks are wholly crossed. */
function full(masks: readonly number[], bits: number): number {
  let found = 0;
  for (let i = 0; i < masks.length; i++) if ((bits & masks[i]) === masks[i]) found++;
  return found;
}

/** The smallest crossed count over the masks. */
function least(masks: readonly number[], bits: number): number {
  let smallest = 99;
  for (const mask of masks) smallest = Math.min(smallest, bitCount(bits & mask));
  return smallest;
}

/** Members of the origin in the posts. */
export function membersFrom(kit: Kit, sheet: readonly number[], origin: number): number {
  let found = 0;
  for (let post = 0; post < kit.postCount; post++) {
    const member = sheet[MEMBERS + post];
    if (member !== 0 && kit.cardOrigin[member - 1] === origin) found++;
  }
  return found;
}

const READINGS: Readonly<Record<Metric, Reading>> = {
  posts: (kit, sheet, _value, type) =>
    type < 0 ? sheet[POST_COUNT] : bitCount(filledPosts(kit, sheet) & kit.postsOfType[type]),
  postTypes: (kit, sheet) => {
    const filled = filledPosts(kit, sheet);
    let found = 0;
    for (const posts of kit.postsOfType) if ((filled & posts) !== 0) found++;
    return found;
  },
  lockedPosts: (kit, sheet) => bitCount(filledPosts(kit, sheet) & kit.lockedPosts),
  sp: totalLevel,
  spEq: (kit, sheet, value, type) => levels(kit, sheet, type, value, value),
  spMin: (kit, sheet, value, type) => levels(kit, sheet, type, value, TOP),
  skill: (kit, sheet, _value, skill) => skillCount(kit, sheet, skill),
  skillEach: leastSkill,
  match: (_kit, sheet, _value, skill) => bitCount(skill < 0 ? sheet[MATCH] : sheet[MATCH] & ROW_MASK[skill]),
  matchEach: (_kit, sheet) => least(ROW_MASK, sheet[MATCH]),
  matchRows: (_kit, sheet) => full(ROW_MASK, sheet[MATCH]),
  matchCols: (_kit, sheet) => full(COLUMN_MASK, sheet[MATCH]),
  grid: (kit, sheet, _value, icon) => bitCount(icon < 0 ? sheet[GRID] : sheet[GRID] & kit.squaresOfIcon[icon]),
  gridLines: (kit, sheet) => full(kit.lineMask, sheet[GRID]),
  gridDiagonals: (kit, sheet) => full(kit.diagonalMask, sheet[GRID]),
  gridCorners: (_kit, sheet) => bitCount(sheet[GRID] & GRID_CORNERS),
  net: (kit, sheet, _value, icon) => bitCount(icon < 0 ? sheet[NET] : sheet[NET] & kit.nodesOfIcon[icon]),
  netEach: (kit, sheet) => least(kit.nodesOfIcon, sheet[NET]),
  netRow: (_kit, sheet, row) => bitCount(sheet[NET] & (0b11111 << (5 * (row - 1)))),
  netLinks: (kit, sheet) => full(kit.netLinkMask, sheet[NET]),
  trackA: (_kit, sheet) => sheet[TRACK_A],
  trackB: (_kit, sheet) => sheet[TRACK_B],
  trackMin: (_kit, sheet) => Math.min(sheet[TRACK_A], sheet[TRACK_B]),
  venues: (_kit, sheet) => bitCount(sheet[TOUR] & ~1),
  venue: (_kit, sheet, _value, venue) => (sheet[TOUR] >> venue) & 1,
  tourEnds: (kit, sheet) => {
    let found = 0;
    for (let venue = 0; venue < kit.venueCount; venue++)
      if (kit.venuePoints[venue] > 0) found += (sheet[TOUR] >> venue) & 1;
    return found;
  },
  cashSpent: (_kit, sheet) => bitCount(sheet[OPENED]),
  multUsed: (_kit, sheet) => sheet[USED] + sheet[USED + 1] + sheet[USED + 2],
  penalty: (_kit, sheet) => sheet[PENALTY],
  penaltyLeft: (kit, sheet) => kit.penaltyPoints.length - 1 - sheet[PENALTY],
  cheer: (_kit, sheet) => sheet[CHEER],
  origin: (kit, sheet, _value, origin) => membersFrom(kit, sheet, origin),
  origins: (kit, sheet) => {
    if (kit.pack.origins === undefined) return 0;
    let seen = 0;
    for (let post = 0; post < kit.postCount; post++) {
      const member = sheet[MEMBERS + post];
      if (member !== 0) seen |= 1 << kit.cardOrigin[member - 1];
    }
    return bitCount(seen);
  },
};

/** Metrics in a fixed order, so that the hot path can look readings up by number. */
const BY_NUMBER: readonly Reading[] = METRIC_NAMES.map((metric) => READINGS[metric]);

/** Where the sheet stands on each need of a goal. */
export const progress = (
  kit: Kit,
  sheet: readonly number[],
  goal: Goal,
): { readonly have: number; readonly need: number }[] =>
  kit.goals[goal].needs.map((need) => ({
    have: READINGS[need.metric](kit, sheet, need.value, need.of),
    need: need.atLeast,
  }));

export const readNeed = (kit: Kit, sheet: readonly number[], need: Need): number =>
  BY_NUMBER[need.number](kit, sheet, need.value, need.of);

export function isSatisfied(kit: Kit, sheet: readonly number[], goal: Goal): boolean {
  const { needs, fewestPosts } = kit.goals[goal];
  if (sheet[POST_COUNT] < fewestPosts) return false;
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (readNeed(kit, sheet, need) < need.atLeast) return false;
  }
  return true;
}
