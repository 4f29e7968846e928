/** Signs that everybody at a table understands, where the game has none of its own. */
export const REACTIONS = ['clap', 'wow', 'laugh', 'think', 'sorry', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];
