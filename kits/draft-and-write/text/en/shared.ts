import { english, signed } from '@bandstand/engine';

/** What every game of the kit calls the same. */
export const shared = {
  bonus: { x2: '×2', x3: '×3', x4: '×4', cash: 'Cash' },
  sections: { goals: 'Goals' },
  nouns: { line: ['line', 'lines'] as const },
  endings: { goals: 'a sixth goal was recorded', cards: 'the cards are used up' },
};

/** "a Harmony", "an Album"; money and multipliers have no article. */
export const oneOf = (name: string): string =>
  /^(×|Cash)/.test(name) ? name : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/** "harmony" or "harmonies", as the number wants it. */
export const plural = (count: number, [one, other]: readonly [string, string]): string =>
  english.plural(count, { one, other });

/** "3 harmonies", "1 harmony". */
export const counted = (count: number, forms: readonly [string, string]): string => `${count} ${plural(count, forms)}`;

/** "1 point", "12 points", "−3 points". */
export const pointsText = (points: number): string => `${signed(points)} ${plural(points, ['point', 'points'])}`;
