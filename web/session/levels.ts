import type { Game, GameCard, LevelName } from '@bandstand/engine';
import { words } from '../text/index.ts';

export interface BotLevel {
  readonly level: string;
  readonly name: string;
  /** From 1 on; characters stand beside the ladder. */
  readonly rung?: number;
  /** In Elo, where it was measured. */
  readonly strength?: number;
}

/** The ladder that all games share, from weak to strong, then bots with a character of their own. The card knows how strong they are. */
export const levelsOf = (game: Game, card?: Pick<GameCard, 'strengths'>): readonly BotLevel[] => [
  ...namesOf(words.levels).map(([level, name], place) => {
    const strength = card?.strengths?.[level];
    return { level, name, rung: place + 1, ...(strength === undefined ? {} : { strength }) };
  }),
  ...Object.entries(game.text.bots ?? {}).map(([level, name]) => ({ level, name })),
];

const namesOf = (names: Readonly<Record<LevelName, string>>) => Object.entries(names) as [LevelName, string][];

/** The gentlest: what newcomers meet unless they choose another. */
export const usualLevel = (game: Game): string => levelsOf(game)[0].level;
