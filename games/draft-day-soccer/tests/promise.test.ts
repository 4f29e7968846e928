import { defaultOptions, fastRandom } from '@bandstand/engine';
import { kitOf } from '@bandstand/kits/draft-and-write';
import { promiseWords } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { words } from '../text/index.ts';

test('a line that pays the same twice says so once', () => {
  const { pack } = kitOf(game);
  const [empty] = game.view(game.setup(defaultOptions(game.options), 1, fastRandom(1)), 0).sheets;
  const square = { type: 'crossed', seat: 0, section: 'grid', space: 11 } as const;
  expect(promiseWords.promise([square], { sheet: { ...empty, grid: [7, 11] }, pack, words })).toBe(
    '2 of 4 in a line that will pay 2 × Synergy.',
  );
});
