import type { Terms } from '@bandstand/engine';
import type { RulesFigures } from '@bandstand/kits/board';
import { loaderFor, loadGame } from '../shelf.ts';
import { words } from '../text/index.ts';

const rules = import.meta.glob<string>('../../games/*/rules.en.md', { import: 'html' });
const figures = import.meta.glob<RulesFigures>('../../games/*/ui/figures.tsx', { import: 'figures' });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the signs and words of the board mean, as the last chapter of the rules. */
function glossary(terms: Terms): string {
  const entries = Object.values(terms).map(
    ({ name, what, gives, costs }) =>
      `<dt>${escaped(name)}</dt><dd>${escaped([what, gives, costs].filter((part) => part !== undefined).join(' '))}</dd>`,
  );
  return `<h2 id="signs-and-words">${words.whatIsThis.title}</h2><p>${words.whatIsThis.hint}</p><dl class="terms">${entries.join('')}</dl>`;
}

/** The rules on a page, as HTML made at build time, with what the board's signs and words mean. */
export async function loadRules(id: string): Promise<string | undefined> {
  const [html, game] = await Promise.all([loaderFor(rules, id)?.(), loadGame(id)]);
  const terms = game?.text.terms;
  return html === undefined || terms === undefined ? html : html + glossary(terms);
}

/** What the game draws into its rules; undefined for a game that draws nothing. */
export const loadFigures = async (id: string): Promise<RulesFigures | undefined> => loaderFor(figures, id)?.();
