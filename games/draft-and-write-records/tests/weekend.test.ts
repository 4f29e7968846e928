import { describe, expect, test } from 'vitest';
import { CURSOR, GOAL_COUNT, PENALTY } from '@bandstand/kits/draft-and-write';
import { game } from '../index.ts';
import { goalIndex, kit, Table, venueIndex, weekend } from './table.ts';

/** Goals that a sheet with four albums and four singles meets. */
const RELEASES = { albums: 5, singles: 5 };

describe('a weekend', () => {
  test('goes through the goals from left to right, then to the personal one', () => {
    const table = weekend(['long-players', 'galaxy', 'hit-streak', 'jukebox'], RELEASES, 'discography');
    const seen: number[] = [];
    while (table.state.phase === 'weekend') {
      seen.push(table.state.sheets[0][CURSOR]);
      table.play(0, { type: 'skip' });
    }
    expect(seen).toEqual([0, 2, 3, 4]);
  });

  test('a goal that is not met is passed over, and it can neither be claimed nor skipped', () => {
    const table = weekend(['galaxy', 'almost-everyone', 'four-corners', 'world-calendar'], RELEASES);
    expect(table.state.phase).toBe('pick');
    expect(table.state.sheets[0][GOAL_COUNT]).toBe(0);
  });

  test('a claim writes the points and its bonus is used before the next goal', () => {
    const table = weekend(['long-players', 'hit-streak', 'galaxy', 'jukebox'], RELEASES).play(0, { type: 'claim' });
    expect(table.points(0)['goals']).toBe(7);
    expect(table.waiting(0)).toEqual({ tour: 1 });
    expect(table.can(0, { type: 'claim' })).toBe(false);
    table.use(0, 'tour', venueIndex('L1'));
    expect(table.offered(0, 'claim')).toEqual([{}]);
  });

  test('a bonus can complete a goal further right or the personal one, never one already passed', () => {
    // Long Players pays a tour stop; First Miles asks for three venues.
    const right = weekend(['long-players', 'first-miles'], { albums: 3, venues: ['L1', 'R1'] })
      .play(0, { type: 'claim' })
      .use(0, 'tour', venueIndex('L2'));
    right.use(0, 'trackB', 0);
    expect(right.can(0, { type: 'claim' })).toBe(true);
    const personal = weekend(['long-players'], { albums: 3, venues: ['L1', 'R1'] }, 'first-miles')
      .play(0, { type: 'claim' })
      .use(0, 'tour', venueIndex('L2'))
      .use(0, 'trackB', 0);
    expect(personal.can(0, { type: 'claim' })).toBe(true);
    const left = weekend(['first-miles', 'long-players'], { albums: 3, venues: ['L1', 'R1'] })
      .play(0, { type: 'claim' })
      .use(0, 'tour', venueIndex('L2'))
      .use(0, 'trackB', 0);
    expect(left.state.phase).toBe('pick');
    expect(left.state.sheets[0][GOAL_COUNT]).toBe(1);
  });

  test('a satisfied goal may be skipped', () => {
    const table = weekend(['long-players', 'galaxy'], RELEASES).play(0, { type: 'skip' });
    expect(table.state.sheets[0][GOAL_COUNT]).toBe(0);
    expect(table.state.slots[0]).toBe(goalIndex('long-players'));
  });

  test('several seats may claim the same goal; it is replaced once, even for the one who skipped', () => {
    const table = new Table(3).begin().slots(['long-players']);
    for (const seat of [0, 1, 2]) table.marks(seat, { albums: 3 }).hand(seat, ['S0', 'S1']);
    table.state.personal = [-1, -1, -1];
    for (const seat of [0, 1, 2]) table.pick(seat, 'S0');
    table.play(0, { type: 'claim' }).play(1, { type: 'claim' }).play(2, { type: 'skip' });
    table.use(0, 'tour', 1).use(1, 'tour', 1);
    expect([0, 1, 2].map((seat) => table.state.sheets[seat][GOAL_COUNT])).toEqual([1, 1, 0]);
    expect(table.state.goalsGone).toContain(goalIndex('long-players'));
    expect(table.state.slots[0]).not.toBe(goalIndex('long-players'));
  });

  test('a claimed personal goal is shown to all and not replaced; then there is no fifth check', () => {
    const table = weekend(['galaxy'], RELEASES, 'discography').play(0, { type: 'claim' }).use(0, 'x2', 0);
    expect(table.state.personal[0]).toBe(-1);
    expect(game.view(table.state, 1).sheets[0].goals).toEqual([goalIndex('discography')]);
    expect(game.view(table.state, 1).hasPersonal[0]).toBe(false);
  });

  test('claims stay hidden until everybody has finished the weekend', () => {
    const table = new Table(2).begin().slots(['long-players']);
    for (const seat of [0, 1]) table.marks(seat, { albums: 3 }).hand(seat, ['S0', 'S1']);
    table.pick(0, 'S0').pick(1, 'S0').play(0, { type: 'claim' }).use(0, 'tour', 1);
    expect(game.view(table.state, 1).sheets[0].goals).toEqual([]);
    expect(game.view(table.state, 0).sheets[0].goals).toEqual([goalIndex('long-players')]);
  });

  test('the sixth goal stops further claims of that seat, the personal goal included', () => {
    const table = weekend(
      ['long-players', 'hit-streak'],
      { ...RELEASES, goals: ['galaxy', 'warehouse', 'even-mix', 'pure-tone', 'all-hands'] },
      'discography',
    );
    table.play(0, { type: 'claim' }).use(0, 'tour', 1);
    expect(table.state.phase).toBe('over');
    expect(table.state.sheets[0][GOAL_COUNT]).toBe(6);
  });

  test('goals that nobody can reach any more are replaced until a live one lies there', () => {
    const table = new Table(2).begin().slots(['spotless-reputation', 'long-players']);
    table.state.personal = [-1, -1];
    table.state.goalStack = [goalIndex('galaxy'), goalIndex('spotless-reputation')];
    table.state.slots[0] = goalIndex('golden-throat');
    for (const seat of [0, 1]) table.marks(seat, { posts: { LS: ['LS00', 4] } }).hand(seat, ['S0', 'S1']);
    table.pick(0, 'S0').pick(1, 'S0');
    expect(table.state.slots[0]).toBe(goalIndex('galaxy'));
    expect(table.state.goalsGone).toEqual([goalIndex('golden-throat'), goalIndex('spotless-reputation')]);
  });

  test('a goal stays while one seat can still reach it', () => {
    const table = new Table(2).begin().slots(['golden-throat']);
    table.state.personal = [-1, -1];
    table.marks(0, { posts: { LS: ['LS00', 4] } });
    for (const seat of [0, 1]) table.hand(seat, ['S0', 'S1']);
    table.pick(0, 'S0').pick(1, 'S0');
    expect(table.state.slots[0]).toBe(goalIndex('golden-throat'));
  });

  test('without goals left a slot stays empty', () => {
    const table = weekend(['long-players'], { albums: 3 });
    table.state.goalStack = [];
    table.play(0, { type: 'claim' }).use(0, 'tour', 1);
    expect(table.state.slots).toEqual([-1, -1, -1, -1]);
  });

  test('goals that count Fails see the Fails before vacancies', () => {
    const table = new Table(2).begin().slots(['any-press-is-good']);
    table.state.personal = [-1, -1];
    table.marks(0, { fails: 1 }).marks(1, { fails: 4 });
    for (const seat of [0, 1]) table.hand(seat, ['S0', 'S1', 'S2']);
    table.pick(0, 'S0').pick(1, 'S0').use(0, 'cash', 0);
    expect(table.state.sheets[0][PENALTY]).toBe(2);
    expect(table.can(0, { type: 'claim' })).toBe(true);
  });

  test('goals turned up after a weekend wait for the next one', () => {
    const table = weekend(['long-players'], { albums: 3, singles: 3 });
    table.state.goalStack.push(goalIndex('hit-streak'));
    table.play(0, { type: 'claim' }).use(0, 'tour', 1);
    expect(table.state.slots[0]).toBe(goalIndex('hit-streak'));
    expect(table.state.phase).toBe('pick');
    expect(kit.goals).toHaveLength(66);
  });
});
