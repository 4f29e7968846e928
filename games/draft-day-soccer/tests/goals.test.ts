import { goalText, isSatisfied, newSheet } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { quickGoals } from '@bandstand/kits/draft-and-write-tests';
import { game } from '../index.ts';
import { randomMatch } from './randomMatches.ts';
import { goalIndex, kit, rosterWithout, write, type Marks } from './table.ts';

const isMet = (goal: string, marks: Marks): boolean => {
  const sheet = newSheet();
  write(sheet, marks);
  return isSatisfied(kit, sheet, goalIndex(goal));
};

/** The first cards of a line from a continent. */
const from = (origin: string, type: string): string[] =>
  kit.pack.cards.flatMap((card) =>
    card.kind === 'member' && card.type === type && card.origin === origin ? [card.id] : [],
  );
const squad = (origin: string, ...jerseys: readonly number[]): Record<number, string> => {
  const left = new Map(['GK', 'DF', 'MF', 'AT'].map((type) => [type, from(origin, type)]));
  return Object.fromEntries(
    jerseys.map((jersey) => [jersey, left.get(kit.pack.sheet.posts[jersey - 1].type)?.shift() ?? '']),
  );
};
const levels = (...list: readonly (readonly [number, string, number])[]): Marks => ({
  roster: Object.fromEntries(list.map(([jersey, card, level]) => [jersey, [card, level] as const])),
});

/** Goal, what falls just short, what is just enough. */
const CASES: readonly (readonly [string, Marks, Marks])[] = [
  ['safe-gloves', levels([1, 'GK00', 3], [2, 'DF00', 5]), levels([1, 'GK01', 4])],
  ['back-four', { roster: rosterWithout(5) }, { roster: rosterWithout(1, 6, 7, 8, 9, 10, 11) }],
  ['engine-room', { roster: rosterWithout(8) }, { roster: rosterWithout(1, 2, 3, 4, 5, 9, 10, 11) }],
  ['front-three', { roster: rosterWithout(11) }, { roster: rosterWithout(1, 2, 3, 4, 5, 6, 7, 8) }],
  ['spine-of-the-side', { roster: rosterWithout(1) }, { roster: { 1: 'GK00', 2: 'DF00', 6: 'MF00', 9: 'AT00' } }],
  ['nearly-a-team', { roster: rosterWithout(1, 2, 3) }, { roster: rosterWithout(1, 2) }],
  ['twin-strikers', levels([9, 'AT03', 5], [6, 'MF02', 5]), levels([9, 'AT03', 5], [10, 'AT05', 5])],
  ['youth-policy', levels([2, 'DF04', 1], [6, 'MF03', 1]), levels([2, 'DF04', 1], [6, 'MF03', 1], [9, 'AT01', 1])],
  [
    'steady-eleven',
    levels([2, 'DF00', 3], [3, 'DF05', 3], [4, 'DF07', 3], [9, 'AT00', 4]),
    levels([2, 'DF00', 3], [3, 'DF05', 3], [4, 'DF07', 3], [9, 'AT02', 3]),
  ],
  ['solid-squad', levels([9, 'AT03', 21]), levels([9, 'AT03', 20], [10, 'AT04', 2])],
  ['title-contenders', levels([9, 'AT03', 20], [10, 'AT05', 17]), levels([9, 'AT03', 20], [10, 'AT05', 18])],
  ['marquee-signings', levels([9, 'AT03', 10], [10, 'AT05', 5]), levels([9, 'AT03', 10], [10, 'AT00', 8])],
  ['southern-skies', { roster: squad('EU', 1, 2, 3) }, { roster: squad('OC', 2) }],
  ['savanna-spirit', { roster: squad('AF', 2, 3) }, { roster: squad('AF', 2, 3, 4) }],
  ['eastern-winds', { roster: squad('AS', 2) }, { roster: squad('AS', 2, 6) }],
  ['old-world-core', { roster: squad('EU', 1, 2, 3) }, { roster: squad('EU', 2, 3, 4, 5) }],
  ['southern-cone', { roster: squad('SA', 2, 3) }, { roster: squad('SA', 2, 3, 4) }],
  ['northern-route', { roster: squad('NA', 1) }, { roster: squad('NA', 1, 2) }],
  [
    'passport-stamps',
    { roster: { ...squad('EU', 1), ...squad('AF', 2), ...squad('AS', 3), ...squad('NA', 4) } },
    { roster: { ...squad('EU', 1), ...squad('AF', 2), ...squad('AS', 3), ...squad('NA', 4), ...squad('SA', 9) } },
  ],
  ['warm-up-chemistry', { match: ['s1', 't2', 'd3', 'c4'] }, { match: ['s1', 't2', 'd3', 'c4', 'c5'] }],
  [
    'one-mind',
    { match: ['s1', 's2', 's3', 's4', 't1', 't2', 't3', 't4'] },
    { match: ['s1', 's2', 's3', 's4', 't1', 't2', 't3', 't4', 'd1'] },
  ],
  ['same-shape', { match: ['d1', 'd2', 'd3', 'd4', 's5'] }, { match: ['d1', 'd2', 'd3', 'd4', 'd5'] }],
  ['column-of-support', { match: ['s3', 't3', 'd3'] }, { match: ['s3', 't3', 'd3', 'c3'] }],
  [
    'all-shapes-welcome',
    { match: ['s1', 's2', 't1', 't2', 'd1', 'd2', 'c1'] },
    { match: ['s1', 's2', 't1', 't2', 'd1', 'd2', 'c1', 'c5'] },
  ],
  ['works-in-progress', { grid: ['1.1', '1.2', '1.3', '2.2'] }, { grid: ['1.1', '1.2', '1.3', '2.2', '4.4'] }],
  ['grand-opening', { grid: ['1.1', '1.2', '1.3', '2.4'] }, { grid: ['1.1', '2.2', '3.3', '4.4'] }],
  [
    'model-club',
    { grid: ['1.1', '2.2', '3.3', '4.4', '1.2', '1.3'] },
    { grid: ['1.1', '2.2', '3.3', '4.4', '1.2', '1.3', '1.4'] },
  ],
  ['training-week', { net: ['P1', 'P2', 'P3', 'P4'] }, { net: ['P1', 'P2', 'P3', 'P4', 'P9'] }],
  [
    'double-sessions',
    { net: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] },
    { net: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'] },
  ],
  ['all-round-coaching', { net: ['P1', 'P2', 'P3', 'P4', 'P6'] }, { net: ['P1', 'P2', 'P3', 'P4', 'P7'] }],
  ['deep-drills', { net: ['P6', 'P7', 'P8', 'P11'] }, { net: ['P11', 'P15'] }],
  ['star-quality', { stars: 3, balls: 8 }, { stars: 4 }],
  ['ball-mastery', { balls: 3, stars: 8 }, { balls: 4 }],
  ['full-stands', { happy: 3 }, { happy: 4 }],
  ['no-boos-tonight', { roster: rosterWithout(1, 2, 3, 4, 5, 6, 7) }, { roster: rosterWithout(1, 2, 3, 4, 5, 6) }],
];

