import { fastRandom, type Random } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { aboutPlacing, coach } from '../dice/coach.ts';
import { NO_POWERS, questionOf, type Powers, type Question } from '../dice/question.ts';
import { modelOf } from '../dice/models.ts';
import { groupOf } from '../moves/songTurn.ts';
import {
  circleOf,
  dieOf,
  FACES,
  slotOf,
  VALUE_OF,
  type CircleName,
  type Column,
  type SlotName,
} from '../vocabulary.ts';
import { BruteForce } from './bruteForce.ts';
import { BOOK, game, Stage, standard } from './stage.ts';
import { crowdedSong } from './crowdedSongs.ts';
import { songStates } from './songStates.ts';

const POWERLESS: Powers = { ...NO_POWERS, kind: 1 };

function column(rows: number, circles: Partial<Record<SlotName, CircleName>>): Column {
  const drawn = Array.from({ length: 9 }, () => -1);
  for (const [slot, circle] of Object.entries(circles)) drawn[slotOf(slot as SlotName)] = circleOf(circle);
  return { rows, circles: drawn };
}

const poolOf = (...dice: number[]): number[] =>
  Array.from({ length: 24 }, (_, die) => dice.filter((other) => other === die).length);

const ask = (columns: readonly Column[], pool: readonly number[], change: Partial<Question> = {}): Question => ({
  columns,
  at: { column: 0, row: 0, placed: Array.from({ length: 30 }, () => -1), placementsLeft: 1 },
  pool,
  goal: 'band',
  isSustain: false,
  powers: POWERLESS,
  sides: [0, 0, 0],
  pockets: [0, 0, 0],
  ...change,
});

const pointsOf = (question: Question, move: { readonly id: number }): number | undefined =>
  coach(question).advice.find((row) => row.move === move.id)?.points;

const emptySheet = (): number[] => Array.from({ length: 30 }, () => -1);

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.below(items.length)];

/** A song of two or three parts with any circles, small enough to be counted the long way. */
function randomSong(random: Random): Column[] {
  const first = pick(random, [7, 7, 6, 5, 3]);
  const rest = pick(random, [[2], [1, 2], [3], [6], [2, 2], [4, 2], [5]]);
  return [first, ...rest].map((rows) =>
    column(rows, {
      top: 'crown',
      ...pick(random, [{}, { fm: 'harmony' }, { fm: 'pedal-board' }, { mb: 'pedal-board' }] as const),
      ...pick(random, [{ mU: 'up' }, { mU: 'down' }, { mU: 'pedal-board' }, {}] as const),
      ...pick(random, [{ mL: 'crescendo' }, { fL: 'key-change', mL: 'key-change' }, {}] as const),
      ...pick(random, [{ bL: 'equals' }, { bL: 'equals', bU: 'syncopation' }] as const),
    }),
  );
}

const dieFor = (random: Random): number => pick(random, [0, 1, 2, 3, 4, 5, 5, 7, 9, 12, 17, 22, 23]);

