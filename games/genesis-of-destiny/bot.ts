import type { Knowledge } from '@bandstand/engine';
import { player } from './bot/greedy.ts';
import { soloChance, stayChance } from './bot/leaving.ts';
import { levelsOf } from './bot/mind.ts';
import { PERSONAS } from './bot/persona.ts';
import { contentOf } from './content/content.ts';
import { soloRanking } from './rules/breakUp.ts';
import type { Genesis } from './state.ts';
import { ROLES } from './vocabulary.ts';

export const knowledge: Knowledge<Genesis> = {
  policies(game) {
    const content = contentOf(game.pack.content);
    return {
      easy: player(content, PERSONAS.easy),
      loyal: player(content, PERSONAS.loyal),
      kingmaker: player(content, PERSONAS.kingmaker),
      mercenary: player(content, PERSONAS.mercenary),
      greedy: player(content, PERSONAS.greedy),
    };
  },
  levels: (game) => levelsOf(game, contentOf(game.pack.content)),
  shuns: ({ type }) => type === 'walkOut',
  value(game, state, seat) {
    if (seat >= ROLES) return 0;
    if (state.ending === 'legend') return 10;
    if (state.ending === 'unsigned') return 0;
    if (state.ending === 'solo') return soloRanking(state)[0] === seat ? 10 : 0;
    const isOver = state.cause !== 'none';
    return 10 * (isOver ? soloChance(state, seat, 0) : stayChance(contentOf(game.pack.content), state, seat));
  },
};
