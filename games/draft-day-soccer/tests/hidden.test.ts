import { canonical } from '@bandstand/engine';
import type { Move } from '@bandstand/kits/draft-and-write';
import { hashInOrder, reasonFor, swapUnseen, testHeldViews, viewsOf } from '@bandstand/kits/draft-and-write-tests';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { recording, Table } from './table.ts';

describe('what is hidden', () => {
  test('views carry neither stack nor goal order, nor a stranger hand, nor others personal goals', () => {
    const table = new Table(4).begin();
    const other = new Table(4).begin();
    swapUnseen(other.state);
    [other.state.personal[2], other.state.personal[3]] = [other.state.personal[3], other.state.personal[2]];
    expect(viewsOf(game, other.state)).toEqual(viewsOf(game, table.state));
  });

  test('picks are hidden until everybody has picked', () => {
    const [first, second] = [new Table(3).begin(), new Table(3).begin()];
    first.play(1, { type: 'pick', slot: 0 });
    second.play(1, { type: 'pick', slot: second.legal(1).length - 1 });
    expect(canonical(game.view(first.state, 0))).toBe(canonical(game.view(second.state, 0)));
  });

  test('marks of a day are seen by the others when all have recorded', () => {
    const table = new Table(2).begin().slots([]).noPersonal();
    table.hand(0, ['PT0', 'D1', 'D2']).hand(1, ['PH0', 'D3', 'D4']).pick(0, 'PT0').pick(1, 'PH0').practise(0, 'P1');
    expect(game.view(table.state, 1).sheets[0].net).toEqual([]);
    table.practise(1, 'P2');
    expect(game.view(table.state, 1).sheets[0].net).toEqual([0]);
  });

  test('in any order of arrival a match ends in the same state', () => {
    expect(hashInOrder(game, [3, 1, 0, 2])).toBe(hashInOrder(game, [0, 1, 2, 3]));
  });
});

describe('a reason', () => {
  const why = (table: Table, type: Move['type'], fields: object = {}): string =>
    reasonFor(game, table.state, { type, ...fields });

  test('is given for every kind of move that this game has', () => {
    const picking = new Table(2)
      .begin()
      .marks(0, { roster: { 1: 'GK00' } })
      .hand(0, ['GK01', 'PT0']);
    expect(why(picking, 'pick', { slot: 0 })).toBe('not-playable');
    expect(why(picking, 'boost')).toBe('not-now');
    const placing = recording('DF00', { roster: { 2: 'DF01' } });
    expect(why(placing, 'place', { post: 0 })).toBe('wrong-post');
    expect(why(placing, 'place', { post: 1 })).toBe('post-taken');
    expect(why(placing, 'boost', { post: 1 })).toBe('no-boost');
    expect(why(recording('PH0'), 'cross', { section: 'net', space: 8 })).toBe('space-taken');
    expect(why(recording('PH0'), 'cross', { section: 'net', space: 0 })).toBe('wrong-icon');
  });

  test('during a chain says what is wrong with a boost, not that bonuses wait', () => {
    const table = recording('PD0', { net: ['P6'], roster: { 9: 'AT03' } }).practise(0, 'P7');
    expect(why(table, 'boost', { post: 8 })).toBe('no-boost');
  });

  test('for moves of other games of the kit is not needed: they are not in the table', () => {
    const kinds = new Set(game.moves.map((move) => move.type));
    for (const kind of ['refuse', 'drawThird', 'startColour', 'claim', 'skip'] as const)
      expect(kinds.has(kind)).toBe(false);
  });
});

testHeldViews(game);
