import type { Edition } from '@bandstand/kits/edition';

export const edition: Edition = {
  designer: 'an unnamed author',
  after:
    'an untitled two-player brass-band card game by an unnamed author, published under CC BY-SA 4.0, for players of twelve and more',
  theirs:
    'Theirs are the rules: the snake draft in four rounds, the grid, eight performances, four voices and the worst of them as the result.',
  ours: 'Ours are the title, the cards and their instruments, play alone against a visiting conductor, the handicap, all drawings and every word. They are offered under CC BY-SA 4.0, too.',
};
