import { spoken, type GameCard } from '@bandstand/engine';

export const card: GameCard = {
  ...spoken({
    en: { name: 'Blend & Balance', tagline: 'Two conductors, one pool. Only your worst voice counts.' },
  }),
  minSeats: 1,
  maxSeats: 2,
  minutes: 15,
  hidden: false,
  drawsSeats: true,
  inks: ['#a9781f', '#7a1f2b'],
  print: ['#7a1f2b', '#c08a2a'],
  strengths: { gentle: 1200, fair: 1320, firm: 1470, strong: 1630, fierce: 1730 },
  sounds: {
    picked: 'card',
    discarded: 'card',
    dealt: 'card',
    rowScored: 'pencil',
    columnScored: 'pencil',
    ended: 'chime',
  },
};
