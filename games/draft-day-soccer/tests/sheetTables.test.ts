import { TRACK_A, TRACK_B } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { cellIndex, kit, nodeIndex, recording, Table, type Marks } from './table.ts';

// The printed sheet, written down a second time; every space is crossed at a table and pays what is printed there.

const NODES = 'THSXDXDTHSHSXDT';
const SQUARES = 'FMCSCSFMSCMFMFSC';
const LINES = ['GK', 'DF', 'DF', 'DF', 'DF', 'MF', 'MF', 'MF', 'AT', 'AT', 'AT'];

const practise = (node: string, marks: Marks): Table =>
  recording(`P${NODES[nodeIndex(node)]}0`, marks).practise(0, node);
const items = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) if (name !== '') counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
const name = (square: number): string => `${Math.floor(square / 4) + 1}.${(square % 4) + 1}`;

describe('the roster', () => {
  const links = [
    '2.E 3.W, 3.E 4.W, 4.E 5.W, 6.E 7.W, 7.E 8.W, 9.E 10.W, 10.E 11.W, 9.S 6.N, 10.S 7.N, 11.S 8.N',
    '6.S 2.N, 7.S 3.N, 7.S 4.N, 8.S 5.N, 2.S 1.W, 3.S 1.N, 4.S 1.N, 5.S 1.E',
  ].flatMap((row) => row.split(', ').map((link) => link.split(' ')));

  test.each(links)('%s and %s make a synergy when their shapes agree, whoever comes second', (one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const [there, thereWay] = first.split('.');
      const [here, hereWay] = second.split('.');
      const shows = (jersey: string, way: string, shape: string, not = ''): string =>
        kit.pack.cards.find(
          (card) =>
            card.kind === 'member' &&
            card.type === LINES[Number(jersey) - 1] &&
            card.skills['NESW'.indexOf(way)] === shape &&
            card.id !== not,
        )?.id ?? '';
      const shown = shows(there, thereWay, 'd');
      const arrive = (shape: string): Table =>
        recording(shows(here, hereWay, shape, shown), { roster: { [Number(there)]: shown } }).place(0, Number(here));
      expect(arrive('d').waiting(0)).toEqual({ d: 1 });
      expect(arrive('c').waiting(0)).toEqual({});
    }
  });

  test.each([
    ['GK00', [1]],
    ['DF00', [2, 3, 4, 5]],
    ['MF00', [6, 7, 8]],
    ['AT00', [9, 10, 11]],
  ])('%s may wear jerseys %j', (card, jerseys) => {
    expect(recording(card).offered(0, 'place')).toEqual(jerseys.map((jersey) => ({ post: jersey - 1, multiplier: 0 })));
  });
});

describe('the Synergy Box', () => {
  test.each([
    ['s', ['trackB', 'trackA', 'grid', '', 'cheer']],
    ['t', ['trackA', '', 'net', 'trackB', 'x2']],
    ['d', ['cheer', 'trackA', '', '', 'grid']],
    ['c', ['', '', 'cheer', '', 'net']],
  ])('row %s pays %j', (row, pays) => {
    for (const [column, bonus] of pays.entries()) {
      const table = practise('P7', { net: ['P6'] }).use(0, 'match', cellIndex(`${row}${column + 1}`));
      expect(table.waiting(0)).toEqual(items([bonus]));
    }
  });

  test('rows are worth 12, 12, 12 and 20, columns 8 and 12 in turn', () => {
    const worth = (match: string[]): number => recording('D0', { match }).points(0)['match'];
    expect([...'stdc'].map((row) => worth([1, 2, 3, 4, 5].map((column) => `${row}${column}`)))).toEqual([
      12, 12, 12, 20,
    ]);
    expect([1, 2, 3, 4, 5].map((column) => worth([...'stdc'].map((row) => `${row}${column}`)))).toEqual([
      8, 12, 8, 12, 8,
    ]);
  });

  test('a match crosses a cell of its own row, whichever the player likes', () => {
    // DF02 shows a square in the south, GK00 one in the north.
    for (const column of [1, 2, 3, 4, 5]) {
      const table = recording('GK00', { roster: { 3: 'DF02' } }).place(0, 1);
      expect(table.can(0, { type: 'use', item: 0, space: cellIndex(`s${column}`) })).toBe(true);
    }
  });
});

