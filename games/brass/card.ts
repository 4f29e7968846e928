import type { GameCard } from '@bandstand/engine';

export const card: GameCard = {
  name: 'Blend & Balance',
  tagline: 'Two music directors, one small pool of players; your worst voice is your score.',
  minSeats: 1,
  maxSeats: 2,
  minutes: 15,
  hidden: false,
  inks: ['#a9781f', '#7a1f2b'],
  sounds: {
    picked: 'card',
    discarded: 'card',
    dealt: 'card',
    rowScored: 'pencil',
    columnScored: 'pencil',
    ended: 'chime',
  },
};
