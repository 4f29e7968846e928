import { GOAL_COUNT, PENALTY } from '@bandstand/kits/draft-and-write';
import { tiedRanks } from '@bandstand/kits/draft-and-write-tests';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { goalIndex, Table, write, type Marks } from './table.ts';

const POSTS = ['LS', 'M1', 'M2', 'M3', 'M4', 'P1', 'P2', 'P3', 'B1', 'B2', 'B3', 'B4'];
const CARDS = ['LS00', 'M00', 'M01', 'M02', 'M03', 'P00', 'P01', 'P02', 'B00', 'B01', 'B02', 'B03'];
const levels = (...list: readonly number[]): Marks => ({
  posts: Object.fromEntries(list.map((level, index) => [POSTS[index], [CARDS[index], level] as const])),
});

/** Two finished sheets with equal totals: who comes first. */
const ranks = (first: Marks, second: Marks): readonly number[] =>
  tiedRanks(
    game,
    new Table(2).begin().state,
    [first, second].map((marks) => (sheet) => write(sheet, { venues: ['G'], ...marks })),
  );

describe('a tie', () => {
  test('goes to more band points whatever singer, Fails and goals say', () => {
    const more = { posts: { M1: ['M00', 12] }, fails: 1 } as const;
    expect(ranks(more, { posts: { LS: ['LS00', 4] }, goals: ['rising-stars'] })).toEqual([1, 2]);
  });

  test('then to the better singer whatever Fails and goals say', () => {
    const better = { posts: { LS: ['LS00', 4] }, fails: 1, albums: 4, singles: 2 } as const;
    expect(ranks(better, { posts: { M1: ['M00', 4] }, goals: ['rising-stars'] })).toEqual([1, 2]);
  });

  test('then to fewer Fails whatever goals say', () => {
    const clean = { ...levels(4), albums: 3, singles: 2 };
    expect(ranks(clean, { ...levels(4), fails: 1, goals: ['level-heads'] })).toEqual([1, 2]);
  });

  test('then to the better goal; a band without any goal counts zero', () => {
    expect(ranks({ albums: 4, singles: 2 }, { goals: ['level-heads'] })).toEqual([2, 1]);
  });

  test('that nothing breaks is a shared win, and the result says so', () => {
    const outcome = { scores: [12, 12, 3], ranks: [1, 1, 3], shares: [0.5, 0.5, 0], how: 'posts' } as const;
    expect(game.text.outcome(outcome, (seat) => ['Ada', 'Bert', 'Cleo'][seat])).toBe(
      'Ada and Bert share the win with 12 points.',
    );
  });

  test('counts the Fails of vacant posts', () => {
    // Ada: no Fail before the end, three vacant posts. Bert: two Fails and a complete band.
    const table = new Table(2).begin().slots([]);
    table.state.personal = [-1, -1];
    table.marks(0, { ...levels(4, 1, 1, 1, 1, 1, 1, 1, 16), albums: 4, singles: 1 });
    table.marks(1, { ...levels(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9), fails: 2 });
    table.hand(0, ['A00', 'S0', 'S1']).hand(1, ['B04', 'S2', 'S3']).pick(0, 'A00').pick(1, 'B04');
    table.play(0, { type: 'cross', section: 'net', space: 0 }).play(1, { type: 'place', post: 11 }).restOf('record');
    expect(table.state.sheets.map((sheet) => sheet[PENALTY])).toEqual([3, 2]);
    const outcome = game.outcome(table.state);
    expect(outcome?.scores).toEqual([22, 22]);
    expect(outcome?.ranks).toEqual([2, 1]);
  });
});

