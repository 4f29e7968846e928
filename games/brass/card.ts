/** What the shelf shows before the game is loaded. */
export const card = {
  name: 'Blend & Balance',
  tagline: 'Two music directors, one small pool of players; your worst voice is your score.',
  minSeats: 1,
  maxSeats: 2,
  minutes: 15,
  inks: ['#a9781f', '#7a1f2b'],
  hidden: false,
} as const;
