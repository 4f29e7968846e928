import type { Game, Knowledge } from '@bandstand/engine';
import { careless, chooseGreedily } from './bot/greedy.ts';
import { MyBandMind } from './bot/mind.ts';
import { planner } from './bot/planner.ts';
import { prospects } from './bot/prospects.ts';
import { PLAIN, withTaste, type Tasted } from './bot/taste.ts';
import { contentOf } from './content.ts';
import type { Pack } from './content/shape.ts';
import type { MyBand } from './state.ts';

const made = new WeakMap<Pack, Tasted>();

/** The pack as the yardsticks see it, made once. */
function plain({ pack }: Game<MyBand>): Tasted {
  const known = made.get(pack.content) ?? withTaste(contentOf(pack.content), PLAIN);
  made.set(pack.content, known);
  return known;
}

export const knowledge: Knowledge<MyBand> = {
  policies(game) {
    const content = plain(game);
    return {
      easy: careless(content, 60),
      medium: careless(content, 30),
      greedy: (state, seat, moves) => chooseGreedily(content, state, seat, moves),
      planner: planner(game, content, { worlds: 16, turns: 2 }),
    };
  },
  levels: (game) => new MyBandMind(game, contentOf(game.pack.content)).levels(),
  value: (game, state, seat) => prospects(plain(game), state, seat),
};
