/** Colours of a terminal. They only repeat what a letter or a sign says already. */
export const INKS = ['red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'bold', 'dim'] as const;
export type Ink = (typeof INKS)[number];

// Private characters that no font draws: whoever prints a drawing turns them into colour or leaves them out.
const FIRST = 0xe100;
const END = '\ue1ff';
const ANY = /[\ue100-\ue1ff]/g;
const startOf = (ink: Ink): string => String.fromCharCode(FIRST + INKS.indexOf(ink));

/** The text with a mark for its colour. */
export const inked = (ink: Ink, text: string): string => `${startOf(ink)}${text}${END}`;

/** The drawing without colour. */
export const plain = (text: string): string => text.replaceAll(ANY, '');

/** The drawing with each mark replaced: by what begins an ink, or by what ends it. */
export const paint = (text: string, begin: (ink: Ink) => string, end: string): string =>
  text.replaceAll(ANY, (mark) => {
    const ink = INKS[mark.charCodeAt(0) - FIRST];
    return ink === undefined ? end : begin(ink);
  });

/** How many places the text takes on the page. */
export const widthOf = (text: string): number => [...plain(text)].length;
