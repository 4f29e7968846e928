const SHOULDERS = 'M5 66q1-17 17-19h20q16 2 17 19';

/** What is drawn over a plain shirt, in the second colour `B`. */
const PATTERNS = [
  '',
  '<path d="M10 55q22-4 44 0M7 62q25-4 50 0" fill="none" stroke="B" stroke-width="3.500"/>',
  '<path d="M32 48v18M22 48l-2 18M42 48l2 18" stroke="B" stroke-width="4"/>',
  '<path d="M15 49 47 66h-14L9 53z" fill="B"/>',
  '<path d="M32 47h10q16 2 17 19H32z" fill="B"/>',
  '<path d="M8 55 32 66 56 55v6L32 71 8 61z" fill="B"/>',
  '<path d="M5 66q1-16 14-18l-3 18zM59 66Q58 50 45 48l3 18z" fill="B"/>',
  '<path d="M7 57q25-4 50 0v7q-25-4-50 0z" fill="B"/>',
  '<path d="M32 47h10q16 2 17 10H32zM5 66q0-6 2-9h25v9z" fill="B"/>',
  '<path d="M27 48v18M37 48v18M17 50v16M47 50v16" stroke="B" stroke-width="1.600"/>',
  '<path d="M29 47h6v19h-6zM7 56h50v5H6z" fill="B"/>',
] as const;

/** So many kits can be told apart without colours. */
export const KIT_COUNT = PATTERNS.length;

/** A shirt of two colours in one of eleven patterns, for `Wardrobe.shirt`. */
export function kitShirt(pattern: number, [body, second]: readonly [string, string], line: string): string {
  return [
    `<path d="${SHOULDERS}z" fill="${body}"/>`,
    PATTERNS[pattern % KIT_COUNT].replaceAll('"B"', `"${second}"`),
    `<path d="${SHOULDERS}" fill="none" stroke="${line}" stroke-width="1.800"/>`,
  ].join('');
}
