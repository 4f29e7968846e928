import { BOOSTED, CHEER, GRID, LEVELS, PENALTY, TRACK_A, TRACK_B } from '@bandstand/kits/draft-and-write';
import {
  bits,
  DrivenTable,
  indexesOf,
  writeMember,
  writeShared,
  type SharedMarks,
} from '@bandstand/kits/draft-and-write-tests';
import { game } from '../index.ts';

export const { kit } = game;

export const { cardIndex, goalIndex, cellIndex, nodeIndex } = indexesOf(kit);
/** `2.3` is row two, column three. */
export const squareIndex = (square: string): number => 4 * (Number(square[0]) - 1) + Number(square[2]) - 1;

/** What is written on a sheet before a test begins. */
export interface Marks extends SharedMarks {
  /** Card by jersey number, or card and recorded level. */
  readonly roster?: Readonly<Record<number, string | readonly [string, number]>>;
  /** Jerseys that have taken a boost. */
  readonly boosted?: readonly number[];
  readonly grid?: readonly string[];
  readonly stars?: number;
  readonly balls?: number;
  readonly happy?: number;
  readonly unhappy?: number;
}

export function write(sheet: number[], marks: Marks): void {
  writeShared(kit, sheet, marks);
  for (const [jersey, member] of Object.entries(marks.roster ?? {}))
    writeMember(kit, sheet, Number(jersey) - 1, member);
  sheet[BOOSTED] |= bits((marks.boosted ?? []).map((jersey) => jersey - 1));
  sheet[GRID] |= bits((marks.grid ?? []).map(squareIndex));
  sheet[TRACK_A] += marks.stars ?? 0;
  sheet[TRACK_B] += marks.balls ?? 0;
  sheet[CHEER] += marks.happy ?? 0;
  sheet[PENALTY] += marks.unhappy ?? 0;
}

/** A match that a test drives by hand. */
export class Table extends DrivenTable<Marks> {
  constructor(seats: number, options = { harder: false }, seed = 7) {
    super(game, seats, options, seed);
  }

  protected write(sheet: number[], marks: Marks): void {
    write(sheet, marks);
  }

  place(seat: number, jersey: number): this {
    return this.play(seat, { type: 'place', post: jersey - 1 });
  }

  boost(seat: number, jersey: number, multiplier: number): this {
    return this.play(seat, { type: 'boost', post: jersey - 1, multiplier });
  }

  improve(seat: number, square: string): this {
    return this.play(seat, { type: 'cross', section: 'grid', space: squareIndex(square) });
  }

  practise(seat: number, node: string): this {
    return this.play(seat, { type: 'cross', section: 'net', space: nodeIndex(node) });
  }

  private placeOf(seat: number, goal: string): number {
    return [...this.state.slots, this.state.personal[seat]].indexOf(goalIndex(goal));
  }

  claim(seat: number, goal: string): this {
    return this.play(seat, { type: 'claimSlot', slot: this.placeOf(seat, goal) });
  }

  canClaim(seat: number, goal: string): boolean {
    return this.can(seat, { type: 'claimSlot', slot: this.placeOf(seat, goal) });
  }

  /** The next goals to be turned up, in this order. */
  nextGoals(goals: readonly string[]): this {
    this.state.goalStack = goals.toReversed().map(goalIndex);
    return this;
  }

  noPersonal(): this {
    this.state.personal.fill(-1);
    return this;
  }

  level(seat: number, jersey: number): number {
    return this.state.sheets[seat][LEVELS + jersey - 1];
  }

  field(seat: number, field: number): number {
    return this.state.sheets[seat][field];
  }
}

/** Two players, seat 0 about to record this card; seat 1 has nothing to decide. */
export function recording(card: string, marks: Marks = {}): Table {
  const table = new Table(2).begin().slots([]).noPersonal();
  table.marks(0, marks);
  table.hand(0, [card, 'D0', 'D1', 'D2']).hand(1, ['D4', 'D5', 'D6', 'D7']);
  return table.pick(0, card).pick(1, 'D4');
}

/** Two players at the start of a weekend, with these goals on show; nobody had to decide anything on the day before. */
export function weekend(goals: readonly string[], marks: Marks = {}, personal?: string): Table {
  const table = new Table(2).begin().noPersonal();
  table.marks(0, marks).slots(goals);
  if (personal !== undefined) table.state.personal[0] = goalIndex(personal);
  table.hand(0, ['U0', 'D1']).hand(1, ['D4', 'D5']);
  table.pick(0, 'U0').pick(1, 'D4');
  if (table.state.phase === 'record') table.play(0, { type: 'done' });
  return table;
}

/** One player, about to choose between two cards. */
export function alone(cards: readonly [string, string], marks: Marks = {}, options = { harder: false }): Table {
  const table = new Table(1, options).marks(0, marks).hand(0, cards);
  return table;
}

/** A roster without the named jerseys. */
export function rosterWithout(...missing: readonly number[]): Record<number, string> {
  const full = ['GK00', 'DF00', 'DF01', 'DF02', 'DF03', 'MF00', 'MF01', 'MF02', 'AT00', 'AT01', 'AT02'];
  return Object.fromEntries(
    full.map((card, post) => [post + 1, card]).filter(([jersey]) => !missing.includes(Number(jersey))),
  );
}
