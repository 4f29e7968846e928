import type { IconPaths } from '@bandstand/kits/draft-and-write-ui';

/** The sheet's own icons, on a grid of 24 around its middle. */
export const icons: IconPaths = {
  grid: {
    // A stand with floodlight, a medical cross, a whistle, a handshake over a banner.
    F: 'M-10 9H10M-8 9V1L8-4V9M-8 5L8 2M4-4V-10M1-10H7',
    M: 'M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z',
    C: 'M-10-4H3L10-8V-3L6-1A6.5 6.5 0 1 1-6-1L-10 0ZM0 2.6A1.6 1.6 0 1 0-.1 2.6M-2-4V-8',
    S: 'M-10-8H10V3H-10ZM-6 3V10M6 3V10M-5-4.5H5M-5-.5H1',
  },
  net: {
    // A boot, a head with a ball, a barbell, a goal, a shield.
    T: 'M-9-9H-2L-1-2L8 2C11 3 11 7 10 8H-9ZM-6 8V11M0 8V11M6 8V11M-2-5H1',
    H: 'M-3-1A5 5 0 1 0-3 9.9A5 5 0 1 0-3-1M6-10A4 4 0 1 0 6-2A4 4 0 1 0 6-10M-9 11H4',
    S: 'M-5 0H5M-8-6V6M-5-7V7M5-7V7M8-6V6M-11-3V3M11-3V3',
    X: 'M-11 9V-8H11V9M-6-8V3M0-8V3M6-8V3M-11-3H11M-11 3H11M0 11.5A2.4 2.4 0 1 0-.1 11.5',
    D: 'M0-11C4-8 7-8 10-8C10 2 7 8 0 11C-7 8-10 2-10-8C-7-8-4-8 0-11ZM0-5V5M-5 0H5',
  },
  badges: {
    // Two joined shapes, a trowel for building, a training cone, a star, a ball.
    match: 'M-10-4H-3V3H-10ZM-3 0H3M7-4L11 3H3Z',
    grid: 'M-9-9L3-5L-5 3ZM-1-1L3 3M2 4L4 2L10 8L8 10Z',
    net: 'M-8 8H8M-5 8L-1-9H1L5 8M-3.5 2H3.5M-2.2-4H2.2',
    trackA: 'M0-10L2.9-3.6L9.8-2.9L4.6 1.8L6.1 8.7L0 5.1L-6.1 8.7L-4.6 1.8L-9.8-2.9L-2.9-3.6Z',
    trackB:
      'M9 0A9 9 0 1 0-9 0A9 9 0 1 0 9 0M0-4L3.8-1.2L2.4 3.2H-2.4L-3.8-1.2ZM0-4V-9M3.8-1.2L8.5-2.8M2.4 3.2L5.3 7.2M-2.4 3.2L-5.3 7.2M-3.8-1.2L-8.5-2.8',
  },
};
