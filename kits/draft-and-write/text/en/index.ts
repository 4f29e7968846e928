import { boardWords } from './board.ts';
import { rankTitle, textsFor } from './game.ts';
import { goalText, needProgress } from './goalText.ts';
import { cardKindName, itemName, postName } from './names.ts';
import { counted, oneOf, shared } from './shared.ts';
import { whyNot } from './whyNot.ts';

export const en = {
  boardWords,
  cardKindName,
  counted,
  goalText,
  itemName,
  needProgress,
  oneOf,
  postName,
  rankTitle,
  shared,
  textsFor,
  whyNot,
};
