import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { DRAW, PASS, sit } from './sitting.ts';

const NAMES = ['Ann', 'Ben', 'Cy'];
const told = (events: readonly Parameters<typeof game.text.event>[0][]): string[] =>
  events.flatMap((event) => game.text.event(event, (seat) => NAMES[seat]) ?? []);

test('who is passed over, who leaves the contract and who draws nothing is said', () => {
  const match = sit({ bands: [[0], [1], [2]], chips: [3, 0, 2], at: 'negotiation' });
  const events = [PASS, PASS, PASS, DRAW].flatMap((move) => match.play(move).events);
  expect(told(events)).toEqual(
    expect.arrayContaining([
      'Ann leaves the contract where it is.',
      'Ben cannot pay for moving the contract and is passed over.',
      'Cy leaves the contract where it is.',
      'Ann draws no band card.',
      'Ben draws a band card.',
    ]),
  );
});
