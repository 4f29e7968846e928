import type { Game, Glossary } from '@bandstand/engine';
import { contentOf } from './content/content.ts';
import type { Genesis } from './state.ts';
import { glossaryWords } from './text/glossary.ts';

export const glossaryOf = ({ pack }: Game<Genesis>): Glossary<Genesis> => ({
  terms: glossaryWords.terms,
  about: glossaryWords.aboutFor(contentOf(pack.content)),
});
