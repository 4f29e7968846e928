import type { Game, Glossary } from '@bandstand/engine';
import { contentOf } from './content.ts';
import type { MyBand } from './state.ts';
import { glossaryWords } from './text/glossary.ts';

export const glossaryOf = ({ pack }: Game<MyBand>): Glossary<MyBand> => ({
  terms: glossaryWords.terms,
  about: glossaryWords.aboutFor(contentOf(pack.content)),
});
