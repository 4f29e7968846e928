import { labelsKept } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('what a card’s label says comes true, and it names all that is certain', () => {
  const kept = labelsKept(game, 30);
  expect(kept.length).toBeGreaterThan(300);
  expect(kept.map(({ label, came }) => [label, ...came])).toEqual(
    kept.map(({ label, promised }) => [label, ...promised]),
  );
  // Only what brings nothing at once pays later.
  expect(kept.filter(({ label, earned }) => label === '' && earned > 0)).toEqual([]);
});
