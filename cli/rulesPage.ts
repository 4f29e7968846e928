import { readFile } from 'node:fs/promises';
import { editionOf } from '@bandstand/games';
import { editionChapter } from '@bandstand/kits/edition';

/** Pictures are for pages; a terminal has its own. */
const PICTURE = /^!\[[^\]]*\]\(figure:[a-z-]+\)\n\n?/gm;

/** The rules of a game as they are read in a terminal. */
export async function rulesPage(game: string): Promise<string> {
  const page = await readFile(new URL(`../games/${game}/rules.en.md`, import.meta.url), 'utf8');
  return page.replaceAll(PICTURE, '') + (await editionText(game));
}

/** Whose game it is and what of it is ours, as the last chapter. */
async function editionText(game: string): Promise<string> {
  const known = await editionOf(game);
  if (known === undefined) return '';
  const { title, paragraphs, aboutRulings, rulings } = editionChapter(known.edition, known.rulings);
  return `\n${[`## ${title}`, ...paragraphs, aboutRulings].join('\n\n')}\n\n${rulings.map((ruling) => `- ${ruling}.\n`).join('')}`;
}
