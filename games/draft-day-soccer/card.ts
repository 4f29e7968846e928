import { sounds } from '@bandstand/kits/draft-and-write-sounds';

export const card = {
  name: 'Draft Day: Soccer Edition',
  tagline: 'Draft a squad, four cards a week, and let the right players stand side by side.',
  minSeats: 1,
  maxSeats: 4,
  minutes: 35,
  inks: ['#1e7a46', '#f0a500'],
  hidden: true,
  sounds,
} as const;
