import type { BoardModel, DraftBoardProps } from './boardModel.ts';
import { showPlaces } from './showPlaces.ts';
import { letTravel } from './travel.ts';

/** What a board does once somebody has reached for it: cards travel, and the page moves to what is looked at. */
export function answerReach(root: () => HTMLElement | undefined, board: DraftBoardProps, model: BoardModel) {
  letTravel(root, { board, model });
  return showPlaces(root, model);
}
