import { describe, expect, test } from 'vitest';
import { countSong } from '../rules/circles.ts';
import { dieOf } from '../vocabulary.ts';
import { pair, score } from './sheet.ts';
import { standard } from './stage.ts';

describe('circles', () => {
  test.each([
    [{ F: 6, M: 2, B: 4 }, 4],
    [{ F: 3, M: 4, B: 5 }, 0],
    [{ F: 5, M: 3 }, 2],
    [{ F: 5 }, 5],
  ] as const)('the crown scores Front minus the lowest other die, alone its own value: %j → %i', (dice, points) => {
    expect(score([[dice, { top: 'crown' }]]).points[2]).toBe(points);
  });

  test.each([
    [4, 4, 8],
    [4, 3, 0],
  ])('equals scores the sum of equal Beats neighbours: %i, %i → %i', (left, right, points) => {
    expect(pair('B', left, right, 'bL', 'equals').points).toEqual([points, 0, 0]);
  });

  test.each([
    ['up', 2, 5, 3],
    ['up', 5, 2, 0],
    ['up', 3, 3, 0],
    ['down', 5, 1, 4],
    ['down', 1, 5, 0],
  ] as const)('%s scores only in its direction: %i, %i → %i', (circle, left, right, points) => {
    expect(pair('M', left, right, 'mU', circle).points).toEqual([0, points, 0]);
  });

  test('a pedal board scores the higher of the two dice it lies between', () => {
    expect(score([[{ M: 3, B: 5 }, { mb: 'pedal-board' }]]).points[1]).toBe(5);
    expect(pair('M', 2, 6, 'mU', 'pedal-board').points[1]).toBe(6);
  });

  test('a pedal board without one of its dice scores nothing', () => {
    expect(score([[{ M: 3, B: 5 }, { fm: 'pedal-board' }]]).total).toBe(0);
  });

  test('a crescendo scores the right die minus the lowest die anywhere in the Melody row', () => {
    expect(
      score([
        [{ M: 2 }, {}],
        [{ M: 5 }, { mL: 'crescendo' }],
        [{ M: 6 }, {}],
      ]).points[1],
    ).toBe(4);
  });

  test.each([
    [4, 4, 8],
    [4, 5, 0],
  ])('harmony scores the sum when Front equals Melody: %i, %i → %i', (front, melody, points) => {
    expect(score([[{ F: front, M: melody }, { fm: 'harmony' }]]).points[2]).toBe(points);
  });

  test.each([
    [6, 3, 9],
    [3, 6, 0],
    [4, 4, 8],
    [5, 1, 6],
  ])('syncopation scores when left is a multiple of right: %i, %i → %i', (left, right, points) => {
    expect(pair('B', left, right, 'bU', 'syncopation').points[0]).toBe(points);
  });

  test('an equals on the same edge adds nothing to a syncopation', () => {
    const both = score([
      [{ B: 4 }, { bU: 'syncopation', bL: 'equals' }],
      [{ B: 4 }, {}],
    ]);
    expect(both.points[0]).toBe(8);
  });

  test('a key change scores each row by itself when right is twice left', () => {
    expect(pair('F', 3, 6, 'fL', 'key-change').points).toEqual([0, 0, 9]);
    expect(pair('M', 2, 4, 'mL', 'key-change').points).toEqual([0, 6, 0]);
    expect(pair('M', 4, 2, 'mL', 'key-change').total).toBe(0);
  });

  test('a drum fill gains CROWD for a die in a scoring equals, no points', () => {
    const counted = score([
      [
        { M: 1, B: 4 },
        { bL: 'equals', mb: 'drum-fill' },
      ],
      [{ B: 4 }, {}],
    ]);
    expect(counted).toMatchObject({ crowd: 4, total: 8 });
    expect(
      score([
        [
          { M: 1, B: 4 },
          { bL: 'equals', mb: 'drum-fill' },
        ],
        [{ B: 3 }, {}],
      ]).crowd,
    ).toBe(0);
  });

  test('a shout-out gains COMMITMENT for a Front die whose crown scored', () => {
    expect(
      score([
        [
          { F: 6, M: 2 },
          { top: 'crown', fm: 'shout-out' },
        ],
      ]),
    ).toMatchObject({ commitment: 6, total: 4 });
    expect(
      score([
        [
          { F: 2, M: 2 },
          { top: 'crown', fm: 'shout-out' },
        ],
      ]).commitment,
    ).toBe(0);
  });

  test('a circle on the right edge of the last part scores nothing', () => {
    expect(score([[{ B: 4 }, { bL: 'equals' }]]).total).toBe(0);
  });
});

describe('doubled squares', () => {
  test('a circle between squares is counted for every pair of dice', () => {
    expect(pair('B', 4, [4, 4], 'bL', 'equals').total).toBe(16);
    expect(pair('B', 4, [4, 2], 'bL', 'equals').total).toBe(8);
  });

  test('the crown is counted for each Front die', () => {
    expect(score([[{ F: [6, 4], M: 2, B: 3 }, { top: 'crown' }]]).total).toBe(6);
  });
});

test('the first song with 4 2 6, 4 5 5, 3 1 6 is worth 25: Front 10, Melody 7, Beats 8', () => {
  const columns = standard.firstSong;
  const placed: number[] = Array.from({ length: 30 }, () => -1);
  for (const [at, dice] of [
    [4, 2, 6],
    [4, 5, 5],
    [3, 1, 6],
  ].entries())
    for (const [row, value] of dice.entries()) placed[at * 6 + row * 2] = dieOf(0, value);
  expect(countSong(columns, placed)).toMatchObject({ points: [8, 7, 10], total: 25 });
});
