/** Whose game it is, and what of this edition is ours. */
export interface Edition {
  /** As the rulebook names the designer. */
  readonly designer: string;
  /** The game, its designer, publisher and year, as far as the rulebook names them: "My Band by …". */
  readonly after: string;
  /** What is theirs, in sentences. */
  readonly theirs: string;
  /** What is ours, in sentences. */
  readonly ours: string;
}

/** A sentence of a rulebook in our words, or what we decided where it is silent. */
export interface Ruling {
  readonly ruling: string;
  readonly from: 'book' | 'ours';
}