describe('a goal', () => {
  test.each(CASES)('%s is met by just enough and not by a little less', (goal, short, enough) => {
    expect(isMet(goal, short)).toBe(false);
    expect(isMet(goal, enough)).toBe(true);
  });

  test('every goal has its case', () => {
    expect(CASES.map(([goal]) => goal).toSorted()).toEqual(kit.pack.goals.map((goal) => goal.id).toSorted());
  });

  test('No Boos Tonight is out of reach after the first Unhappy Fan', () => {
    expect(isMet('no-boos-tonight', { roster: rosterWithout(), unhappy: 1 })).toBe(false);
  });

  test('levels in goals are the current ones, boosts included', () => {
    expect(isMet('twin-strikers', levels([9, 'AT03', 10], [10, 'AT05', 5]))).toBe(false);
    expect(isMet('solid-squad', levels([9, 'AT03', 20], [10, 'AT04', 4]))).toBe(true);
  });

  test('tells what it asks for in words', () => {
    const text = (goal: string) => goalText(goalIndex(goal), kit.pack, game.words);
    expect(text('twin-strikers')).toBe('2 Attackers of level 5');
    expect(text('southern-skies')).toBe('1 player from Oceania');
    expect(text('passport-stamps')).toBe('Players from 5 continents');
    expect(text('no-boos-tonight')).toBe('No Unhappy Fan, and 5 players');
    expect(text('deep-drills')).toBe('2 practice spaces in the bottom row of Practice');
  });
});

test('the quick answer whether a goal is met is the same as reading all its needs', () => {
  const { met, wrong } = quickGoals(kit, (index) => randomMatch(index, true));
  expect(wrong).toBe(0);
  expect(met).toBeGreaterThan(1);
});
