import { describe, expect, test } from 'vitest';
import { parseNeeds, type Pack } from '@bandstand/kits/draft-and-write';
import { packFault, readPack } from '@bandstand/kits/draft-and-write-pack';
import json from '../content/pack.json' with { type: 'json' };
import { game } from '../index.ts';
import { withPack } from '../withPack.ts';

const pack = json as Pack;
const members = pack.cards.filter((card) => card.kind === 'member');
const countBy = <T>(list: readonly T[], key: (item: T) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of list) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

/** The generation rule, written down a second time: level, pattern and shift of each base. */
const BASES: Record<string, string[]> = {
  LS: ['4:0011/1', '5:0100/0', '3:0121/3'],
  M: ['3:0112/2', '5:0030/3', '1:0123/3', '4:0220/2', '2:0312/2', '3:0230/3', '2:0213/0'],
  P: ['4:0110/1', '2:0132/2', '5:0200/0', '3:0331/0', '1:0231/1'],
  B: ['3:0013/0', '2:0321/1', '4:0303/2', '1:0132/1', '5:0001/2', '3:0322/3', '2:0231/1'],
};

describe('the play deck', () => {
  test('has 180 cards: 90 band, 50 assets, 32 agendas, 8 scandals', () => {
    expect(countBy(pack.cards, (card) => card.kind)).toEqual({ member: 90, net: 50, grid: 32, penalty: 8 });
    expect(countBy(members, (card) => card.type)).toEqual({ LS: 12, M: 28, P: 22, B: 28 });
  });

  test('gives 30 cards a seat from two seats on, and 53 for one', () => {
    expect([1, 2, 3, 4, 5, 6].map((seats) => pack.cards.filter((card) => card.set <= seats).length)).toEqual([
      53, 60, 90, 120, 150, 180,
    ]);
  });

  test('splits every type over the sets as listed', () => {
    const split = (keep: (card: Pack['cards'][number]) => boolean): number[] =>
      [1, 2, 3, 4, 5, 6].map((set) => pack.cards.filter((card) => card.set === set && keep(card)).length);
    const ofType = (type: string) => split((card) => card.kind === 'member' && card.type === type);
    expect({ LS: ofType('LS'), M: ofType('M'), P: ofType('P'), B: ofType('B') }).toEqual({
      LS: [3, 1, 2, 2, 2, 2],
      M: [9, 1, 5, 5, 4, 4],
      P: [7, 1, 3, 3, 4, 4],
      B: [7, 1, 5, 5, 5, 5],
    });
    expect(split((card) => card.kind === 'net')).toEqual([17, 1, 8, 8, 8, 8]);
    expect(split((card) => card.kind === 'grid')).toEqual([10, 0, 5, 5, 6, 6]);
    expect(split((card) => card.kind === 'penalty')).toEqual([0, 2, 2, 2, 1, 1]);
  });

  test('follows the generation rule for every band card', () => {
    for (const [type, bases] of Object.entries(BASES)) {
      for (const [k, card] of members.filter((each) => each.type === type).entries()) {
        const extra = type === 'P' && k >= 20;
        const base = extra ? '3:0211/0' : bases[k % bases.length];
        const [level, rest] = base.split(':');
        const [pattern, offset] = rest.split('/');
        const shift = extra ? [1, 3][k - 20] : (Math.floor(k / bases.length) + Number(offset)) % 4;
        expect([card.id, card.level, card.skills]).toEqual([
          card.id,
          Number(level),
          [...pattern].map((digit) => 'bryp'[(Number(digit) + shift) % 4]).join(''),
        ]);
      }
    }
  });

  test.each([
    ['LS00', 1, 4, 'rryy'],
    ['LS11', 6, 3, 'ypbp'],
    ['M00', 1, 3, 'yppb'],
    ['M01', 1, 5, 'ppyp'],
    ['M09', 2, 1, 'bryp'],
    ['M20', 5, 2, 'ybpr'],
    ['P02', 1, 5, 'bybb'],
    ['P20', 6, 3, 'rpyy'],
    ['P21', 6, 3, 'prbb'],
    ['B04', 1, 5, 'yyyp'],
    ['B07', 2, 3, 'rryb'],
    ['B27', 6, 2, 'bypr'],
  ])('sample card %s is of set %i with %i star points and skills %s', (id, set, level, skills) => {
    expect(members.find((card) => card.id === id)).toMatchObject({ set, level, skills });
  });

  test('shows every skill equally often per type and direction', () => {
    for (const type of Object.keys(BASES)) {
      const cards = members.filter((card) => card.type === type);
      for (const way of [0, 1, 2, 3]) {
        const counts = Object.values(countBy(cards, (card) => card.skills[way]));
        expect(counts).toHaveLength(4);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(type === 'P' ? 1 : 0);
      }
    }
  });

  test('never repeats a pattern within a type', () => {
    expect(new Set(members.map((card) => card.type + card.skills)).size).toBe(90);
  });

  test('makes strong members less flexible', () => {
    const forms = { 1: '1111', 2: '1111', 3: '112', 4: '22', 5: '13' } as Record<number, string>;
    for (const card of members) {
      const counts = Object.values(countBy([...card.skills], (letter) => letter));
      expect(counts.toSorted().join('')).toBe(forms[card.level]);
    }
    expect(countBy(members, (card) => card.level)).toEqual({ 1: 12, 2: 20, 3: 26, 4: 16, 5: 16 });
    expect(
      countBy(
        members.filter((card) => card.type === 'LS'),
        (card) => card.level,
      ),
    ).toEqual({ 3: 4, 4: 4, 5: 4 });
  });

  test('has every single asset six times, every single agenda five times and every pair twice', () => {
    const icons = (kind: 'net' | 'grid') =>
      countBy(
        pack.cards.filter((card) => card.kind === kind),
        (card) => ('icons' in card ? [...card.icons].sort().join('') : ''),
      );
    const nets = icons('net');
    const grids = icons('grid');
    for (const [key, count] of Object.entries(nets)) expect([key, count]).toEqual([key, key.length === 1 ? 6 : 2]);
    for (const [key, count] of Object.entries(grids)) expect([key, count]).toEqual([key, key.length === 1 ? 5 : 2]);
    expect([Object.keys(nets).length, Object.keys(grids).length]).toEqual([15, 10]);
  });
});

