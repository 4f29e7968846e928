import { expect, test } from 'vitest';
import { closing, duel, longHand } from './exact.ts';

test('exact play from the fourth pick of the last round on follows the rules on 10,000 positions', () => {
  for (let index = 0; index < 10_000; index++) {
    const state = closing(index);
    expect(duel(state).ending()).toBe(longHand(state));
  }
}, 600_000);
