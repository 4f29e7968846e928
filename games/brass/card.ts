import type { GameCard } from '@bandstand/engine';

export const card: GameCard = {
  name: 'Blend & Balance',
  tagline: 'Two conductors, one pool. Only your worst voice counts.',
  minSeats: 1,
  maxSeats: 2,
  minutes: 15,
  hidden: false,
  drawsSeats: true,
  inks: ['#a9781f', '#7a1f2b'],
  print: ['#7a1f2b', '#c08a2a'],
  sounds: {
    picked: 'card',
    discarded: 'card',
    dealt: 'card',
    rowScored: 'pencil',
    columnScored: 'pencil',
    ended: 'chime',
  },
};
