import { aheadOf, type Move } from '@bandstand/kits/draft-and-write';
import { lostGoals } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { goalIndex, kit, recording, weekend, WHOLE_BAND, type Table } from './table.ts';

/** Written in on earlier weekends. */
const EARLIER = ['voice-found', 'golden-throat', 'rising-stars', 'full-week', 'first-miles'];

const lostBy = ({ state }: Table, move: Move) => lostGoals(kit, state, 0, aheadOf(kit, state, 0, move).sheet);

/** A weekend with three goals met, after so many were claimed on earlier ones. */
const weekendAfter = (claimed: number): Table =>
  weekend(['long-players', 'hit-streak', 'galaxy', 'jukebox'], {
    albums: 5,
    singles: 5,
    goals: EARLIER.slice(0, claimed),
  });

test('a claim for the last box costs the other goals that are met', () => {
  const { noBox, unmet } = lostBy(weekendAfter(5), kit.moves.claim[0]);
  expect(noBox).toEqual(['hit-streak', 'jukebox'].map(goalIndex));
  expect(unmet).toEqual([]);
});

test('a claim with further boxes left costs nothing', () => {
  expect(lostBy(weekendAfter(4), kit.moves.claim[0])).toEqual({ noBox: [], unmet: [] });
});

test('a goal that was passed by is not lost once more', () => {
  const table = weekendAfter(5).play(0, { type: 'skip' });
  expect(lostBy(table, kit.moves.claim[0]).noBox).toEqual([goalIndex('jukebox')]);
});

test('a Fail costs a goal that asks for none', () => {
  const posts = Object.fromEntries(Object.entries(WHOLE_BAND).slice(-6));
  const table = recording('A01', { posts, opened: ['K0', 'K1', 'K2', 'K3', 'K4'] });
  const spotless = (table.state.slots[0] = goalIndex('spotless-reputation'));
  expect(lostBy(table, kit.moves.refuse[0]).unmet).toEqual([spotless]);
  expect(lostBy(table, kit.moves.crossNet[0]).unmet).toEqual([]);
});
