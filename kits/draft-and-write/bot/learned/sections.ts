import { ALL_GRID, ALL_NET, type Kit } from '../../kit.ts';
import { GRID, NET, OPENED, TOUR } from '../../layout.ts';
import { partPoints } from '../../score.ts';
import type { ScorePart } from '../../rules.ts';
import type { Goal, Item } from '../../state.ts';
import { boostedTotal } from '../boosts.ts';
import { canClaimLater, GoalValue } from '../goalValue.ts';
import type { Sections } from '../sections.ts';
import { TourMemory } from '../tourMemory.ts';
import type { Weights } from '../weights.ts';
import { ItemWorth } from '../worth.ts';
import { DISTANCES, distanceOf, Features } from './features.ts';
import type { LearnedWeights } from './weights.ts';

/** The part of the score that each section is about, where there is one. */
const SCORED: readonly (ScorePart | undefined)[] = [
  'grid',
  undefined,
  'match',
  'tracks',
  'tour',
  'band',
  'cheer',
  'goals',
];
/** The prize of a goal is told in tens, so that its weights are of the size of the others. */
export const PRIZE_UNIT = 10;

/** Sections judged by points so far and by what was learned of the features of a sheet. */
export class LearnedSections implements Sections {
  readonly goalParts: readonly number[];
  readonly features: Features;
  private readonly kit: Kit;
  private readonly learned: LearnedWeights;
  private readonly items: ItemWorth;
  private readonly goals: GoalValue;
  private readonly grids = new Answers(ALL_GRID + 1);
  private readonly nets = new Answers(ALL_NET + 1);
  private readonly tours = new TourMemory();

  constructor(kit: Kit, weights: Weights, learned: LearnedWeights) {
    this.kit = kit;
    this.features = new Features(kit);
    this.learned = learned;
    this.items = new ItemWorth(weights);
    this.goals = new GoalValue(kit, weights, this.items);
    this.goalParts = this.goals.parts;
  }

  worth(item: Item): number {
    return this.items.of(item);
  }

  open(sheet: readonly number[], turns: number, goal: Goal): number {
    const distance = this.distance(sheet, goal);
    if (distance < 0) return 0;
    const weights = this.learned.at(turns);
    const { goalsStart } = this.features;
    return (
      (this.goals.prize(goal) / PRIZE_UNIT) * weights[goalsStart + distance] +
      weights[goalsStart + DISTANCES * (1 + goal) + distance]
    );
  }

  /** How far a goal is, -1 when it can no longer be claimed. */
  distance(sheet: readonly number[], goal: Goal): number {
    return canClaimLater(sheet, goal) ? distanceOf(this.goals.missing(sheet, goal)) : -1;
  }

  prize(goal: Goal): number {
    return this.goals.prize(goal);
  }

  part(part: number, sheet: readonly number[], turns: number): number {
    switch (part) {
      case 0:
        return this.grids.at(turns, sheet[GRID]) ?? this.grids.keep(this.sum(part, sheet, turns));
      case 1:
        return this.nets.at(turns, sheet[NET]) ?? this.nets.keep(this.sum(part, sheet, turns));
      case 4: {
        if (this.kit.venueCount === 0) return 0;
        const known = this.tours.recall(turns, sheet[TOUR], sheet[OPENED]);
        return Number.isNaN(known) ? this.tours.keep(this.sum(part, sheet, turns)) : known;
      }
      default:
        return this.sum(part, sheet, turns);
    }
  }

  /** Points so far, and the weights of all features. */
  private sum(part: number, sheet: readonly number[], turns: number): number {
    const weights = this.learned.at(turns);
    const found = this.features.of(part, sheet);
    let sum = this.points(part, sheet);
    for (let i = 0; i < found.length; i++) sum += weights[found[i]];
    return sum;
  }

  /** Points so far; multipliers that may be used at any time count as if they were used at once. */
  points(part: number, sheet: readonly number[]): number {
    const { kit } = this;
    const scored = SCORED[part];
    if (scored === undefined) return 0;
    if (scored !== 'band') return partPoints(kit, sheet, scored);
    const band = kit.rules.multipliers === 'anytime' ? boostedTotal(kit, sheet) : partPoints(kit, sheet, 'band');
    return band + partPoints(kit, sheet, 'penalty');
  }
}

/** Answers by turns to come and by the marks of a section. */
class Answers {
  private readonly marks: number;
  private readonly byTurns: Float32Array[] = [];
  private turns = 0;
  private place = 0;

  constructor(marks: number) {
    this.marks = marks;
  }

  at(turns: number, marks: number): number | undefined {
    this.turns = turns;
    this.place = marks;
    const known = (this.byTurns[turns] ??= new Float32Array(this.marks).fill(NaN))[marks];
    return Number.isNaN(known) ? undefined : known;
  }

  /** Rounded the same the first time and later. */
  keep(value: number): number {
    this.byTurns[this.turns][this.place] = value;
    return this.byTurns[this.turns][this.place];
  }
}
