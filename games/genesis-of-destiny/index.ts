import { standard } from './content/standard.ts';
import { gameWith } from './game.ts';

/** Before its attribution named the designer. */
const UNNAMED = '2489ed4d1d9226cf5d05d8545fde296908b165f56df994ea453b537776810cfb';

export const game = gameWith(standard, [UNNAMED]);
