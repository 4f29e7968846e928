import { existsSync } from 'node:fs';
import { fastRandom, must, type MoveShape } from '@bandstand/engine';
import { wordCount, type Lesson, type Situation } from '@bandstand/kits/lesson';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../index.ts';
import { playGuided, pointedMove, showsIdeas, type Guided } from './guided.ts';

const MOST_WORDS = 25;
/** Guided matches with the moves that the coach points at. */
const FOLLOWERS = 10;
/** Guided matches with moves that the coach did not think of. */
const STRAYS = 25;
/** More decisions than this are not a lesson of 3 to 6 minutes. */
const MOST_ACTS = 60;

const lessonOf = async (id: string): Promise<Lesson | undefined> => {
  const file = new URL(`../${id}/lesson.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  return ((await import(file.href)) as { lesson: Lesson }).lesson;
};

const ids = await gameIds();
const taught = (await Promise.all(ids.map(async (id) => ({ id, lesson: await lessonOf(id) })))).flatMap(
  ({ id, lesson }) => (lesson === undefined ? [] : [{ id, lesson }]),
);

test('every game with a board of its own can be learned by playing', () => {
  const drawn = ids.filter((id) => existsSync(new URL(`../${id}/ui/index.tsx`, import.meta.url)));
  expect(taught.map(({ id }) => id)).toEqual(drawn);
});

/** Does what the coach points at, where that is a move. */
const following =
  (random: ReturnType<typeof fastRandom>) =>
  (now: Situation, points: readonly string[]): MoveShape =>
    pointedMove(now, points) ?? now.moves[random.below(now.moves.length)];

describe.each(taught)('the lesson of $id', ({ id, lesson }) => {
  const run = async (seed: number, follows: boolean): Promise<Guided> => {
    const random = fastRandom(seed);
    const stray = (now: Situation): MoveShape => now.moves[random.below(now.moves.length)];
    return playGuided(must(await loadGame(id)), lesson, follows ? following(random) : stray, seed);
  };

  test('has six to twelve steps and three things left to find out', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(12);
    expect(lesson.ahead).toHaveLength(3);
  });

  test('begins with a deal that shows the main ideas', async () => {
    expect(showsIdeas(must(await loadGame(id)), lesson)).toBe(true);
  });

  test('says every step to people who follow it, one or the other', async () => {
    const runs = await Promise.all(Array.from({ length: FOLLOWERS }, (_, seed) => run(seed + 1, true)));
    const said = new Set(runs.flatMap(({ spoken }) => spoken.map(({ about }) => about)));
    expect(lesson.steps.map(({ about }) => about).filter((about) => !said.has(about))).toEqual([]);
  });

  test('comes to its end, or to the end of the match, whatever the person does', async () => {
    for (let seed = 1; seed <= STRAYS; seed++) {
      const { isTaught, isOver, acts } = await run(seed, seed % 5 === 0);
      expect(isTaught || isOver, `seed ${seed}`).toBe(true);
      expect(acts, `seed ${seed}`).toBeLessThanOrEqual(MOST_ACTS);
    }
  });

  test('never says more than 25 words at once, leaves no holes, and always points somewhere', async () => {
    for (let seed = 1; seed <= STRAYS; seed++) {
      for (const { sentence, points } of (await run(seed, seed % 5 === 0)).spoken) {
        expect(wordCount(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object|!/);
        expect(points.length, sentence).toBeGreaterThan(0);
      }
    }
  });
});
