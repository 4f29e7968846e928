import { boardWords } from './board.ts';
import { textsFor } from './game.ts';
import { eventRule } from './eventRule.ts';
import {
  bandLabel,
  bandName,
  businessLabel,
  chipsText,
  chipsWord,
  eventName,
  listNames,
  needsText,
  occupationName,
  roleName,
  slotLabel,
  spaceName,
} from './names.ts';
import { outOfAuction, whyNot } from './whyNot.ts';
import { gameWords } from './words.ts';

export const en = {
  bandLabel,
  bandName,
  boardWords,
  businessLabel,
  chipsText,
  chipsWord,
  eventName,
  eventRule,
  gameWords,
  listNames,
  needsText,
  occupationName,
  outOfAuction,
  roleName,
  slotLabel,
  spaceName,
  textsFor,
  whyNot,
};
