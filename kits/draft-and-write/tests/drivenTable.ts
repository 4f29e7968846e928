import { fastRandom, firstSeat, seatsIn, type Random } from '@bandstand/engine';
import {
  copyMarks,
  GOAL_COUNT,
  GOALS,
  ITEM,
  LEVELS,
  MATCH,
  MEMBERS,
  NET,
  PENDING,
  POST_COUNT,
  UNLOCKED,
  USED,
  type Bonus,
  type DraftAndWriteGame,
  type Event,
  type Kit,
  type Move,
  type State,
} from '../index.ts';

export function indexIn(list: readonly { readonly id: string }[], id: string): number {
  const index = list.findIndex((each) => each.id === id);
  if (index < 0) throw new Error(`there is no "${id}"`);
  return index;
}

/** Net nodes by their printed numbers: `A12` is the twelfth. */
const nodeIndex = (node: string): number => Number(node.slice(1)) - 1;

/** A cell of the match section by skill and column: `b1` is the first of skill b. */
const cellIndex = (kit: Kit, cell: string): number => 5 * indexIn(kit.pack.skills, cell[0]) + Number(cell[1]) - 1;

/** Where the cards, goals, cells and nodes of a game are in its pack, by their printed ids. */
export const indexesOf = (kit: Kit) => ({
  cardIndex: (id: string): number => indexIn(kit.pack.cards, id),
  goalIndex: (id: string): number => indexIn(kit.pack.goals, id),
  cellIndex: (cell: string): number => cellIndex(kit, cell),
  nodeIndex,
});

export const bits = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);

/** What is written on a sheet of any game before a test begins. */
export interface SharedMarks {
  readonly match?: readonly string[];
  readonly net?: readonly string[];
  /** How many of ×2, ×3 and ×4 are ready. */
  readonly unlocked?: readonly [number, number, number];
  readonly used?: readonly [number, number, number];
  readonly goals?: readonly string[];
}

export function writeShared(kit: Kit, sheet: number[], marks: SharedMarks): void {
  sheet[MATCH] |= bits((marks.match ?? []).map((cell) => cellIndex(kit, cell)));
  sheet[NET] |= bits((marks.net ?? []).map(nodeIndex));
  for (let value = 0; value < 3; value++) {
    sheet[UNLOCKED + value] += (marks.unlocked?.[value] ?? 0) + (marks.used?.[value] ?? 0);
    sheet[USED + value] += marks.used?.[value] ?? 0;
  }
  for (const goal of marks.goals ?? []) sheet[GOALS + sheet[GOAL_COUNT]++] = indexIn(kit.pack.goals, goal) + 1;
}

/** Writes a card, or a card and its recorded level, into a post. */
export function writeMember(kit: Kit, sheet: number[], post: number, member: string | readonly [string, number]): void {
  const [id, level] = typeof member === 'string' ? [member, undefined] : member;
  const card = indexIn(kit.pack.cards, id);
  sheet[MEMBERS + post] = card + 1;
  sheet[LEVELS + post] = level ?? kit.cardLevel[card];
  sheet[POST_COUNT]++;
}

/** A row of the move table by its fields. */
export type Wanted = { readonly type: Move['type'] } & Readonly<Record<string, unknown>>;

const PLAIN: readonly Move['type'][] = ['refuse', 'skip', 'enough', 'drop', 'done'];

/** A match that a test drives by hand. A game says how its marks are written. */
export abstract class DrivenTable<Marks> {
  readonly state: State;
  readonly random: Random;
  readonly events: Event[] = [];
  protected readonly game: DraftAndWriteGame;

  constructor(game: DraftAndWriteGame, seats: number, options = { harder: false }, seed = 7) {
    this.game = game;
    this.random = fastRandom(seed);
    this.state = game.setup(options, seats, this.random);
  }

  protected abstract write(sheet: number[], marks: Marks): void;

  legal(seat: number): readonly Move[] {
    return this.game.legalMoves(this.state, seat);
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

  private make(seat: number, move: Move): void {
    this.game.play(this.state, seat, move, this.random, (event) => this.events.push(event));
  }

  play(seat: number, wanted: Wanted): this {
    const move = this.find(seat, wanted);
    if (move === undefined)
      throw new Error(
        `seat ${seat} may not play ${JSON.stringify(wanted)}; legal: ${JSON.stringify(this.legal(seat))}`,
      );
    this.make(seat, move);
    return this;
  }

  /** The kind of an item: a bonus, or a match of the skill with this letter. */
  itemKind(item: string): number {
    const skill = this.game.kit.pack.skills.findIndex(({ id }) => id === item);
    return skill >= 0 ? skill : ITEM[item as Bonus];
  }

  use(seat: number, item: string, space = 0): this {
    return this.play(seat, { type: 'use', item: this.itemKind(item), space });
  }

  /** The waiting items, by name. */
  waiting(seat: number): Record<string, number> {
    const sheet = this.state.sheets[seat];
    const names = [...this.game.kit.pack.skills.map(({ id }) => id), ...Object.keys(ITEM)];
    return Object.fromEntries(
      names.flatMap((name, kind) => (sheet[PENDING + kind] > 0 ? [[name, sheet[PENDING + kind]]] : [])),
    );
  }

  /** What is chosen before the first hands are dealt. */
  begin(): this {
    if (this.state.phase === 'start')
      for (const seat of this.seats()) this.play(seat, { type: 'startColour', skill: 0 });
    if (this.state.phase === 'keep') for (const seat of this.seats()) this.play(seat, { type: 'keepGoal', which: 0 });
    return this;
  }

  seats(): number[] {
    return this.state.sheets.map((_, seat) => seat);
  }

  marks(seat: number, marks: Marks): this {
    this.write(this.state.sheets[seat], marks);
    copyMarks(this.state.sheets[seat], this.state.shown[seat]);
    return this;
  }

  private card(id: string): number {
    return indexIn(this.game.kit.pack.cards, id);
  }

  private goal(id: string): number {
    return indexIn(this.game.kit.pack.goals, id);
  }

  /** Puts cards into a hand, whatever was there. */
  hand(seat: number, cards: readonly string[]): this {
    this.state.hands[seat] = cards.map((card) => this.card(card)).sort((a, b) => a - b);
    return this;
  }

  slots(goals: readonly string[]): this {
    for (let slot = 0; slot < 4; slot++)
      this.state.slots[slot] = goals[slot] === undefined ? -1 : this.goal(goals[slot]);
    this.state.goalStack = this.state.goalStack.filter((goal) => !this.state.slots.includes(goal));
    return this;
  }

  pick(seat: number, card: string): this {
    return this.play(seat, { type: 'pick', slot: this.state.hands[seat].indexOf(this.card(card)) });
  }

  /** Everybody who still owes something does the plainest thing, until the phase changes. */
  restOf(phase: State['phase']): this {
    while (this.state.phase === phase && this.state.toAct !== 0) {
      const seat = firstSeat(this.state.toAct);
      const moves = this.legal(seat);
      this.make(seat, moves.find((move) => PLAIN.includes(move.type)) ?? moves[0]);
    }
    return this;
  }

  get busy(): number[] {
    return seatsIn(this.state.toAct);
  }

  points(seat: number): Record<string, number> {
    const lines = this.game.score(this.game.view(this.state, seat), seat);
    return Object.fromEntries(lines.map((line) => [line.part, line.points]));
  }
}
