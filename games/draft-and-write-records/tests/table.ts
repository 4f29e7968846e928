import { fastRandom, firstSeat, seatsIn, type Random } from '@bandstand/engine';
import {
  GOAL_COUNT,
  GOALS,
  GRID,
  ITEM,
  LEVELS,
  MARKS,
  MATCH,
  MEMBERS,
  NET,
  OPENED,
  OUTER,
  PENALTY,
  PENDING,
  POST_COUNT,
  TOUR,
  TRACK_A,
  TRACK_B,
  UNLOCKED,
  USED,
  WAITING,
  type Bonus,
  type Event,
  type Move,
  type State,
} from '@bandstand/kits/draft-and-write';
import { game } from '../index.ts';

export const { kit } = game;
const { pack } = kit;

export const cardIndex = (id: string): number => indexIn(pack.cards, id);
export const goalIndex = (id: string): number => indexIn(pack.goals, id);
export const postIndex = (id: string): number => indexIn(pack.sheet.posts, id);
export const venueIndex = (id: string): number => indexIn(pack.sheet.tour ?? [], id);
export const lockIndex = (id: string): number => pack.sheet.locks.indexOf(id);
/** `b1` is the first cell of the Levels row. */
export const cellIndex = (cell: string): number => 5 * 'bryp'.indexOf(cell[0]) + Number(cell[1]) - 1;
export const nodeIndex = (node: string): number => Number(node.slice(1)) - 1;

function indexIn(list: readonly { readonly id: string }[], id: string): number {
  const index = list.findIndex((each) => each.id === id);
  if (index < 0) throw new Error(`there is no "${id}"`);
  return index;
}

/** What is written on a sheet before a test begins. */
export interface Marks {
  /** Card by post, or card and recorded level. */
  readonly posts?: Readonly<Record<string, string | readonly [string, number]>>;
  readonly outer?: Readonly<Record<string, string>>;
  readonly match?: readonly string[];
  readonly grid?: readonly number[];
  readonly net?: readonly string[];
  readonly albums?: number;
  readonly singles?: number;
  readonly venues?: readonly string[];
  readonly opened?: readonly string[];
  /** How many of ×2, ×3 and ×4. */
  readonly unlocked?: readonly [number, number, number];
  readonly used?: readonly [number, number, number];
  readonly fails?: number;
  readonly goals?: readonly string[];
}

const bits = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);

export function write(sheet: number[], marks: Marks): void {
  for (const [post, member] of Object.entries(marks.posts ?? {})) {
    const [card, level] = typeof member === 'string' ? [member, undefined] : member;
    sheet[MEMBERS + postIndex(post)] = cardIndex(card) + 1;
    sheet[LEVELS + postIndex(post)] = level ?? kit.cardLevel[cardIndex(card)];
    sheet[POST_COUNT]++;
  }
  for (const [circle, skill] of Object.entries(marks.outer ?? {}))
    sheet[OUTER + Number(circle[1])] = 'bryp'.indexOf(skill) + 1;
  sheet[MATCH] |= bits((marks.match ?? []).map(cellIndex));
  sheet[GRID] |= bits(marks.grid ?? []);
  sheet[NET] |= bits((marks.net ?? []).map(nodeIndex));
  sheet[TRACK_A] += marks.albums ?? 0;
  sheet[TRACK_B] += marks.singles ?? 0;
  sheet[TOUR] |= bits((marks.venues ?? []).map(venueIndex));
  sheet[OPENED] |= bits((marks.opened ?? []).map(lockIndex));
  for (let value = 0; value < 3; value++) {
    sheet[UNLOCKED + value] += (marks.unlocked?.[value] ?? 0) + (marks.used?.[value] ?? 0);
    sheet[USED + value] += marks.used?.[value] ?? 0;
  }
  sheet[PENALTY] += marks.fails ?? 0;
  for (const goal of marks.goals ?? []) sheet[GOALS + sheet[GOAL_COUNT]++] = goalIndex(goal) + 1;
}

/** A row of the move table by its fields. */
export type Wanted = { readonly type: Move['type'] } & Readonly<Record<string, unknown>>;

/** A match that a test drives by hand. */
export class Table {
  readonly state: State;
  readonly random: Random = fastRandom(7);
  readonly events: Event[] = [];

  constructor(seats: number, options = { harder: false }) {
    this.state = game.setup(options, seats, this.random);
  }

