import { spoken } from '@bandstand/engine';
import { en } from './en/index.ts';

/** What this game says, in the language that is spoken here; every other language has the shape of the English one. */
export const {
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
} = spoken({ en });
