import json from './pack.json' with { type: 'json' };
import type { Pack } from './shape.ts';

/** The cards that come with the game. */
export const pack = json as Pack;
