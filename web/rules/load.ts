import type { Game, Glossary, Terms } from '@bandstand/engine';
import type { RulesFigures } from '@bandstand/kits/board';
import { EDITION_CHAPTER, editionChapter } from '@bandstand/kits/edition';
import { loadEdition, type KnownEdition } from '../about/editions.ts';
import { loaderFor, loadGame, loadGlossary } from '../shelf.ts';
import { askedWords } from '../text/asked.ts';

const rules = import.meta.glob<string>('../../games/*/rules.en.md', { import: 'html' });
const figures = import.meta.glob<RulesFigures>('../../games/*/ui/figures.tsx', { import: 'figures' });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the signs and words of the board mean, as the last chapter of the rules. */
function signsAndWords(terms: Terms): string {
  const entries = Object.values(terms).map(
    ({ name, what, gives, costs }) =>
      `<dt>${escaped(name)}</dt><dd>${escaped([what, gives, costs].filter((part) => part !== undefined).join(' '))}</dd>`,
  );
  return `<h2 id="signs-and-words">${askedWords.whatIsThis.title}</h2><p>${askedWords.whatIsThis.hint}</p><dl class="terms">${entries.join('')}</dl>`;
}

/** Whose game it is and what of it is ours. */
function aboutThisEdition({ edition, rulings: all }: KnownEdition): string {
  const { title, paragraphs, aboutRulings, rulings } = editionChapter(edition, all);
  const listed = rulings.map((ruling) => `<li>${escaped(ruling)}.</li>`);
  return `<h2 id="${EDITION_CHAPTER}">${title}</h2>${[...paragraphs, aboutRulings].map((each) => `<p>${escaped(each)}</p>`).join('')}<ul>${listed.join('')}</ul>`;
}

/** What a rules page is made of; a game may have no rules on a page, and nothing to explain. */
export interface LoadedRules {
  /** Made at build time, with what the board's signs and words mean and whose game it is as the last chapters. */
  readonly html: string | undefined;
  readonly game: Game | undefined;
  readonly glossary: Glossary | undefined;
}

export async function loadRules(id: string): Promise<LoadedRules> {
  const [html, game, edition] = await Promise.all([loaderFor(rules, id)?.(), loadGame(id), loadEdition(id)]);
  const glossary = game && (await loadGlossary(game));
  const chapters = [glossary ? signsAndWords(glossary.terms) : '', edition ? aboutThisEdition(edition) : ''];
  return { html: html && html + chapters.join(''), game, glossary };
}

/** What the game draws into its rules; undefined for a game that draws nothing. */
export const loadFigures = async (id: string): Promise<RulesFigures | undefined> => loaderFor(figures, id)?.();
