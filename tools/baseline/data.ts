import type { CompatData } from '@mdn/browser-compat-data';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Since when browsers have what, as MDN keeps it. */
export const bcd = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
) as CompatData;
