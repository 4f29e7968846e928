import { bustOf, type Wardrobe } from '@bandstand/kits/board';

const ACCENTS = ['#e0447c', '#1c1b3a', '#0e6a63', '#1f3fb0'] as const;

/** Everybody wears the colour of their row; the game master, who has none, the blue of a biro. */
export const WARDROBES: readonly Wardrobe[] = ['#1c1b3a', '#0e6a63', '#b3235b', '#1f3fb0'].map((shirt) => ({
  line: '#1c1b3a',
  accents: ACCENTS,
  shirt,
}));

/** By name: whoever comes back has the same face, on the sheet and on the poster of the end. */
export const faceId = (name: string): string => `genesis ${name}`;

export const faceOfMember = (name: string, seat: number): string =>
  bustOf(faceId(name), WARDROBES[seat] ?? WARDROBES[0]);
