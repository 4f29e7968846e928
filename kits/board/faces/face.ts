import { HEADS, STREET_HEADS, type Head } from './heads.ts';

/** Skin and its shadow. */
const SKINS = [
  ['#f6dcc0', '#d9a67c'],
  ['#e0b184', '#b97f4e'],
  ['#cb9560', '#9d6a3a'],
  ['#b47a48', '#8a552b'],
  ['#8d5b35', '#5f391d'],
] as const;

const HAIR = ['#211c17', '#5a3219', '#8a3b16', '#b0691f', '#d9a441', '#cfc8bb'] as const;

/** Heads with an outline, so that one shows against the next. */
const SHAPES = [
  'M17.500 26q0-15 14.500-15t14.500 15q0 20-14.500 20T17.500 26z',
  'M17 27q0-16 15-16t15 16q0 9-5 14-4 5-10 5t-10-5q-5-5-5-14z',
  'M18 25q0-14 14-14t14 14q1 12-5 18-4 4-9 4t-9-4q-6-6-5-18z',
] as const;

const EYES = [
  '<path d="M25.500 30h.1M38.500 30h.1" stroke="K" stroke-width="3.200" stroke-linecap="round"/>',
  '<path d="M23 30.500q2.500-3 5 0M36 30.500q2.500-3 5 0" fill="none" stroke="K" stroke-width="1.800" stroke-linecap="round"/>',
  '<path d="M25.500 30.500h.1M38.500 30.500h.1" stroke="K" stroke-width="3.200" stroke-linecap="round"/><path d="M22.500 25.500q3-2 6 0M35.500 25.500q3-2 6 0" fill="none" stroke="K" stroke-width="1.600" stroke-linecap="round"/>',
] as const;

const MOUTHS = [
  '<path d="M26 38q6 7 12 0z" fill="#fffaf0" stroke="K" stroke-width="1.500" stroke-linejoin="round"/>',
  '<path d="M27 38.500q5 4 10 0" fill="none" stroke="K" stroke-width="1.800" stroke-linecap="round"/>',
  '<path d="M28 39.500h8" stroke="K" stroke-width="1.800" stroke-linecap="round"/>',
  '<path d="M27 40q6 1 9-2.500" fill="none" stroke="K" stroke-width="1.800" stroke-linecap="round"/>',
] as const;

/** The small things that make a person: drawn last. `B` is hair of the face, `A` an accent, `S` the skin's shadow. */
const EXTRAS = [
  '',
  '',
  '<g fill="#fffaf066" stroke="K" stroke-width="1.700"><circle cx="25.500" cy="30" r="5"/><circle cx="38.500" cy="30" r="5"/><path d="M30.500 29.500h3" fill="none"/></g>',
  '<path d="M19 27h26v3q-1 6-6 6t-6-5h-2q-1 5-6 5t-6-6z" fill="K"/>',
  '<path d="M22 35h.1M25 36.500h.1M39 36.500h.1M42 35h.1" stroke="S" stroke-width="1.800" stroke-linecap="round"/>',
  '<path fill="B" d="M17 33q1 16 15 17 14-1 15-17-3 4-7 3-8-3-16 0-4 1-7-3z"/><path d="M28 39.500q4 2 8 0" stroke="#fffaf0" stroke-width="1.600" fill="none" stroke-linecap="round"/>',
  '<path d="M15 30a17 18 0 0 1 34 0" fill="none" stroke="K" stroke-width="3"/><path fill="A" stroke="K" stroke-width="1.500" d="M11 26h6v12h-6zM47 26h6v12h-6z"/>',
  '<circle cx="48" cy="36.500" r="2.200" fill="none" stroke="A" stroke-width="1.800"/>',
  '<path fill="B" d="M24 37q4-4 8-1 4-3 8 1-4 2-8 .5-4 1.500-8-.5z"/>',
  '<path d="M17.500 23q14-6 29 0" fill="none" stroke="A" stroke-width="3.600"/>',
  '<path d="M19.500 26.500h11v7.500h-11zM33.500 26.500h11v7.500h-11zM30.500 29h3" fill="#fffaf066" stroke="K" stroke-width="1.700" stroke-linejoin="round"/>',
  '<path fill="B" d="M27 42.500q5-2 10 0-.5 7-5 8.500-4.500-1.500-5-8.500z"/>',
] as const;
const SHADES = 3;
const BEARD = 5;
const HEADPHONES = 6;
const MOUSTACHE = 8;
const BAND = 9;
const GOATEE = 11;
/** What nobody wears on a pitch, and what they wear instead. */
const SPORTY: Readonly<Record<number, number>> = { [SHADES]: BAND, [HEADPHONES]: BAND };

