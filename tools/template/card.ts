export const card = {
  name: 'Template Game',
  tagline: 'Choose a card in secret; the highest takes the round.',
  minSeats: 2,
  maxSeats: 4,
  minutes: 5,
  inks: ['#2446a8', '#f0b400'],
  hidden: true,
} as const;
