import { describe, expect, test } from 'vitest';
import { GRID, ITEM, MATCH, NET, TRACK_A } from '@bandstand/kits/draft-and-write';
import { game } from '../index.ts';
import { cellIndex, lockIndex, nodeIndex, postIndex, recording, type Table, venueIndex, type Marks } from './table.ts';

const cross = (section: 'grid' | 'net', space: number) => ({ type: 'cross', section, space }) as const;

/** A table where seat 0 has crossed A2 next to A1 and A3 … whatever the marks say. */
const assetAt = (card: string, node: string, marks: Marks): Table =>
  recording(card, marks).play(0, cross('net', nodeIndex(node)));

describe('the bonus queue', () => {
  test('several bonuses wait and the player chooses which is next', () => {
    const table = assetAt('A01', 'A2', { net: ['A1', 'A3', 'A7'] });
    expect(table.waiting(0)).toEqual({ cash: 1, trackB: 1, colour: 1 });
    expect(new Set(table.offered(0, 'use').map((move) => Reflect.get(Object(move), 'item')))).toEqual(
      new Set([ITEM.cash, ITEM.trackB, ITEM.colour]),
    );
  });

  test('the worked chain: a transport card leads to a cash lock, a purple circle, a harmony, a tour and a single', () => {
    const purpleSouth =
      game.kit.pack.cards.find((card) => card.kind === 'member' && card.type === 'B' && card.skills[2] === 'p')?.id ??
      '';
    const table = assetAt('A01', 'A2', { net: ['A1', 'A3', 'A7'], posts: { B4: purpleSouth } });
    table.use(0, 'cash', lockIndex('K2')).use(0, 'colour', 4 * 4 + 3);
    expect(table.waiting(0)).toEqual({ p: 1, trackB: 1 });
    table.use(0, 'p', cellIndex('p1')).use(0, 'tour', venueIndex('L1')).use(0, 'trackB', 0);
    expect(table.state.phase).toBe('pick');
    expect(game.view(table.state, 1).sheets[0]).toMatchObject({
      opened: [2],
      venues: [0, 1],
      match: [cellIndex('p1')],
      trackB: 1,
      outer: [null, null, null, null, 3, null, null],
    });
  });

  test('any bonus may be let go', () => {
    const table = assetAt('A01', 'A2', { net: ['A1'] });
    table.play(0, { type: 'drop', item: ITEM.cash });
    expect(table.state.phase).toBe('pick');
    expect(game.view(table.state, 1).sheets[0].opened).toEqual([]);
  });

  test('nothing else can be done while bonuses wait', () => {
    const table = assetAt('A01', 'A2', { net: ['A1'] });
    expect(new Set(table.legal(0).map((move) => move.type))).toEqual(new Set(['use', 'drop']));
  });

  test('an item of a skill crosses a cell of its own row only, in any order', () => {
    const table = recording('LS00', { outer: { O0: 'r' } }).play(0, { type: 'place', post: 0 });
    expect(table.offered(0, 'use')).toEqual([5, 6, 7, 8, 9].map((space) => ({ item: 1, space })));
  });

  test('a harmony bonus crosses any cell of any colour', () => {
    const table = assetAt('A06', 'A13', { net: ['A12', 'A8'] });
    expect(table.waiting(0)).toEqual({ trackB: 1, tour: 1 });
    const harmony = assetAt('A00', 'A9', { net: ['A8'] });
    expect(harmony.waiting(0)).toEqual({ match: 1 });
    expect(harmony.offered(0, 'use')).toHaveLength(20);
  });

  test('a harmony of a colour whose five cells are crossed is lost and says so', () => {
    const table = recording('LS00', { outer: { O0: 'r' }, match: ['r1', 'r2', 'r3', 'r4', 'r5'] }).play(0, {
      type: 'place',
      post: 0,
    });
    expect(table.state.phase).toBe('pick');
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: 1, late: false });
  });

  test('a bonus without a target stays as long as another can still open one: Cash before Tour', () => {
    const gated: Marks = { venues: ['L1', 'L2', 'R1', 'R2', 'W1'], net: ['A3', 'A5', 'A9'] };
    const table = assetAt('A03', 'A4', gated);
    expect(table.waiting(0)).toEqual({ tour: 1, grid: 2 });
    expect(table.offered(0, 'use').some((move) => Reflect.get(Object(move), 'item') === ITEM.tour)).toBe(false);
    const withCash = recording('G00', { ...gated, grid: [1, 2, 3, 5, 9] }).play(0, cross('grid', 13));
    expect(withCash.waiting(0)).toEqual({ cash: 1 });
    const both = recording('G01', { venues: gated.venues ?? [], grid: [0, 2, 3, 5, 9, 13] }).play(0, cross('grid', 1));
    expect(both.waiting(0)).toEqual({ tour: 1, cash: 1 });
    both.use(0, 'cash', lockIndex('K5'));
    expect(both.offered(0, 'use')).toEqual([{ item: ITEM.tour, space: venueIndex('L3') }]);
  });

  test('when no waiting bonus has a target, all are lost together', () => {
    const table = recording('G01', { venues: ['L1', 'L2', 'R1', 'R2', 'W1'], grid: [0, 2, 3] }).play(
      0,
      cross('grid', 1),
    );
    expect(table.state.phase).toBe('pick');
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.tour, late: false });
  });

  test('removing a gate does not check a venue, and removing a lock does not fill a post', () => {
    const table = assetAt('A01', 'A2', { net: ['A1'], venues: ['L1', 'L2'] }).use(0, 'cash', lockIndex('K5'));
    expect(game.view(table.state, 1).sheets[0].venues).not.toContain(venueIndex('L3'));
    const post = assetAt('A01', 'A2', { net: ['A1'] }).use(0, 'cash', lockIndex('K0'));
    expect(game.view(post.state, 1).sheets[0].posts[postIndex('M2')]).toBeNull();
  });

  test('Cash removes any one lock, of a post or of a gate, once', () => {
    expect(
      assetAt('A01', 'A2', { net: ['A1'], opened: ['K3'] })
        .offered(0, 'use')
        .map((move) => Reflect.get(Object(move), 'space')),
    ).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
  });

  test('Colour with all seven outer circles filled is lost', () => {
    const outer = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((circle) => [`O${circle}`, 'b']));
    const table = assetAt('A01', 'A2', { net: ['A7'], outer });
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.colour, late: false });
  });

  test('Colour beside an empty post waits for the member', () => {
    const table = assetAt('A01', 'A2', { net: ['A7'] }).use(0, 'colour', 4 * 1 + 0);
    expect(table.state.phase).toBe('pick');
    expect(game.view(table.state, 1).sheets[0].outer[1]).toBe(0);
  });

  test.each([
    ['the ninth album', { albums: 8, net: ['A7'] }, 'A02', 'A8', 'trackA'],
    ['a fourth ×2', { unlocked: [3, 0, 0], net: ['A3'] }, 'A04', 'A8', 'x2'],
    ['a third ×3', { unlocked: [0, 2, 0], net: ['A14'] }, 'A03', 'A15', 'x3'],
  ] as const)('%s is lost', (_what, marks, card, node, bonus) => {
    const asset =
      game.kit.pack.cards.find(
        (each) => each.kind === 'net' && each.icons === game.kit.pack.sheet.net.rows.join('')[nodeIndex(node)],
      )?.id ?? card;
    const table = assetAt(asset, node, marks);
    while (!table.isQuiet(0)) table.play(0, { type: 'drop' });
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: table.itemKind(bonus), late: false });
  });

  test('a second ×4 is lost', () => {
    const table = recording('G00', { unlocked: [0, 0, 1], grid: [5, 10, 15] }).play(0, cross('grid', 0));
    table.use(0, 'net', 0);
    expect(table.events).toContainEqual({ type: 'lost', seat: 0, item: ITEM.x4, late: false });
  });
});

