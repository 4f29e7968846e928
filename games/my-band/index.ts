import { standard } from './standard.ts';
import { gameWith } from './game.ts';

export const game = gameWith(standard);
