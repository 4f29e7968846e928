import { spoken } from '@bandstand/engine';
import { en } from './en/index.ts';

/** What this game says, in the language that is spoken here; every other language has the shape of the English one. */
export const {
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
} = spoken({ en });
