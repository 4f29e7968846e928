import type { Edition } from '@bandstand/kits/edition';

export const edition: Edition = {
  designer: 'Bruno Maciel',
  after: 'Draft & Write Records by Bruno Maciel, published by Inside Up Games in 2023',
  theirs: 'Theirs are the rules, the sections of the sheet, the kinds of cards and how many of each there are.',
  ours: 'Ours are the names and values of all cards and goals, where links, bonuses and numbers stand on the sheet, the touring map, the ranks of playing alone, all drawings and every word. Who knows the box will find other numbers here: pictures of its cards and its sheet were never at hand.',
};
