import { METRIC_NAMES, type Need } from '../goals/language.ts';
import { filledPosts, readNeed } from '../goals/metrics.ts';
import { COLUMN_MASK, NO_ITEM, ROW_MASK, type Kit } from '../kit.ts';
import {
  bitCount,
  CHEER,
  GOAL_BOXES,
  GOAL_COUNT,
  GOALS,
  GRID,
  ITEM,
  ITEM_KINDS,
  LEVELS,
  MATCH,
  MAX_POSTS,
  MEMBERS,
  NET,
  OPENED,
  OUTER,
  PENALTY,
  POST_COUNT,
  TOUR,
  TRACK_A,
  TRACK_B,
  UNLOCKED,
  USED,
} from '../layout.ts';
import { lookedAt, OPEN_GOALS, SECTIONS, TOUCHED_BY_ITEM, TURNS, type Parts } from './parts.ts';
import { TourMemory } from './tourMemory.ts';
import type { Weights } from './weights.ts';

/** What a sheet is judged against. */
export interface Outlook {
  /** Turns that are still to come. */
  turns: number;
  /** Goals that can still be claimed, and how likely each waits for this seat. */
  readonly goals: number[];
  readonly chances: number[];
}

/** Units of each metric that one good turn brings; 1 where not listed. */
const STEP: Partial<Record<Need['metric'], number>> = {
  sp: 4,
  skill: 1.6,
  skillEach: 0.5,
  match: 1.2,
  matchEach: 0.4,
  netLinks: 1.5,
};

const TOP_TURNS = 24;

/** Steps to a goal are counted in quarters. */
const QUARTERS = 4;

const powers = (base: number, length: number, root: number): Float64Array =>
  Float64Array.from({ length }, (_, step) => base ** (step / root));

const TRACK_SPACES = 13;

/** Posts, then outer circles, that show a skill. */
function filledCircles(kit: Kit, sheet: readonly number[]): number {
  let filled = filledPosts(kit, sheet);
  for (let circle = 0; circle < kit.outerLinks.length; circle++)
    if (sheet[OUTER + circle] !== 0) filled |= 1 << (MAX_POSTS + circle);
  return filled;
}

/** Judges sheets of one game: points so far plus what is likely to come. Tables are filled as they are needed. */
export class SheetValue {
  private readonly kit: Kit;
  private readonly weights: Weights;
  private readonly grids: Float32Array[] = [];
  private readonly nets: Float32Array[] = [];
  private readonly rows: Float32Array[] = [];
  private readonly columns: Float32Array[] = [];
  private readonly tracks: Float64Array[] = [];
  /** By item + 1. */
  private readonly worths: Float64Array;
  /** For each post, bits of the posts and then the outer circles that it faces. */
  private readonly facings: readonly number[];
  private readonly tours: TourMemory = new TourMemory();
  private readonly quarterSteps: readonly number[];
  private readonly goalParts: readonly number[];
  private readonly goalPrizes: readonly number[];
  private readonly tourChances: Float64Array[] = [];
  private readonly goalChances: Float64Array[] = [];
  private readonly fills: Float64Array[] = [];
  private readonly venuePath: number[];
  private readonly venueGates: number[];

  constructor(kit: Kit, weights: Weights) {
    this.kit = kit;
    this.weights = weights;
    this.worths = Float64Array.from({ length: ITEM_KINDS + 1 }, (_, place) =>
      place - 1 === NO_ITEM ? 0 : weights.items[Math.max(0, place - 1 - ITEM.match)],
    );
    this.facings = kit.postLinks.map((links) => {
      let facing = 0;
      for (let i = 0; i < links.length; i += 3)
        facing |= 1 << (links[i + 1] < 0 ? MAX_POSTS + links[i + 2] : links[i + 1]);
      return facing;
    });
    this.goalParts = kit.goals.map((goal) => goal.needs.reduce((parts, need) => parts | lookedAt(need.metric), 0));
    this.goalPrizes = kit.goals.map((goal) => goal.points + this.worthOf(goal.items));
    this.quarterSteps = METRIC_NAMES.map((metric) => QUARTERS / (STEP[metric] ?? 1));
    this.venuePath = kit.venueAfter.map((_, venue) => this.pathTo(venue));
    this.venueGates = this.venuePath.map((path) =>
      kit.venueGate.reduce((gates, gate, venue) => ((path >> venue) & 1 ? gates | gate : gates), 0),
    );
  }

