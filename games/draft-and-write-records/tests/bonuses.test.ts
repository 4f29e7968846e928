import { canonical, fastRandom, firstSeat } from '@bandstand/engine';
import { GRID, ITEM, MAX_OUTER, NET, OUTER, PENALTY, POST_COUNT } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { cellIndex, lockIndex, nodeIndex, recording, Table, type Marks } from './table.ts';

const node = (name: string) => ({ type: 'cross', section: 'net', space: nodeIndex(name) }) as const;
/** A transport card crosses A2 between A1, A3 and A7: Cash, Single and Colour wait. */
const three = (marks: Marks = {}): Table =>
  recording('A01', { ...marks, net: ['A1', 'A3', 'A7', ...(marks.net ?? [])] }).play(0, node('A2'));
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

describe('waiting bonuses', () => {
  test('any order of using them is legal and ends on the same sheet', () => {
    const uses = [
      (table: Table) => table.use(0, 'cash', lockIndex('K2')),
      (table: Table) => table.use(0, 'trackB', 0),
      (table: Table) => table.use(0, 'colour', 4 * 4 + 3),
    ];
    const ends = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].map((order) => {
      const table = three();
      for (const each of order) uses[each](table);
      expect(table.state.phase).toBe('pick');
      return canonical(game.view(table.state, 1).sheets[0]);
    });
    expect(new Set(ends).size).toBe(1);
  });

  test('equal bonuses are one choice, and each is used on its own', () => {
    // A4 joins A5 and A9 with one Agenda each.
    const table = recording('A03', { net: ['A5', 'A9'] }).play(0, node('A4'));
    expect(table.waiting(0)).toEqual({ grid: 2 });
    expect(table.offered(0, 'drop')).toEqual([{ item: ITEM.grid }]);
    table.use(0, 'grid', 3);
    expect(table.waiting(0)).toEqual({ grid: 1 });
    expect(table.can(0, { type: 'use', item: ITEM.grid, space: 3 })).toBe(false);
  });

  test('a new bonus joins the ones that wait', () => {
    const table = three().use(0, 'trackB', 0).use(0, 'cash', 0);
    expect(table.waiting(0)).toEqual({ colour: 1 });
    const joined = recording('A01', { net: ['A1', 'A3'], singles: 1 })
      .play(0, node('A2'))
      .use(0, 'trackB', 0);
    expect(joined.waiting(0)).toEqual({ cash: 1, colour: 1 });
  });

  test('nothing is kept: the day goes on only when none waits', () => {
    const table = three();
    expect(table.state.phase).toBe('record');
    table.play(0, { type: 'drop', item: ITEM.cash }).play(0, { type: 'drop', item: ITEM.trackB });
    expect(table.state.phase).toBe('record');
    table.play(0, { type: 'drop', item: ITEM.colour });
    expect(table.state.phase).toBe('pick');
    expect(table.waiting(0)).toEqual({});
  });

  test('a lost bonus is told in words, and so is one that was let go', () => {
    const table = recording('A04', { albums: 8, net: ['A7'] }).play(0, node('A8'));
    const said = table.events.map((event) => game.text.event(event, () => 'Ada'));
    expect(said).toContain('Ada had no use for Album; it is lost.');
    const dropped = three().play(0, { type: 'drop', item: ITEM.cash });
    expect(dropped.events.map((event) => game.text.event(event, () => 'Ada'))).toContain('Ada let Cash go.');
  });

  test('Tour with only gated venues ahead is lost', () => {
    const table = recording('A03', { net: ['A3'], venues: ['L1', 'L2', 'R1', 'R2', 'W1'] }).play(0, node('A4'));
    expect(table.state.phase).toBe('pick');
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.tour, late: false });
  });

  test('Cash with every lock open is lost', () => {
    const opened = ['K0', 'K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'];
    const table = recording('A01', { net: ['A1'], opened }).play(0, node('A2'));
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.cash, late: false });
  });

  test('a ninth single is lost', () => {
    const table = recording('A01', { net: ['A3'], singles: 8 }).play(0, node('A2'));
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.trackB, late: false });
  });

  test('Agenda, Asset and Harmony with nothing left to cross are lost', () => {
    const full = { grid: Array.from({ length: 16 }, (_, square) => square) };
    const agenda = recording('A04', { net: ['A4'], ...full }).play(0, node('A5'));
    expect(agenda.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.grid, late: false });
    const cells = [...'bryp'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
    const harmony = recording('A00', { net: ['A8'], match: cells }).play(0, node('A9'));
    expect(harmony.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.match, late: false });
    const others = Array.from({ length: 15 }, (_, index) => `A${index + 1}`).filter((name) => name !== 'A9');
    const asset = recording('A00', { net: others, match: cells.filter((cell) => cell !== 'r5') })
      .play(0, node('A9'))
      .use(0, 'match', cellIndex('r5'));
    asset.play(0, { type: 'drop', item: ITEM.grid }).play(0, { type: 'drop', item: ITEM.cash });
    expect(asset.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.net, late: false });
  });

  test('a chain of any length comes to its end', () => {
    let longest = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = fastRandom(seed);
      const table = recording('A04', {
        net: ['A3', 'A7', 'A9', 'A13'],
        grid: [1, 2, 3, 4, 6, 7, 8, 11, 13, 14],
        albums: 3,
        singles: 3,
        match: ['b2', 'r2', 'y2'],
      }).play(0, node('A8'));
      let steps = 0;
      while (table.state.phase === 'record' && firstSeat(table.state.toAct) === 0) {
        const uses = table.legal(0).filter((move) => move.type === 'use');
        const move = uses[random.below(uses.length)];
        table.play(0, { type: 'use', id: move.id });
        steps++;
      }
      expect(table.waiting(0)).toEqual({});
      longest = Math.max(longest, steps);
    }
    expect(longest).toBeGreaterThan(12);
  });

  test('others pick up their next hand only when all chains are done, but nobody else has to act for a chain', () => {
    const table = three();
    expect(table.busy).toEqual([0]);
    expect(table.legal(1)).toEqual([]);
    table.restOf('record');
    expect(table.busy).toEqual([0, 1]);
  });
});

