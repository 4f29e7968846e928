import { must } from '@bandstand/engine';
import { checkPack } from './checks.ts';
import { contentOf } from './content.ts';
import pack from './pack.json' with { type: 'json' };

/** The shipped pack, checked and made ready. */
export const standard = contentOf(must(checkPack(pack)));