  private pathTo(venue: number): number {
    let path = 0;
    for (let at = venue; at > 0; at = 31 - Math.clz32(this.kit.venueAfter[at])) path |= 1 << at;
    return path;
  }

  worth(item: number): number {
    return this.worths[item + 1];
  }

  private worthOf(items: readonly number[]): number {
    let sum = 0;
    for (const item of items) sum += this.worth(item);
    return sum;
  }

  /** The chance that one missing mark comes in time. */
  private static chance(turns: number, pace: number): number {
    return turns / (turns + pace);
  }

  private turnsFor(sheet: readonly number[], outlook: Outlook): number {
    const { kit } = this;
    const ended =
      sheet[POST_COUNT] === kit.postCount ||
      sheet[PENALTY] >= kit.penaltyItem.length ||
      sheet[GOAL_COUNT] >= GOAL_BOXES;
    return ended ? 0 : Math.min(outlook.turns, TOP_TURNS);
  }

  /** The worth of each part of a sheet. */
  split(sheet: readonly number[], outlook: Outlook, parts: Parts): void {
    const turns = this.turnsFor(sheet, outlook);
    parts[TURNS] = turns;
    for (let part = 0; part < SECTIONS; part++) parts[part] = this.part(part, sheet, turns);
    for (let i = 0; i < outlook.goals.length; i++)
      parts[OPEN_GOALS + i] = this.goalWorth(sheet, turns, outlook.goals[i]) * outlook.chances[i];
  }

  /** The parts of a sheet on which only some sections were touched, given the parts from before. */
  splitAfter(touched: number, sheet: readonly number[], outlook: Outlook, before: Parts, parts: Parts): void {
    const turns = before[TURNS];
    if (this.turnsFor(sheet, outlook) !== turns) return this.split(sheet, outlook, parts);
    parts[TURNS] = turns;
    for (let part = 0; part < SECTIONS; part++)
      parts[part] = (touched >> part) & 1 ? this.part(part, sheet, turns) : before[part];
    for (let i = 0; i < outlook.goals.length; i++)
      parts[OPEN_GOALS + i] =
        (touched & this.goalParts[outlook.goals[i]]) === 0
          ? before[OPEN_GOALS + i]
          : this.goalWorth(sheet, turns, outlook.goals[i]) * outlook.chances[i];
  }

  total(parts: Parts, outlook: Outlook): number {
    let sum = 0;
    for (let part = 0; part < SECTIONS; part++) sum += parts[part];
    for (let i = 0; i < outlook.goals.length; i++) sum += parts[OPEN_GOALS + i];
    return sum;
  }

  /** The worth of a sheet on which one item was used, given the parts from before. */
  valueAfter(item: number, sheet: readonly number[], outlook: Outlook, before: Parts): number {
    const turns = before[TURNS];
    const touched = TOUCHED_BY_ITEM[item];
    let sum = 0;
    for (let part = 0; part < SECTIONS; part++)
      sum += (touched >> part) & 1 ? this.part(part, sheet, turns) : before[part];
    for (let i = 0; i < outlook.goals.length; i++) {
      const goal = outlook.goals[i];
      sum +=
        (touched & this.goalParts[goal]) === 0
          ? before[OPEN_GOALS + i]
          : this.goalWorth(sheet, turns, goal) * outlook.chances[i];
    }
    return sum;
  }

  private part(part: number, sheet: readonly number[], turns: number): number {
    switch (part) {
      case 0:
        return this.gridValue(sheet[GRID], turns);
      case 1:
        return this.netValue(sheet[NET], turns);
      case 2:
        return this.matchValue(sheet[MATCH], turns);
      case 3:
        return this.trackValue(sheet, turns);
      case 4:
        return this.tourValue(sheet, turns);
      case 5:
        return this.bandValue(sheet, turns);
      case 6:
        return this.kit.cheerPoints[sheet[CHEER]];
      default:
        return this.boxValue(sheet, turns);
    }
  }

