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
