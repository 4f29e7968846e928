import { must } from '@bandstand/engine';
import { checkPack } from './content/checks.ts';
import { contentOf } from './content.ts';
import pack from './content/pack.json' with { type: 'json' };

/** The shipped pack, checked and made ready. */
export const standard = contentOf(must(checkPack(pack)));