  private gridValue(mask: number, turns: number): number {
    const table = (this.grids[turns] ??= new Float32Array(1 << 16).fill(NaN));
    const known = table[mask];
    if (!Number.isNaN(known)) return known;
    const { kit } = this;
    const chance = SheetValue.chance(turns, this.weights.gridPace);
    let sum = 0;
    for (let line = 0; line < kit.lineMask.length; line++) {
      const missing = bitCount(kit.lineMask[line] & ~mask);
      sum +=
        missing === 0
          ? kit.linePoints[line]
          : (kit.linePoints[line] + this.worthOf(kit.lineItems[line])) * chance ** missing;
    }
    // Read back, so that the answer is rounded the same the first time and later.
    table[mask] = sum;
    return table[mask];
  }

  private netValue(mask: number, turns: number): number {
    const table = (this.nets[turns] ??= new Float32Array(1 << 15).fill(NaN));
    const known = table[mask];
    if (!Number.isNaN(known)) return known;
    const { kit } = this;
    const chance = SheetValue.chance(turns, this.weights.netPace);
    let sum = 0;
    for (let link = 0; link < kit.netLinkMask.length; link++) {
      const missing = bitCount(kit.netLinkMask[link] & ~mask);
      if (missing > 0) sum += this.worthOf(kit.netLinkItems[link]) * chance ** missing;
    }
    // Read back, so that the answer is rounded the same the first time and later.
    table[mask] = sum;
    return table[mask];
  }

  private matchValue(mask: number, turns: number): number {
    const rows = (this.rows[turns] ??= this.rowTable(turns));
    const columns = (this.columns[turns] ??= this.columnTable(turns));
    let sum = 0;
    for (let row = 0; row < 4; row++) sum += rows[32 * row + ((mask & ROW_MASK[row]) >>> (5 * row))];
    for (let column = 0; column < 5; column++) sum += columns[5 * column + bitCount(mask & COLUMN_MASK[column])];
    return sum;
  }

  private rowTable(turns: number): Float32Array {
    const { kit } = this;
    const chance = SheetValue.chance(turns, this.weights.matchPace);
    return Float32Array.from({ length: 128 }, (_, place) => {
      const row = place >> 5;
      const crossed = place & 31;
      let sum = kit.rowPoints[row] * chance ** (5 - bitCount(crossed));
      for (let cell = 0; cell < 5; cell++)
        if (((crossed >> cell) & 1) === 0) sum += this.worth(kit.cellItem[5 * row + cell]) * chance * chance;
      return sum;
    });
  }

  private columnTable(turns: number): Float32Array {
    const chance = SheetValue.chance(turns, this.weights.matchPace);
    return Float32Array.from(
      { length: 25 },
      (_, place) => this.kit.columnPoints[Math.floor(place / 5)] * chance ** (4 - (place % 5)),
    );
  }

  private trackValue(sheet: readonly number[], turns: number): number {
    const table = (this.tracks[turns] ??= this.trackTable(turns));
    return table[TRACK_SPACES * sheet[TRACK_A] + sheet[TRACK_B]];
  }

  private trackTable(turns: number): Float64Array {
    const { kit, weights } = this;
    const gain = weights.trackRate * turns;
    const chance = SheetValue.chance(turns, weights.trackPace);
    return Float64Array.from({ length: TRACK_SPACES * TRACK_SPACES }, (_, place) => {
      const a = Math.floor(place / TRACK_SPACES);
      const b = place % TRACK_SPACES;
      let sum = Math.min(kit.trackAItem.length, a + gain) * Math.min(kit.trackBItem.length, b + gain);
      let likely = chance;
      for (let space = a; space < kit.trackAItem.length; space++, likely *= chance)
        sum += this.worth(kit.trackAItem[space]) * likely;
      likely = chance;
      for (let space = b; space < kit.trackBItem.length; space++, likely *= chance)
        sum += this.worth(kit.trackBItem[space]) * likely;
      return sum;
    });
  }

  private tourValue(sheet: readonly number[], turns: number): number {
    if (this.kit.venueCount === 0) return 0;
    const known = this.tours.recall(turns, sheet[TOUR], sheet[OPENED]);
    return Number.isNaN(known) ? this.tours.keep(this.tourSum(sheet, turns)) : known;
  }

