import { describe, expect, test } from 'vitest';
import { TRACK_A, TRACK_B } from '@bandstand/kits/draft-and-write';
import { cellIndex, kit, nodeIndex, postIndex, recording, venueIndex, type Marks, type Table } from './table.ts';

// The printed sheet, written down a second time; every space is crossed at a table and pays what is printed there.

const { cards, sheet } = kit.pack;

/** A card with this one icon. */
const single = (kind: 'grid' | 'net', icon: string): string =>
  cards.find((card) => card.kind === kind && card.icons === icon)?.id ?? '';
const band = (type: string, way: number, skill: string): string =>
  cards.find((card) => card.kind === 'member' && card.type === type && card.skills[way] === skill)?.id ?? '';
const typeOf = (post: string): string => post.replace(/\d/, '');

const crossNode = (node: string, marks: Marks): Table =>
  recording(single('net', sheet.net.rows.join('')[nodeIndex(node)]), marks).play(0, {
    type: 'cross',
    section: 'net',
    space: nodeIndex(node),
  });
const crossSquare = (square: number, marks: Marks): Table =>
  recording(single('grid', 'IRSLSLIRLSRIRILS'[square]), marks).play(0, {
    type: 'cross',
    section: 'grid',
    space: square,
  });
/** One of each of these waits; a name that is there twice waits twice. */
const items = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) if (name !== '') counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

const ALL_LOCKS = ['K0', 'K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'];

describe('posts', () => {
  const links = [
    'M1.E M2.W, M2.E M3.W, M3.E M4.W, P1.E P2.W, P2.E P3.W, B1.E B2.W, B2.E B3.W, B3.E B4.W',
    'LS.W M1.N, LS.S M2.N, LS.S M3.N, LS.E M4.N, M1.S P1.N, M2.S P2.N, M3.S P2.N, M4.S P3.N',
    'P1.S B1.N, P2.S B2.N, P2.S B3.N, P3.S B4.N',
  ].flatMap((row) => row.split(', ').map((link) => link.split(' ')));

  test.each(links)('%s and %s make a harmony when they agree, whoever comes second', (one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const [there, thereWay] = first.split('.');
      const [here, hereWay] = second.split('.');
      const shown = band(typeOf(there), 'NESW'.indexOf(thereWay), 'y');
      const arrive = (skill: string): Table =>
        recording(
          cards.find(
            (card) =>
              card.kind === 'member' &&
              card.type === typeOf(here) &&
              card.skills['NESW'.indexOf(hereWay)] === skill &&
              card.id !== shown,
          )?.id ?? '',
          { posts: { [there]: shown }, opened: ALL_LOCKS },
        ).play(0, { type: 'place', post: postIndex(here) });
      expect(arrive('y').waiting(0)).toEqual({ y: 1 });
      expect(arrive('p').waiting(0)).toEqual({});
    }
  });

  test.each([
    ['O0', 'LS.N'],
    ['O1', 'B1.S'],
    ['O2', 'B2.S'],
    ['O3', 'B3.S'],
    ['O4', 'B4.S'],
    ['O5', 'LS.N'],
    ['O6', 'LS.N'],
  ])('the outer circle %s belongs to %s', (circle, end) => {
    const [post, way] = end.split('.');
    const table = recording(band(typeOf(post), 'NESW'.indexOf(way), 'r'), {
      outer: { [circle]: 'r' },
      opened: ALL_LOCKS,
    });
    expect(table.play(0, { type: 'place', post: postIndex(post) }).waiting(0)).toEqual({ r: 1 });
  });

  test.each([
    ['K0', 'M2'],
    ['K1', 'M3'],
    ['K2', 'P2'],
    ['K3', 'B2'],
    ['K4', 'B3'],
  ])('the lock %s closes %s and nothing else does', (lock, post) => {
    const place = { type: 'place', post: postIndex(post) } as const;
    const card = band(typeOf(post), 0, 'b');
    expect(recording(card, { opened: ALL_LOCKS.filter((each) => each !== lock) }).can(0, place)).toBe(false);
    expect(recording(card, { opened: [lock] }).can(0, place)).toBe(true);
  });

  test('seven posts are open from the start', () => {
    const open = ['LS', 'M', 'P', 'B'].map((type) => recording(band(type, 0, 'b')).offered(0, 'place').length);
    expect(open).toEqual([1, 2, 2, 2]);
  });
});

