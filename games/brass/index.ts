import pack from './content/pack.json' with { type: 'json' };
import type { Pack } from './content/shape.ts';
import { gameWith } from './game.ts';

export const game = gameWith(pack as Pack);
