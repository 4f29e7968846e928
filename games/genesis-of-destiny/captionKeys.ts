import type { Seat } from '@bandstand/engine';

/** Under which keys players write what beside a match. */
export const BAND = 'band';
export const characterKey = (seat: Seat): string => `character-${seat}`;
export const instrumentKey = (seat: Seat): string => `instrument-${seat}`;
export const songKey = (song: number): string => `song-${song}`;
export const offerKey = (round: number, place: number): string => `offer-${round}-${place + 1}`;
export const storyKey = (round: number, place: number): string => `${offerKey(round, place)}-story`;
