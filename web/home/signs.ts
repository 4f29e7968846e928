/** Signs on a poster, as paths of 16 units. */
export const PLAYERS = 'M5 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2.5 14.5q.5-5 5.5-5t5.5 5';
export const CLOCK = 'M2 8.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M8 5v3.5l2.5 1.5';
