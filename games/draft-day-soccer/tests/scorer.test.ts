import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { disagreement, randomMatch } from './randomMatches.ts';

test('a second scorer, written from the printed tables, agrees on 300 random matches', () => {
  for (let i = 0; i < 300; i++) expect(disagreement(randomMatch(i, i % 2 === 0))).toBeUndefined();
});

test('random matches reach points in every section, so that the comparison means something', () => {
  const scored = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const view = game.view(randomMatch(i, true), 'spectator');
    for (const line of view.sheets.flatMap((_, seat) => game.score(view, seat)))
      if (line.points !== 0) scored.add(line.part);
  }
  expect(scored).toEqual(new Set(game.kit.rules.parts));
});