describe('harmonies', () => {
  test.each([
    ['b', ['cash', 'trackB', 'tour', 'grid', '']],
    ['r', ['trackA', 'tour', '', 'cash', 'net']],
    ['y', ['trackB', 'net', 'grid', '', 'tour']],
    ['p', ['tour', '', 'trackA', 'colour', 'cash']],
  ])('row %s pays %j', (row, pays) => {
    for (const [column, bonus] of pays.entries()) {
      const table = crossNode('A9', { net: ['A8'] }).use(0, 'match', cellIndex(`${row}${column + 1}`));
      expect(table.waiting(0)).toEqual(items([bonus]));
    }
  });

  test('a full row is worth 14 and the columns 6 to 10; an unfinished one nothing', () => {
    const worth = (match: string[]): number => recording('S0', { match }).points(0)['match'];
    for (const row of 'bryp') {
      expect(worth([1, 2, 3, 4, 5].map((column) => `${row}${column}`))).toBe(14);
      expect(worth([1, 2, 3, 4].map((column) => `${row}${column}`))).toBe(0);
    }
    for (const column of [1, 2, 3, 4, 5]) {
      expect(worth([...'bryp'].map((row) => `${row}${column}`))).toBe(5 + column);
      expect(worth([...'bry'].map((row) => `${row}${column}`))).toBe(0);
    }
  });
});

describe('agenda', () => {
  test.each<[string, number[], string[], number]>([
    ['row 1', [0, 1, 2, 3], ['tour'], 7],
    ['row 2', [4, 5, 6, 7], ['match'], 7],
    ['row 3', [8, 9, 10, 11], ['trackA'], 6],
    ['row 4', [12, 13, 14, 15], ['x2'], 8],
    ['column 1', [0, 4, 8, 12], ['trackB'], 6],
    ['column 2', [1, 5, 9, 13], ['cash'], 8],
    ['column 3', [2, 6, 10, 14], ['tour'], 5],
    ['column 4', [3, 7, 11, 15], ['colour'], 7],
    ['the falling diagonal', [0, 5, 10, 15], ['x4', 'net'], 0],
    ['the rising diagonal', [3, 6, 9, 12], ['x3', 'match'], 0],
  ])('%s pays its badges with whichever square comes last', (_line, squares, badges, points) => {
    for (const last of squares) {
      const table = crossSquare(last, { grid: squares.filter((square) => square !== last) });
      expect(table.waiting(0)).toEqual(items(badges));
      expect(table.points(0)['grid']).toBe(points);
    }
  });

  test('each icon has its four squares', () => {
    const spaces = (icon: string): unknown[] =>
      recording(single('grid', icon))
        .offered(0, 'cross')
        .map((move) => Reflect.get(Object(move), 'space'));
    expect([...'IRSL'].map(spaces)).toEqual([
      [0, 6, 11, 13],
      [1, 7, 10, 12],
      [2, 4, 9, 15],
      [3, 5, 8, 14],
    ]);
  });
});

describe('assets', () => {
  const LINKS: Record<string, string> = Object.fromEntries(
    [
      'A1-A2 cash, A2-A3 trackB, A3-A4 tour, A4-A5 grid, A6-A7 tour, A7-A8 trackA, A8-A9 match, A9-A10 cash',
      'A11-A12 match, A12-A13 trackB, A13-A14 grid, A14-A15 x3, A1-A6 grid, A2-A7 colour, A3-A8 x2',
      'A4-A9 grid, A5-A10 cash, A6-A11 trackA, A8-A13 tour, A10-A15 tour',
    ].flatMap((row) => row.split(', ').map((link) => link.split(' '))),
  );

  test('any two assets pay what is printed between them, and nothing where nothing is', () => {
    for (let first = 1; first <= 15; first++) {
      for (let second = first + 1; second <= 15; second++) {
        const expected = items([LINKS[`A${first}-A${second}`] ?? '']);
        expect(crossNode(`A${second}`, { net: [`A${first}`] }).waiting(0)).toEqual(expected);
        expect(crossNode(`A${first}`, { net: [`A${second}`] }).waiting(0)).toEqual(expected);
      }
    }
  });

  test('assets are crossed in any order, from anywhere', () => {
    const spaces = (icon: string): unknown[] =>
      recording(single('net', icon))
        .offered(0, 'cross')
        .map((move) => Reflect.get(Object(move), 'space'));
    expect([...'ETWMF'].map(spaces)).toEqual([
      [0, 8, 11],
      [1, 9, 12],
      [2, 5, 13],
      [3, 6, 14],
      [4, 7, 10],
    ]);
  });
});

