import { cleanText } from './captions.ts';

/** So many accents on one letter; more are there to cover what others wrote. */
const MARKS = 2;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu');

/** Something that can be seen: a letter, a figure, a sign. A mark alone is none. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody is called, as it is kept and shown; undefined where nothing of it can be seen. */
export function readName(text: string): string | undefined {
  const name = cleanText(text)
    .normalize('NFD')
    .replaceAll(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .replace(/^[\p{M} ]+/u, '');
  return VISIBLE.test(name) ? name : undefined;
}
