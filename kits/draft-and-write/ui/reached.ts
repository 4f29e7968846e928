import type { ModelProps } from './boardModel.ts';
import { showPlaces } from './showPlaces.ts';
import { letTravel } from './travel.ts';

/** What a board does once somebody has reached for it: cards travel, and the page moves to what is looked at. */
export function answerReach(root: () => HTMLElement | undefined, parts: ModelProps) {
  letTravel(root, parts);
  return showPlaces(root, parts.model);
}
