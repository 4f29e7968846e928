import type { Policy, Random, Seat } from '@bandstand/engine';
import { flowOf } from '../flow/index.ts';
import { PENALTY_CARD, type Kit } from '../kit.ts';
import { copySheet, GOAL_BOXES, GOAL_COUNT, newSheet, SLOTS, STAGE, TO_RECORD, WAITING } from '../layout.ts';
import { sheetMoves } from '../legal.ts';
import type { Move } from '../moves.ts';
import type { SeatTurn } from '../phase.ts';
import { totalPoints } from '../score.ts';
import { beginRecord, canClaim, settle, step } from '../seat.ts';
import type { State, Card } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import { goalBoost, lastBoost } from './boosts.ts';
import { Chains } from './chain.ts';
import { Known } from './known.ts';
import { lookAhead, newOutlook } from './outlook.ts';
import { newParts, touchedBy, TOUCHED_AT_ONCE } from './parts.ts';
import { pressing } from './lastWeekend.ts';
import { Plan } from './plan.ts';
import { WeighedSections, type Sections } from './sections.ts';
import { SheetValue } from './value.ts';
import type { Weights } from './weights.ts';

/** What a chooser thinks of besides the worth of its sheet. */
export interface Wits {
  /** Hopes for no more goals than there are boxes to claim them with, and fills those that are left in the last weekend. */
  readonly countsBoxes: boolean;
  /** Ends the match with the last goal while it leads. */
  readonly endsWhileAhead: boolean;
}

/** A move and what it promises, in points. */
export interface Promising {
  readonly move: Move;
  readonly worth: number;
}

/** How a chooser judges and how far it looks along a chain. */
export interface Habits {
  readonly weights: Weights;
  /** By formulas with the weights, if nothing else is said. */
  readonly sections?: Sections;
  /** Targets followed at each step of a chain; one beyond the list. */
  readonly widths: readonly number[];
  readonly wits?: Wits;
}

const PLAIN: Wits = { countsBoxes: false, endsWhileAhead: false };

/** Third cards that are tried before drawing one. */
const THIRD_TRIES = 5;

/** Chooses by the worth of the sheet after the whole chain that a choice sets off. */
export class Chooser {
  private readonly kit: Kit;
  private readonly judge: SheetValue;
  private readonly chains: Chains;
  private readonly weights: Weights;
  private readonly recordSheet = newSheet();
  private readonly moveSheet = newSheet();
  private readonly outlook = newOutlook();
  /** The parts of the sheet that a choice starts from. */
  private readonly parts = newParts();
  private readonly known: Known;
  /** By seat. */
  private readonly plans: (Plan | undefined)[] = [];
  /** The best way to record the card that was judged last: the recording, where there is a choice, and the chain after it. */
  private readonly steps: Move[] = [];
  /** The best way of all that were compared. */
  private readonly bestSteps: Move[] = [];

  private readonly wits: Wits;

  constructor(kit: Kit, { weights, sections = new WeighedSections(kit, weights), widths, wits = PLAIN }: Habits) {
    this.kit = kit;
    this.wits = wits;
    this.judge = new SheetValue(kit, sections, wits.countsBoxes);
    this.chains = new Chains(kit, this.judge, widths);
    this.weights = weights;
    this.known = new Known((kit.cardKind.length + 1) * kit.moves.table.length);
  }

  readonly policy: Policy<DraftAndWrite> = (state, seat, allowed, random) => {
    const moves = this.wits.countsBoxes ? pressing(this.kit, state, seat, allowed) : allowed;
    if (moves.length === 1) return moves[0];
    this.look(state, seat);
    switch (state.phase) {
      case 'start':
        return moves[random.below(moves.length)];
      case 'keep':
        return this.keep(state, seat, moves);
      case 'pick':
        return this.pick(state, seat, moves, random);
      case 'final':
        return lastBoost(state.sheets[seat], moves);
      default:
        return this.onSheet(state, seat, moves);
    }
  };

  /** The most promising moves, best first. */
  ranked(state: State, seat: Seat, moves: readonly Move[], limit: number, random: Random): Move[] {
    return this.judged(state, seat, moves, random)
      .slice(0, limit)
      .map(({ move }) => move);
  }

  /** Moves with what they are worth when the rest is done well, best first; those that are best held back are left out. */
  judged(state: State, seat: Seat, allowed: readonly Move[], random: Random): readonly Promising[] {
    const moves = this.wits.countsBoxes ? pressing(this.kit, state, seat, allowed) : allowed;
    this.look(state, seat);
    const sure = this.sureMove(state, seat, moves);
    if (sure !== undefined) return [{ move: sure, worth: 0 }];
    this.begin(state.sheets[seat]);
    const held = moves.filter((move) => move.type !== 'boost');
    return held
      .map((move) => ({ move, worth: this.promise(state, seat, move, random) }))
      .toSorted((a, b) => b.worth - a.worth);
  }