describe('releases', () => {
  test.each([
    ['albums', 'A8', 'A7', 'trackA', ['', 'tour', '', 'match', '', 'cash', 'match', '']],
    ['singles', 'A3', 'A2', 'trackB', ['', 'colour', '', 'net', '', 'tour', 'grid', '']],
  ] as const)('%s fill from the left and pay on the way', (row, node, neighbour, bonus, pays) => {
    for (const [space, pay] of pays.entries()) {
      const table = crossNode(node, { net: [neighbour], [row]: space }).use(0, bonus, 0);
      expect(table.state.sheets[0][row === 'albums' ? TRACK_A : TRACK_B]).toBe(space + 1);
      expect(table.waiting(0)).toEqual(items([pay]));
    }
  });
});

describe('touring', () => {
  test.each<[string, string[], string, string, number]>([
    ['L1', [], '', '', 0],
    ['L2', ['L1'], '', 'trackB', 0],
    ['L3', ['L1', 'L2'], 'K5', 'match', 0],
    ['L4', ['L1', 'L2', 'L3'], '', '', 14],
    ['R1', [], '', '', 0],
    ['R2', ['R1'], '', 'trackA', 0],
    ['N1', ['R1', 'R2'], 'K6', 'grid', 0],
    ['N2', ['R1', 'R2', 'N1'], '', '', 14],
    ['W1', ['R1', 'R2'], '', 'colour', 0],
    ['W2', ['R1', 'R2', 'W1'], 'K7', 'x2', 0],
    ['W3', ['R1', 'R2', 'W1', 'W2'], '', 'net', 0],
    ['W4', ['R1', 'R2', 'W1', 'W2', 'W3'], 'K8', '', 22],
  ])('%s is reached after %j through gate "%s" and pays "%s" and %i points', (venue, road, gate, bonus, points) => {
    const offers = (marks: Marks): boolean =>
      crossNode('A4', { net: ['A3'], ...marks }).can(0, { type: 'use', space: venueIndex(venue), item: 13 });
    const others = ALL_LOCKS.filter((lock) => lock !== gate);
    expect(offers({ venues: road, opened: others })).toBe(gate === '');
    expect(offers({ venues: road.slice(0, -1), opened: ALL_LOCKS })).toBe(road.length === 0);
    const table = crossNode('A4', { net: ['A3'], venues: road, opened: gate === '' ? [] : [gate] });
    table.use(0, 'tour', venueIndex(venue));
    expect(table.waiting(0)).toEqual(items([bonus]));
    expect(table.points(0)['tour']).toBe(points);
  });

  test('a tour bonus checks one venue only', () => {
    const table = crossNode('A4', { net: ['A3'] }).use(0, 'tour', venueIndex('L1'));
    expect(table.can(0, { type: 'use', space: venueIndex('L2') })).toBe(false);
    expect(table.state.phase).toBe('pick');
  });

  test('both ways out of the garage may be taken', () => {
    const table = crossNode('A4', { net: ['A3'], venues: ['L1', 'L2'] });
    expect(table.can(0, { type: 'use', space: venueIndex('R1'), item: 13 })).toBe(true);
  });
});

describe('multipliers', () => {
  test.each([
    ['×2', 'A8', 'A3', 'x2', 3],
    ['×3', 'A15', 'A14', 'x3', 2],
  ] as const)('%s can be unlocked by %s and %s as %s, %i times', (_name, node, neighbour, bonus, times) => {
    const value = bonus === 'x2' ? 0 : 1;
    for (let before = 0; before <= times; before++) {
      const unlocked: [number, number, number] = [0, 0, 0];
      unlocked[value] = before;
      const table = crossNode(node, { net: [neighbour], unlocked });
      expect(table.can(0, { type: 'use', item: 9 + value })).toBe(before < times);
    }
  });

  test('×4 can be unlocked once', () => {
    expect(crossSquare(0, { grid: [5, 10, 15] }).can(0, { type: 'use', item: 11 })).toBe(true);
  });
});

test('only the second Fail pays, and it pays Cash', () => {
  for (const fails of [0, 1, 2, 3])
    expect(recording('S5', { fails }).waiting(0)).toEqual(fails === 1 ? { cash: 1 } : {});
});
