import { aheadOf, aheadOfCard, ITEM, TRACK_A } from '@bandstand/kits/draft-and-write';
import { expect, test } from 'vitest';
import { cardIndex, kit, nodeIndex, postIndex, recording, type Marks } from './table.ts';

const bring = (card: string, marks: Marks) => aheadOfCard(kit, recording('A00', marks).state, 0, cardIndex(card));

test('a singer brings her star points and the harmony with the start circle, not where it is crossed', () => {
  const { points, choices, move, events } = bring('LS00', { outer: { O0: 'r' } });
  expect({ points, choices }).toEqual({ points: 4, choices: [1] });
  expect(move).toMatchObject({ type: 'place', post: postIndex('LS'), multiplier: 0 });
  expect(events.some(({ type }) => type === 'crossed')).toBe(false);
});

test('of two places the one with a harmony is framed', () => {
  // M01 has purple in the north; LS07 has purple in the east, towards M4, and yellow in the west, towards M1.
  expect(bring('M01', { posts: { LS: 'LS07' } })).toMatchObject({ move: { post: postIndex('M4') }, choices: [3] });
  expect(bring('M01', { posts: { LS: 'LS03' } })).toMatchObject({ move: { post: postIndex('M1') }, choices: [3] });
});

test('a card without a place, and a Scandal, bring what the next Fail takes away', () => {
  expect(bring('LS01', { posts: { LS: 'LS00' } }).points).toBe(-2);
  expect(bring('S0', { fails: 1 })).toMatchObject({ points: -3, move: undefined, choices: [ITEM.cash] });
});

test('what leaves no choice goes on by itself: an Album is written and pays', () => {
  // Node A8 beside a crossed A7 pays an Album; the second Album pays a Tour, which is for the player to choose.
  const { state } = recording('A04', { net: ['A7'], albums: 1, singles: 3 });
  const ahead = aheadOf(kit, state, 0, kit.moves.crossNet[nodeIndex('A8')]);
  expect(ahead.sheet[TRACK_A]).toBe(2);
  expect(ahead.points).toBe(3);
  expect(ahead.choices).toEqual([ITEM.tour]);
});

test('looking ahead leaves the sheet alone', () => {
  const { state } = recording('A00', {});
  const before = structuredClone(state.sheets);
  aheadOfCard(kit, state, 0, cardIndex('LS00'));
  expect(state.sheets).toEqual(before);
});