  /** What needs no comparison: boosts where they count, and the goal that wins the match. */
  private sureMove(state: State, seat: Seat, moves: readonly Move[]): Move | undefined {
    if (state.phase === 'final') return lastBoost(state.sheets[seat], moves);
    const boost = goalBoost(this.kit, state, seat);
    if (boost !== undefined) return boost;
    return this.wits.endsWhileAhead ? this.winningClaim(state, seat, moves) : undefined;
  }

  /** What a move is worth when the rest is done well. */
  private promise(state: State, seat: Seat, move: Move, random: Random): number {
    const sheet = state.sheets[seat];
    switch (move.type) {
      case 'pick':
        return this.cardWorth(
          state,
          sheet,
          seat,
          state.hands[seat][move.slot],
          state.seats === 1 && state.hands[seat].length === 3,
        );
      case 'drawThird':
        return this.thirdWorth(state, seat, random);
      case 'startColour':
      case 'keepGoal':
        return 0;
      default:
        copySheet(sheet, this.moveSheet);
        this.mark(state, seat, move);
        return this.chains.bestAfter(touchedBy(move), this.moveSheet, this.outlook, this.parts);
    }
  }

  /** What the sheet of a seat is worth now. */
  worth(state: State, seat: Seat): number {
    this.look(state, seat);
    return this.chains.best(state.sheets[seat], this.outlook);
  }

  /** The same without too much hope, so that early and late sheets can be compared. */
  soberWorth(state: State, seat: Seat): number {
    const { hopeAlone, hopeWithRivals } = this.weights;
    return this.worth(state, seat) - (state.seats === 1 ? hopeAlone : hopeWithRivals) * this.outlook.turns;
  }

  private look(state: State, seat: Seat): void {
    lookAhead(this.kit, this.weights, state, seat, this.outlook);
  }

  /** Takes the sheet that the recordings to be compared start from. */
  private begin(sheet: readonly number[]): void {
    this.judge.split(sheet, this.outlook, this.parts);
    this.known.forget();
  }

  private keep(state: State, seat: Seat, moves: readonly Move[]): Move {
    const values = state.offers[seat].map((goal) => {
      this.outlook.goals.push(goal);
      this.outlook.chances.push(1);
      const value = this.chains.best(state.sheets[seat], this.outlook);
      this.outlook.goals.pop();
      this.outlook.chances.pop();
      return value;
    });
    return moves[values[0] >= values[1] ? 0 : 1];
  }

  private pick(state: State, seat: Seat, moves: readonly Move[], random: Random): Move {
    const hand = state.hands[seat];
    const sheet = state.sheets[seat];
    const thenClaim = hand.length === 3 && state.seats === 1;
    this.begin(sheet);
    let best = -Infinity;
    let chosen = moves[0];
    let card = -1;
    for (const move of moves) {
      if (move.type !== 'pick') continue;
      const value = this.cardWorth(state, sheet, seat, hand[move.slot], thenClaim);
      if (value > best) {
        best = value;
        chosen = move;
        card = hand[move.slot];
        this.keepSteps();
      }
    }
    // With a claim right behind it, the card was judged by more than its recording.
    if (!thenClaim) this.planRecording(state, seat, card);
    const third = moves[moves.length - 1];
    return third.type === 'drawThird' && this.thirdWorth(state, seat, random) > best ? third : chosen;
  }

  private planRecording(state: State, seat: Seat, card: Card): void {
    const turn: SeatTurn = { content: this.kit, state, tell: undefined };
    const sheet = this.recordSheet;
    copySheet(state.sheets[seat], sheet);
    beginRecord(turn, sheet, seat, card);
    settle(turn, sheet, seat);
    this.planOf(seat).make(sheet, this.outlook, this.bestSteps);
  }

  private planOf(seat: Seat): Plan {
    return (this.plans[seat] ??= new Plan());
  }

  private keepSteps(): void {
    clear(this.bestSteps);
    for (const move of this.steps) this.bestSteps.push(move);
  }

  /** The mean worth of a hand of three, over a few cards that could come, less what a card is worth. */
  private thirdWorth(state: State, seat: Seat, random: Random): number {
    const hand = state.hands[seat];
    const { stack } = state;
    const flow = flowOf(this.kit, state);
    let sum = 0;
    for (let i = 0; i < THIRD_TRIES; i++) {
      const third = [...hand, stack[random.below(stack.length)]];
      const allowed = flow.pickable(this.kit, { ...state, hands: [third] }, 0);
      let best = -Infinity;
      for (let slot = 0; slot < third.length; slot++)
        if ((allowed >> slot) & 1)
          best = Math.max(best, this.cardWorth(state, state.sheets[seat], seat, third[slot], true));
      sum += best;
    }
    return sum / THIRD_TRIES - this.weights.cardCost;
  }