describe('the goals', () => {
  test('are 66, worth 4 to 16 points and 9.5 on average, with at most one bonus', () => {
    const points = pack.goals.map((goal) => goal.points);
    expect(points).toHaveLength(66);
    expect([Math.min(...points), Math.max(...points)]).toEqual([4, 16]);
    expect(points.reduce((sum, each) => sum + each, 0) / 66).toBeCloseTo(9.5, 1);
    expect(Math.max(...pack.goals.map((goal) => goal.bonus.length))).toBe(1);
    expect(pack.goals.filter((goal) => goal.bonus.length === 0)).toHaveLength(4);
  });

  test('cover the sections as listed', () => {
    expect(countBy(pack.goals, (goal) => goal.section)).toEqual({
      posts: 24,
      match: 11,
      grid: 9,
      net: 8,
      tracks: 5,
      tour: 5,
      penalty: 2,
      locks: 1,
      multipliers: 1,
    });
  });
});

describe('the sheet', () => {
  test('offers as many icons of each kind as designed', () => {
    const { sheet } = pack;
    const icons = [
      ...sheet.match.rows.flatMap((row) => row.bonuses),
      ...sheet.grid.lines.flatMap((line) => line.bonuses),
      ...sheet.net.links.flatMap((link) => link.bonuses),
      ...sheet.trackA,
      ...sheet.trackB,
      ...(sheet.tour ?? []).map((venue) => venue.bonus),
      ...sheet.penalty.bonuses,
    ].filter((bonus) => bonus !== null && bonus !== undefined);
    expect(countBy(icons, (bonus) => bonus)).toEqual({
      tour: 12,
      cash: 9,
      grid: 8,
      match: 7,
      trackB: 6,
      trackA: 6,
      net: 5,
      colour: 5,
      x2: 3,
      x3: 2,
      x4: 1,
    });
  });

  test('has points on rows and columns of the agenda only, 54 in all; diagonals pay their multiplier and a bonus', () => {
    const lines = pack.sheet.grid.lines;
    const diagonals = lines.filter(({ id }) => id.startsWith('D'));
    expect(diagonals.map(({ bonuses, points }) => [...bonuses, points])).toEqual([
      ['x4', 'net', 0],
      ['x3', 'match', 0],
    ]);
    for (const line of lines.filter(({ id }) => !id.startsWith('D'))) expect(line.points, line.id).toBeGreaterThan(0);
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(54);
  });

  test('has 20 links between posts and seven to outer circles', () => {
    expect(pack.sheet.links.filter((link) => link.every((end) => end.includes('.')))).toHaveLength(20);
    expect(pack.sheet.links).toHaveLength(27);
  });

  test('holds each agenda icon once in every line', () => {
    const squares = pack.sheet.grid.rows.join('');
    for (const line of pack.sheet.grid.lines)
      expect(
        line.squares
          .map((square) => squares[square])
          .sort()
          .join(''),
      ).toBe('ILRS');
  });
});