describe('what marks pay', () => {
  test('an asset link pays once, when its second end is crossed; several can pay on one cross', () => {
    const table = assetAt('A00', 'A1', {});
    expect(table.state.phase).toBe('pick');
    expect(assetAt('A00', 'A1', { net: ['A2', 'A6'] }).waiting(0)).toEqual({ cash: 1, grid: 1 });
  });

  test('one agenda square can finish three lines and pays both badges of each', () => {
    const table = recording('G00', { grid: [1, 2, 3, 4, 8, 12, 5, 10, 15] }).play(0, cross('grid', 0));
    expect(table.waiting(0)).toEqual({ tour: 1, trackB: 1, x4: 1, net: 1 });
    expect(table.points(0)['grid']).toBe(7 + 6);
  });

  test('points on agenda lines are no bonus to use', () => {
    const table = recording('G03', { grid: [4, 6, 7] });
    table.play(0, cross('grid', 5));
    expect(table.waiting(0)).toEqual({ match: 1 });
  });

  test('a crossed cell, release and venue pay what they show, once', () => {
    const table = recording('LS00', { outer: { O0: 'r' }, albums: 1 })
      .play(0, { type: 'place', post: 0 })
      .use(0, 'r', cellIndex('r1'));
    expect(table.waiting(0)).toEqual({ trackA: 1 });
    table.use(0, 'trackA', 0);
    expect(table.waiting(0)).toEqual({ tour: 1 });
    expect(table.state.sheets[0][TRACK_A]).toBe(2);
  });

  test('a venue is reachable only from the venue before it and through an open gate', () => {
    const table = recording('LS00', { outer: { O0: 'r' }, venues: ['R1', 'R2'] })
      .play(0, { type: 'place', post: 0 })
      .use(0, 'r', cellIndex('r2'));
    expect(table.offered(0, 'use').map((move) => Reflect.get(Object(move), 'space'))).toEqual([
      venueIndex('L1'),
      venueIndex('W1'),
    ]);
  });

  test('albums and singles fill from the left', () => {
    const other = recording('A04', { net: ['A7'] }).play(0, cross('net', nodeIndex('A8')));
    expect(other.waiting(0)).toEqual({ trackA: 1 });
    expect(other.offered(0, 'use')).toEqual([{ item: ITEM.trackA, space: 0 }]);
  });

  test('agenda and asset bonuses cross any open space of their section', () => {
    const agenda = recording('A04', { net: ['A4'], grid: [0, 1] }).play(0, cross('net', nodeIndex('A5')));
    expect(agenda.offered(0, 'use')).toHaveLength(14);
    agenda.use(0, 'grid', 15);
    expect(agenda.state.shown[0][GRID]).toBe(0b1000000000000011);
    const asset = recording('LS00', { outer: { O0: 'r' }, net: ['A1'] })
      .play(0, { type: 'place', post: 0 })
      .use(0, 'r', cellIndex('r5'));
    expect(asset.offered(0, 'use')).toHaveLength(14);
    asset.use(0, 'net', nodeIndex('A15'));
    expect(asset.state.shown[0][NET]).toBe(1 | (1 << 14));
    expect(asset.state.shown[0][MATCH]).toBe(1 << cellIndex('r5'));
  });
});
