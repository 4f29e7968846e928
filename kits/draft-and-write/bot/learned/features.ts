import { COLUMN_MASK, ROW_MASK, type Kit } from '../../kit.ts';
import {
  bitCount,
  CHEER,
  GOAL_COUNT,
  GRID,
  MATCH,
  MEMBERS,
  NET,
  OPENED,
  PENALTY,
  POST_COUNT,
  TOUR,
  TRACK_A,
  TRACK_B,
  UNLOCKED,
  USED,
} from '../../layout.ts';
import { skillAt } from '../../sheet.ts';
import { SECTIONS } from '../parts.ts';
import { pathTo } from '../tourValue.ts';

const SKILLS = 4;
const NODES = 15;
const FACING = 8;
const UNUSED = 4;
const ROOM = 13;
/** Venues on the way to one that are still to be reached, and locks on it that are still closed, as far as they are told apart. */
const WAY = 6;
const GATES = 3;

/** How far an open goal is, in quarters of a good turn: the first bound that it is within. */
const FAR = [0, 2, 4, 7, 11, 16, 24];
export const DISTANCES = FAR.length + 1;

export function distanceOf(quarters: number): number {
  let distance = 0;
  while (distance < FAR.length && quarters > FAR[distance]) distance++;
  return distance;
}

/** Which of many yes-or-no features a sheet has, section by section. A weight of each makes up what the sheet is worth. */
export class Features {
  readonly size: number;
  /** By section. */
  private readonly starts: readonly number[];
  /** Distances of goals in general, then of each goal. */
  readonly goalsStart: number;
  private readonly kit: Kit;
  private readonly paths: readonly number[];
  private readonly gates: readonly number[];
  private readonly found: number[] = [];

  constructor(kit: Kit) {
    this.kit = kit;
    this.paths = kit.venueAfter.map((_, venue) => pathTo(kit, venue));
    this.gates = this.paths.map((path) =>
      kit.venueGate.reduce((gates, gate, venue) => ((path >> venue) & 1 ? gates | gate : gates), 0),
    );
    const sizes = [
      5 * kit.lineMask.length + 17,
      3 * kit.netLinkMask.length + 16 + 3 * NODES,
      4 * 32 + 25 + 21,
      ROOM * ROOM,
      kit.venueCount * (1 + WAY * GATES) + 16,
      ROOM + 3 * kit.postCount + SKILLS * FACING + 3 * UNUSED * ROOM + 6 * ROOM,
      16,
      8,
    ];
    const starts: number[] = [];
    let next = 0;
    for (const size of sizes) {
      starts.push(next);
      next += size;
    }
    this.starts = starts;
    this.goalsStart = next;
    this.size = next + DISTANCES * (1 + kit.goals.length);
  }

  /** The features of one section; the list is used again at the next call. */
  of(part: number, sheet: readonly number[]): readonly number[] {
    this.found.length = 0;
    const start = this.starts[part];
    switch (part) {
      case 0:
        this.grid(start, sheet[GRID]);
        break;
      case 1:
        this.net(start, sheet[NET]);
        break;
      case 2:
        this.match(start, sheet[MATCH]);
        break;
      case 3:
        this.found.push(start + ROOM * sheet[TRACK_A] + sheet[TRACK_B]);
        break;
      case 4:
        this.tour(start, sheet[TOUR], sheet[OPENED]);
        break;
      case 5:
        this.band(start, sheet);
        break;
      case 6:
        this.found.push(start + sheet[CHEER]);
        break;
      default:
        this.found.push(start + sheet[GOAL_COUNT]);
    }
    return this.found;
  }

  /** All sections. */
  ofAll(sheet: readonly number[]): number[] {
    const all: number[] = [];
    for (let part = 0; part < SECTIONS; part++) all.push(...this.of(part, sheet));
    return all;
  }

  private grid(start: number, mask: number): void {
    const { lineMask } = this.kit;
    for (let line = 0; line < lineMask.length; line++)
      this.found.push(start + 5 * line + bitCount(lineMask[line] & ~mask));
    this.found.push(start + 5 * lineMask.length + bitCount(mask));
  }

  private net(start: number, mask: number): void {
    const { netLinkMask, netOpen } = this.kit;
    for (let link = 0; link < netLinkMask.length; link++)
      this.found.push(start + 3 * link + Math.min(2, bitCount(netLinkMask[link] & ~mask)));
    const next = start + 3 * netLinkMask.length;
    this.found.push(next + bitCount(mask));
    const open = netOpen[mask];
    for (let node = 0; node < NODES; node++)
      this.found.push(next + 16 + 3 * node + ((mask >> node) & 1 ? 0 : (open >> node) & 1 ? 1 : 2));
  }

  private match(start: number, mask: number): void {
    for (let row = 0; row < 4; row++) this.found.push(start + 32 * row + ((mask & ROW_MASK[row]) >>> (5 * row)));
    for (let column = 0; column < 5; column++)
      this.found.push(start + 128 + 5 * column + bitCount(mask & COLUMN_MASK[column]));
    this.found.push(start + 128 + 25 + bitCount(mask));
  }

  private tour(start: number, tour: number, opened: number): void {
    const each = 1 + WAY * GATES;
    for (let venue = 0; venue < this.kit.venueCount; venue++) {
      const missing = Math.min(WAY, bitCount(this.paths[venue] & ~tour));
      const closed = Math.min(GATES - 1, bitCount(this.gates[venue] & ~opened));
      this.found.push(start + each * venue + (missing === 0 ? 0 : 1 + GATES * (missing - 1) + closed));
    }
    this.found.push(start + each * this.kit.venueCount + bitCount(opened));
  }

  private band(start: number, sheet: readonly number[]): void {
    const { kit } = this;
    const empty = kit.postCount - sheet[POST_COUNT];
    let next = start;
    this.found.push(next + empty);
    next += ROOM;
    // Circles that face an empty post are counted by skill, in eight bits of one number each.
    let facing = 0;
    for (let post = 0; post < kit.postCount; post++) {
      if (sheet[MEMBERS + post] !== 0) {
        this.found.push(next + 3 * post);
        continue;
      }
      this.found.push(next + 3 * post + ((kit.postLock[post] & ~sheet[OPENED]) === 0 ? 1 : 2));
      const links = kit.postLinks[post];
      for (let i = 0; i < links.length; i += 3) {
        const skill = skillAt(kit, sheet, links[i + 1], links[i + 2]);
        if (skill >= 0) facing += 1 << (8 * skill);
      }
    }
    next += 3 * kit.postCount;
    for (let skill = 0; skill < SKILLS; skill++)
      this.found.push(next + FACING * skill + Math.min(FACING - 1, (facing >>> (8 * skill)) & 255));
    next += SKILLS * FACING;
    for (let value = 0; value < 3; value++)
      this.found.push(
        next + ROOM * (UNUSED * value + Math.min(UNUSED - 1, sheet[UNLOCKED + value] - sheet[USED + value])) + empty,
      );
    next += 3 * UNUSED * ROOM;
    this.found.push(next + ROOM * Math.min(5, sheet[PENALTY]) + empty);
  }
}
