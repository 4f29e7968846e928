import { METRIC_NAMES, type Need } from '../needs.ts';
import { readNeed } from '../goals/metrics.ts';
import type { Kit } from '../kit.ts';
import { GOAL_BOXES, GOAL_COUNT, GOALS } from '../layout.ts';
import { chanceIn, powers } from './chance.ts';
import { lookedAt } from './parts.ts';
import type { Weights } from './weights.ts';
import type { ItemWorth } from './worth.ts';
import type { Goal } from '../state.ts';

/** Units of each metric that one good turn brings; 1 where not listed. */
const STEP: Partial<Record<Need['metric'], number>> = {
  sp: 4,
  skill: 1.6,
  skillEach: 0.5,
  match: 1.2,
  matchEach: 0.4,
  netLinks: 1.5,
};

/** Steps to a goal are counted in quarters. */
const QUARTERS = 4;

const MOST_QUARTERS = 399;

/** Judges goals: claimed ones, free boxes, and how far the open ones are away. */
export class GoalValue {
  private readonly kit: Kit;
  private readonly weights: Weights;
  /** The marks that each goal reads, as in `parts.ts`. */
  readonly parts: readonly number[];
  private readonly prizes: readonly number[];
  private readonly quarterSteps: readonly number[] = METRIC_NAMES.map((metric) => QUARTERS / (STEP[metric] ?? 1));
  private readonly chances: Float64Array[] = [];

  constructor(kit: Kit, weights: Weights, worth: ItemWorth) {
    this.kit = kit;
    this.weights = weights;
    this.parts = kit.goals.map((goal) => goal.needs.reduce((parts, need) => parts | lookedAt(need.metric), 0));
    this.prizes = kit.goals.map((goal) => goal.points + worth.ofAll(goal.items));
  }

  /** Claimed goals, and what free boxes may still bring. */
  boxes(sheet: readonly number[], turns: number): number {
    const boxes = sheet[GOAL_COUNT];
    let sum = 0;
    for (let box = 0; box < boxes; box++) sum += this.kit.goals[sheet[GOALS + box] - 1].points;
    return boxes >= GOAL_BOXES ? sum : sum + this.weights.goalBox * Math.min(GOAL_BOXES - boxes, turns / 3);
  }

  /** What an unclaimed goal is worth, by how far the sheet is from it. */
  open(sheet: readonly number[], turns: number, goal: Goal): number {
    if (!canClaimLater(sheet, goal)) return 0;
    const { weights } = this;
    const chances = (this.chances[turns] ??= powers(chanceIn(turns, weights.goalPace), MOST_QUARTERS + 1, QUARTERS));
    return this.prizes[goal] * chances[this.missing(sheet, goal)] * weights.goalShare;
  }

  /** What a goal gives when it is claimed. */
  prize(goal: Goal): number {
    return this.prizes[goal];
  }

  /** How far the sheet is from a goal, in quarters of a good turn. */
  missing(sheet: readonly number[], goal: Goal): number {
    const { kit } = this;
    const { needs } = kit.goals[goal];
    let missing = 0;
    for (let n = 0; n < needs.length; n++) {
      const gap = needs[n].atLeast - readNeed(kit, sheet, needs[n]);
      if (gap > 0) missing += gap * this.quarterSteps[needs[n].number];
    }
    return Math.min(MOST_QUARTERS, Math.round(missing));
  }
}

/** Whether there is a box left for the goal, and it is not in one. */
export const canClaimLater = (sheet: readonly number[], goal: Goal): boolean =>
  sheet[GOAL_COUNT] < GOAL_BOXES && !hasClaimed(sheet, goal);

function hasClaimed(sheet: readonly number[], goal: Goal): boolean {
  for (let box = 0; box < sheet[GOAL_COUNT]; box++) if (sheet[GOALS + box] === goal + 1) return true;
  return false;
}
