import { expect, test } from 'vitest';
import { disagreement, randomMatch } from './randomMatches.ts';

test('a second scorer, written from the printed tables, agrees on 10,000 random matches', () => {
  for (let i = 0; i < 10_000; i++) expect(disagreement(randomMatch(i, i % 3 === 0))).toBeUndefined();
});
