import { spoken } from '@bandstand/engine';
import { en } from './en/index.ts';

/** What this kit says, in the language that is spoken here; every other language has the shape of the English one. */
export const {
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
} = spoken({ en });
