import type { Knowledge } from '@bandstand/engine';
import { careless, chooseGreedily } from './bot/greedy.ts';
import { MyBandMind } from './bot/mind.ts';
import { planner } from './bot/planner.ts';
import { prospects } from './bot/prospects.ts';
import { contentOf } from './content.ts';
import type { MyBand } from './state.ts';

export const knowledge: Knowledge<MyBand> = {
  policies(game) {
    const content = contentOf(game.pack.content);
    return {
      easy: careless(content, 60),
      medium: careless(content, 30),
      greedy: (state, seat, moves) => chooseGreedily(content, state, seat, moves),
      planner: planner(game, content, { worlds: 16, turns: 2 }),
    };
  },
  levels: (game) => new MyBandMind(game, contentOf(game.pack.content)).levels(),
  value: (game, state, seat) => prospects(contentOf(game.pack.content), state, seat),
};
