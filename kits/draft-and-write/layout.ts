/**
 * Where everything stands in a seat's flat sheet, an array of small whole numbers.
 * The first part are the marks on paper; they are public at barriers. The rest is what lies on the player's desk.
 */
export const MATCH = 0; // bits of crossed cells, 5 a row
export const GRID = 1; // bits of crossed squares
export const NET = 2; // bits of crossed nodes
export const TRACK_A = 3; // crossed spaces
export const TRACK_B = 4;
export const CHEER = 5;
export const PENALTY = 6;
export const TOUR = 7; // bits of checked venues
export const OPENED = 8; // bits of removed locks
export const BOOSTED = 9; // bits of posts with a multiplier
export const UNLOCKED = 10; // multipliers unlocked so far, by value - 2
export const USED = 13; // multipliers used, by value - 2
export const OUTER = 16; // skill + 1 by outer circle, 0 while empty
export const MEMBERS = 23; // card + 1 by post, 0 while empty
export const LEVELS = 35; // recorded level by post
export const GOALS = 47; // goal + 1 by box
export const GOAL_COUNT = 53;
export const POST_COUNT = 54;
/** Number of fields on paper. */
export const MARKS = 55;

export const STAGE = 55;
export const CARD = 56; // the card being recorded
export const CURSOR = 57; // the goal looked at this weekend; 4 is the personal one
export const CLAIMED = 58; // bits of goals claimed this weekend; bit 4 is the personal one
export const PENDING = 59; // number of waiting items by kind
export const WAITING = 75; // all waiting items
export const SHEET_SIZE = 76;

export const MAX_POSTS = 12;
export const MAX_OUTER = 7;
export const GOAL_BOXES = 6;
export const SLOTS = 4;
/** The place of the personal goal, after the four slots. */
export const PERSONAL = SLOTS;

/** What a seat is busy with inside a recording or a weekend. */
export const DONE = 0;
export const TO_RECORD = 1;
export const TO_CLAIM = 2;
export const SPARE = 3; // nothing owed, but a multiplier could be used
export type Stage = typeof DONE | typeof TO_RECORD | typeof TO_CLAIM | typeof SPARE;

/** Kinds of waiting items: 0–3 a match of that skill, then the bonuses. */
export const ITEM = {
  match: 4,
  grid: 5,
  net: 6,
  trackA: 7,
  trackB: 8,
  x2: 9,
  x3: 10,
  x4: 11,
  colour: 12,
  tour: 13,
  cash: 14,
  cheer: 15,
} as const;
export const ITEM_KINDS = 16;

/** Grown by pushing, so that copies of it have no holes to look out for. */
function zeros(length: number): readonly number[] {
  const list: number[] = [];
  while (list.length < length) list.push(0);
  return list;
}

const EMPTY_SHEET = zeros(SHEET_SIZE);
const EMPTY_MARKS = zeros(MARKS);

export const newSheet = (): number[] => EMPTY_SHEET.slice();
export const newMarks = (): number[] => EMPTY_MARKS.slice();

export function copyMarks(from: readonly number[], to: number[]): void {
  for (let i = 0; i < MARKS; i++) to[i] = from[i];
}

export function copySheet(from: readonly number[], to: number[]): void {
  for (let i = 0; i < SHEET_SIZE; i++) to[i] = from[i];
}

export function haveSameMarks(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < MARKS; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function haveSameSheets(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < SHEET_SIZE; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
