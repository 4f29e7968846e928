import { spoken } from '@bandstand/engine';
import { sounds } from '@bandstand/kits/draft-and-write-sounds';

export const card = {
  ...spoken({
    en: { name: 'Draft & Write Records', tagline: 'Pick a card, pass the rest, write your band’s rise to fame.' },
  }),
  minSeats: 1,
  maxSeats: 6,
  minutes: [30, 60],
  inks: ['#2446a8', '#f0b400'],
  print: ['#2446a8', '#f0b400'],
  hidden: true,
  strengths: { gentle: 1200, fair: 1330, firm: 1470, strong: 1580, fierce: 1720 },
  sounds: { ...sounds, penalised: 'scratch', claimed: 'applause', opened: 'chip', endCame: 'string' },
} as const;
