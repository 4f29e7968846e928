import pack from './content/pack.json' with { type: 'json' };
import { gameWith } from './game.ts';

export const game = gameWith(pack);