describe('Colour', () => {
  test('beside a filled circle of the same skill makes a harmony at once', () => {
    // B04 is yyyp: yellow in the south.
    const table = recording('A01', { net: ['A7'], posts: { B1: 'B04' } }).play(0, node('A2'));
    table.use(0, 'colour', 4 * 1 + 2);
    expect(table.waiting(0)).toEqual({ y: 1 });
  });

  test('beside a filled circle of another skill makes none', () => {
    const table = recording('A01', { net: ['A7'], posts: { B1: 'B04' } }).play(0, node('A2'));
    table.use(0, 'colour', 4 * 1 + 0);
    expect(table.state.phase).toBe('pick');
  });

  test('fills any empty outer circle with any of the four skills, and no filled one', () => {
    const table = recording('A01', { net: ['A7'], outer: { O0: 'r', O3: 'b' } }).play(0, node('A2'));
    expect(table.offered(0, 'use').map((move) => Reflect.get(Object(move), 'space'))).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    ]);
  });

  test('finds circles above the Lead Singer as well as below: two are empty when the match begins', () => {
    const table = new Table(1).play(0, { type: 'startColour', skill: 0 });
    expect(table.state.sheets[0].slice(OUTER, OUTER + MAX_OUTER)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    const coloured = recording('A01', { net: ['A7'], posts: { LS: 'LS00' } }).play(0, node('A2'));
    coloured.use(0, 'colour', 4 * 5 + 1);
    expect(coloured.waiting(0)).toEqual({ r: 1 });
  });

  test('names each of the three circles above the Lead Singer', () => {
    const table = recording('A01', { net: ['A7'] }).play(0, node('A2'));
    const names = table.legal(0).map((move) => game.text.move(move, game.view(table.state, 0), () => 'Ada'));
    for (const name of ['left circle north of Lead Singer', 'middle circle north of', 'right circle north of'])
      expect(names.filter((each) => each.includes(name))).toHaveLength(4);
    expect(names.filter((each) => each.includes('in the circle south of Backstage 1'))).toHaveLength(4);
  });

  test('in a lower circle makes a harmony when its backstage member arrives', () => {
    const table = recording('B04', { outer: { O4: 'y' } }).play(0, { type: 'place', post: 11 });
    expect(table.waiting(0)).toEqual({ y: 1 });
  });
});

describe('a pick', () => {
  test('always fills a post, a date or an asset, or checks a Fail: so a match ends by week twelve', () => {
    const used = (sheet: readonly number[]): number =>
      sheet[POST_COUNT] + bits(sheet[GRID]) + bits(sheet[NET]) + sheet[PENALTY];
    for (let seed = 1; seed <= 30; seed++) {
      const random = fastRandom(seed);
      const table = new Table(2);
      let before = table.state.sheets.map(used);
      let picks = 0;
      while (table.state.toAct !== 0) {
        const seat = firstSeat(table.state.toAct);
        const moves = table.legal(seat);
        const calm = moves.filter((move) => move.type !== 'refuse' && move.type !== 'claim');
        const choice = calm.length > 0 ? calm : moves;
        const { type, id } = choice[random.below(choice.length)];
        table.play(seat, { type, id });
        const made = table.state.piles[0].length;
        if (made === picks || table.state.phase === 'record') continue;
        for (const each of [0, 1]) expect(used(table.state.sheets[each])).toBeGreaterThan(before[each]);
        before = table.state.sheets.map(used);
        picks = made;
      }
      expect(table.state.week).toBeLessThanOrEqual(12);
    }
  });

  test('a double agenda card crosses one date of either icon', () => {
    const card = game.kit.pack.cards.find((each) => each.kind === 'grid' && each.icons === 'IR')?.id ?? '';
    const table = recording(card);
    expect(table.offered(0, 'cross')).toHaveLength(8);
    table.play(0, { type: 'cross', section: 'grid', space: 0 });
    expect(game.view(table.state, 1).sheets[0].grid).toEqual([0]);
    expect(table.state.phase).toBe('pick');
  });

  test('a scandal cannot be refused; its Fail is the same one Fail', () => {
    const table = new Table(2).begin().hand(0, ['S0', 'S1']).hand(1, ['A00', 'A01']).pick(0, 'S0').pick(1, 'A00');
    expect(table.busy).toEqual([1]);
    expect(table.state.sheets[0][PENALTY]).toBe(1);
  });

  test('a refused card marks nothing but its Fail and stays in the open pile', () => {
    const before = game.view(recording('M00').state, 0).sheets[0];
    const table = recording('M00').play(0, { type: 'refuse' });
    expect(game.view(table.state, 0).sheets[0]).toEqual({ ...before, penalty: 1 });
    expect(game.view(table.state, 'spectator').piles[0]).toHaveLength(1);
  });

  test('members are never moved or replaced', () => {
    const table = recording('M01', { posts: { M1: 'M00' } });
    expect(table.offered(0, 'place')).toEqual([{ post: 4, multiplier: 0 }]);
  });
});
