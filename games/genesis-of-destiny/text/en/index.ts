import { boardWords } from './board.ts';
import { textsFor } from './game.ts';
import { eventLine } from './log.ts';
import { fansText } from './log/telling.ts';
import {
  BOX_NAMES,
  CAUSES,
  ROLE_TITLES,
  TRACK_NAMES,
  alsoText,
  bombText,
  cardName,
  circleHint,
  circleTitle,
  coverText,
  dieName,
  flyerNeeds,
  gigCalled,
  gigName,
  needsText,
  rangeText,
  rewardText,
  rowText,
  setText,
  songTitle,
  starsText,
} from './names.ts';
import { whyNot } from './whyNot.ts';
import { gameWords } from './words.ts';

export const en = {
  BOX_NAMES,
  CAUSES,
  ROLE_TITLES,
  TRACK_NAMES,
  alsoText,
  boardWords,
  bombText,
  cardName,
  circleHint,
  circleTitle,
  coverText,
  dieName,
  eventLine,
  fansText,
  flyerNeeds,
  gameWords,
  gigCalled,
  gigName,
  needsText,
  rangeText,
  rewardText,
  rowText,
  setText,
  songTitle,
  starsText,
  textsFor,
  whyNot,
};
