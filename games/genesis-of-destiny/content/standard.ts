import { contentOf } from './content.ts';
import pack from './pack.json' with { type: 'json' };
import type { Pack } from './shape.ts';

/** The shipped pack, made ready. A test has checked it: a page need not do that again. */
export const standard = contentOf(pack as Pack);
