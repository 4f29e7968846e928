import { spoken } from '@bandstand/engine';

/** What the shelf shows before the game is loaded. */
export const card = {
  ...spoken({
    en: { name: 'My Band', tagline: 'Hire people who get along. Sign before the others do.' },
  }),
  minSeats: 2,
  maxSeats: 4,
  minutes: [60, 90],
  inks: ['#d4342c', '#c98b4b'],
  print: ['#17130f', '#d4342c'],
  hidden: true,
  strengths: { gentle: 1200, fair: 1400, firm: 1520, strong: 1720, fierce: 1830 },
  sounds: {
    dealt: 'card',
    cardTurnedUp: 'card',
    rowLaid: 'card',
    bandDrawn: 'card',
    eventDrawn: 'card',
    eventPlayed: 'card',
    bidMade: 'chip',
    paid: 'chip',
    toured: 'chip',
    insured: 'chip',
    negotiated: 'chip',
    sold: 'stamp',
    contractsChecked: 'stamp',
    climbed: 'string',
    reachedTop: 'applause',
  },
} as const;
