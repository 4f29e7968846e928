import { NO_POWERS, type Advice, type Question } from './question.ts';
import { adviseAll } from './everyRoll.ts';
import { weightsFor } from './points.ts';
import { Memory } from './memory.ts';
import { SongModel } from './songModel.ts';

const memory = new Memory();

export interface Coaching {
  /** Best first. */
  readonly advice: readonly Advice[];
  /** Sums and comparisons: what it cost, whatever the machine. */
  readonly work: number;
}

/**
 * The exact worth of every placement, power and special die of the seat to move: over every order of what the seat may still
 * do in this turn, every roll it leads to, every placement of the others in this part and every roll and placement in the
 * parts to come. Everybody plays for the same goal; powers of others and of later turns stay unused.
 */
export function coach(question: Question): Coaching {
  const model = new SongModel(question.columns, weightsFor(question.goal), memory);
  const advice = adviseAll(question, model);
  memory.giveBack();
  return { advice: sorted(advice), work: model.work };
}

/**
 * The same question about nothing but which die to place, or nothing when there is no power to think of anyway. What a
 * placement is worth does not depend on powers, and without them a crowded song is counted many times as fast.
 */
export function aboutPlacing(question: Question): Question | undefined {
  const { shake, doubleStop, flare, nudge, unison, unpocket, special, kind } = question.powers;
  const hasPowers = shake || doubleStop || flare || nudge || unison + unpocket + special > 0;
  return hasPowers && !question.isSustain ? { ...question, powers: { ...NO_POWERS, kind } } : undefined;
}

const sorted = (advice: Advice[]): Advice[] => advice.sort((a, b) => b.points - a.points || a.move - b.move);
