import { describe, expect, test } from 'vitest';
import { goalText, isImpossible, isSatisfied, newSheet, progress } from '@bandstand/kits/draft-and-write';
import { quickGoals } from '@bandstand/kits/draft-and-write-tests';
import { game } from '../index.ts';
import { randomMatch } from './randomMatches.ts';
import { goalIndex, kit, WHOLE_BAND, write, type Marks } from './table.ts';

const sheetWith = (marks: Marks): number[] => {
  const sheet = newSheet();
  write(sheet, { venues: ['G'], ...marks });
  return sheet;
};
const meets = (goal: string, marks: Marks): boolean => isSatisfied(kit, sheetWith(marks), goalIndex(goal));
const impossible = (goal: string, marks: Marks): boolean => isImpossible(kit, sheetWith(marks), goalIndex(goal));

const bandOf = (count: number): Record<string, string> =>
  Object.fromEntries(Object.entries(WHOLE_BAND).slice(0, count));

describe('what goals ask for', () => {
  test.each<[string, Marks, Marks]>([
    ['voice-found', { posts: { LS: 'LS02' } }, { posts: { M1: 'M00' } }],
    ['golden-throat', { posts: { LS: ['LS00', 8] } }, { posts: { LS: ['LS00', 7], M1: ['M00', 9] } }],
    ['half-a-stage', { posts: bandOf(6) }, { posts: bandOf(5) }],
    ['almost-everyone', { posts: bandOf(10) }, { posts: bandOf(9) }],
    [
      'one-of-each',
      { posts: { LS: 'LS00', M1: 'M00', P1: 'P00', B1: 'B00' } },
      { posts: { LS: 'LS00', M1: 'M00', P1: 'P00', M2: 'M01' } },
    ],
    ['string-section', { posts: { M1: 'M00', M2: 'M01', M3: 'M02' } }, { posts: { M1: 'M00', M2: 'M01', P1: 'P00' } }],
    ['rising-stars', { posts: { LS: ['LS00', 20] } }, { posts: { LS: ['LS00', 19] } }],
    ['twin-virtuosos', { posts: { M1: ['M00', 5], M2: ['M01', 5] } }, { posts: { M1: ['M00', 5], M2: ['M01', 10] } }],
    ['headline-names', { posts: { M1: ['M00', 6], M2: ['M01', 15] } }, { posts: { M1: ['M00', 6], M2: ['M01', 5] } }],
    [
      'vault-openers',
      { posts: { M2: 'M00', P2: 'P00' } },
      { posts: { M2: 'M00', P1: 'P00' }, opened: ['K0', 'K1', 'K2'] },
    ],
    ['blue-hour', { match: ['b1', 'b3', 'b5'] }, { match: ['b1', 'b3', 'r5'] }],
    [
      'close-harmony',
      { match: ['b1', 'b2', 'b3', 'b4', 'r1', 'r2', 'r3', 'y1', 'p1'] },
      { match: ['b1', 'b2', 'b3', 'b4', 'r1', 'r2', 'r3', 'y1'] },
    ],
    [
      'four-part-song',
      { match: ['b1', 'b2', 'r1', 'r2', 'y1', 'y2', 'p1', 'p2'] },
      { match: ['b1', 'b2', 'r1', 'r2', 'y1', 'y2', 'p1'] },
    ],
    ['pure-tone', { match: ['b1', 'b2', 'b3', 'b4', 'b5'] }, { match: ['b1', 'b2', 'b3', 'b4', 'r5'] }],
    ['first-chord', { match: ['b2', 'r2', 'y2', 'p2'] }, { match: ['b2', 'r2', 'y2', 'p3'] }],
    ['talk-of-the-town', { grid: [0, 6, 11] }, { grid: [0, 6, 1] }],
    ['full-week', { grid: [0, 1, 2, 3] }, { grid: [0, 1, 2] }],
    ['cross-town-diary', { grid: [3, 6, 9, 12] }, { grid: [0, 1, 2, 3] }],
    ['four-corners', { grid: [0, 3, 12, 15] }, { grid: [0, 3, 12] }],
    ['gear-hoarders', { net: ['A1', 'A9', 'A12'] }, { net: ['A1', 'A9', 'A13'] }],
    [
      'wired-together',
      { net: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'] },
      { net: ['A1', 'A2', 'A3', 'A4', 'A5'] },
    ],
    ['discography', { albums: 5 }, { albums: 4, singles: 8 }],
    ['double-platinum', { albums: 4, singles: 4 }, { albums: 8, singles: 3 }],
    ['first-miles', { venues: ['L1', 'L2', 'R1'] }, { venues: ['L1', 'L2'] }],
    ['two-roads-out', { venues: ['L1', 'L2', 'R1', 'R2'] }, { venues: ['L1', 'L2', 'R1'] }],
    ['end-of-the-road', { venues: ['L4'] }, { venues: ['W3'] }],
    ['big-spenders', { opened: ['K0', 'K5', 'K6', 'K8'] }, { opened: ['K0', 'K5', 'K6'] }],
    ['amplified', { used: [1, 1, 0] }, { unlocked: [3, 2, 1] }],
    ['spotless-reputation', { posts: bandOf(6) }, { posts: bandOf(6), fails: 1 }],
    ['any-press-is-good', { fails: 2 }, { fails: 1 }],
  ])('%s', (goal, enough, tooLittle) => {
    expect(meets(goal, enough)).toBe(true);
    expect(meets(goal, tooLittle)).toBe(false);
  });

  test('counts may be exceeded, exact star points may not', () => {
    expect(meets('full-week', { grid: [0, 1, 2, 3, 4, 5, 6, 7] })).toBe(true);
    expect(meets('garage-friends', { posts: { M1: ['M04', 2], M2: ['M06', 2] } })).toBe(true);
    expect(meets('garage-friends', { posts: { M1: ['M04', 2], M2: ['M06', 4] } })).toBe(false);
  });

  test('skills are counted on posts only, not in outer circles', () => {
    const nine = { posts: { M1: 'M01', M2: 'M08', M3: 'M15' } } as const;
    const [{ have }] = progress(kit, sheetWith(nine), goalIndex('perfect-pitch'));
    const [{ have: same }] = progress(
      kit,
      sheetWith({ ...nine, outer: { O1: 'p', O2: 'p' } }),
      goalIndex('perfect-pitch'),
    );
    expect(same).toBe(have);
  });

  test('the text of a goal is made from its requirement', () => {
    const text = (goal: string): string => goalText(goalIndex(goal), kit.pack, game.words);
    expect(text('string-section')).toBe('3 Musicians');
    expect(text('two-roads-out')).toBe('Night Market reached, and Radio Hall reached');
    expect(text('spotless-reputation')).toBe('No Fail, and 6 band members');
    expect(text('golden-throat')).toBe('1 Lead Singer with 8 or more star points');
    for (const goal of kit.pack.goals) expect(text(goal.id)).not.toMatch(/undefined|NaN/);
  });

  test('progress says how far a sheet is', () => {
    expect(progress(kit, sheetWith({ net: ['A1', 'A9'] }), goalIndex('gear-hoarders'))).toEqual([{ have: 2, need: 3 }]);
  });
});

describe('goals out of reach', () => {
  test.each<[string, string, Marks, boolean]>([
    ['a clean record is gone with the first Fail', 'spotless-reputation', { fails: 1 }, true],
    ['a singer with too few star points can never be replaced', 'golden-throat', { posts: { LS: ['LS00', 4] } }, true],
    ['with an empty singer post there is hope', 'golden-throat', {}, false],
    [
      'star points count every empty post at five and the best multipliers',
      'galaxy',
      { posts: { ...bandOf(11), LS: ['LS00', 4] } },
      false,
    ],
    [
      'exact values need empty posts',
      'twin-virtuosos',
      {
        posts: {
          LS: 'LS00',
          M1: ['M01', 5],
          M2: 'M02',
          M3: 'M03',
          M4: 'M00',
          P1: 'P00',
          P2: 'P01',
          P3: ['P02', 10],
          B1: 'B00',
          B2: 'B01',
          B3: 'B02',
          B4: 'B03',
        },
      },
      true,
    ],
    ['locked posts count as empty', 'twin-virtuosos', { posts: { ...bandOf(9), LS: ['LS00', 5] } }, false],
    ['multipliers need members to use them on', 'amplified', { posts: WHOLE_BAND, unlocked: [3, 2, 1] }, true],
    ['harmonies are never out of reach', 'wall-of-sound', { posts: WHOLE_BAND }, false],
  ])('%s', (_ruling, goal, marks, expected) => {
    expect(impossible(goal, marks)).toBe(expected);
  });

  test('an even mix is out of reach when the empty circles cannot make up what is missing', () => {
    expect(impossible('even-mix', { posts: WHOLE_BAND })).toBe(!meets('even-mix', { posts: WHOLE_BAND }));
    expect(impossible('even-mix', {})).toBe(false);
  });
});

test('the quick answer whether a goal is met is the same as reading all its needs', () => {
  const { met, wrong } = quickGoals(kit, (index) => randomMatch(index, true));
  expect(wrong).toBe(0);
  expect(met).toBeGreaterThan(1);
});
