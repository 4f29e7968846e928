import { adviseAsTheyLie } from './asTheyLie.ts';
import type { Advice, Question } from './question.ts';
import { adviseAll } from './everyRoll.ts';
import { Meter, TooMuchWork } from './meter.ts';
import { weightsFor } from './points.ts';
import { modelOf } from './models.ts';

export interface Coaching {
  /** Best first. */
  readonly advice: readonly Advice[];
  /** Sums and comparisons: what it cost, whatever the machine. */
  readonly work: number;
  /** False for the few crowded pools whose re-rolls are not counted: the worths are those of the dice as they lie. */
  readonly isComplete: boolean;
}

/** Sums and comparisons that an answer may cost before it leaves re-rolls out. */
export const MOST_WORK = 8_000_000;

/**
 * The exact worth of every placement, power and special die of the seat to move: over every order of what the seat may still
 * do in this turn, every roll it leads to, every placement of the others in this part and every roll and placement in the
 * parts to come. Everybody plays for the same goal; powers of others and of later turns stay unused.
 */
export function coach(question: Question, most = MOST_WORK): Coaching {
  const model = modelOf(question.columns, weightsFor(question.goal));
  const meter = new Meter(most);
  try {
    const advice = model.within(meter, () => adviseAll(question, model));
    return { advice: sorted(advice), work: meter.work, isComplete: true };
  } catch (reason) {
    if (!(reason instanceof TooMuchWork)) throw reason;
    const rest = new Meter();
    const advice = model.within(rest, () => adviseAsTheyLie(question, model));
    return { advice: sorted(advice), work: meter.work + rest.work, isComplete: false };
  }
}

const sorted = (advice: Advice[]): Advice[] => advice.sort((a, b) => b.points - a.points || a.move - b.move);
