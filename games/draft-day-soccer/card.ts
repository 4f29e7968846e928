import { spoken } from '@bandstand/engine';
import { sounds } from '@bandstand/kits/draft-and-write-sounds';

export const card = {
  ...spoken({
    en: { name: 'Draft Day: Soccer Edition', tagline: 'Draft a squad; the right players stand side by side.' },
  }),
  minSeats: 1,
  maxSeats: 4,
  minutes: [25, 45],
  inks: ['#1e7a46', '#f0a500'],
  print: ['#17613a', '#f2a70c'],
  hidden: true,
  strengths: { gentle: 1200, fair: 1380, firm: 1520, strong: 1680, fierce: 1820 },
  sounds: {
    ...sounds,
    placed: 'card',
    penalised: 'stamp',
    claimed: 'applause',
    weekendBegan: 'whistle',
    endCame: 'whistle',
  },
} as const;
