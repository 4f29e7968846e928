const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', y: 'ý' },
};

/** Not words: headings that are looked up, signs of the terminal, what a sign is drawn with. */
const CODES: ReadonlySet<string> = new Set(['chapter', 'sign', 'shape', 'color', 'code']);

const made = new WeakMap<object, unknown>();

/** Vowels are doubled, so a sentence grows by about a third; what has its accents already stays as it is. */
export const accented = (text: string): string => text.replaceAll(/[aeiouyAEIOU]/g, (letter) => ACCENTS[letter]);

function longer(said: unknown): unknown {
  if (typeof said === 'string') return accented(said);
  if (typeof said === 'function')
    return (...given: unknown[]): unknown => longer(Reflect.apply(said, undefined, given));
  if (Array.isArray(said)) return said.map(longer);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, part]) => [key, CODES.has(key) ? part : longer(part)]));
}

/** The same texts in the pseudo-language: what is a function stays one. */
export function pseudo<Said>(said: Said): Said {
  if (typeof said !== 'object' || said === null) return longer(said) as Said;
  const known = made.get(said) as Said | undefined;
  if (known !== undefined) return known;
  const result = longer(said) as Said;
  made.set(said, result);
  return result;
}
