import type { Edition } from '@bandstand/kits/edition';

export const edition: Edition = {
  designer: 'Kevin Everingham',
  after: 'My Band by Kevin Everingham, Everingham Games, 2003 to 2008, of which a preview of the rules is known',
  theirs:
    'Theirs are the rules of all four phases, the decks and how many cards they have, the neck and the popularity bid.',
  ours: 'Ours are the musicians and their letters, most events, what the spaces of the contract chart ask for and pay, the limit of turns, all drawings and every word. The preview has none of the card lists.',
};
