import { GRID, OPENED, OUTER, PENALTY, TOUR, TRACK_A, TRACK_B, WAITING } from '@bandstand/kits/draft-and-write';
import {
  bits,
  DrivenTable,
  indexesOf,
  indexIn,
  writeMember,
  writeShared,
  type SharedMarks,
} from '@bandstand/kits/draft-and-write-tests';
import { game } from '../index.ts';

export const { kit } = game;
const { pack } = kit;

export const { cardIndex, goalIndex, cellIndex, nodeIndex } = indexesOf(kit);
export const postIndex = (id: string): number => indexIn(pack.sheet.posts, id);
export const venueIndex = (id: string): number => indexIn(pack.sheet.tour ?? [], id);
export const lockIndex = (id: string): number => pack.sheet.locks.indexOf(id);

/** A member for every post. */
export const WHOLE_BAND = {
  LS: 'LS00',
  M1: 'M00',
  M2: 'M01',
  M3: 'M02',
  M4: 'M03',
  P1: 'P00',
  P2: 'P01',
  P3: 'P02',
  B1: 'B00',
  B2: 'B01',
  B3: 'B02',
  B4: 'B03',
} as const;

/** What is written on a sheet before a test begins. */
export interface Marks extends SharedMarks {
  /** Card by post, or card and recorded level. */
  readonly posts?: Readonly<Record<string, string | readonly [string, number]>>;
  readonly outer?: Readonly<Record<string, string>>;
  readonly grid?: readonly number[];
  readonly albums?: number;
  readonly singles?: number;
  readonly venues?: readonly string[];
  readonly opened?: readonly string[];
  readonly fails?: number;
}

export function write(sheet: number[], marks: Marks): void {
  writeShared(kit, sheet, marks);
  for (const [post, member] of Object.entries(marks.posts ?? {})) writeMember(kit, sheet, postIndex(post), member);
  for (const [circle, skill] of Object.entries(marks.outer ?? {}))
    sheet[OUTER + Number(circle[1])] = indexIn(pack.skills, skill) + 1;
  sheet[GRID] |= bits(marks.grid ?? []);
  sheet[TRACK_A] += marks.albums ?? 0;
  sheet[TRACK_B] += marks.singles ?? 0;
  sheet[TOUR] |= bits((marks.venues ?? []).map(venueIndex));
  sheet[OPENED] |= bits((marks.opened ?? []).map(lockIndex));
  sheet[PENALTY] += marks.fails ?? 0;
}

/** A match that a test drives by hand. */
export class Table extends DrivenTable<Marks> {
  constructor(seats: number, options = { harder: false }) {
    super(game, seats, options);
  }

  protected write(sheet: number[], marks: Marks): void {
    write(sheet, marks);
  }

  isQuiet(seat: number): boolean {
    return this.state.sheets[seat][WAITING] === 0;
  }

  personal(seat: number, goal: string): this {
    this.state.personal[seat] = goalIndex(goal);
    return this;
  }
}

/** Two players, seat 0 about to record this card; seat 1 has nothing to decide. */
export function recording(card: string, marks: Marks = {}): Table {
  const table = new Table(2).begin();
  table.state.sheets[0][OUTER] = table.state.shown[0][OUTER] = 0;
  table.marks(0, marks);
  table.hand(0, [card, 'S0', 'S1', 'S2', 'S3']).hand(1, ['S4', 'S5', 'S6', 'S7', 'A49']);
  return table.pick(0, card).pick(1, 'S4');
}

/** Two players at the start of a weekend, with these goals on show; seat 0 has just crossed asset A12. */
export function weekend(goals: readonly string[], marks: Marks = {}, personal?: string): Table {
  const table = new Table(2).begin();
  table.marks(0, marks).slots(goals);
  table.state.personal[0] = personal === undefined ? -1 : goalIndex(personal);
  table.state.personal[1] = -1;
  table.hand(0, ['A00', 'S1']).hand(1, ['S4', 'S5']);
  return table
    .pick(0, 'A00')
    .pick(1, 'S4')
    .play(0, { type: 'cross', section: 'net', space: nodeIndex('A12') });
}
