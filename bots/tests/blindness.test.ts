import { peeking } from '@bandstand/bots';
import type { Level, LevelName } from '@bandstand/engine';
import { must, type Game, type Knowledge } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';

/** Some game with something to hide. */
const folders = await Promise.all((await gameIds()).map(async (id) => must(await loadGame(id))));
const { game, knowledge } =
  folders.find((folder) => folder.game.allSeeAlike !== true && folder.knowledge.levels !== undefined) ?? folders[0];

/** The game's own ladder is left alone; its fierce level is this one. */
const withFierce = (mind: Level['mind']): Knowledge => ({
  ...knowledge,
  levels: (played: Game): Record<LevelName, Level> => {
    const level: Level = { mind, budget: { looks: 1 }, softness: 0 };
    return { ...must(levelsOf(played)), fierce: level };
  },
});

const levelsOf = (played: Game) => {
  const levels = knowledge.levels?.(played);
  return levels === undefined
    ? { ok: false as const, problem: { code: 'no-levels', message: 'there is no ladder' } }
    : { ok: true as const, value: levels };
};

const run = { matches: 3, bots: ['fierce'] };

test('a bot that remembers what another seat saw is caught', () => {
  let seen = 0;
  const sly = withFierce(({ view, moves }) => {
    seen = (seen * 31 + JSON.stringify(view).length) % 1_000_003;
    return [{ move: moves[seen % moves.length], worth: 0 }];
  });
  expect(peeking(game, sly, run)).not.toEqual([]);
});

test('a bot that goes by its view and its own dice is not', () => {
  const honest = withFierce(({ view, moves, random }) => [
    { move: moves[(JSON.stringify(view).length + random.below(5)) % moves.length], worth: 0 },
  ]);
  expect(peeking(game, honest, run)).toEqual([]);
});
