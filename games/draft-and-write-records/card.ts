import { sounds } from '@bandstand/kits/draft-and-write-sounds';

export const card = {
  name: 'Draft & Write Records',
  tagline: 'Draft a band, four cards a week, and write its rise to fame on one sheet.',
  minSeats: 1,
  maxSeats: 6,
  minutes: 40,
  inks: ['#2446a8', '#f0b400'],
  hidden: true,
  sounds,
} as const;
