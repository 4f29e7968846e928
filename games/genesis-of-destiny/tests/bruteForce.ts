import { countSong } from '../rules/circles.ts';
import { FACES, KIND_OF, VALUE_OF, dieOf } from '../vocabulary.ts';
import type { Question } from '../dice/question.ts';

/** Everything again, the long way: every order of every die, every roll, the song counted at the very end by the rules. */
export class BruteForce {
  private readonly question: Question;
  private readonly known = new Map<string, number>();

  constructor(question: Question) {
    this.question = question;
  }

  place(die: number): number {
    const { pool, at } = this.question;
    const placed = [...at.placed];
    put(placed, at.column, at.row, die);
    const rest = without(pool, die);
    return at.placementsLeft === 2
      ? Math.max(...facesOf(rest).map((other) => this.second(placed, rest, other)))
      : this.fill(at.column, at.row + 1, placed, rest);
  }

  private second(placed: readonly number[], pool: readonly number[], die: number): number {
    const { at } = this.question;
    const twice = [...placed];
    put(twice, at.column, at.row, die);
    return this.fill(at.column, at.row + 1, twice, without(pool, die));
  }

  /** The best of everything the seat may do with a pool. */
  turn(pool: readonly number[], powers: Question['powers']): number {
    return this.once(`turn ${pool.join()} ${JSON.stringify(powers)}`, () => this.everything(pool, powers));
  }

  private once(key: string, count: () => number): number {
    const worth = this.known.get(key) ?? count();
    this.known.set(key, worth);
    return worth;
  }

  private everything(pool: readonly number[], powers: Question['powers']): number {
    const { at } = this.question;
    const faces = facesOf(pool);
    const worths: number[] = [0];
    for (const die of faces) {
      const placed = [...at.placed];
      put(placed, at.column, at.row, die);
      const rest = without(pool, die);
      worths.push(this.fill(at.column, at.row + 1, placed, rest));
      if (powers.doubleStop) for (const other of facesOf(rest)) worths.push(this.second(placed, rest, other));
      const sides = FACES[KIND_OF[die]];
      if (powers.nudge) {
        const left = { ...powers, nudge: false };
        if (VALUE_OF[die] < sides) worths.push(this.turn(withDie(rest, die + 1), left));
        if (VALUE_OF[die] > 1) worths.push(this.turn(withDie(rest, die - 1), left));
      }
      if (powers.unison > 0 && powers.unison <= sides)
        worths.push(this.turn(withDie(rest, dieOf(KIND_OF[die], powers.unison)), { ...powers, unison: 0 }));
    }
    if (powers.shake && faces.length > 0) worths.push(this.shake(pool, powers));
    if (powers.flare) {
      for (const [from, to] of [
        [1, 2],
        [3, 4],
        [5, 8],
      ]) {
        const isIn = (die: number): boolean => VALUE_OF[die] >= from && VALUE_OF[die] <= to;
        if (faces.some(isIn)) worths.push(this.again(pool, isIn, { ...powers, flare: false }));
      }
    }
    if (powers.special > 0) worths.push(this.roll(pool, [powers.kind], { ...powers, special: powers.special - 1 }));
    if (powers.unpocket > 0)
      worths.push(this.turn(withDie(pool, dieOf(0, powers.unpocket)), { ...powers, unpocket: 0 }));
    return Math.max(...worths);
  }

  /** All pools of the same dice have the same to expect. */
  shake(pool: readonly number[], powers: Question['powers']): number {
    const kinds = [0, 1, 2, 3].map((kind) =>
      pool.reduce((sum, count, die) => sum + (KIND_OF[die] === kind ? count : 0), 0),
    );
    return this.once(`shake ${kinds.join()} ${JSON.stringify(powers)}`, () =>
      this.again(pool, () => true, { ...powers, shake: false }),
    );
  }

  again(pool: readonly number[], isIn: (die: number) => boolean, powers: Question['powers']): number {
    const kinds = pool.flatMap((count, die) => (isIn(die) ? Array.from({ length: count }, () => KIND_OF[die]) : []));
    return this.roll(
      pool.map((count, die) => (isIn(die) ? 0 : count)),
      kinds,
      powers,
    );
  }

  private roll(pool: readonly number[], kinds: readonly number[], powers: Question['powers']): number {
    if (kinds.length === 0) return this.turn(pool, powers);
    const [kind, ...others] = kinds;
    let sum = 0;
    for (let value = 1; value <= FACES[kind]; value++)
      sum += this.roll(withDie(pool, dieOf(kind, value)), others, powers);
    return sum / FACES[kind];
  }

  private fill(column: number, row: number, placed: readonly number[], pool: readonly number[]): number {
    const { columns } = this.question;
    if (row > 2) {
      if (column + 1 === columns.length) return this.count(placed);
      return this.once(`${placed.join()} ${pool.join()}`, () => this.nextColumn(column + 1, placed, pool));
    }
    if ((columns[column].rows & (1 << row)) === 0) return this.fill(column, row + 1, placed, pool);
    let best = 0;
    for (const die of facesOf(pool)) {
      const next = [...placed];
      put(next, column, row, die);
      best = Math.max(best, this.fill(column, row + 1, next, without(pool, die)));
    }
    return best;
  }

  private nextColumn(column: number, placed: readonly number[], pool: readonly number[]): number {
    const dice = [0, 1, 2].filter((row) => (this.question.columns[column].rows & (1 << row)) !== 0).length;
    let sum = 0;
    for (let roll = 0; roll < 6 ** dice; roll++) {
      let rolled = pool;
      for (let die = 0; die < dice; die++) rolled = withDie(rolled, Math.floor(roll / 6 ** die) % 6);
      sum += this.fill(column, 0, placed, rolled);
    }
    return sum / 6 ** dice;
  }

  private count(placed: readonly number[]): number {
    const { goal } = this.question;
    const { points, total } = countSong(this.question.columns, placed);
    return goal === 'band' ? total : points[goal] + 0.001 * (total - points[goal]);
  }
}

const facesOf = (pool: readonly number[]): number[] => pool.flatMap((count, die) => (count > 0 ? [die] : []));
const without = (pool: readonly number[], die: number): number[] => pool.with(die, pool[die] - 1);
const withDie = (pool: readonly number[], die: number): number[] => pool.with(die, pool[die] + 1);

function put(placed: number[], column: number, row: number, die: number): void {
  const square = column * 6 + row * 2;
  placed[placed[square] < 0 ? square : square + 1] = die;
}
