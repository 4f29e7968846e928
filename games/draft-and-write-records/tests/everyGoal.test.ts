import { describe, expect, test } from 'vitest';
import { GOAL_COUNT } from '@bandstand/kits/draft-and-write';
import { kit, weekend, type Marks } from './table.ts';

const POSTS = ['LS', 'M1', 'M2', 'M3', 'M4', 'P1', 'P2', 'P3', 'B1', 'B2', 'B3', 'B4'];
const CARDS = ['LS00', 'M00', 'M01', 'M02', 'M03', 'P00', 'P01', 'P02', 'B00', 'B01', 'B02', 'B03'];
const bandOf = (count: number): Marks => ({
  posts: Object.fromEntries(POSTS.slice(0, count).map((post, index) => [post, CARDS[index]])),
});
const filled = (...posts: readonly string[]): Marks => ({
  posts: Object.fromEntries(posts.map((post) => [post, CARDS[POSTS.indexOf(post)]])),
});
/** Members with these recorded star points, singer first. */
const points = (...list: readonly number[]): Marks => ({
  posts: Object.fromEntries(list.map((level, index) => [POSTS[index], [CARDS[index], level] as const])),
});
const cells = (text: string): Marks => ({ match: text.split(' ') });
const row = (letter: string, count = 5): string[] => [1, 2, 3, 4, 5].slice(0, count).map((each) => `${letter}${each}`);
const column = (number: number, rows = 'bryp'): string[] => [...rows].map((letter) => `${letter}${number}`);
const assets = (...numbers: readonly number[]): Marks => ({ net: numbers.map((number) => `A${number}`) });
const venues = (text: string): Marks => ({ venues: text.split(' ') });