export interface Face {
  readonly head: number;
  readonly skin: number;
  readonly hair: number;
  readonly shape: number;
  readonly eyes: number;
  readonly mouth: number;
  readonly extra: number;
  /** Which of the accents. */
  readonly accent: number;
}

/** A well mixed number for a text: neighbours such as M01 and M02 have nothing in common. */
function mixed(text: string): number {
  let hash = 2_166_136_261;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const one = (id: string, what: string, count: number): number => mixed(`${what} ${id}`) % count;

/** Cloth leaves no room for headphones or a band, and covers a beard that it would cut. */
function extraFor(wished: number, { isCloth, hidesEars }: Head): number {
  if (isCloth === true && (wished === BAND || wished === HEADPHONES)) return 0;
  return hidesEars === true && (wished === BEARD || wished === GOATEE) ? 0 : wished;
}

/** From one place in a deck to the next, so far on in the heads: neighbours are not drawn alike either. */
const STRIDE = 7;

/**
 * Who a card shows: the same id has the same face everywhere. Whoever has a place in a deck shares neither head nor skin
 * with the next one, and not both with anybody until all pairs have been used.
 */
export function faceOf(id: string, isSporty = false, place?: number): Face {
  const heads = isSporty ? HEADS.length - STREET_HEADS : HEADS.length;
  const head = place === undefined ? one(id, 'head', heads) : (place * STRIDE) % heads;
  const wished = one(id, 'extra', EXTRAS.length);
  return {
    head,
    skin: place === undefined ? one(id, 'skin', SKINS.length) : skinAt(place, heads),
    hair: one(id, 'hair', HAIR.length),
    shape: one(id, 'shape', SHAPES.length),
    eyes: one(id, 'eyes', EYES.length),
    mouth: one(id, 'mouth', MOUTHS.length),
    extra: extraFor(isSporty ? (SPORTY[wished] ?? wished) : wished, HEADS[head]),
    accent: one(id, 'accent', 12),
  };
}

/** Goes round; when all heads were there it is one further, or the same head would have the same skin again. */
const skinAt = (place: number, heads: number): number => {
  const round = Math.floor(place / heads);
  return (place + (heads % SKINS.length === 0 ? round : 0)) % SKINS.length;
};

/** Colours that a game lends to its people. */
export interface Wardrobe {
  /** Lines. */
  readonly line: string;
  /** Caps, scarves and headphones; at most twelve. */
  readonly accents: readonly string[];
  /** What is worn, drawn on the shoulders; a colour, or whole markup of a shirt. */
  readonly shirt: string;
  /** Nobody wears headphones or dark glasses. */
  readonly isSporty?: boolean;
  /** Which of a deck this one is, so that its faces differ from one to the next. */
  readonly place?: number;
}

const SHOULDERS = 'M5 66q1-17 17-19h20q16 2 17 19z';

const shirtOf = (shirt: string, line: string): string =>
  shirt.startsWith('<') ? shirt : `<path d="${SHOULDERS}" fill="${shirt}" stroke="${line}" stroke-width="1.800"/>`;

const ears = (skin: string): string =>
  [16.5, 47.5]
    .map((x) => `<circle cx="${x}" cy="31" r="3.600" fill="${skin}" stroke="K" stroke-width="1.500"/>`)
    .join('');

/** A bust as the inside of an SVG of 64 × 64. */
export function bustMarkup(face: Face, { line, accents, shirt }: Wardrobe): string {
  const head = HEADS[face.head];
  const [skin, shadow] = SKINS[face.skin];
  const accent = accents[face.accent % accents.length];
  const hair = HAIR[face.hair];
  const hasMouth = face.extra !== BEARD;
  const drawn = [
    head.back ?? '',
    shirtOf(shirt, line),
    `<path d="M26 41h12v8q-6 6-12 0z" fill="${shadow}"/><path d="M25 47.500q7 8 14 0" fill="none" stroke="K" stroke-width="1.500"/>`,
    head.hidesEars === true ? '' : ears(skin),
    `<path d="${SHAPES[face.shape]}" fill="${skin}" stroke="K" stroke-width="1.500"/>`,
    head.front,
    EYES[face.eyes],
    '<path d="M32 30.500l-1.500 4h2" fill="none" stroke="S" stroke-width="1.500" stroke-linecap="round"/>',
    hasMouth ? MOUTHS[face.extra === MOUSTACHE ? 1 : face.mouth] : '',
    EXTRAS[face.extra],
  ].join('');
  const inks: Readonly<Record<string, string>> = {
    H: head.isCloth === true ? accent : hair,
    B: hair,
    K: line,
    S: shadow,
    A: accent,
  };
  return drawn.replaceAll(/"([HBKSA])"/g, (_, ink: string) => `"${inks[ink]}"`);
}
