import type { Captions, Game, GameTypes, Viewer } from '@bandstand/engine';
import type { Component } from 'solid-js';

/** A board may have parts to fetch before it is drawn. */
export type Board = Component<BoardProps> & { readonly preload?: () => Promise<void> };

/**
 * All that a board is told. It draws the view, lights what is legal and reports the chosen move; nothing else.
 * A spot that plays a legal move at once carries its number as `data-move`; one that first opens a choice, `data-opens`.
 * One that shows on focus what its move does carries `data-looks`: there a finger's first tap looks and its second plays.
 * A way to do nothing, such as passing, carries `data-aside`: it is in sight wherever it is.
 * What must be in sight as a whole on a desktop carries `data-one-screen`.
 */
export interface BoardProps<T extends GameTypes = GameTypes> {
  /** The rules and content the match is played with, for names and drawings. */
  readonly game: Game<T>;
  readonly view: T['View'];
  readonly viewer: Viewer;
  /** Legal now for the viewer; empty when they have nothing to decide. */
  readonly moves: readonly T['Move'][];
  readonly onMove: (move: T['Move']) => void;
  /** One per seat. */
  readonly names: readonly string[];
  /** Texts that players wrote beside the match. */
  readonly captions: Captions;
  /** Writes one of the captions that the game offers the viewer now; absent where nothing can be written. */
  readonly onCaption?: (key: string, text: string) => void;
  /** What happened with the last update, in order, as the viewer may see it. */
  readonly events: readonly T['Event'][];
  /** The view after a legal move, thought through in an imagined state; undefined while it cannot be known. */
  readonly preview: (move: T['Move']) => T['View'] | undefined;
  /** Why a move of the table is not legal now; undefined when it is. */
  readonly whyNot: (move: T['Move']) => string | undefined;
  /** Told why something that was pressed cannot be done, to say it where questions are asked; without it a board says it itself. */
  readonly onRefused?: (why: string) => void;
}
