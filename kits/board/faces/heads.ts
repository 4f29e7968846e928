/** What somebody wears on their head, grown or not. Drawn in the colour `H`, with lines in `K`, on a grid of 64. */
export interface Head {
  /** Behind the shoulders. */
  readonly back?: string;
  /** Over the face. */
  readonly front: string;
  readonly hidesEars?: boolean;
  /** Cloth takes a colour of the game, hair one of its own. */
  readonly isCloth?: boolean;
}

const LINE = 'fill="none" stroke="K"';
const dots = (...places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => `<circle fill="H" cx="${x}" cy="${y}" r="${r}"/>`).join('');
const CAP = '<path fill="H" d="M17 28C15 12 26 9 32 9s17 3 15 19c-4-8-9-11-15-11s-11 3-15 11z"/>';
const PARTED = '<path fill="H" d="M17 27c0-13 8-17 15-17s15 4 15 17c-6-8-9-9-14-10l-1 3-1-3c-5 1-8 2-14 10z"/>';
const ROUND = '<path fill="H" d="M18 27c2-10 8-13 14-13s12 3 14 13c4-14-4-19-14-19s-18 5-14 19z"/>';
const BLUNT = '<path fill="H" d="M17.500 27v-3q2-14 14.500-14t14.500 14v3q-14-6-29 0z"/>';

/** The last so many are for the street, not for a pitch. */
export const STREET_HEADS = 1;

export const HEADS: readonly Head[] = [
  {
    back: dots([18, 22, 8], [25, 13, 8], [37, 12, 8], [46, 20, 8], [49, 31, 7], [15, 32, 7]),
    front: dots([24, 16, 6], [33, 14, 6], [42, 18, 5.5]),
  },
  { back: dots([32, 7, 7]), front: CAP },
  { back: dots([14, 17, 9], [50, 17, 9]), front: PARTED },
  {
    front:
      '<path fill="H" d="M17.500 25C17 13 25 9.500 32 9.500S47 13 46.500 25c-3-6-8-7.500-14.500-7.500S20.500 19 17.500 25z"/>',
  },
  {
    front: `<path fill="H" d="M15 25C10 8 24 3 32 4c10-1 21 5 17 21-5-5-11-7-17-9-6 2-12 4-17 9z"/><path d="M17 20q9-3 15-10 5 7 15 10M24 9q8 2 10 10" ${LINE} stroke-width="1.300"/>`,
  },
  {
    front:
      '<path fill="H" stroke="K" d="M17 30c-4-16 5-22 15-22s19 6 15 22c-2-7-3-10-6-12-7 1-13 0-18-2-3 3-5 7-6 14z"/>',
  },
  {
    back: '<path fill="H" d="M11 58q-1-24 3-34a18 18 0 0 1 36 0q4 10 3 34z"/>',
    front:
      '<path fill="H" d="M16 34c-3-18 6-25 16-25s19 7 16 25c-1-12-7-18-16-18s-15 6-16 18zM16 32q2 16 16 17 14-1 16-17l4 20q-20 12-40 0z"/>',
    hidesEars: true,
    isCloth: true,
  },
  { front: '<path fill="H" stroke="K" d="M28 18 25 3l6 6 3-8 3 9 6-4-5 12z"/>' },
  {
    back: '<path fill="H" d="M13 54V25a19 19 0 0 1 38 0v29q-6 2-10 0H23q-4 2-10 0z"/>',
    front: '<path fill="H" d="M17 32C14 10 28 7 32 8c12-1 18 9 15 24-2-9-7-15-15-18-8 3-13 9-15 18z"/>',
  },
  { back: dots([32, 23, 20]), front: ROUND },
  {
    front:
      '<path fill="H" stroke="K" d="M16 22C16 10 24 7 32 7s16 3 16 15l10 3q1 3-3 3L17 24z"/><path d="M17 24q14-4 31-2" fill="none" stroke="K"/>',
    isCloth: true,
  },
  {
    front:
      '<path fill="H" d="M17 27c-1-9 3-12 6-13-1-6 6-11 14-9 9-1 13 5 11 10 2 3 1 8-1 12-2-6-5-8-9-9-8 1-15 1-18 0-2 2-3 5-3 9z"/>',
  },
  { front: `<path d="M24 14q8-4 15 1" ${LINE} stroke-width="1.300" opacity=".5"/>` },
  {
    back: '<path d="M15 26v28M49 26v28" stroke="H" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 6"/>',
    front: PARTED,
  },
  {
    back: '<path fill="H" d="M13 44V26a19 19 0 0 1 38 0v18q-5 4-9 2V28H22v18q-4 2-9-2z"/>',
    front: BLUNT,
    hidesEars: true,
  },
  {
    front: `<path fill="H" stroke="K" d="M15 25C12 12 21 5 32 5s20 7 17 20q-17-10-34 0z"/><path d="M17 22q8-12 17-16M30 20q8-3 13-12M24 19Q26 11 33 6" ${LINE}/>`,
    isCloth: true,
  },
  {
    back: '<path d="M14 24v26M20 22v32M44 22v32M50 24v26" stroke="H" stroke-width="5" stroke-linecap="round"/>',
    front: ROUND,
  },
  {
    back: '<path fill="H" d="M46 20q12 4 9 22-1 8 3 12-9 2-12-6z"/>',
    front: CAP,
  },
  { front: '<path fill="H" d="M17 26 15 13l6 3 2-10 7 6 4-9 4 9 8-5-1 10 6-1-4 11q-13-10-30 0z"/>' },
  {
    front:
      '<path fill="H" stroke="K" d="M16 23q0-16 16-16t16 16z"/><path fill="H" stroke="K" d="M14 20h36v7H14z"/><circle fill="#fffaf0" stroke="K" cx="32" cy="6" r="4"/>',
    isCloth: true,
  },
];