describe('a pack that cannot be played is refused with the reason', () => {
  const broken = (change: (copy: Pack) => void): string => {
    const copy = structuredClone(pack);
    change(copy);
    const result = withPack(copy);
    return result.ok ? 'accepted' : `${result.problem.code} ${result.problem.message}`;
  };

  test('the shipped pack is sound and its own game', () => {
    expect(packFault(pack)).toBeUndefined();
    const again = withPack(json);
    expect(again.ok && again.value.pack.hash).toBe(game.pack.hash);
  });

  test.each<[string, (copy: Pack) => void, RegExp]>([
    [
      'an unreachable venue',
      (copy) => ((copy.sheet.tour ?? [])[3].after = 'L4'),
      /sheet\.tour\[3\].*cannot be reached/,
    ],
    ['a one-ended link', (copy) => (copy.sheet.links[0] = ['M1.E', 'M9.W']), /sheet\.links\[0\].*one end/],
    ['a repeated card id', (copy) => (copy.cards[5].id = copy.cards[4].id), /cards\[5\]\.id.*twice/],
    ['a repeated goal id', (copy) => (copy.goals[5].id = copy.goals[4].id), /goals\[5\]\.id.*twice/],
    ['a link that is there twice', (copy) => copy.sheet.links.push(['M2.W', 'M1.E']), /twice/],
    ['a lock in two places', (copy) => (copy.sheet.posts[1].lock = 'K0'), /two places/],
    ['a lock that closes nothing', (copy) => copy.sheet.locks.push('K9'), /closes nothing/],
    ['an unknown metric', (copy) => (copy.goals[0].needs = 'fame >= 3'), /goals\[0\]\.needs.*metric "fame"/],
    ['a goal about an unknown type', (copy) => (copy.goals[5].needs = 'posts(Q) >= 3'), /"Q".*unknown/],
    ['an unknown skill on a card', (copy) => Object.assign(copy.cards[0], { skills: 'bbbz' }), /cards\[0\]\.skills/],
    ['a double card of one icon', (copy) => Object.assign(copy.cards[90], { icons: 'EE' }), /different icons/],
    [
      'a grid line that repeats a square',
      (copy) => (copy.sheet.grid.lines[0].squares = [0, 0, 1, 2]),
      /four different squares/,
    ],
    ['an outer circle without a link', (copy) => copy.sheet.links.pop(), /no link leads/],
  ])('%s', (_what, change, reason) => {
    expect(broken(change)).toMatch(reason);
  });

  test('a wrong form names the field', () => {
    expect(broken((copy) => Object.assign(copy.cards[3], { level: 'high' }))).toMatch(/^bad-pack cards\[3\]\.level/);
    expect(readPack(null).ok).toBe(false);
  });

  test('the goal language reads every shipped goal', () => {
    for (const goal of pack.goals) expect(typeof parseNeeds(goal.needs, pack)).toBe('object');
  });
});

describe('names', () => {
  test('families are mixed: nobody shares both names, and no surname stands for one kind of member', () => {
    const members = pack.cards.filter((card) => card.kind === 'member');
    expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
    const kinds = Map.groupBy(members, ({ name }) => name.split(' ')[1]);
    for (const family of kinds.values()) expect(new Set(family.map(({ type }) => type)).size).toBeGreaterThan(1);
  });

  test('no card is called like a goal', () => {
    const goals = new Set(pack.goals.map(({ name }) => name));
    expect(pack.cards.filter(({ name }) => goals.has(name))).toEqual([]);
  });
});
