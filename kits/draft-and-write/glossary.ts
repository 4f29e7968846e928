import type { Game, Glossary } from '@bandstand/engine';
import { kitOf, wordsOf } from './game.ts';
import { glossaryWords, type Chapters } from './text/glossary.ts';
import type { DraftAndWrite } from './types.ts';

/** What a game of this kit tells whoever asks what something is; its rules tell more under these headings. */
export function kitGlossary(game: Game<DraftAndWrite>, chapters: Chapters): Glossary<DraftAndWrite> {
  const [kit, words] = [kitOf(game), wordsOf(game)];
  const about = glossaryWords.aboutFor(kit, words);
  return {
    terms: glossaryWords.termsFor(kit.pack, words, chapters),
    about: (kind, which, view, _nameOf, viewer) => about(kind, which, view, viewer),
  };
}
