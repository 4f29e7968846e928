/** What the shelf shows before the game is loaded. */
export const card = {
  name: 'Genesis of Destiny Supreme!',
  tagline: 'Three musicians, one band: become a legend together, or break up and go alone.',
  minSeats: 3,
  maxSeats: 4,
  minutes: 90,
  inks: ['#1c1b3a', '#e0447c'],
  hidden: true,
} as const;
