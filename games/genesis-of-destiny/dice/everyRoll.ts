import { groupOf } from '../moves/songTurn.ts';
import { BOOK } from '../moveBook.ts';
import { sumOf } from '../rules/course.ts';
import { DICE, FACES, KIND_OF, VALUE_OF, dieOf, type Die } from '../vocabulary.ts';
import { advisePlacement, ColumnSearch, frontDice, valuesIn } from './column.ts';
import { compositionOf } from './kinds.ts';
import type { Advice, Question } from './question.ts';
import type { SongModel } from './songModel.ts';
import { MAY_COPY, MAY_DOUBLE, MAY_FLARE, MAY_NUDGE, MAY_ROLL, MAY_SHAKE, MAY_UNPOCKET, Turn } from './turn.ts';

/** Over every order of what the seat may still do in this turn, and every roll it leads to. */
export function adviseAll(question: Question, model: SongModel): Advice[] {
  const { at, pool, powers } = question;
  const { weights } = model;
  const may = mayOf(question);
  const search = new ColumnSearch(model, at, highest(question, may), weights, question);
  const turn = new Turn(search, powers, model);
  const sizes = compositionOf(pool);
  const advice: Advice[] = [];
  const add = (move: { readonly id: number }, points: number): void => {
    advice.push({ move: move.id, points });
  };
  if (question.isSustain) {
    add(BOOK.sustain, turn.at(pool, may));
    add(BOOK.letPass, search.best(valuesIn(pool), 0));
    return advice;
  }
  for (const { die, points } of advisePlacement(search, pool, at.placementsLeft)) add(BOOK.place[die], points);
  if (powers.unpocket > 0) add(BOOK.unpocket, turn.unpocketed(pool, may));
  if (powers.special > 0) add(BOOK.rollSpecial, turn.rolled(pool, may));
  if (sumOf(sizes) > 0) addPowers(turn, search, question, may, add);
  return advice;
}

function addPowers(
  turn: Turn,
  search: ColumnSearch,
  { pool, powers }: Question,
  may: number,
  add: (move: { readonly id: number }, points: number) => void,
): void {
  const sizes = compositionOf(pool);
  const changed = (from: Die, to: Die, power: number): number => {
    const other = [...pool];
    other[from]--;
    other[to]++;
    return turn.at(other, may - power);
  };
  if (powers.doubleStop && sumOf(sizes) > 1) add(BOOK.doubleStop, search.best(valuesIn(pool), 2));
  if ((may & MAY_SHAKE) !== 0) add(BOOK.shake, turn.shaken(sizes, may));
  for (let die = 0; die < DICE; die++) {
    if (pool[die] === 0) continue;
    const value = VALUE_OF[die];
    const sides = FACES[KIND_OF[die]];
    if ((may & MAY_NUDGE) !== 0 && value < sides) add(BOOK.nudge[die * 2], changed(die, die + 1, MAY_NUDGE));
    if ((may & MAY_NUDGE) !== 0 && value > 1) add(BOOK.nudge[die * 2 + 1], changed(die, die - 1, MAY_NUDGE));
    if ((may & MAY_COPY) !== 0 && powers.unison !== value && powers.unison <= sides)
      add(BOOK.unison[die], changed(die, dieOf(KIND_OF[die], powers.unison), MAY_COPY));
  }
  if ((may & MAY_FLARE) === 0) return;
  for (let group = 0; group < 3; group++) {
    if (pool.some((count, die) => count > 0 && groupOf(VALUE_OF[die]) === group))
      add(BOOK.flare[group], turn.flared(pool, may, group));
  }
}

const mayOf = ({ powers }: Question): number =>
  (powers.doubleStop ? MAY_DOUBLE : 0) |
  (powers.shake ? MAY_SHAKE : 0) |
  (powers.flare ? MAY_FLARE : 0) |
  (powers.nudge ? MAY_NUDGE : 0) |
  (powers.unison > 0 ? MAY_COPY : 0) |
  (powers.unpocket > 0 ? MAY_UNPOCKET : 0) |
  (powers.special * MAY_ROLL);

/** How many dice may come to show 7 or 8: those that do, or with powers all Front dice. */
function highest({ pool, powers, isSustain }: Question, may: number): number {
  if (may === 0 && !isSustain) return pool.reduce((sum, count, die) => sum + (VALUE_OF[die] > 6 ? count : 0), 0);
  return frontDice(pool) + (FACES[powers.kind] > 6 ? powers.special : 0);
}
