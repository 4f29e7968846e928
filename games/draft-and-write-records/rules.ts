import type { Rules } from '@bandstand/kits/draft-and-write';
import { card } from './card.ts';
import { swapMembers } from './swapMembers.ts';

/** Cards cut unseen from the two-player deck in the harder solo game, so that both solo decks have 53. */
const HARDER_CUT = 7;

export const rules: Rules = {
  seats: { min: card.minSeats, max: card.maxSeats },
  handSize: 5,
  passing: 'alternate',
  refusing: 'always',
  netGate: 'free',
  multipliers: 'placing',
  goalOrder: 'in-order',
  personalRefill: false,
  rejected: 'shuffled-back',
  deadGoals: 'replaced',
  refill: 'discards-first',
  lastSet: ({ seats, harder }) => (harder ? 2 : seats),
  swap: (deck, pack, { own }, random, isSeen) =>
    own?.['swap'] === true ? swapMembers(deck, pack, random, isSeen) : deck,
  drawColours({ own }, sheets, field, random) {
    if (own?.['drawColours'] !== true) return false;
    for (const sheet of sheets) sheet[field] = 1 + random.below(4);
    return true;
  },
  cut: ({ harder }) => (harder ? HARDER_CUT : 0),
  together: 'weeks',
  solo: 'setList',
  parts: ['band', 'goals', 'match', 'grid', 'tour', 'tracks', 'penalty'],
  ties: ['more-band', 'better-first-post', 'fewer-penalties', 'better-goal'],
};
