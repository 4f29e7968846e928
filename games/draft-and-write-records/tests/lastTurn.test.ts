import { lastTurns } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';

test('the last turn alone is worked out: doing as it says brings what it says, and no other way brings more', () => {
  const checked = lastTurns(game, knowledge, 16);
  expect(checked.length).toBeGreaterThan(7);
  for (const { promised, followed, quick, longhand } of checked) {
    expect(followed).toBe(promised);
    expect(quick).toBeLessThanOrEqual(promised);
    expect(longhand ?? promised).toBe(promised);
  }
  expect(checked.filter(({ longhand }) => longhand !== undefined).length).toBeGreaterThan(1);
  expect(checked.filter(({ quick, promised }) => quick < promised).length).toBeGreaterThan(0);
});
