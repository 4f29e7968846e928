import type { OpenTable } from '../state.ts';

/** Which of the four parts of a turn it is; -1 during set-up and after the end. */
export function partOf({ phase, resume }: Pick<OpenTable, 'phase' | 'resume'>): number {
  switch (phase) {
    case 'nominate':
    case 'open':
    case 'bid':
    case 'free':
      return 0;
    case 'event':
    case 'react':
    case 'scout':
    case 'trim':
    case 'discard':
      return 1;
    case 'negotiate':
    case 'insure':
    case 'draw':
      return 2;
    case 'resolve':
      return resume === 'events' ? 1 : resume === 'draws' ? 2 : 0;
    case 'shuffle':
      return 3;
    default:
      return -1;
  }
}
