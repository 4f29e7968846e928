import type { NameOf } from './gameText.ts';
import type { GameTypes } from './gameTypes.ts';
import type { Viewer } from './seats.ts';

/** What something on the board is, in one language: a sign, a number, a space, a kind of card or a word. */
export interface Term {
  readonly name: string;
  readonly what: string;
  readonly gives?: string;
  readonly costs?: string;
  /** The heading of the rules that tells more, as its words in lower case joined by hyphens. */
  readonly chapter?: string;
  /** How a board of letters writes it; a term without one is spelled out there. */
  readonly sign?: string;
}

/** All that can be asked about, by kind. A board marks a thing as `kind`, or as `kind:which` where there are several. */
export type Terms = Readonly<Record<string, Term>>;

/** What is to be said of one such thing at this moment, instead of or beside what holds of its kind. */
export interface About extends Partial<Term> {
  /** Whether the viewer can use it now and where, or why not. */
  readonly now?: string;
}

/** What a game tells whoever asks "What is this?", in one language: for the board, the rules page and the terminal's legend. */
export interface Glossary<T extends GameTypes = GameTypes> {
  readonly terms: Terms;
  /** What is to be said of one of them now; `which` is empty where the board marks only the kind. */
  about?(kind: string, which: string, view: T['View'], nameOf: NameOf, viewer: Viewer): About;
}

/** A moment of a match through somebody's eyes. */
export interface Moment {
  readonly glossary: Glossary;
  readonly view: object;
  readonly nameOf: NameOf;
  readonly viewer: Viewer;
}

/** All that is to be said about a thing that a board marks; undefined for a mark that the game does not know. */
export function explain(mark: string, { glossary, view, nameOf, viewer }: Moment): About | undefined {
  const [kind, ...which] = mark.split(':');
  const term = glossary.terms[kind];
  return term && { ...term, ...glossary.about?.(kind, which.join(':'), view, nameOf, viewer) };
}
