import { spoken } from '@bandstand/engine';

/** All the shelf shows before the game is loaded; the rules take name, tagline and seats from here. */
export const card = {
  ...spoken({
    en: { name: 'Template Game', tagline: 'Choose a card in secret; the highest takes the round.' },
  }),
  minSeats: 2,
  maxSeats: 4,
  minutes: 5,
  inks: ['#2446a8', '#f0b400'],
  hidden: true,
  sounds: { picked: 'card', revealed: 'chime' },
} as const;
