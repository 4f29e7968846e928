import { CHEER, GRID, MATCH, NET, TRACK_A, TRACK_B, UNLOCKED } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { cellIndex, nodeIndex, recording, squareIndex, type Marks } from './table.ts';

/** Heading is about to cross P11, which pays a Star and an Improvement. */
const corner = (marks: Marks = {}) =>
  recording('PH0', { ...marks, net: ['P1', 'P6', 'P2', ...(marks.net ?? [])] }).practise(0, 'P11');

describe('the chain of the rulebook', () => {
  test('Heading on P11 pays a Star and an Improvement; red in the top row finishes the Thumb up line', () => {
    const table = corner({ grid: ['1.1', '1.3', '1.4'] });
    expect(table.waiting(0)).toEqual({ trackA: 1, grid: 1 });
    table.use(0, 'grid', squareIndex('1.2'));
    expect(table.waiting(0)).toEqual({ trackA: 1, cheer: 1 });
    table.use(0, 'cheer').use(0, 'trackA');
    expect(table.field(0, CHEER)).toBe(1);
    expect(table.field(0, TRACK_A)).toBe(1);
    expect(table.state.phase).toBe('pick');
  });
});

describe('waiting bonuses', () => {
  test('are used in any order', () => {
    const table = corner();
    expect(table.can(0, { type: 'use', item: 7 })).toBe(true);
    expect(table.can(0, { type: 'use', item: 5 })).toBe(true);
  });

  test('may be let go', () => {
    const table = corner().play(0, { type: 'drop', item: 5 });
    expect(table.waiting(0)).toEqual({ trackA: 1 });
  });

  test('must all be used or let go before the day goes on; nothing is kept', () => {
    const table = corner();
    expect(table.busy).toEqual([0]);
    table.use(0, 'trackA').use(0, 'grid', 15);
    expect(table.waiting(0)).toEqual({});
    expect(table.state.day).toBe(2);
  });

  test('a Synergy crosses any free cell, a match only one of its own row', () => {
    // DF02 shows a square in the south, GK00 one in the north.
    const shape = recording('GK00', { roster: { 3: 'DF02' } }).place(0, 1);
    expect(shape.waiting(0)).toEqual({ s: 1 });
    expect(shape.offered(0, 'use')).toHaveLength(5);
    const synergy = recording('PD0', { net: ['P6'] }).practise(0, 'P7');
    expect(synergy.waiting(0)).toEqual({ match: 1 });
    expect(synergy.offered(0, 'use')).toHaveLength(20);
  });

  test('a match without a free cell in its row is lost', () => {
    // DF01 and its neighbour meet with the same shape; that row is full.
    const full = ['s', 't', 'd', 'c'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
    const table = recording('GK00', { roster: { 3: 'DF01', 4: 'DF02', 2: 'DF03', 5: 'DF04' }, match: full }).place(
      0,
      1,
    );
    expect(table.waiting(0)).toEqual({});
    expect(table.field(0, MATCH)).toBe((1 << 20) - 1);
    expect(table.events.some((event) => event.type === 'matched')).toBe(true);
    expect(table.events.some((event) => event.type === 'lost')).toBe(true);
  });

  test('an item without a target waits while another may open one', () => {
    // P7 pays Synergy; a Practice cell of the Triangle row waits for an open space.
    const table = recording('PD0', { net: ['P6', 'P5'] })
      .practise(0, 'P7')
      .use(0, 'match', cellIndex('t3'));
    expect(table.waiting(0)).toEqual({ net: 1 });
    expect(table.can(0, { type: 'use', item: 6, space: nodeIndex('P12') })).toBe(true);
    expect(table.can(0, { type: 'use', item: 6, space: nodeIndex('P14') })).toBe(false);
  });

  test('the practice gate binds bonuses as well', () => {
    const table = recording('PD0', { net: ['P6'] })
      .practise(0, 'P7')
      .use(0, 'match', cellIndex('t3'));
    const open = ['P1', 'P2', 'P3', 'P4', 'P5', 'P8', 'P11', 'P12'].map((node) => ({
      item: 6,
      space: nodeIndex(node),
    }));
    expect(table.offered(0, 'use')).toEqual(open);
  });

  test('UP on a full track, a ninth Star or Ball and a fourth ×2 are lost', () => {
    const full = { happy: 8, stars: 8, balls: 8, unlocked: [3, 0, 0] } as const;
    const up = recording('PD0', { ...full, net: ['P2'] }).practise(0, 'P7');
    expect(up.field(0, CHEER)).toBe(8);
    const star = recording('PT0', { ...full, net: ['P1', 'P3'] }).practise(0, 'P8');
    expect(star.field(0, TRACK_A)).toBe(8);
    const ball = recording('PT0', { ...full, net: ['P6'] }).practise(0, 'P1');
    expect(ball.field(0, TRACK_B)).toBe(8);
    const boost = recording('PS0', { ...full, net: ['P3', 'P7'] }).practise(0, 'P12');
    expect(boost.field(0, UNLOCKED)).toBe(3);
  });
});

describe('links and lines', () => {
  test('crossing P7 beside P2, P6 and P8 pays three links at once', () => {
    const table = recording('PD0', { net: ['P2', 'P6', 'P8'] }).practise(0, 'P7');
    expect(table.waiting(0)).toEqual({ cheer: 1, match: 1, trackB: 1 });
  });

  test('a link pays when its second end is crossed, whichever that is', () => {
    expect(
      recording('PX0', { net: ['P1'] })
        .practise(0, 'P6')
        .waiting(0),
    ).toEqual({ trackB: 1 });
    expect(
      recording('PT0', { net: ['P6'] })
        .practise(0, 'P1')
        .waiting(0),
    ).toEqual({ trackB: 1 });
  });

  test('one square can finish three lines; all badges pay', () => {
    const table = recording('IF0', { grid: ['1.2', '1.3', '1.4', '2.1', '3.1', '4.1', '2.2', '3.3', '4.4'] });
    table.improve(0, '1.1');
    expect(table.waiting(0)).toEqual({ cheer: 1, x3: 1, x4: 1 });
  });

  test('a line with two badges pays both', () => {
    expect(
      recording('IC0', { grid: ['2.2', '2.3', '2.4'] })
        .improve(0, '2.1')
        .waiting(0),
    ).toEqual({ match: 1, trackB: 1 });
    expect(
      recording('IS0', { grid: ['2.4', '3.4', '4.4'] })
        .improve(0, '1.4')
        .waiting(0),
    ).toEqual({ match: 2 });
  });

  test('the third column is the Ball line that ends in a bottom yellow', () => {
    const table = recording('IS0', { grid: ['1.3', '2.3', '3.3'] }).improve(0, '4.3');
    expect(table.waiting(0)).toEqual({ trackB: 1 });
    expect(table.field(0, GRID)).not.toBe(0);
  });

  test('the fourth and seventh track spaces pay', () => {
    const star = recording('PT0', { stars: 3, net: ['P1', 'P3'] })
      .practise(0, 'P8')
      .use(0, 'trackA');
    expect(star.waiting(0)).toEqual({ match: 1 });
    const ball = recording('PT0', { balls: 6, net: ['P6'] })
      .practise(0, 'P1')
      .use(0, 'trackB');
    expect(ball.waiting(0)).toEqual({ net: 1 });
    expect(ball.field(0, NET)).toBe(0b100001);
  });
});
