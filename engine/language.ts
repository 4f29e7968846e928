import { pseudo } from './pseudo.ts';

/** Something that is said, by language (BCP 47). English is always there, and every other language has its shape. */
export type InLanguages<Said> = { readonly en: Said } & Readonly<Record<string, Said>>;

/** English with accents and longer words: shows what was never given to the translators, and what has no room to grow. */
export const PSEUDO = 'en-XA';

let language = 'en';

/** Chooses the language, once and before anything is said: modules keep the words they were loaded with. */
export function speak(tag: string): void {
  language = tag;
}

/** Of what is said, what is said in the language that is spoken here. */
export const spoken = <Said>(said: InLanguages<Said>): Said =>
  language === PSEUDO ? pseudo(said.en) : (said[language] ?? said.en);
