import type { Game, Glossary } from '@bandstand/engine';
import type { Brass } from './state.ts';
import { glossaryWords } from './text/glossary.ts';

export function glossaryOf({ pack }: Game<Brass>): Glossary<Brass> {
  const about = glossaryWords.aboutFor(pack.content);
  return {
    terms: glossaryWords.terms,
    about: (kind, which, view, _nameOf, viewer) => about(kind, which, view, viewer),
  };
}
