import { standard } from './content/standard.ts';
import { gameWith } from './game.ts';

export const game = gameWith(standard);
