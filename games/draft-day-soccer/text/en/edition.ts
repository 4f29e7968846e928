import type { Edition } from '@bandstand/kits/edition';

export const edition: Edition = {
  designer: 'Bruno Maciel',
  after: 'Draft Day: Soccer Edition by Bruno Maciel, edition 1.1',
  theirs:
    'Theirs are the rules, the sections of the sheet, the kinds of cards, how many cards and goals there are, and the ranks of a season alone.',
  ours: 'Ours are the players, the names and values of all cards and of all goals but one, where links, badges and numbers stand on the sheet, the harder season for one, all drawings and every word. Who knows the box will find other numbers here: pictures of its cards and its sheet were never at hand.',
};
