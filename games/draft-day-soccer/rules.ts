import type { Rules } from '@bandstand/kits/draft-and-write';
import { card } from './card.ts';

export const rules: Rules = {
  seats: { min: card.minSeats, max: card.maxSeats },
  handSize: 5,
  passing: 'onward',
  refusing: 'unable',
  netGate: 'from-top',
  multipliers: 'anytime',
  goalOrder: 'free',
  personalRefill: true,
  rejected: 'discarded',
  deadGoals: 'stay',
  refill: 'everything',
  lastSet: () => 1,
  cut: () => 0,
  together: 'weeks',
  solo: 'pairs',
  parts: ['match', 'cheer', 'tracks', 'goals', 'band', 'penalty'],
  ties: ['better-goal', 'more-cheer', 'more-band', 'fewer-multipliers', 'fewer-penalties'],
};
