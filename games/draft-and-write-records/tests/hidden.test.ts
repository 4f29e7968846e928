import { Match, must, secretFor, seatsIn } from '@bandstand/engine';
import type { Move } from '@bandstand/kits/draft-and-write';
import { hashInOrder, reasonFor, swapUnseen, testHeldViews, viewsOf } from '@bandstand/kits/draft-and-write-tests';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { Table } from './table.ts';

describe('what is hidden', () => {
  test('views carry neither stack nor goal order, nor a stranger hand', () => {
    const table = new Table(4).begin();
    const other = new Table(4).begin();
    swapUnseen(other.state);
    expect(viewsOf(game, other.state)).toEqual(viewsOf(game, table.state));
  });

  test('in any order of arrival a day ends in the same state', () => {
    expect(hashInOrder(game, [3, 1, 0, 2])).toBe(hashInOrder(game, [0, 1, 2, 3]));
  });

  test('a pick can be changed until the last one is in', () => {
    const match = must(Match.start(game, { seats: 3, secret: secretFor('change') }));
    for (const seat of [0, 1, 2]) must(match.play(seat, match.legalMoves(seat)[0].id));
    for (const seat of [0, 1, 2]) must(match.play(seat, match.legalMoves(seat)[0].id));
    const [first, second] = match.legalMoves(0);
    must(match.play(0, first.id));
    must(match.play(1, match.legalMoves(1)[2].id));
    expect(match.undo(0).ok).toBe(true);
    must(match.play(0, second.id));
    must(match.play(2, match.legalMoves(2)[0].id));
    expect(match.undo(0).ok).toBe(false);
  });

  test('a step inside a recording can be taken back until the barrier, even when others have moved', () => {
    const match = must(Match.start(game, { seats: 3, secret: secretFor('chain') }));
    for (let i = 0; i < 3; i++) for (const seat of [0, 1, 2]) must(match.play(seat, match.legalMoves(seat)[0].id));
    expect(seatsIn(game.toAct(match.state))).toEqual([0, 1, 2]);
    must(match.play(0, match.legalMoves(0)[1].id));
    must(match.play(1, match.legalMoves(1)[0].id));
    expect(match.steps.at(-1)?.[0]).toBe(1);
    expect(match.state.phase).toBe('record');
    expect(match.undo(0).ok).toBe(true);
    must(match.play(0, match.legalMoves(0)[0].id));
    while (match.state.phase === 'record')
      for (const seat of seatsIn(game.toAct(match.state))) must(match.play(seat, match.legalMoves(seat)[0].id));
    expect(match.undo(0).ok).toBe(false);
  });

  test('a refusal tells the reason in words', () => {
    const table = new Table(2).begin();
    const code = (type: Move['type']): string => reasonFor(game, table.state, { type });
    expect(code('refuse')).toBe('not-now');
    expect(code('drawThird')).toBe('no-third-card');
    expect(code('claim')).toBe('not-now');
  });
});

testHeldViews(game);
