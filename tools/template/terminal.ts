import type { View } from './state.ts';

export const draw = (view: View): string =>
  [
    `Hand: ${view.hand.join(' ') || 'none'}`,
    `Rounds won: ${view.scores.map((score, seat) => `seat ${seat}: ${score}`).join(', ')}`,
  ].join('\n');
