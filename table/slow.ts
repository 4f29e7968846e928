import type { Pace } from '@bandstand/protocol';

const HOUR_SECONDS = 3_600;

/** A game for days: nobody is expected to be there all the time. */
export const isSlow = (pace: Pace): boolean => pace.type !== 'free' && pace.seconds >= HOUR_SECONDS;
