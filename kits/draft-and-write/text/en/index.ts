import { boardWords } from './board.ts';
import { rankTitle, textsFor } from './game.ts';
import { goalText, needProgress } from './goalText.ts';
import { cardKindName, cellName, itemName, nodeName, postName, squareName } from './names.ts';
import { counted, oneOf, shared } from './shared.ts';
import { whyNot } from './whyNot.ts';

export const en = {
  boardWords,
  cardKindName,
  cellName,
  counted,
  goalText,
  itemName,
  needProgress,
  nodeName,
  oneOf,
  postName,
  rankTitle,
  shared,
  squareName,
  textsFor,
  whyNot,
};
