import { Match, must, secretFor } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('the highest card takes the round', () => {
  const match = must(Match.start(game, { seats: 2, secret: secretFor('a round') }));
  const [low, high] = [match.legalMoves(0)[0], match.legalMoves(1).at(-1) ?? match.legalMoves(1)[0]];
  must(match.play(0, low.id));
  must(match.play(1, high.id));
  expect(match.state.scores).toEqual(high.card > low.card ? [0, 1] : [0, 0]);
});
