import { describe, expect, test } from 'vitest';
import { kit, rosterWithout, weekend, type Marks } from './table.ts';

/** Players of a continent, one for each jersey. */
function squad(origin: string, ...jerseys: readonly number[]): Record<number, string> {
  const free = kit.pack.cards.flatMap((card) => (card.kind === 'member' && card.origin === origin ? [card] : []));
  return Object.fromEntries(
    jerseys.map((jersey) => {
      const place = free.findIndex((card) => card.type === kit.pack.sheet.posts[jersey - 1].type);
      return [jersey, free.splice(place, 1)[0].id];
    }),
  );
}
const levels = (...list: readonly (readonly [number, string, number])[]): Marks => ({
  roster: Object.fromEntries(list.map(([jersey, card, level]) => [jersey, [card, level] as const])),
});
const cells = (text: string): Marks => ({ match: text.split(' ') });
const nodes = (...numbers: readonly number[]): Marks => ({ net: numbers.map((number) => `P${number}`) });

/** Goal, what meets it, points, bonus. One Happy Fan comes on top of what is written here. */
const CASES: readonly (readonly [string, Marks, number, string])[] = [
  ['safe-gloves', levels([1, 'GK01', 4]), 7, 'cheer'],
  ['back-four', { roster: rosterWithout(1, 6, 7, 8, 9, 10, 11) }, 10, 'trackA'],
  ['engine-room', { roster: rosterWithout(1, 2, 3, 4, 5, 9, 10, 11) }, 8, 'trackB'],
  ['front-three', { roster: rosterWithout(1, 2, 3, 4, 5, 6, 7, 8) }, 8, 'net'],
  ['spine-of-the-side', { roster: { 1: 'GK00', 2: 'DF00', 6: 'MF00', 9: 'AT00' } }, 6, 'match'],
  ['nearly-a-team', { roster: rosterWithout(1, 2) }, 11, ''],
  ['twin-strikers', levels([9, 'AT03', 5], [10, 'AT05', 5]), 13, 'x2'],
  ['youth-policy', levels([2, 'DF04', 1], [6, 'MF03', 1], [9, 'AT01', 1]), 9, 'x3'],
  ['steady-eleven', levels([2, 'DF00', 3], [3, 'DF05', 3], [4, 'DF07', 3], [9, 'AT02', 3]), 9, 'grid'],
  ['solid-squad', levels([9, 'AT03', 20], [10, 'AT04', 2]), 6, 'net'],
  ['title-contenders', levels([9, 'AT03', 20], [10, 'AT05', 18]), 13, ''],
  ['marquee-signings', levels([9, 'AT03', 10], [10, 'AT00', 8]), 11, 'cheer'],
  ['southern-skies', { roster: squad('OC', 2) }, 14, 'cheer'],
  ['savanna-spirit', { roster: squad('AF', 2, 3, 9) }, 10, 'trackB'],
  ['eastern-winds', { roster: squad('AS', 2, 6) }, 9, 'trackA'],
  ['old-world-core', { roster: squad('EU', 1, 2, 3, 6) }, 10, 'grid'],
  ['southern-cone', { roster: squad('SA', 2, 6, 9) }, 9, 'match'],
  ['northern-route', { roster: squad('NA', 1, 2) }, 9, 'cheer'],
  [
    'passport-stamps',
    { roster: { ...squad('EU', 1), ...squad('AF', 2), ...squad('AS', 3), ...squad('NA', 4), ...squad('SA', 9) } },
    11,
    '',
  ],
  ['warm-up-chemistry', cells('s1 t2 d3 c4 c5'), 6, 'cheer'],
  ['one-mind', cells('s1 s2 s3 s4 t1 t2 t3 t4 d1'), 12, 'trackA'],
  ['same-shape', cells('d1 d2 d3 d4 d5'), 13, ''],
  ['column-of-support', cells('s3 t3 d3 c3'), 8, 'trackB'],
  ['all-shapes-welcome', cells('s1 s2 t1 t2 d1 d2 c1 c5'), 10, 'net'],
  ['works-in-progress', { grid: ['1.1', '1.2', '1.3', '2.2', '4.4'] }, 6, 'net'],
  ['grand-opening', { grid: ['1.1', '2.2', '3.3', '4.4'] }, 7, 'cheer'],
  ['model-club', { grid: ['1.1', '2.2', '3.3', '4.4', '1.2', '1.3', '1.4'] }, 12, 'x2'],
  ['training-week', nodes(1, 2, 3, 4, 9), 6, 'trackA'],
  ['double-sessions', nodes(1, 2, 3, 4, 5, 6, 7, 8), 11, 'trackB'],
  ['all-round-coaching', nodes(1, 2, 3, 4, 7), 9, 'grid'],
  ['deep-drills', nodes(11, 15), 10, 'cheer'],
  ['star-quality', { stars: 4 }, 10, 'grid'],
  ['ball-mastery', { balls: 4 }, 10, 'match'],
  ['full-stands', { happy: 3 }, 9, 'x2'],
  ['no-boos-tonight', { roster: rosterWithout(1, 2, 3, 4, 5, 6) }, 6, 'trackB'],
];

describe('on a weekend', () => {
  test.each(CASES)(
    '%s is claimed for its points and bonus, and by an empty board never',
    (goal, marks, worth, bonus) => {
      const table = weekend([goal], marks).claim(0, goal);
      expect(table.points(0)['goals']).toBe(worth);
      expect(table.waiting(0)).toEqual(bonus === '' ? {} : { [bonus]: 1 });
      expect(weekend([goal]).canClaim(0, goal)).toBe(false);
    },
  );

  test('every goal has its case', () => {
    expect(CASES.map(([goal]) => goal)).toEqual(kit.pack.goals.map((goal) => goal.id));
  });
});
