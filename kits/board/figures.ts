import type { Game, GameTypes } from '@bandstand/engine';
import type { Component, JSX } from 'solid-js';
import type { BoardProps } from './board.ts';

/** Pictures for the rules, made of the board's own parts. */
export interface RulesFigures {
  /** By the name that the rules call it: `![what it shows](figure:name)`. */
  readonly figures: Readonly<Record<string, Component>>;
  /** The sign of a word of the game, to stand before it in tables and lists; undefined for words that have none. */
  readonly signOf?: (word: string) => (() => JSX.Element) | undefined;
}

/** What a board is told when it is only looked at: nobody can do anything. */
export const stillBoard = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  names: readonly string[],
): BoardProps<T> => ({
  game,
  view,
  viewer: 'spectator',
  moves: [],
  onMove: () => undefined,
  names,
  captions: {},
  events: [],
  preview: () => undefined,
  whyNot: () => undefined,
});
