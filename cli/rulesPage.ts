import { readFile } from 'node:fs/promises';

/** Pictures are for pages; a terminal has its own. */
const PICTURE = /^!\[[^\]]*\]\(figure:[a-z-]+\)\n\n?/gm;

/** The rules of a game as they are read in a terminal. */
export const rulesPage = async (game: string): Promise<string> =>
  (await readFile(new URL(`../games/${game}/rules.en.md`, import.meta.url), 'utf8')).replaceAll(PICTURE, '');
