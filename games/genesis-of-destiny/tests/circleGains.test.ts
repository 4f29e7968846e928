import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import type { Occasion } from '../vocabulary.ts';
import type { CircleName } from '../vocabulary.ts';
import { column, pair, score } from './sheet.ts';
import { loaded, Stage } from './stage.ts';

describe('a circle that lacks a die scores nothing', () => {
  test.each(['up', 'down', 'pedal-board', 'key-change', 'crescendo'] as const)(
    '%s beside a part without M',
    (circle) => {
      const slot = circle === 'key-change' || circle === 'crescendo' ? 'mL' : 'mU';
      expect(
        score([
          [{ M: 4 }, { [slot]: circle }],
          [{ B: 2 }, {}],
        ]).total,
      ).toBe(0);
      expect(
        score([
          [{ B: 2 }, { [slot]: circle }],
          [{ M: 4 }, {}],
        ]).total,
      ).toBe(0);
    },
  );

  test.each(['equals', 'syncopation'] as const)('%s beside a part without B', (circle) => {
    expect(
      score([
        [{ B: 4 }, { [circle === 'equals' ? 'bL' : 'bU']: circle }],
        [{ M: 4 }, {}],
      ]).total,
    ).toBe(0);
  });

  test('a circle looks at the next part only, not at one behind it', () => {
    expect(
      score([
        [{ B: 4 }, { bL: 'equals' }],
        [{ M: 1 }, {}],
        [{ B: 4 }, {}],
      ]).total,
    ).toBe(0);
  });
});

test('a pedal board between F and M scores the higher one for Melody', () => {
  expect(score([[{ F: 6, M: 2 }, { fm: 'pedal-board' }]]).points).toEqual([0, 6, 0]);
});

test('a crescendo goes by the lowest M die of the whole song, also after it', () => {
  expect(
    score([
      [{ M: 3 }, { mL: 'crescendo' }],
      [{ M: 5 }, {}],
      [{ M: 1 }, {}],
    ]).points,
  ).toEqual([0, 4, 0]);
});

test('the total of a song is the sum over the three roles, every circle once', () => {
  const counted = score([
    [
      { F: 6, M: 2, B: 3 },
      { top: 'crown', mU: 'up', mL: 'key-change', bL: 'equals' },
    ],
    [{ M: 4, B: 3 }, {}],
  ]);
  expect(counted).toMatchObject({ points: [6, 8, 4], total: 18 });
});

describe('gains', () => {
  const fill = (left: number, right: number, circle: CircleName) =>
    score([
      [{ B: left }, { [circle === 'equals' ? 'bL' : 'bU']: circle }],
      [{ B: right }, { mb: 'drum-fill' }],
    ]).crowd;

  test('a drum fill counts a B die at either end of a scoring equals or syncopation', () => {
    expect([fill(4, 4, 'equals'), fill(4, 2, 'syncopation'), fill(2, 4, 'syncopation')]).toEqual([4, 2, 0]);
  });

  test('a shout-out counts a Front die at either end of a scoring key change, not one whose crown scored nothing', () => {
    expect(
      score([
        [
          { F: 4, M: 4 },
          { top: 'crown', fm: 'shout-out' },
        ],
      ]).commitment,
    ).toBe(0);
    const change = (right: number) =>
      score([
        [{ F: 3 }, { fL: 'key-change' }],
        [{ F: right }, { fm: 'shout-out' }],
      ]).commitment;
    expect([change(6), change(5)]).toEqual([6, 0]);
    const shouter = score([
      [{ F: 3 }, { fL: 'key-change', fm: 'shout-out' }],
      [{ F: 6 }, {}],
    ]);
    expect(shouter.commitment).toBe(3);
  });

  const crownAndFill = column({ B: 1, F: 1 }, { top: 'crown', fm: 'shout-out', mb: 'drum-fill', bL: 'equals' });
  const played = (occasion: Occasion) => {
    const change: Partial<State> = {
      songs: [{ columns: [crownAndFill, crownAndFill, crownAndFill], recorded: -1 }],
      occasion,
      chosen: 1,
      order: [0],
      soloist: occasion === 'solo' ? 1 : -1,
      claimOrder: [1, 0, 2],
      claims: [-1, 0, -1],
    };
    const stage = new Stage(change).song(0, 2, 6, 1, 2, 6, 2, 6);
    stage.random = loaded(2, 6, 2, 6, 1, 1);
    return stage.place(2, 6, 2, 6, 2, 6);
  };

  test('are taken at once at a gig and are no points of it', () => {
    expect(played('gig').state).toMatchObject({
      crowd: [6, 0, 0],
      commitment: [0, 0, 18],
      setScore: 20,
      ownPoints: [8, 0, 12],
    });
  });

  test('are not given in a recording', () => {
    expect(played('record').state).toMatchObject({ crowd: [0, 0, 0], commitment: [0, 0, 0] });
  });

  test('are not given in a solo, whose total are the fans of the soloist', () => {
    expect(played('solo').state).toMatchObject({ crowd: [1, 20, 1], commitment: [0, 0, 0] });
  });
});

describe('doubled squares', () => {
  test('two dice at the left count as well as two at the right', () => {
    expect(pair('B', [4, 2], 4, 'bL', 'equals').total).toBe(8);
    expect(pair('B', [4, 4], [4, 4], 'bL', 'equals').total).toBe(32);
    expect(pair('M', [1, 5], 4, 'mU', 'up').total).toBe(3);
    expect(pair('M', 5, [1, 2], 'mU', 'down').total).toBe(7);
    expect(pair('B', 6, [3, 4], 'bU', 'syncopation').total).toBe(9);
    expect(pair('F', [1, 3], [2, 6], 'fL', 'key-change').total).toBe(12);
  });

  test('a pedal board and a harmony are counted for every pair', () => {
    expect(score([[{ M: 3, B: [5, 1] }, { mb: 'pedal-board' }]]).total).toBe(8);
    expect(score([[{ F: [4, 4], M: 4 }, { fm: 'harmony' }]]).total).toBe(16);
  });

  test('a crescendo is counted for each right die', () => {
    expect(pair('M', [2, 3], [5, 6], 'mL', 'crescendo').total).toBe(7);
  });

  test('every die of the other squares may be the lowest for the crown', () => {
    expect(score([[{ F: 6, M: [5, 1], B: 3 }, { top: 'crown' }]]).total).toBe(5);
  });

  test('a gain counts only those dice of the square that themselves took part', () => {
    expect(
      score([
        [{ B: [4, 3] }, { bL: 'equals', mb: 'drum-fill' }],
        [{ B: 4 }, {}],
      ]).crowd,
    ).toBe(4);
    expect(
      score([
        [
          { F: [6, 2], M: 3 },
          { top: 'crown', fm: 'shout-out' },
        ],
      ]).commitment,
    ).toBe(6);
  });
});
