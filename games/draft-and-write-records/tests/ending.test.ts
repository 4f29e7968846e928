import { describe, expect, test } from 'vitest';
import { LEVELS, MARKS, newSheet, PENALTY, totalPoints, partPoints } from '@bandstand/kits/draft-and-write';
import { game } from '../index.ts';
import { kit, Table, WHOLE_BAND, write, type Marks } from './table.ts';

const { B4: _last, ...ELEVEN } = WHOLE_BAND;

/** Two players on a Tuesday, no goals on show. */
function tuesday(first: Marks, second: Marks, cards: readonly [string, string]): Table {
  const table = new Table(2).begin().slots([]);
  table.state.personal = [-1, -1];
  table.marks(0, first).marks(1, second);
  table.hand(0, [cards[0], 'S0', 'S1']).hand(1, [cards[1], 'S2', 'S3']);
  return table.pick(0, cards[0]).pick(1, cards[1]);
}

describe('the end', () => {
  test('a complete band ends the match after this day: hands are discarded and one last weekend follows', () => {
    const table = tuesday({ posts: ELEVEN }, { posts: { LS: 'LS01' } }, ['B04', 'S4']);
    table.play(0, { type: 'place', post: 11 }).restOf('record');
    expect(table.state.phase).toBe('over');
    expect(table.state.ending).toBe('posts');
    expect(table.state.hands).toEqual([[], []]);
    expect(table.state.discard).toHaveLength(4);
  });

  test('the fifth Fail ends the match in the same way', () => {
    const table = tuesday({ fails: 4 }, {}, ['S4', 'S5']);
    expect(table.state.ending).toBe('penalty');
    expect(table.state.phase).toBe('over');
  });

  test('all recordings of the last day stand, whoever ended the match', () => {
    const table = tuesday({ fails: 4 }, { posts: ELEVEN }, ['S4', 'B04']);
    table.play(1, { type: 'place', post: 11 }).restOf('record');
    expect(game.view(table.state, 0).sheets[1].posts.every((post) => post !== null)).toBe(true);
    expect(table.state.phase).toBe('over');
  });

  test('the last weekend may bring goals, and a sixth of them changes nothing', () => {
    const table = new Table(2).begin().slots(['half-a-stage']);
    table.state.personal = [-1, -1];
    table.marks(0, { posts: ELEVEN, goals: ['galaxy', 'warehouse', 'even-mix', 'pure-tone', 'all-hands'] });
    table.hand(0, ['B04', 'S0', 'S1']).hand(1, ['S4', 'S2', 'S3']);
    table.pick(0, 'B04').pick(1, 'S4').play(0, { type: 'place', post: 11 }).restOf('record');
    expect(table.state.phase).toBe('weekend');
    table.play(0, { type: 'claim' }).restOf('weekend');
    expect(table.state.phase).toBe('over');
    expect(table.state.ending).toBe('posts');
  });

  test('every empty post, locked or not, costs a Fail, never beyond the fifth and without Cash', () => {
    const table = tuesday({ posts: ELEVEN }, { posts: { LS: 'LS01', M1: 'M04', P1: 'P03', B1: 'B05' }, fails: 0 }, [
      'B04',
      'A00',
    ]);
    table.play(1, { type: 'cross', section: 'net', space: 0 });
    table.play(0, { type: 'place', post: 11 }).restOf('record');
    expect(table.state.sheets.map((sheet) => sheet[PENALTY])).toEqual([0, 5]);
    expect(game.view(table.state, 0).sheets[1].opened).toEqual([]);
  });

  test('an unclaimed personal goal costs nothing', () => {
    const table = new Table(2).begin().slots([]);
    const before = table.points(0)['goals'];
    table
      .marks(0, { fails: 4 })
      .hand(0, ['S0', 'S1'])
      .hand(1, ['S2', 'S3'])
      .pick(0, 'S0')
      .pick(1, 'S2')
      .restOf('weekend');
    expect(table.state.phase).toBe('over');
    expect(table.points(0)['goals']).toBe(before);
  });
});

