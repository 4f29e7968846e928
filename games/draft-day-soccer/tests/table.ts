import { fastRandom, firstSeat, seatsIn, type Random } from '@bandstand/engine';
import {
  BOOSTED,
  CHEER,
  GOAL_COUNT,
  GOALS,
  GRID,
  ITEM,
  LEVELS,
  MARKS,
  MATCH,
  MEMBERS,
  NET,
  PENALTY,
  PENDING,
  POST_COUNT,
  TRACK_A,
  TRACK_B,
  UNLOCKED,
  USED,
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
/** `s1` is the first cell of the Square row. */
export const cellIndex = (cell: string): number => 5 * 'stdc'.indexOf(cell[0]) + Number(cell[1]) - 1;
/** `P7` by its printed number. */
export const nodeIndex = (node: string): number => Number(node.slice(1)) - 1;
/** `2.3` is row two, column three. */
export const squareIndex = (square: string): number => 4 * (Number(square[0]) - 1) + Number(square[2]) - 1;

function indexIn(list: readonly { readonly id: string }[], id: string): number {
  const index = list.findIndex((each) => each.id === id);
  if (index < 0) throw new Error(`there is no "${id}"`);
  return index;
}

/** What is written on a sheet before a test begins. */
export interface Marks {
  /** Card by jersey number, or card and recorded level. */
  readonly roster?: Readonly<Record<number, string | readonly [string, number]>>;
  /** Jerseys that have taken a boost. */
  readonly boosted?: readonly number[];
  readonly match?: readonly string[];
  readonly grid?: readonly string[];
  readonly net?: readonly string[];
  readonly stars?: number;
  readonly balls?: number;
  readonly happy?: number;
  readonly unhappy?: number;
  /** How many of ×2, ×3 and ×4 are ready. */
  readonly unlocked?: readonly [number, number, number];
  readonly used?: readonly [number, number, number];
  readonly goals?: readonly string[];
}

const bits = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);

export function write(sheet: number[], marks: Marks): void {
  for (const [jersey, member] of Object.entries(marks.roster ?? {})) {
    const post = Number(jersey) - 1;
    const [card, level] = typeof member === 'string' ? [member, undefined] : member;
    sheet[MEMBERS + post] = cardIndex(card) + 1;
    sheet[LEVELS + post] = level ?? kit.cardLevel[cardIndex(card)];
    sheet[POST_COUNT]++;
  }
  sheet[BOOSTED] |= bits((marks.boosted ?? []).map((jersey) => jersey - 1));
  sheet[MATCH] |= bits((marks.match ?? []).map(cellIndex));
  sheet[GRID] |= bits((marks.grid ?? []).map(squareIndex));
  sheet[NET] |= bits((marks.net ?? []).map(nodeIndex));
  sheet[TRACK_A] += marks.stars ?? 0;
  sheet[TRACK_B] += marks.balls ?? 0;
  sheet[CHEER] += marks.happy ?? 0;
  sheet[PENALTY] += marks.unhappy ?? 0;
  for (let value = 0; value < 3; value++) {
    sheet[UNLOCKED + value] += (marks.unlocked?.[value] ?? 0) + (marks.used?.[value] ?? 0);
    sheet[USED + value] += marks.used?.[value] ?? 0;
  }
  for (const goal of marks.goals ?? []) sheet[GOALS + sheet[GOAL_COUNT]++] = goalIndex(goal) + 1;
}

/** A row of the move table by its fields. */
export type Wanted = { readonly type: Move['type'] } & Readonly<Record<string, unknown>>;

/** A match that a test drives by hand. */
export class Table {
  readonly state: State;
  readonly random: Random;
  readonly events: Event[] = [];

  constructor(seats: number, options = { harder: false }, seed = 7) {
    this.random = fastRandom(seed);
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

  use(seat: number, bonus: Bonus | 's' | 't' | 'd' | 'c', space = 0): this {
    return this.play(seat, { type: 'use', item: itemKind(bonus), space });
  }

  claim(seat: number, goal: string): this {
    const places = [...this.state.slots, this.state.personal[seat]];
    return this.play(seat, { type: 'claimSlot', slot: places.indexOf(goalIndex(goal)) });
  }

  canClaim(seat: number, goal: string): boolean {
    const places = [...this.state.slots, this.state.personal[seat]];
    return this.can(seat, { type: 'claimSlot', slot: places.indexOf(goalIndex(goal)) });
  }

  /** The waiting items, by name. */
  waiting(seat: number): Record<string, number> {
    const sheet = this.state.sheets[seat];
    const names = ['s', 't', 'd', 'c', ...Object.keys(ITEM)];
    return Object.fromEntries(
      names.flatMap((name, kind) => (sheet[PENDING + kind] > 0 ? [[name, sheet[PENDING + kind]]] : [])),
    );
  }

  /** Personal goals chosen: the first hands are dealt. */
  begin(): this {
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

  /** The next goals to be turned up, in this order. */
  nextGoals(goals: readonly string[]): this {
    this.state.goalStack = goals.toReversed().map(goalIndex);
    return this;
  }

  noPersonal(): this {
    this.state.personal.fill(-1);
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
      const plain = moves.find((move) => ['enough', 'drop', 'done'].includes(move.type)) ?? moves[0];
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

  level(seat: number, jersey: number): number {
    return this.state.sheets[seat][LEVELS + jersey - 1];
  }

  field(seat: number, field: number): number {
    return this.state.sheets[seat][field];
  }
}

export function itemKind(bonus: Bonus | 's' | 't' | 'd' | 'c'): number {
  const shape = 'stdc'.indexOf(bonus);
  return bonus.length === 1 && shape >= 0 ? shape : ITEM[bonus as Bonus];
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
