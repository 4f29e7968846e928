import { BOOK } from '../moves/table.ts';
import { sumOf } from '../rules/course.ts';
import { DICE, FACES, KIND_OF, VALUE_OF, dieOf, type Die } from '../vocabulary.ts';
import { advisePlacement, ColumnSearch, frontDice, valuesIn } from './column.ts';
import type { Advice, Powers, Question } from './question.ts';
import type { SongModel } from './songModel.ts';

/** Powers that need no roll. */
type Quiet = Pick<Powers, 'doubleStop' | 'nudge' | 'unison' | 'unpocket'>;

/** The same without re-rolls and special dice: for pools so crowded that counting every roll would take too long. */
export function adviseAsTheyLie(question: Question, model: SongModel): Advice[] {
  const { at, pool, powers } = question;
  const search = new ColumnSearch(model, at, highDice(pool, powers), model.weights, question);
  if (question.isSustain) {
    return [
      { move: BOOK.sustain.id, points: best(search, pool, powers) },
      { move: BOOK.letPass.id, points: search.best(valuesIn(pool), 0) },
    ];
  }
  const placements = advisePlacement(search, pool, at.placementsLeft);
  return [
    ...placements.map(({ die, points }) => ({ move: BOOK.place[die].id, points })),
    ...steps(pool, powers).map(({ move, pool: next, powers: rest }) => ({ move, points: best(search, next, rest) })),
    ...(powers.doubleStop && sumOf(pool) > 1
      ? [{ move: BOOK.doubleStop.id, points: search.best(valuesIn(pool), 2) }]
      : []),
  ];
}

/** Dice that show 7 or 8, or could be made to. */
const highDice = (pool: readonly number[], powers: Quiet): number =>
  powers.nudge || powers.unison > 6
    ? frontDice(pool)
    : pool.reduce((sum, count, die) => sum + (VALUE_OF[die] > 6 ? count : 0), 0);

function best(search: ColumnSearch, pool: readonly number[], powers: Quiet): number {
  let worth = sumOf(pool) === 0 ? 0 : search.best(valuesIn(pool), 1);
  if (powers.doubleStop && sumOf(pool) > 1) worth = Math.max(worth, search.best(valuesIn(pool), 2));
  for (const step of steps(pool, powers)) worth = Math.max(worth, best(search, step.pool, step.powers));
  return worth;
}

interface Step {
  readonly move: number;
  readonly pool: readonly number[];
  readonly powers: Quiet;
}

/** What changes the pool without a roll. */
function steps(pool: readonly number[], powers: Quiet): Step[] {
  const found: Step[] = [];
  const change = (move: { readonly id: number }, from: Die, to: Die, rest: Quiet): void => {
    const next = [...pool];
    if (from >= 0) next[from]--;
    next[to]++;
    found.push({ move: move.id, pool: next, powers: rest });
  };
  for (let die = 0; die < DICE; die++) {
    if (pool[die] === 0) continue;
    const value = VALUE_OF[die];
    const sides = FACES[KIND_OF[die]];
    if (powers.nudge && value < sides) change(BOOK.nudge[die * 2], die, die + 1, { ...powers, nudge: false });
    if (powers.nudge && value > 1) change(BOOK.nudge[die * 2 + 1], die, die - 1, { ...powers, nudge: false });
    if (powers.unison > 0 && powers.unison !== value && powers.unison <= sides)
      change(BOOK.unison[die], die, dieOf(KIND_OF[die], powers.unison), { ...powers, unison: 0 });
  }
  if (powers.unpocket > 0) change(BOOK.unpocket, -1, dieOf(0, powers.unpocket), { ...powers, unpocket: 0 });
  return found;
}
