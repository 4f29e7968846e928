/** What a badge on a sheet or a goal can pay. The names are the kit's; each game has its own words for them. */
export const BONUSES = [
  'match',
  'grid',
  'net',
  'trackA',
  'trackB',
  'x2',
  'x3',
  'x4',
  'colour',
  'tour',
  'cash',
  'cheer',
] as const;
export type Bonus = (typeof BONUSES)[number];
