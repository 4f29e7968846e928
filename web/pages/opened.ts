import type { Game, GameCard } from '@bandstand/engine';
import type { BoardProps } from '@bandstand/kits/board';
import type { Component } from 'solid-js';
import type { OpenLesson } from '../learn/open.ts';
import type { PageTable } from '../session/pageTable.ts';

/** A match of this device with all that it is shown by. */
export interface Opened {
  readonly game: Game;
  readonly card: GameCard;
  readonly board: Component<BoardProps>;
  readonly table: PageTable;
  /** Where somebody is being taught. */
  readonly lesson: OpenLesson | undefined;
}
