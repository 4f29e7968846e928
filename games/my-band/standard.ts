import { contentOf } from './content.ts';
import pack from './content/pack.json' with { type: 'json' };
import type { Pack } from './content/shape.ts';

/** The shipped pack, made ready. A test has checked it: a page need not do that again. */
export const standard = contentOf(pack as Pack);
