import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { outOfAuction } from '../text/index.ts';
import {
  bid,
  moveTo,
  nominate,
  playEvent,
  playOn,
  recruitBand,
  sit,
  STOP_IT,
  throwEvent,
  dropBand,
  type Sitting,
} from './sitting.ts';
import { canonical } from '@bandstand/engine';

/** The code for a move the acting seat may not make. */
function code(match: Sitting, choice: object): string {
  const move = game.moves.find(({ id: _id, ...rest }) => canonical(rest) === canonical(choice));
  if (move === undefined) throw new Error('no such move');
  expect(match.can(choice)).toBe(false);
  return game.whyNot(game.view(match.state, match.state.actor), move).code;
}

test('a refused bid says why', () => {
  const match = sit({ chips: [5, 4], bands: [[0], [1]] }).play(nominate(1), bid(2));
  expect([code(match, bid(2)), code(match, bid(5))]).toEqual(['bid-too-low', 'too-few-chips']);
});

test('a popularity bid is refused for each reason', () => {
  const poor = sit({ chips: [9, 0], bands: [[0], [1]], contracts: [0] });
  const free = sit({ chips: [12, 0], bands: [[0], [1]] });
  const sold = sit({ chips: [12, 12, 1], bands: [[0], [1], [2]], contracts: [0, 1] }).play(nominate(0), bid(10), {
    type: 'pass',
  });
  expect([poor, free, sold].map((match) => code(match, nominate(0)))).toEqual([
    'too-few-chips',
    'needs-contract',
    'popularity-sold',
  ]);
});

test('refused events say why', () => {
  const match = sit({
    bands: [[0], [1, 14]],
    chips: [5, 2],
    hands: [['radioPlay', 'tax', 'recruitBand'], ['tour']],
    at: 'events',
  });
  expect(code(match, playEvent('radioPlay'))).toBe('needs-contract');
  expect(code(match, playEvent('tour'))).toBe('not-in-hand');
  expect(code(match, playOn('tax', 0))).toBe('own-target');
  expect(code(match, playOn('tax', 3))).toBe('no-such-seat');
  expect(code(match, recruitBand(14))).toBe('cannot-pay-fee');
  expect(code(match, recruitBand(0))).toBe('own-card');
  expect(code(match, recruitBand(50))).toBe('nobody-has-it');
  match.play(recruitBand(1));
  expect(code(match, STOP_IT)).toBe('no-stop');
});

test('refused negotiations and discards say why', () => {
  const match = sit({ bands: [[0], [1]], chips: [1, 0], bandTop: [2], at: 'negotiation' });
  expect([code(match, moveTo(5)), code(match, moveTo(9)), code(match, throwEvent('tax'))]).toEqual([
    'already-there',
    'too-few-chips',
    'not-now',
  ]);
  match.play({ type: 'pass' }, { type: 'draw' });
  expect(code(match, dropBand(1))).toBe('not-your-card');
});

test('a player who is out of an auction can learn why', () => {
  const match = sit({ chips: [5, 9, 9], bands: [[0], [1], [2]] }).play(nominate(3), bid(1), { type: 'pass' }, bid(5));
  const reasons = () => [0, 1, 2].map((seat) => outOfAuction(game.view(match.state, seat), seat)?.code);
  expect(match.state.phase).toBe('nominate');
  match.play(nominate(1), bid(1));
  expect(reasons()).toEqual([undefined, undefined, 'has-bought']);
});
