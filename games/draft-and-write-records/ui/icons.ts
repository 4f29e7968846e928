import type { IconPaths } from '@bandstand/kits/draft-and-write-ui';

/** The Band Sheet's own icons, on a grid of 24 around its middle. */
export const icons: IconPaths = {
  grid: {
    // A microphone for talking, a metronome, a reel, a stage.
    I: 'M-3-10H3V1A3 3 0 0 1-3 1ZM-7-1A7 7 0 0 0 7-1M0 6V10M-4 10H4',
    R: 'M-7 10L-3-10H3L7 10ZM0 5L6-7M-5 3H5',
    S: 'M9 0A9 9 0 1 0-9 0A9 9 0 1 0 9 0M1.5 0A1.5 1.5 0 1 0-1.5 0A1.5 1.5 0 1 0 1.5 0M0-5V-5.1M4.5 3V2.9M-4.5 3V2.9',
    L: 'M-10 9H10M-9 9V-9H9V9M-9-9L-4-2M9-9L4-2M-4 9V4H4V9',
  },
  net: {
    // An amp with its lead, a van, a jacket, a shirt, a heart.
    E: 'M-10-7H6V10H-10ZM-7 0H3V7H-7ZM-7 3.500H3M-6.500-3.500H-6.400M-2-3.500H-1.900M2.500-3.500H2.600M6-2Q11-2 10-9',
    T: 'M-11 6V-5H4V6M4-2H8L11 2V6H-11M-6 6a2.4 2.4 0 1 0 .1 0M6 6a2.4 2.4 0 1 0 .1 0',
    W: 'M-4-10L-10-6L-8 10H-2L0 2L2 10H8L10-6L4-10L0-4ZM0-4V2',
    M: 'M-5-9L-11-5L-8 0L-6-1V10H6V-1L8 0L11-5L5-9C3-6-3-6-5-9Z',
    F: 'M0 9C-12 0-9-9-4-9C-1-9 0-6 0-5C0-6 1-9 4-9C9-9 12 0 0 9Z',
  },
  // A signpost for the road: the van is for Transport.
  badges: { tour: 'M0-10V10M-4 10H4M0-8H7L10-5.500L7-3H0M0-1H-7L-10 1.500L-7 4H0' },
};