const sheetWith = (marks: Marks): number[] => {
  const sheet = newSheet();
  write(sheet, { venues: ['G'], ...marks });
  return sheet;
};

describe('scoring', () => {
  test('three albums and four singles are twelve points', () => {
    expect(partPoints(kit, sheetWith({ albums: 3, singles: 4 }), 'tracks')).toBe(12);
  });

  test('the worked sheet comes to 154', () => {
    const levels = [8, 4, 3, 15, 2, 5, 3, 1, 3, 2, 3];
    const posts = Object.fromEntries(
      Object.entries(ELEVEN).map(([post, card], i) => [post, [card, levels[i]] as const]),
    );
    const sheet = sheetWith({
      posts,
      match: ['b1', 'b2', 'b3', 'b4', 'b5', 'r1', 'y1', 'p1', 'r3', 'y3', 'p3'],
      grid: [4, 5, 6, 7, 2, 10, 14],
      venues: ['L1', 'L2', 'L3', 'L4'],
      albums: 3,
      singles: 4,
      fails: 2,
      goals: ['load-in-team', 'almost-everyone', 'level-heads', 'studio-family', 'half-a-stage'],
    });
    const parts = Object.fromEntries(kit.rules.parts.map((part) => [part, partPoints(kit, sheet, part)]));
    expect(parts).toEqual({ band: 49, goals: 44, match: 28, grid: 12, tour: 14, tracks: 12, penalty: -5 });
    expect(totalPoints(kit, sheet)).toBe(154);
  });

  test('Fails cost the highest checked number, not the sum', () => {
    expect([0, 1, 2, 3, 4, 5].map((fails) => partPoints(kit, sheetWith({ fails }), 'penalty'))).toEqual([
      0, -2, -5, -9, -14, -20,
    ]);
  });

  test('only end venues score', () => {
    expect(partPoints(kit, sheetWith({ venues: ['L1', 'L2', 'L3', 'R1', 'R2', 'N1', 'W1', 'W2', 'W3'] }), 'tour')).toBe(
      0,
    );
    expect(partPoints(kit, sheetWith({ venues: ['L4', 'N2', 'W4'] }), 'tour')).toBe(14 + 14 + 22);
  });
});

describe('ties', () => {
  /** Ranks of two finished sheets. */
  function ranks(first: Marks, second: Marks): readonly number[] {
    const table = new Table(2).begin();
    table.state.phase = 'over';
    table.state.ending = 'posts';
    table.state.toAct = 0;
    for (const [seat, marks] of [first, second].entries()) {
      table.state.sheets[seat] = sheetWith(marks);
      table.state.shown[seat] = table.state.sheets[seat].slice(0, MARKS);
    }
    const outcome = game.outcome(table.state);
    expect(outcome?.scores[0]).toBe(outcome?.scores[1]);
    return outcome?.ranks ?? [];
  }

  test('more band points come first', () => {
    expect(ranks({ posts: { M1: ['M00', 12] } }, { albums: 3, singles: 4 })).toEqual([1, 2]);
  });

  test('then the better lead singer; none counts as zero', () => {
    expect(ranks({ posts: { M1: ['M00', 12] } }, { posts: { LS: ['LS00', 12] } })).toEqual([2, 1]);
    expect(sheetWith({})[LEVELS]).toBe(0);
  });

  test('then fewer Fails', () => {
    expect(
      ranks({ posts: { LS: ['LS00', 4] }, fails: 1, albums: 2, singles: 1 }, { posts: { LS: ['LS00', 4] } }),
    ).toEqual([2, 1]);
  });

  test('then the better single goal', () => {
    expect(ranks({ goals: ['voice-found', 'golden-throat'] }, { goals: ['rising-stars', 'bright-lights'] })).toEqual([
      1, 2,
    ]);
  });

  test('and then the win is shared', () => {
    expect(ranks({ goals: ['long-players'] }, { goals: ['hit-streak'] })).toEqual([1, 1]);
  });
});
