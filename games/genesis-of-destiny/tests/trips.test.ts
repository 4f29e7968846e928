import { expect, test } from 'vitest';
import { tripsOf } from '../ui/trips.ts';

const told = (event: Parameters<typeof tripsOf>[0]): string[] =>
  tripsOf(event).flatMap(({ from, to, count, look }) => (count > 0 ? [`${count} ${look} ${from} > ${to}`] : []));

test('what a gig pays goes from the stage to the band', () => {
  const gig = { type: 'gigEnded', gig: 0, round: 1, place: 0, score: 30, stars: 2 } as const;
  expect(told({ ...gig, coin: 5, crowd: 2, clout: 1 })).toEqual(['5 gd-coin stage > band', '2 gd-fan stage > band']);
  expect(told({ ...gig, coin: 0, crowd: 0, clout: 0 })).toEqual([]);
});

test('a card is paid by its buyer and by the band, and goes to the buyer', () => {
  expect(told({ type: 'bought', seat: 1, card: 3, own: 5, band: 10 })).toEqual([
    '5 gd-coin seat 1 > market',
    '10 gd-coin band > market',
    '1 gd-flying-card market > seat 1',
  ]);
});

test('what Melody takes comes from the band, and an unpaid studio takes nothing', () => {
  expect(told({ type: 'roleBonus', seat: 1, stat: 'COIN', amount: 10 })).toEqual(['10 gd-coin band > seat 1']);
  expect(told({ type: 'studioPaid', band: 3, coin: [1, 0, 0], covered: false })).toEqual([]);
  expect(told({ type: 'studioPaid', band: 3, coin: [1, 0, 0], covered: true })).toHaveLength(2);
});