describe('Improvement', () => {
  test.each<[string, number[], string[]]>([
    ['row 1', [0, 1, 2, 3], ['cheer']],
    ['row 2', [4, 5, 6, 7], ['match', 'trackB']],
    ['row 3', [8, 9, 10, 11], ['net']],
    ['row 4', [12, 13, 14, 15], ['x2']],
    ['column 1', [0, 4, 8, 12], ['x3']],
    ['column 2', [1, 5, 9, 13], ['trackA']],
    ['column 3', [2, 6, 10, 14], ['trackB']],
    ['column 4', [3, 7, 11, 15], ['match', 'match']],
    ['the falling diagonal', [0, 5, 10, 15], ['x4']],
    ['the rising diagonal', [3, 6, 9, 12], ['x2', 'cheer']],
  ])('%s pays all its badges with whichever square comes last', (_line, squares, badges) => {
    for (const last of squares) {
      const grid = squares.filter((square) => square !== last).map(name);
      const table = recording(`I${SQUARES[last]}0`, { grid }).improve(0, name(last));
      expect(table.waiting(0)).toEqual(items(badges));
    }
  });

  test('three squares of a line pay nothing', () => {
    expect(
      recording('IC0', { grid: ['1.1', '1.2'] })
        .improve(0, '1.3')
        .waiting(0),
    ).toEqual({});
  });

  test.each([
    ['IF0', ['1.1', '2.3', '3.4', '4.2']],
    ['IM0', ['1.2', '2.4', '3.3', '4.1']],
    ['IC0', ['1.3', '2.1', '3.2', '4.4']],
    ['IS0', ['1.4', '2.2', '3.1', '4.3']],
  ])('%s crosses one of %j', (card, squares) => {
    for (const square of squares) recording(card).improve(0, square);
    expect(recording(card).offered(0, 'cross')).toHaveLength(4);
  });
});

describe('Practice', () => {
  const LINKS: Record<string, string[]> = {
    'P1-P6': ['trackB'],
    'P2-P7': ['cheer'],
    'P3-P8': ['trackA'],
    'P4-P9': ['grid'],
    'P5-P10': ['match'],
    'P6-P7': ['match'],
    'P7-P8': ['trackB'],
    'P8-P9': ['match'],
    'P9-P10': ['trackA'],
    'P6-P11': ['trackA', 'grid'],
    'P7-P12': ['x2'],
    'P8-P13': ['match', 'trackB'],
    'P9-P14': ['x3'],
    'P10-P15': ['grid', 'cheer'],
  };

  test('beside one crossed space exactly the linked spaces and the top row are open, and a link pays what it shows', () => {
    for (let first = 1; first <= 15; first++) {
      for (let second = 1; second <= 15; second++) {
        if (first === second) continue;
        const pays = LINKS[`P${Math.min(first, second)}-P${Math.max(first, second)}`];
        const marks = { net: [`P${first}`] };
        const card = `P${NODES[second - 1]}0`;
        const choosing = new Table(2).begin().marks(0, marks).hand(0, [card, 'D0']);
        const open =
          choosing.can(0, { type: 'pick', slot: 0 }) &&
          recording(card, marks).can(0, { type: 'cross', section: 'net', space: second - 1 });
        expect([first, second, open]).toEqual([first, second, second <= 5 || pays !== undefined]);
        const paid = open ? practise(`P${second}`, marks).waiting(0) : {};
        expect(paid).toEqual(items(pays ?? []));
      }
    }
  });
});

describe('tracks', () => {
  test.each([
    ['stars', 'P8', 'P3', 'trackA', ['', '', '', 'match', '', '', 'cheer', '']],
    ['balls', 'P6', 'P1', 'trackB', ['', '', '', 'grid', '', '', 'net', '']],
  ] as const)(
    '%s fill from the left and pay on the fourth and seventh space',
    (track, node, neighbour, bonus, pays) => {
      for (const [space, pay] of pays.entries()) {
        const table = practise(node, { net: [neighbour], [track]: space }).use(0, bonus);
        expect(table.field(0, track === 'stars' ? TRACK_A : TRACK_B)).toBe(space + 1);
        expect(table.waiting(0)).toEqual(items([pay]));
      }
    },
  );

  test('three ×2, two ×3 and one ×4 can be unlocked, and one more of each is lost', () => {
    const x2 = (ready: number) => practise('P12', { net: ['P7'], unlocked: [ready, 0, 0] }).waiting(0);
    expect([0, 1, 2, 3].map(x2)).toEqual([{ x2: 1 }, { x2: 1 }, { x2: 1 }, {}]);
    const x3 = (ready: number) => practise('P14', { net: ['P9'], unlocked: [0, ready, 0] }).waiting(0);
    expect([0, 1, 2].map(x3)).toEqual([{ x3: 1 }, { x3: 1 }, {}]);
    const x4 = (ready: number) =>
      recording('IC0', { grid: ['1.1', '2.2', '3.3'], unlocked: [0, 0, ready] })
        .improve(0, '4.4')
        .waiting(0);
    expect([0, 1].map(x4)).toEqual([{ x4: 1 }, {}]);
  });
});