  private tourSum(sheet: readonly number[], turns: number): number {
    const { kit } = this;
    const chances = (this.tourChances[turns] ??= powers(SheetValue.chance(turns, this.weights.tourPace), 32, 1));
    let sum = 0;
    for (let venue = 1; venue < kit.venueCount; venue++) {
      if ((sheet[TOUR] >> venue) & 1) {
        sum += kit.venuePoints[venue];
        continue;
      }
      const prize = kit.venuePoints[venue] + this.worth(kit.venueItem[venue]);
      if (prize > 0)
        sum +=
          prize *
          chances[bitCount(this.venuePath[venue] & ~sheet[TOUR]) + bitCount(this.venueGates[venue] & ~sheet[OPENED])];
    }
    return sum;
  }

  private bandValue(sheet: readonly number[], turns: number): number {
    const { kit, weights } = this;
    const empty = kit.postCount - sheet[POST_COUNT];
    const fills = (this.fills[turns] ??= Float64Array.from({ length: kit.postCount + 1 }, (_, posts) =>
      posts === 0 ? 0 : 1 - Math.exp((-weights.fillRate * turns) / posts),
    ));
    const fill = fills[empty];
    const filled = empty === 0 ? 0 : filledCircles(kit, sheet);
    let sum = 0;
    let vacant = 0;
    for (let post = 0; post < kit.postCount; post++) {
      if (sheet[MEMBERS + post] !== 0) {
        sum += sheet[LEVELS + post];
        continue;
      }
      const chance = (kit.postLock[post] & ~sheet[OPENED]) === 0 ? fill : fill * weights.lockedShare;
      vacant += 1 - chance;
      sum += chance * (weights.level + bitCount(filled & this.facings[post]) * weights.facing);
    }
    const isUsed = kit.rules.multipliers === 'anytime' ? 1 : Math.min(1, (fill * empty) / weights.boostPosts);
    const unused = isUsed * weights.boostLevel;
    for (let value = 0; value < 3; value++)
      sum += (sheet[UNLOCKED + value] - sheet[USED + value]) * (value + 1) * unused;
    return sum + this.penaltyValue(sheet[PENALTY] + vacant);
  }

  private penaltyValue(spaces: number): number {
    const points = this.kit.penaltyPoints;
    const whole = Math.min(Math.floor(spaces), points.length - 1);
    const next = Math.min(whole + 1, points.length - 1);
    return points[whole] + (points[next] - points[whole]) * Math.min(1, spaces - whole);
  }

  /** Claimed goals, and what free boxes may still bring. */
  private boxValue(sheet: readonly number[], turns: number): number {
    const boxes = sheet[GOAL_COUNT];
    let sum = 0;
    for (let box = 0; box < boxes; box++) sum += this.kit.goals[sheet[GOALS + box] - 1].points;
    return boxes >= GOAL_BOXES ? sum : sum + this.weights.goalBox * Math.min(GOAL_BOXES - boxes, turns / 3);
  }

  /** What an unclaimed goal is worth, by how far the sheet is from it. */
  private goalWorth(sheet: readonly number[], turns: number, goal: number): number {
    if (sheet[GOAL_COUNT] >= GOAL_BOXES || hasClaimed(sheet, goal)) return 0;
    const { kit, weights } = this;
    const chances = (this.goalChances[turns] ??= powers(SheetValue.chance(turns, weights.goalPace), 400, QUARTERS));
    const { needs } = kit.goals[goal];
    let missing = 0;
    for (let n = 0; n < needs.length; n++) {
      const gap = needs[n].atLeast - readNeed(kit, sheet, needs[n]);
      if (gap > 0) missing += gap * this.quarterSteps[needs[n].number];
    }
    return this.goalPrizes[goal] * chances[Math.min(399, Math.round(missing))] * weights.goalShare;
  }
}

function hasClaimed(sheet: readonly number[], goal: number): boolean {
  for (let box = 0; box < sheet[GOAL_COUNT]; box++) if (sheet[GOALS + box] === goal + 1) return true;
  return false;
}
