import type { Edition } from '@bandstand/kits/edition';

export const edition: Edition = {
  designer: '@boardcrafting',
  after: 'Genesis of Destiny Supreme! by a designer who signs as @boardcrafting, from its open call for playtests',
  theirs:
    'Theirs are the rules, the circles and powers, and most numbers, which stand in the designer’s later material.',
  ours: 'Ours are the names of gigs, songs and cards, the label’s bar and the rounds before gigs are burned, what was missing for the game master and for breaking up, all drawings and every word. The arrows and the crown score as the later text has them.',
};
