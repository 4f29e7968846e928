import { brokenLaws, tellingAll } from '@bandstand/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test.each([
  ['picks', 'picked'],
  ['dealt hands', 'dealt'],
  ['passed hands', 'handPassed'],
  ['kept goals', 'keptGoal'],
] as const)('telling everybody %s is caught', (_what, type) => {
  expect(brokenLaws(tellingAll(game, type), [2, 3])).toContain('hearing');
});