  /**
   * The worth of the sheet after the best recording of a card, and of the best claim right after it if one follows.
   * It starts from the sheet that was begun with.
   */
  private cardWorth(state: State, before: readonly number[], seat: Seat, card: Card, thenClaim: boolean): number {
    const sheet = this.recordSheet;
    copySheet(before, sheet);
    clear(this.steps);
    const ofCard = (card + 1) * this.kit.moves.table.length;
    beginRecord({ content: this.kit, tell: undefined }, sheet, seat, card);
    if (sheet[STAGE] !== TO_RECORD || this.kit.cardKind[card] === PENALTY_CARD) {
      const value = this.recorded(sheet, TOUCHED_AT_ONCE, ofCard);
      this.chains.addSteps(this.steps);
      return value + (thenClaim ? this.claimWorth(state, sheet, seat) : 0);
    }
    const moves = sheetMoves(this.kit, state, sheet, seat);
    let best = -Infinity;
    for (const move of moves) {
      if (move.type === 'boost' || move.type === 'done') continue;
      // Only members leave more than their mark: other recordings are the same with every card.
      const key = move.type === 'place' ? ofCard + move.id : move.id;
      let value = thenClaim ? NaN : this.known.recall(key);
      const isNew = Number.isNaN(value);
      if (isNew) {
        copySheet(sheet, this.moveSheet);
        this.mark(state, seat, move);
        value = this.recorded(this.moveSheet, touchedBy(move), key);
        if (thenClaim) value += this.claimWorth(state, this.moveSheet, seat);
      }
      if (value > best) {
        best = value;
        clear(this.steps);
        this.steps.push(move);
        if (isNew) this.chains.addSteps(this.steps);
      }
    }
    return best;
  }

  /** The worth of a sheet after a recording, which is remembered by its key. */
  private recorded(sheet: number[], touched: number, key: number): number {
    const known = this.known.recall(key);
    return Number.isNaN(known)
      ? this.known.keep(key, this.chains.bestAfter(touched, sheet, this.outlook, this.parts))
      : known;
  }

  /** What the best claim right after a recording would add. */
  private claimWorth(state: State, sheet: number[], seat: Seat): number {
    if (sheet[GOAL_COUNT] >= GOAL_BOXES) return 0;
    let best = 0;
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!canClaim(this.kit, state, sheet, seat, slot)) continue;
      best = Math.max(best, this.kit.goals[state.slots[slot]].points * this.weights.claimShare);
    }
    return best;
  }

  /** Makes a move on the sheet that is kept for trying. */
  private mark(state: State, seat: Seat, move: Move): void {
    step({ content: this.kit, state, tell: undefined }, this.moveSheet, seat, move);
  }

  /** The goal that fills the last box and ends the match, if the seat is ahead then. */
  private winningClaim(state: State, seat: Seat, moves: readonly Move[]): Move | undefined {
    const sheet = state.sheets[seat];
    if (state.seats === 1 || sheet[GOAL_COUNT] !== GOAL_BOXES - 1) return undefined;
    let rival = -Infinity;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) rival = Math.max(rival, totalPoints(this.kit, state.sheets[other]));
    let best = rival;
    let chosen: Move | undefined;
    for (const move of moves) {
      if (move.type !== 'claim' && move.type !== 'claimSlot') continue;
      copySheet(sheet, this.moveSheet);
      this.mark(state, seat, move);
      const points = totalPoints(this.kit, this.moveSheet);
      if (this.moveSheet[GOAL_COUNT] < GOAL_BOXES || points <= best) continue;
      best = points;
      chosen = move;
    }
    return chosen;
  }

  /** Recording, using items, claiming: the best first step of the best way. */
  private onSheet(state: State, seat: Seat, moves: readonly Move[]): Move {
    const sheet = state.sheets[seat];
    const turn: SeatTurn = { content: this.kit, state, tell: undefined };
    if (sheet[WAITING] > 0) {
      const planned = this.plans[seat]?.recall(turn, sheet, seat, this.outlook);
      if (planned !== undefined) return planned;
      const item = this.chains.nextItem(sheet);
      const space = this.chains.bestSpace(sheet, item, this.outlook);
      return this.kit.moves.use[item][space];
    }
    const boost = goalBoost(this.kit, state, seat);
    if (boost !== undefined) return boost;
    const planned = sheet[STAGE] === TO_RECORD ? this.plans[seat]?.recall(turn, sheet, seat, this.outlook) : undefined;
    if (planned !== undefined) return planned;
    const ending = this.wits.endsWhileAhead ? this.winningClaim(state, seat, moves) : undefined;
    return ending ?? this.bestOnSheet(state, seat, moves);
  }

  /** Tries every move that is not held back, and plans the chain that the best one sets off. */
  private bestOnSheet(state: State, seat: Seat, moves: readonly Move[]): Move {
    const sheet = state.sheets[seat];
    let best = -Infinity;
    let chosen = moves[0];
    const next = this.moveSheet;
    this.begin(sheet);
    clear(this.bestSteps);
    for (const move of moves) {
      if (move.type === 'boost') continue;
      copySheet(sheet, next);
      this.mark(state, seat, move);
      const value = this.chains.bestAfter(touchedBy(move), next, this.outlook, this.parts);
      if (value > best) {
        best = value;
        chosen = move;
        clear(this.bestSteps);
        this.chains.addSteps(this.bestSteps);
        copySheet(next, this.recordSheet);
      }
    }
    this.planOf(seat).make(this.recordSheet, this.outlook, this.bestSteps);
    return chosen;
  }
}

function clear(list: Move[]): void {
  while (list.length > 0) list.pop();
}