/** Goal, just enough, a little less, points, bonus. A12 is crossed on top of what is written here. */
const CASES: readonly (readonly [string, Marks, Marks, number, string])[] = [
  ['voice-found', points(3), points(2, 5), 4, 'trackB'],
  ['golden-throat', points(8), points(7, 9), 13, ''],
  ['half-a-stage', bandOf(6), bandOf(5), 5, 'cash'],
  ['almost-everyone', bandOf(10), bandOf(9), 12, 'trackB'],
  ['one-of-each', filled('LS', 'M1', 'P1', 'B1'), filled('LS', 'M1', 'M4', 'P1', 'P3'), 5, 'colour'],
  ['string-section', filled('M1', 'M2', 'M4'), filled('M1', 'M2', 'P1', 'B1'), 7, 'match'],
  ['full-front-line', filled('M1', 'M2', 'M3', 'M4'), filled('LS', 'M1', 'M2', 'M3', 'P1'), 12, ''],
  ['studio-family', filled('P1', 'P2', 'P3'), filled('P1', 'P2', 'B1', 'B2'), 10, 'trackA'],
  ['load-in-team', filled('B1', 'B3', 'B4'), filled('B1', 'B4', 'P1', 'P2'), 9, 'tour'],
  ['all-hands', filled('B1', 'B2', 'B3', 'B4'), filled('B1', 'B2', 'B3', 'P3'), 13, 'colour'],
  ['rising-stars', points(4, 15, 1), points(4, 15), 6, 'grid'],
  ['bright-lights', points(20, 12), points(20, 11), 11, 'trackB'],
  ['galaxy', points(20, 15, 10), points(20, 15, 9), 16, ''],
  ['twin-virtuosos', points(5, 1, 5), points(5, 10, 4), 8, 'x2'],
  ['garage-friends', points(2, 5, 2), points(2, 1, 4), 6, 'x3'],
  ['steady-hands', points(3, 3, 3), points(3, 3, 6, 9), 8, 'net'],
  ['headline-names', points(6, 15), points(6, 5, 5), 13, 'trackA'],
  ['vault-openers', filled('M2', 'B3'), { ...filled('M1', 'M2', 'P1'), opened: ['K0', 'K1', 'K2'] }, 7, 'trackB'],
  ['behind-every-door', filled('M2', 'M3', 'P2', 'B2'), filled('M2', 'M3', 'P2', 'B1', 'B4'), 14, ''],
  [
    'level-heads',
    { posts: { LS: 'LS01', M1: 'M08', P1: 'P02' } },
    { posts: { LS: 'LS01', M1: 'M08', B1: 'B00' }, outer: { O1: 'b', O2: 'b' } },
    8,
    'net',
  ],
  [
    'tuned-in',
    { posts: { LS: 'LS04', M1: 'M15', P1: 'P07' } },
    { posts: { LS: 'LS04', M1: 'M15', B1: 'B07' }, outer: { O1: 'r', O2: 'r' } },
    8,
    'grid',
  ],
  [
    'tempo-tantrum',
    { posts: { LS: 'LS07', M1: 'M22', P1: 'P12' } },
    { posts: { LS: 'LS07', M1: 'M22', B1: 'B14' }, outer: { O1: 'y', O2: 'y' } },
    8,
    'net',
  ],
  [
    'perfect-pitch',
    { posts: { LS: 'LS10', M1: 'M01', P1: 'P17' } },
    { posts: { LS: 'LS10', M1: 'M01', B1: 'B21' }, outer: { O1: 'p', O2: 'p' } },
    8,
    'grid',
  ],
  [
    'even-mix',
    { posts: { M1: 'M02', M2: 'M04', M3: 'M06', P1: 'P01', P2: 'P04', B1: 'B01' } },
    { posts: { M1: 'M02', M2: 'M04', M3: 'M06', P1: 'P01', P2: 'P04', B1: 'B04' }, outer: { O1: 'b', O2: 'r' } },
    10,
    'tour',
  ],
  ['blue-hour', cells('b1 b3 b5'), cells('b1 b3 r1 y1 p1'), 8, 'trackA'],
  ['red-thread', cells('r1 r2 r4'), cells('r1 r2 b1 b2 b3'), 8, 'trackB'],
  ['yellow-line', cells('y2 y3 y4'), cells('y2 y3 b2 r2'), 8, 'trackA'],
  ['violet-weather', cells('p1 p4 p5'), cells('p1 p4 y1 y4'), 8, 'trackB'],
  ['humming-along', cells('b1 b2 r1 r2 y1 p5'), cells('b1 b2 r1 r2 y1'), 6, 'tour'],
  ['close-harmony', cells('b1 b2 b3 b4 r1 r2 r3 y1 p1'), cells('b1 b2 b3 b4 r1 r2 r3 y1'), 9, 'cash'],
  [
    'wall-of-sound',
    { match: [...row('b'), ...row('r'), ...row('y', 3)] },
    { match: [...row('b'), ...row('r'), 'y1', 'p1'] },
    14,
    'x2',
  ],
  ['four-part-song', cells('b1 b2 r1 r3 y1 y4 p1 p5'), cells('b1 b2 b3 r1 r3 y1 y4 p1'), 10, 'net'],
  ['pure-tone', { match: row('y') }, { match: [...row('y', 4), 'p5'] }, 12, 'tour'],
  ['first-chord', { match: column(2) }, { match: [...column(2, 'bry'), 'p3'] }, 8, 'grid'],
  [
    'chord-stack',
    { match: [...column(1), ...column(4)] },
    { match: [...column(1), ...column(4, 'bry'), ...row('b')] },
    13,
    'trackA',
  ],
  ['talk-of-the-town', { grid: [0, 6, 11] }, { grid: [0, 6, 1, 2] }, 10, 'tour'],
  ['practice-makes-noise', { grid: [1, 7, 10] }, { grid: [1, 7, 0, 2] }, 10, 'match'],
  ['red-light-on', { grid: [2, 4, 9] }, { grid: [2, 4, 0, 1] }, 10, 'trackA'],
  ['on-stage-tonight', { grid: [3, 5, 8] }, { grid: [3, 5, 0, 1] }, 10, 'trackB'],
  ['full-week', { grid: [1, 5, 9, 13] }, { grid: [1, 5, 9, 14] }, 7, 'cash'],
  ['busy-month', { grid: [0, 1, 2, 3, 4, 8, 12] }, { grid: [0, 1, 2, 3, 4, 8] }, 11, 'match'],
  ['world-calendar', { grid: [0, 1, 2, 3, 4, 8, 12, 5, 10, 15] }, { grid: [0, 1, 2, 3, 4, 8, 12, 5, 10] }, 15, 'x4'],
  ['cross-town-diary', { grid: [3, 6, 9, 12] }, { grid: [0, 1, 2, 3, 7, 11, 15] }, 10, 'net'],
  ['four-corners', { grid: [0, 3, 12, 15] }, { grid: [0, 3, 12, 1, 2] }, 12, 'trackB'],
  ['gear-hoarders', assets(1, 9), assets(1, 10), 9, 'grid'],
  ['wheels-rolling', assets(2, 10, 13), assets(2, 10), 9, 'tour'],
  ['dressed-to-play', assets(3, 6, 14), assets(3, 6), 9, 'match'],
  ['merch-mountain', assets(4, 7, 15), assets(4, 7), 9, 'cash'],
  ['street-team', assets(5, 8, 11), assets(5, 8), 9, 'colour'],
  ['well-equipped', assets(1, 2, 3, 4, 5), assets(1, 2, 3, 4), 6, 'trackB'],
  ['warehouse', assets(1, 2, 3, 4, 5, 6, 7, 8, 9), assets(1, 2, 3, 4, 5, 6, 7, 8), 11, 'trackA'],
  ['wired-together', assets(1, 2, 3, 4, 5, 6, 7, 9), assets(1, 2, 3, 4, 5, 6, 7), 10, 'x2'],
  ['long-players', { albums: 3 }, { albums: 2, singles: 8 }, 7, 'tour'],
  ['hit-streak', { singles: 3 }, { singles: 2, albums: 8 }, 7, 'tour'],
  ['discography', { albums: 5 }, { albums: 4, singles: 8 }, 12, 'x2'],
  ['jukebox', { singles: 5 }, { singles: 4, albums: 8 }, 12, 'x3'],
  ['double-platinum', { albums: 4, singles: 4 }, { albums: 8, singles: 3 }, 12, 'match'],
  ['first-miles', venues('L1 R1 R2'), venues('L1 R1'), 5, 'cash'],
  ['long-haul', venues('L1 L2 L3 R1 R2 N1 W1'), venues('L1 L2 L3 R1 R2 N1'), 12, 'trackB'],
  ['two-roads-out', venues('L1 L2 R1 R2'), venues('L1 L2 L3 L4 R1'), 8, 'cash'],
  ['end-of-the-road', venues('R1 R2 N1 N2'), venues('R1 R2 W1 W2 W3'), 11, 'trackA'],
  ['around-the-world', venues('R1 R2 W1 W2 W3'), venues('R1 R2 W1 W2 N1 N2'), 14, 'match'],
  ['big-spenders', { opened: ['K0', 'K4', 'K5', 'K8'] }, { opened: ['K0', 'K4', 'K5'] }, 8, 'tour'],
  ['amplified', { used: [1, 0, 1] }, { used: [1, 0, 0], unlocked: [2, 2, 1] }, 10, 'grid'],
  ['spotless-reputation', bandOf(6), { ...bandOf(6), fails: 1 }, 8, 'match'],
  ['any-press-is-good', { fails: 2 }, { fails: 1 }, 6, 'trackA'],
];

describe('on a weekend', () => {
  test.each(CASES)(
    '%s is claimed with just enough for its points and bonus, and not with less',
    (goal, enough, less, worth, bonus) => {
      const claiming = weekend([goal], enough).restOf('record').play(0, { type: 'claim' });
      expect(claiming.points(0)['goals']).toBe(worth);
      expect(claiming.waiting(0)).toEqual(bonus === '' ? {} : { [bonus]: 1 });
      const short = weekend([goal], less).restOf('record');
      expect(short.state.phase).not.toBe('weekend');
      expect(short.state.sheets[0][GOAL_COUNT]).toBe(0);
    },
  );

  test('every goal has its case', () => {
    expect(CASES.map(([goal]) => goal)).toEqual(kit.pack.goals.map((goal) => goal.id));
  });
});
