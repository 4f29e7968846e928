import { GOAL_COUNT } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { goalIndex, Table, weekend } from './table.ts';

/** Meets Star Quality and Ball Mastery. */
const TRACKS = { stars: 4, balls: 4 };

describe('a weekend', () => {
  test('lets satisfied goals be claimed in any order', () => {
    const table = weekend(['star-quality', 'title-contenders', 'ball-mastery'], TRACKS);
    expect(table.offered(0, 'claimSlot')).toEqual([{ slot: 0 }, { slot: 2 }]);
    table.claim(0, 'ball-mastery').use(0, 'match', 19).use(0, 'net', 0);
    expect(table.offered(0, 'claimSlot')).toEqual([{ slot: 0 }]);
    table.claim(0, 'star-quality');
    expect(table.points(0)['goals']).toBe(20);
  });

  test('lets a claim be left; the goal stays on the table', () => {
    const table = weekend(['star-quality'], TRACKS).play(0, { type: 'enough' });
    expect(table.state.slots[0]).toBe(goalIndex('star-quality'));
    expect(table.field(0, GOAL_COUNT)).toBe(0);
  });

  test("a claimed goal's bonus may satisfy another goal in any slot", () => {
    // Ball Mastery pays a Synergy, the fifth one.
    const table = weekend(['warm-up-chemistry', 'ball-mastery'], { balls: 4, match: ['c1', 'c2', 'c4', 's4'] });
    expect(table.canClaim(0, 'warm-up-chemistry')).toBe(false);
    table.claim(0, 'ball-mastery').use(0, 'match', 11 + 1);
    expect(table.canClaim(0, 'warm-up-chemistry')).toBe(true);
  });

  test('the personal goal may be claimed before the open ones', () => {
    const table = weekend(['star-quality'], TRACKS, 'ball-mastery').claim(0, 'ball-mastery');
    expect(table.field(0, GOAL_COUNT)).toBe(1);
  });

  test('a claimed personal goal is shown and followed by a new one, which waits for the next weekend', () => {
    const table = weekend([], TRACKS, 'ball-mastery').nextGoals(['star-quality', 'full-stands']);
    table.claim(0, 'ball-mastery').use(0, 'match', 19).use(0, 'net', 0);
    expect(table.state.phase).toBe('pick');
    expect(table.state.personal[0]).toBe(goalIndex('star-quality'));
    expect(game.view(table.state, 1).sheets[0].goals).toEqual([goalIndex('ball-mastery')]);
    expect(game.view(table.state, 1).personal).toBe(-1);
    expect(game.view(table.state, 1).hasPersonal).toEqual([true, false]);
  });

  test('without goals left neither slots nor personal goals are replaced', () => {
    const table = weekend(['star-quality'], TRACKS, 'ball-mastery').nextGoals([]);
    table.claim(0, 'star-quality').use(0, 'grid', 0).claim(0, 'ball-mastery').use(0, 'match', 19).use(0, 'net', 0);
    expect(table.state.slots).toEqual([-1, -1, -1, -1]);
    expect(table.state.personal[0]).toBe(-1);
  });

  test('slots are refilled before personal goals are redrawn', () => {
    const table = weekend(['star-quality'], TRACKS, 'ball-mastery').nextGoals(['full-stands', 'one-mind']);
    table.claim(0, 'star-quality').use(0, 'grid', 0).claim(0, 'ball-mastery').use(0, 'match', 19).use(0, 'net', 0);
    expect(table.state.slots[0]).toBe(goalIndex('full-stands'));
    expect(table.state.personal[0]).toBe(goalIndex('one-mind'));
  });

  test('all may claim the same goal this weekend; it is gone for the others next week', () => {
    const table = new Table(3).begin().noPersonal().slots(['star-quality']).nextGoals(['one-mind', 'same-shape']);
    for (const seat of [0, 1, 2]) table.marks(seat, TRACKS).hand(seat, [`D${seat}`, `D${seat + 3}`]);
    for (const seat of [0, 1, 2]) table.pick(seat, `D${seat}`);
    table.claim(0, 'star-quality').claim(1, 'star-quality').play(2, { type: 'enough' });
    table.use(0, 'grid', 0).use(1, 'grid', 0);
    expect([0, 1, 2].map((seat) => table.field(seat, GOAL_COUNT))).toEqual([1, 1, 0]);
    expect(table.state.slots[0]).toBe(goalIndex('one-mind'));
    expect(table.state.goalStack).toEqual([goalIndex('same-shape')]);
  });

  test('a goal is claimed once only by each seat', () => {
    const table = weekend(['star-quality', 'ball-mastery'], TRACKS).claim(0, 'star-quality').use(0, 'grid', 0);
    expect(table.canClaim(0, 'star-quality')).toBe(false);
  });

  test('goals turned up afterwards wait for the next weekend', () => {
    const table = weekend(['star-quality'], TRACKS).nextGoals(['ball-mastery']);
    table.claim(0, 'star-quality').use(0, 'grid', 0);
    expect(table.state.phase).toBe('pick');
    expect(table.state.slots[0]).toBe(goalIndex('ball-mastery'));
  });

  test('a goal that nobody can reach any more stays on the table', () => {
    const table = weekend(['no-boos-tonight', 'twin-strikers'], { unhappy: 2 });
    table.restOf('weekend');
    expect(table.state.slots.slice(0, 2)).toEqual([goalIndex('no-boos-tonight'), goalIndex('twin-strikers')]);
  });

  test('with one box left the player picks which satisfied goal to take', () => {
    const five = ['safe-gloves', 'back-four', 'engine-room', 'front-three', 'solid-squad'];
    const table = weekend(['star-quality', 'ball-mastery'], { ...TRACKS, goals: five });
    expect(table.offered(0, 'claimSlot')).toHaveLength(2);
    table.claim(0, 'ball-mastery').use(0, 'match', 19).use(0, 'net', 0);
    expect(table.field(0, GOAL_COUNT)).toBe(6);
    expect(table.state.phase).toBe('over');
  });

  test('a seat that can neither claim nor boost has nothing to decide', () => {
    const table = weekend(['title-contenders'], {});
    expect(table.state.week).toBe(2);
  });

  test('claims stay hidden until everybody has finished', () => {
    const table = new Table(2).begin().noPersonal().slots(['star-quality']);
    for (const seat of [0, 1]) table.marks(seat, TRACKS).hand(seat, [`D${seat}`, `D${seat + 3}`]);
    table.pick(0, 'D0').pick(1, 'D1').claim(0, 'star-quality').use(0, 'grid', 0);
    expect(game.view(table.state, 1).sheets[0].goals).toEqual([]);
    table.play(1, { type: 'enough' });
    expect(game.view(table.state, 1).sheets[0].goals).toEqual([goalIndex('star-quality')]);
  });
});
