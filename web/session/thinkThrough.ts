import { fastRandom, type Game, type GameTypes, type Random, type Viewer } from '@bandstand/engine';

/** The view after a move, in a state imagined from what the viewer sees; undefined when chance has a say in it. */
export function thinkThrough<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  viewer: Viewer,
  move: T['Move'],
): T['View'] | undefined {
  if (viewer === 'spectator') return undefined;
  const state = game.imagine(view, fastRandom(1));
  let chance = false;
  const source = fastRandom(2);
  const random: Random = {
    below(bound) {
      chance = true;
      return source.below(bound);
    },
  };
  game.play(state, viewer, move, random, (event) => {
    if (game.reveals(event)) chance = true;
  });
  return chance ? undefined : game.view(state, viewer);
}
