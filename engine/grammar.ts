/** A word by how many there are, in the categories that the language has (CLDR); every language has `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** How a language counts, writes numbers and strings names together. */
export interface Grammar {
  /** The form that goes with a number: "seat", "seats". */
  plural(number: number, forms: Forms): string;
  /** The number and the form: "1 seat", "3 seats". */
  counted(number: number, forms: Forms): string;
  /** With the signs of the language and a true minus. */
  number(number: number, digits?: number): string;
  /** "Ann, Ben and Cy". */
  list(names: readonly string[]): string;
}

export function grammarOf(tag: string): Grammar {
  // Each takes a while to make, and few pages need all.
  let rules: Intl.PluralRules | undefined;
  let names: Intl.ListFormat | undefined;
  const formats = new Map<number, Intl.NumberFormat>();
  const formatWith = (digits: number): Intl.NumberFormat => {
    const format = formats.get(digits) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: digits });
    formats.set(digits, format);
    return format;
  };
  const number = (value: number, digits = 1): string => formatWith(digits).format(value).replace('-', '−');
  const plural = (value: number, forms: Forms): string =>
    forms[(rules ??= new Intl.PluralRules(tag)).select(value)] ?? forms.other;
  return {
    plural,
    number,
    counted: (value, forms) => `${number(value)} ${plural(value, forms)}`,
    list: (all) => (names ??= new Intl.ListFormat(tag, { type: 'conjunction' })).format(all),
  };
}

const byTheBook = grammarOf('en-GB');

/** Whole numbers without a separator look alike however they are written. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

const plural = (value: number, forms: Forms): string =>
  Math.abs(value) === 1 ? (forms.one ?? forms.other) : forms.other;
const number = (value: number, digits?: number): string =>
  isPlain(value) ? String(value).replace('-', '−') : byTheBook.number(value, digits);

/** English by hand where that says the same: making the browser's formats takes a phone longer than drawing half a board. */
export const english: Grammar = {
  plural,
  number,
  counted: (value, forms) => `${number(value)} ${plural(value, forms)}`,
  list: (all) => (all.length < 2 ? all.join('') : [all.slice(0, -1).join(', '), all.at(-1)].join(' and ')),
};