describe('the dice coach', () => {
  test('gives every placement the worth that counting all orders and rolls gives', () => {
    const random = fastRandom(11);
    for (let trial = 0; trial < 40; trial++) {
      const columns = randomSong(random);
      const row = pick(
        random,
        [0, 1, 2].filter((at) => (columns[0].rows & (1 << at)) !== 0),
      );
      const placed = Array.from({ length: 30 }, () => -1);
      for (let below = 0; below < row; below++)
        if ((columns[0].rows & (1 << below)) !== 0) placed[below * 2] = dieFor(random);
      const dice = Array.from({ length: 3 - row + random.below(3) }, () => dieFor(random));
      const question = ask(columns, poolOf(...dice), {
        at: { column: 0, row, placed, placementsLeft: random.below(4) === 0 ? 2 : 1 },
        goal: pick(random, ['band', 0, 1, 2] as const),
      });
      const brute = new BruteForce(question);
      for (const { move, points } of coach(question).advice) {
        const die = BOOK.place.findIndex((place) => place.id === move);
        expect(die).toBeGreaterThanOrEqual(0);
        expect(points, JSON.stringify(question)).toBeCloseTo(brute.place(die), 9);
      }
    }
  });

  test('counts all orders of powers and special dice of the turn, with every roll', () => {
    const random = fastRandom(12);
    for (let trial = 0; trial < 16; trial++) {
      const columns = randomSong(random).slice(0, 2);
      const row = pick(
        random,
        [0, 1, 2].filter((at) => (columns[0].rows & (1 << at)) !== 0),
      );
      const placed = Array.from({ length: 30 }, () => -1);
      const powers: Powers = {
        ...NO_POWERS,
        ...pick(random, [
          { shake: true, doubleStop: true },
          { nudge: true, unison: 1 + random.below(8) },
          { flare: true, nudge: true },
          { special: 1, doubleStop: true },
          { unpocket: 4, unison: 6 },
        ]),
        kind: row + 1,
      };
      const squares = [0, 1, 2].filter((at) => at >= row && (columns[0].rows & (1 << at)) !== 0).length;
      const pool = poolOf(...Array.from({ length: Math.min(3, Math.max(2, squares)) }, () => dieFor(random)));
      const question = ask(columns.slice(0, 1).concat(column(2, {})), pool, {
        at: { column: 0, row, placed, placementsLeft: 1 },
        powers,
        isSustain: true,
      });
      const brute = new BruteForce(question).turn(pool, powers);
      expect(pointsOf(question, BOOK.sustain), `trial ${trial}`).toBeCloseTo(brute, 9);
    }
  });

  test('values each power by what follows it', () => {
    const columns = [column(5, { top: 'crown', bL: 'equals' }), column(1, {})];
    const pool = poolOf(dieOf(0, 3), dieOf(3, 6));
    const powers = { ...POWERLESS, nudge: true, shake: true, flare: true };
    const question = ask(columns, pool, { powers });
    const brute = new BruteForce(question);
    const rest = { ...powers, nudge: false };
    const nudged = pool.with(dieOf(3, 6), 0).with(dieOf(3, 7), 1);
    expect(pointsOf(question, BOOK.nudge[dieOf(3, 6) * 2])).toBeCloseTo(brute.turn(nudged, rest), 9);
    expect(pointsOf(question, BOOK.shake)).toBeCloseTo(
      brute.again(pool, () => true, { ...powers, shake: false }),
      9,
    );
    expect(pointsOf(question, BOOK.flare[1])).toBeCloseTo(
      brute.again(pool, (die) => die === dieOf(0, 3), { ...powers, flare: false }),
      9,
    );
  });

  test('a song that breaks down is worth nothing, unless somebody can bring a die', () => {
    const columns = [column(7, { top: 'crown' })];
    const pool = poolOf(dieOf(0, 1), dieOf(0, 2), dieOf(0, 6));
    const powers = { ...POWERLESS, doubleStop: true };
    expect(pointsOf(ask(columns, pool, { powers }), BOOK.doubleStop)).toBe(0);
    // Front's own die falls on 1 to 8 beside a 1: seven steps in eight throws.
    expect(pointsOf(ask(columns, pool, { powers, sides: [0, 0, 8] }), BOOK.doubleStop)).toBeCloseTo(28 / 8);
    expect(pointsOf(ask(columns, pool, { powers, pockets: [0, 0, 5] }), BOOK.doubleStop)).toBe(4);
  });

  test('a borrowed square is weighed against letting it pass', () => {
    const stage = new Stage({
      intensity: [0, 3, 0],
      songs: [{ columns: [column(5, { mb: 'pedal-board', top: 'crown' })], recorded: -1 }],
    }).song(0, 4, 6, 5);
    stage.place(4);
    expect(stage.state.phase).toBe('sustainTurn');
    const question = questionOf(game.view(stage.state, 1), 'band');
    const advice = question === undefined ? [] : coach(question).advice;
    // The pedal board counts 5 beside B4, and Front then crowns 6 over 4.
    expect(advice).toEqual([
      { move: BOOK.sustain.id, points: 7 },
      { move: BOOK.letPass.id, points: 2 },
    ]);
  });

  test('dice that are covered at a party cannot be asked about', () => {
    const stage = new Stage({}, { party: true }).song(0, 4, 2, 6, 1);
    expect(questionOf(game.view(stage.state, 2), 'band')).toBeUndefined();
    expect(questionOf(game.view(stage.state, 1), 'band')).toBeDefined();
  });

  test('values every legal move of a song turn but the pocket, which cannot gain in the same song', () => {
    const stage = new Stage({ intensity: [4, 0, 0], craft: [4, 0, 0], ownDice: [1, 0, 0] }).song(0, 4, 2, 6, 1);
    const question = questionOf(game.view(stage.state, 0), 0);
    const known = new Set(question === undefined ? [] : coach(question).advice.map(({ move }) => move));
    for (const move of stage.moves(0)) expect(known.has(move.id), move.type).toBe(move.type !== 'pocket');
  });

  test('crowded pools with every power at once agree with counting all orders and rolls', () => {
    const random = fastRandom(13);
    for (const [rows, dice, brings] of [
      [5, [0, 1], { special: 1, unpocket: 2 }],
      [3, [0, 3], { unpocket: 4 }],
      [7, [0, 0, 1], { unpocket: 5 }],
      [6, [0, 1, 3], {}],
    ] as const) {
      const columns = [...randomSong(random).slice(0, 1), column(2, {})];
      const [first] = columns;
      columns[0] = { rows, circles: first.circles };
      const row = rows === 6 ? 1 : 0;
      const powers: Powers = {
        ...NO_POWERS,
        shake: true,
        doubleStop: true,
        flare: true,
        nudge: true,
        unison: 1 + random.below(6),
        kind: row + 1,
        ...brings,
      };
      const pool = poolOf(...dice.map((kind) => dieOf(kind, 1 + random.below(FACES[kind]))));
      const question = ask(columns, pool, { at: { column: 0, row, placed: emptySheet(), placementsLeft: 1 }, powers });
      const brute = new BruteForce(question);
      expect(pointsOf({ ...question, isSustain: true }, BOOK.sustain)).toBeCloseTo(brute.turn(pool, powers), 9);
      expect(pointsOf(question, BOOK.shake)).toBeCloseTo(brute.shake(pool, powers), 9);
      for (const [die, count] of pool.entries()) {
        if (count === 0) continue;
        const group = groupOf(VALUE_OF[die]);
        const isIn = (other: number): boolean => groupOf(VALUE_OF[other]) === group;
        const flared = brute.again(pool, isIn, { ...powers, flare: false });
        expect(pointsOf(question, BOOK.flare[group])).toBeCloseTo(flared, 9);
        if (VALUE_OF[die] === 1) continue;
        const nudged = pool.with(die, count - 1).with(die - 1, pool[die - 1] + 1);
        const rest = { ...powers, nudge: false };
        expect(pointsOf(question, BOOK.nudge[die * 2 + 1])).toBeCloseTo(brute.turn(nudged, rest), 9);
      }
    }
  });

  test('knows what a placement is worth before it counts powers', () => {
    const random = fastRandom(14);
    for (const rare of [0, 1, 2, 3]) {
      const question = crowdedSong(random, { brought: 2, rare });
      const placing = aboutPlacing(question);
      if (placing === undefined) throw new Error('all powers are ready');
      const { advice } = coach(placing);
      expect(advice.map(({ move }) => move).sort()).toEqual(
        BOOK.place.flatMap(({ id }, die) => (question.pool[die] > 0 ? [id] : [])).sort(),
      );
      const whole = new Map(coach(question).advice.map(({ move, points }) => [move, points]));
      for (const { move, points } of advice) expect(points).toBeCloseTo(whole.get(move) ?? Number.NaN, 9);
      expect(aboutPlacing(placing)).toBeUndefined();
    }
  });

  test('takes few steps for song states from play, whatever the machine', () => {
    const answers = songStates(60, 23, 901).map((question) => coach(question));
    expect(Math.max(...answers.map(({ work }) => work))).toBeLessThan(16_000_000);
  });
});

test('the opening song is worth about 24 points without powers', () => {
  expect(modelOf(standard.firstSong).expected).toBeCloseTo(24.3, 1);
});
