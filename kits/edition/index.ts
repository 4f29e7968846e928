import type { Edition, Ruling } from './edition.ts';
import { editionWords } from './text/index.ts';

export * from './edition.ts';
export { editionWords };

/** The heading of the chapter, as its words in lower case joined by hyphens. */
export const EDITION_CHAPTER = 'about-this-edition';

/** The last chapter of a game's rules: whose game it is, what is ours, and what we decided where its rulebook is silent. */
export interface EditionChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly aboutRulings: string;
  readonly rulings: readonly string[];
}

export function editionChapter({ after, theirs, ours }: Edition, rulings: readonly Ruling[]): EditionChapter {
  return {
    title: editionWords.title,
    paragraphs: [editionWords.after(after), theirs, ours],
    aboutRulings: editionWords.aboutRulings,
    rulings: rulings.flatMap(({ ruling, from }) => (from === 'ours' ? [ruling] : [])),
  };
}
