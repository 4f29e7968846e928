import { must } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { train } from '@bandstand/lab';
import { expect, test } from 'vitest';

const folders = await Promise.all((await gameIds()).map(async (id) => must(await loadGame(id))));
const learning = folders.find(({ game, knowledge }) => knowledge.training?.(game) !== undefined);

test('the same seed learns the same values, however many workers play', async () => {
  const plan = { game: learning?.game.id ?? '', seed: 3, rounds: 2, matches: 600, subjects: ['alone'] };
  const alone = must(await train({ ...plan, workers: 1 }));
  const together = must(await train({ ...plan, workers: 2 }));
  expect(together).toEqual(alone);
  expect(alone['alone'].some((value) => value !== 0)).toBe(true);
}, 120_000);

test('a game whose bots learn nothing says so, and so does a subject that nobody knows', async () => {
  const other = folders.find(({ game, knowledge }) => knowledge.training?.(game) === undefined);
  const plan = { seed: 1, rounds: 1, matches: 1 };
  expect(await train({ ...plan, game: other?.game.id ?? '' })).toMatchObject({ problem: { code: 'nothing-to-learn' } });
  expect(await train({ ...plan, game: learning?.game.id ?? '', subjects: ['chess'] })).toMatchObject({
    problem: { code: 'unknown-subject' },
  });
});
