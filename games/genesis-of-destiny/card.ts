import { spoken } from '@bandstand/engine';

/** What the shelf shows before the game is loaded. */
export const card = {
  ...spoken({
    en: {
      name: 'Genesis of Destiny Supreme!',
      tagline: 'Three musicians, one band: legends together, or one walks out.',
      measured:
        'Elo is measured in break-ups of bands of three bots; one that is 100 above both rivals wins 47 of 100.',
    },
  }),
  minSeats: 3,
  maxSeats: 4,
  minutes: 90,
  inks: ['#1c1b3a', '#e0447c'],
  print: ['#1c1b3a', '#e0447c'],
  hidden: true,
  strengths: { gentle: 1200, fair: 1330, firm: 1440, strong: 1590, fierce: 1690 },
  sounds: {
    rolled: 'dice',
    rerolled: 'dice',
    specialRolled: 'dice',
    marketFilled: 'card',
    notebookDrawn: 'card',
    bought: 'card',
    placed: 'pencil',
    partAdded: 'pencil',
    circleAdded: 'pencil',
    pledged: 'pencil',
    songCounted: 'chime',
    gigEnded: 'applause',
    bombed: 'stamp',
    gigBurned: 'stamp',
    levelFilled: 'chime',
  },
} as const;