describe('the end', () => {
  const FIVE = ['galaxy', 'warehouse', 'even-mix', 'pure-tone', 'all-hands'];

  test('a sixth goal ends the match after everybody has finished the weekend', () => {
    const table = new Table(2).begin().slots(['long-players', 'hit-streak']);
    table.state.personal = [-1, -1];
    table.marks(0, { albums: 3, goals: FIVE }).marks(1, { albums: 3, singles: 3 });
    table.hand(0, ['S0', 'S1']).hand(1, ['S2', 'S3']).pick(0, 'S0').pick(1, 'S2');
    table.play(0, { type: 'claim' }).use(0, 'tour', 1);
    expect(table.state.phase).toBe('weekend');
    table.play(1, { type: 'claim' }).use(1, 'tour', 1).play(1, { type: 'claim' }).use(1, 'tour', 5);
    expect(table.state.ending).toBe('goals');
    expect(table.state.phase).toBe('over');
    expect(table.state.sheets.map((sheet) => sheet[GOAL_COUNT])).toEqual([6, 2]);
  });

  test('five goals, four Fails and eleven members end nothing', () => {
    const table = new Table(2).begin().slots([]);
    table.state.personal = [-1, -1];
    table.marks(0, { ...levels(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), goals: FIVE, fails: 3 });
    table.hand(0, ['S0', 'S1']).hand(1, ['S2', 'S3']).pick(0, 'S0').pick(1, 'S2');
    expect(table.state.sheets[0][PENALTY]).toBe(4);
    expect([table.state.ending, table.state.week]).toEqual(['', 2]);
  });

  test('a band that was completed waits for the others to record their card', () => {
    const table = new Table(2).begin().slots([]);
    table.marks(0, levels(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    table.hand(0, ['B04', 'S0', 'S1']).hand(1, ['A00', 'S2', 'S3']).pick(0, 'B04').pick(1, 'A00');
    table.play(0, { type: 'place', post: 11 });
    while (table.busy.includes(0)) table.play(0, { type: 'drop' });
    expect([table.state.phase, table.state.ending]).toEqual(['record', '']);
    expect(table.busy).toEqual([1]);
  });

  test('goals are not replaced after the last weekend', () => {
    const table = new Table(2).begin().slots(['long-players']);
    table.state.personal = [-1, -1];
    table.marks(0, { albums: 3, fails: 4 });
    table.hand(0, ['S0', 'S1', 'S4']).hand(1, ['S2', 'S3', 'S5']).pick(0, 'S0').pick(1, 'S2');
    const left = table.state.goalStack.length;
    table.play(0, { type: 'claim' }).use(0, 'tour', 1);
    expect(table.state.phase).toBe('over');
    expect(table.state.goalStack).toHaveLength(left);
    expect(table.state.slots[0]).toBe(goalIndex('long-players'));
  });
});

describe('a weekend', () => {
  const two = (goals: readonly string[], marks: Marks, personal: readonly string[] = []): Table => {
    const table = new Table(2).begin().slots(goals);
    table.state.personal = [0, 1].map((seat) => (personal[seat] === undefined ? -1 : goalIndex(personal[seat])));
    for (const seat of [0, 1]) table.marks(seat, marks);
    return table.hand(0, ['S0', 'S1']).hand(1, ['S2', 'S3']).pick(0, 'S0').pick(1, 'S2');
  };

  test('runs side by side: a seat finishes its goals while another has not begun', () => {
    const table = two(['long-players', 'hit-streak'], { albums: 3, singles: 3 });
    table.play(1, { type: 'claim' }).use(1, 'tour', 1).play(1, { type: 'skip' });
    expect(table.busy).toEqual([0]);
    expect(table.offered(0, 'claim')).toHaveLength(1);
  });

  test('a personal goal that is not met or skipped is kept', () => {
    const table = two([], { albums: 5 }, ['discography', 'jukebox']);
    table.play(0, { type: 'skip' });
    expect(table.state.week).toBe(2);
    expect(table.state.personal).toEqual([goalIndex('discography'), goalIndex('jukebox')]);
  });

  test("another player's personal goal cannot be claimed", () => {
    const table = two([], { albums: 5 }, ['galaxy', 'discography']);
    expect(table.busy).toEqual([1]);
    expect(table.legal(0)).toEqual([]);
  });

  test('a skipped goal does not come back on the same weekend', () => {
    const table = two(['long-players', 'hit-streak'], { albums: 3, singles: 3 });
    table.play(0, { type: 'skip' }).play(0, { type: 'claim' }).use(0, 'tour', 1);
    expect(table.busy).toEqual([1]);
    expect(game.view(table.state, 0).sheets[0].goals).toEqual([goalIndex('hit-streak')]);
  });

  test('claimed slots are refilled in place, the others stay where they lie', () => {
    const table = two(['galaxy', 'long-players', 'four-corners', 'world-calendar'], { albums: 3 });
    table.state.goalStack.push(goalIndex('even-mix'));
    table.play(0, { type: 'claim' }).use(0, 'tour', 1).play(1, { type: 'skip' });
    expect(table.state.slots).toEqual(['galaxy', 'even-mix', 'four-corners', 'world-calendar'].map(goalIndex));
  });

  test('goals cannot be claimed during the week', () => {
    const table = new Table(2).begin().slots(['long-players']).marks(0, { albums: 3 });
    expect(table.can(0, { type: 'claim' })).toBe(false);
    table.hand(0, ['A00', 'S1']).hand(1, ['S2', 'S3']).pick(0, 'A00').pick(1, 'S2');
    expect(table.state.phase).toBe('record');
    expect(table.can(0, { type: 'claim' })).toBe(false);
  });
});