  legal(seat: number): readonly Move[] {
    return game.legalMoves(this.state, seat);
  }

  /** Legal moves of a kind, without their numbers. */
  offered(seat: number, type: Move['type']): unknown[] {
    return this.legal(seat).flatMap((move) => {
      const { id: _, type: kind, ...fields } = move;
      return kind === type ? [fields] : [];
    });
  }

  can(seat: number, wanted: Wanted): boolean {
    return this.find(seat, wanted) !== undefined;
  }

  private find(seat: number, wanted: Wanted): Move | undefined {
    return this.legal(seat).find((move) =>
      Object.entries(wanted).every(([key, value]) => Reflect.get(move, key) === value),
    );
  }

  play(seat: number, wanted: Wanted): this {
    const move = this.find(seat, wanted);
    if (move === undefined)
      throw new Error(
        `seat ${seat} may not play ${JSON.stringify(wanted)}; legal: ${JSON.stringify(this.legal(seat))}`,
      );
    game.play(this.state, seat, move, this.random, (event) => this.events.push(event));
    return this;
  }

  use(seat: number, bonus: Bonus | 'b' | 'r' | 'y' | 'p', space: number): this {
    return this.play(seat, { type: 'use', item: itemKind(bonus), space });
  }

  /** The waiting items, by name. */
  waiting(seat: number): Record<string, number> {
    const sheet = this.state.sheets[seat];
    const names = ['b', 'r', 'y', 'p', ...Object.keys(ITEM)];
    return Object.fromEntries(
      names.flatMap((name, kind) => (sheet[PENDING + kind] > 0 ? [[name, sheet[PENDING + kind]]] : [])),
    );
  }

  isQuiet(seat: number): boolean {
    return this.state.sheets[seat][WAITING] === 0;
  }

  /** Start colours and personal goals chosen: the first hands are dealt. */
  begin(): this {
    for (const seat of this.seats()) this.play(seat, { type: 'startColour', skill: 0 });
    if (this.state.phase === 'keep') for (const seat of this.seats()) this.play(seat, { type: 'keepGoal', which: 0 });
    return this;
  }

  seats(): number[] {
    return this.state.sheets.map((_, seat) => seat);
  }

  marks(seat: number, marks: Marks): this {
    write(this.state.sheets[seat], marks);
    for (let i = 0; i < MARKS; i++) this.state.shown[seat][i] = this.state.sheets[seat][i];
    return this;
  }

  /** Puts cards into a hand, whatever was there. */
  hand(seat: number, cards: readonly string[]): this {
    this.state.hands[seat] = cards.map(cardIndex).sort((a, b) => a - b);
    return this;
  }

  slots(goals: readonly string[]): this {
    for (let slot = 0; slot < 4; slot++)
      this.state.slots[slot] = goals[slot] === undefined ? -1 : goalIndex(goals[slot]);
    this.state.goalStack = this.state.goalStack.filter((goal) => !this.state.slots.includes(goal));
    return this;
  }

  personal(seat: number, goal: string): this {
    this.state.personal[seat] = goalIndex(goal);
    return this;
  }

  pick(seat: number, card: string): this {
    return this.play(seat, { type: 'pick', slot: this.state.hands[seat].indexOf(cardIndex(card)) });
  }

  /** Everybody who still owes something does the plainest thing, until the phase changes. */
  restOf(phase: State['phase']): this {
    while (this.state.phase === phase && this.state.toAct !== 0) {
      const seat = firstSeat(this.state.toAct);
      const moves = this.legal(seat);
      const plain = moves.find((move) => ['refuse', 'skip', 'enough', 'drop'].includes(move.type)) ?? moves[0];
      game.play(this.state, seat, plain, this.random, (event) => this.events.push(event));
    }
    return this;
  }

  get busy(): number[] {
    return seatsIn(this.state.toAct);
  }

  points(seat: number): Record<string, number> {
    const lines = game.score(game.view(this.state, seat), seat);
    return Object.fromEntries(lines.map((line) => [line.part, line.points]));
  }
}

export function itemKind(bonus: Bonus | 'b' | 'r' | 'y' | 'p'): number {
  const skill = 'bryp'.indexOf(bonus);
  return bonus.length === 1 && skill >= 0 ? skill : ITEM[bonus as Bonus];
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
