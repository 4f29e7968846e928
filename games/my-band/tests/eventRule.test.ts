import { expect, test } from 'vitest';
import { contentOf } from '../content.ts';
import { game } from '../index.ts';
import { EVENTS } from '../state.ts';
import { eventRule } from '../text/index.ts';

test('every event says in a sentence what it does, with the figures of the pack', () => {
  const content = contentOf(game.pack.content);
  expect(EVENTS.map((_, event) => eventRule(content, event))).toEqual([
    'With a contract: your pawn goes up a fret.',
    'Pay the fee of a rival band member and take the card, unless stopped.',
    'Pay the fee of a rival business card and take it, unless stopped.',
    'Out of turn: pay 1 chip and a recruit of your card fails.',
    'A rival pays a third of their chips, rounded up, or 1 with an Accountant.',
    'A rival pays 3 and may not negotiate this turn; with a Lawyer only 1.',
    'Take 1 chip for each member of your largest group sharing a letter.',
    'Draw 2 events, then keep at most 5.',
    'Turn up the top 3 band cards and take one of them, or none.',
  ]);
});
