import { CHEER, membersFrom, NET, PENALTY } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { cardIndex, cellIndex, kit, nodeIndex, recording, squareIndex, Table, weekend } from './table.ts';

const origin = (id: string): number => kit.pack.origins?.findIndex((each) => each.id === id) ?? -1;
const nodesOffered = (table: Table): unknown[] => table.offered(0, 'cross');
const nodes = (...names: readonly string[]) => names.map((name) => ({ section: 'net', space: nodeIndex(name) }));

describe('a player', () => {
  test('goes to any empty position of his line', () => {
    const table = recording('DF00', { roster: { 3: 'DF01' } });
    expect(table.offered(0, 'place')).toEqual([1, 3, 4].map((post) => ({ post, multiplier: 0 })));
  });

  test('writes his level and shapes exactly as printed', () => {
    const table = recording('AT03').place(0, 10);
    expect(table.level(0, 10)).toBe(5);
    expect(game.view(table.state, 0).sheets[0].posts[9]).toEqual({ card: cardIndex('AT03'), level: 5, boosted: false });
  });

  test('makes a synergy for every link whose other end shows the same shape', () => {
    // MF00 is square, square, triangle, circle; AT00 shows a circle in the south-east, DF patterns do the rest.
    const shapes = (id: string) => {
      const card = kit.pack.cards[cardIndex(id)];
      return card.kind === 'member' ? card.skills : '';
    };
    for (const centre of ['MF00', 'MF04', 'MF08', 'MF13']) {
      const table = recording(centre, { roster: { 3: 'DF00', 4: 'DF05', 6: 'MF01', 8: 'MF02', 10: 'AT02' } }).place(
        0,
        7,
      );
      const [north, east, south, west] = shapes(centre);
      const expected = [
        shapes('AT02')[2] === north ? north : '',
        shapes('MF02')[3] === east ? east : '',
        shapes('DF00')[0] === south ? south : '',
        shapes('DF05')[0] === south ? south : '',
        shapes('MF01')[1] === west ? west : '',
      ].join('');
      const matched = table.events.flatMap((event) =>
        event.type === 'matched' && event.seat === 0 && !event.late ? ['stdc'[event.skill]] : [],
      );
      expect(matched.toSorted().join('')).toBe([...expected].toSorted().join(''));
    }
  });

  test('a circle with two links is checked on each', () => {
    // GK00 has a square in the north; DF00 and DF04 in the middle need one in the south.
    const south = (shape: string) =>
      kit.pack.cards.filter((card) => card.kind === 'member' && card.type === 'DF' && card.skills[2] === shape);
    const [left, right] = south('s');
    const table = recording('GK00', { roster: { 3: left.id, 4: right.id } }).place(0, 1);
    expect(table.waiting(0)).toEqual({ s: 2 });
  });

  test('cannot be refused once picked, and nobody is ever replaced', () => {
    const table = recording('DF00', { roster: { 2: 'DF01' } });
    expect(table.legal(0).some((move) => move.type === 'refuse')).toBe(false);
    expect(table.can(0, { type: 'place', post: 1 })).toBe(false);
  });
});

describe("the rulebook's example of a player", () => {
  test('an African midfielder with a square in the south meets a square: a box of its row, and the ball in it', () => {
    const african = kit.pack.cards.find(
      (card) => card.kind === 'member' && card.type === 'MF' && card.origin === 'AF' && card.skills[2] === 's',
    );
    const table = recording(african?.id ?? '', { roster: { 3: 'DF04' } });
    expect(table.offered(0, 'place')).toEqual([5, 6, 7].map((post) => ({ post, multiplier: 0 })));
    table.place(0, 7);
    expect(membersFrom(kit, table.state.sheets[0], origin('AF'))).toBe(1);
    expect(table.waiting(0)).toEqual({ s: 1 });
    table.use(0, 's', cellIndex('s1'));
    expect(table.waiting(0)).toEqual({ trackB: 1 });
  });
});

describe('a continent', () => {
  const from = (type: string, continent: string) =>
    kit.pack.cards
      .filter((card) => card.kind === 'member' && card.type === type && card.origin === continent)
      .map((card) => card.id);

  test('counts players of the roster, whether or not the tracker has a box left for them', () => {
    const [a, b, c, d] = from('DF', 'EU');
    const table = recording('PT0', { roster: { 2: a, 3: b, 4: c, 5: d } });
    expect(membersFrom(kit, table.state.sheets[0], origin('EU'))).toBe(4);
    expect(weekend(['old-world-core'], { roster: { 2: a, 3: b, 4: c, 5: d } }).canClaim(0, 'old-world-core')).toBe(
      true,
    );
  });

  test('adds up over the lines', () => {
    const [[keeper], [defender], [attacker]] = ['GK', 'DF', 'AT'].map((type) => from(type, 'EU'));
    const table = recording('PT0', { roster: { 1: keeper, 2: defender, 9: attacker, 10: 'AT00' } });
    expect(membersFrom(kit, table.state.sheets[0], origin('EU'))).toBe(3);
  });
});

describe('an improvement card', () => {
  test('crosses one free square of its type', () => {
    const table = recording('IF0', { grid: ['1.1'] });
    expect(nodesOffered(table)).toEqual(
      ['2.3', '3.4', '4.2'].map((square) => ({ section: 'grid', space: squareIndex(square) })),
    );
  });
});

describe('a practice card', () => {
  test('starts in the top row', () => {
    expect(nodesOffered(recording('PT0'))).toEqual(nodes('P1'));
    expect(nodesOffered(recording('PH0'))).toEqual(nodes('P2'));
  });

  test('goes on along links from crossed spaces', () => {
    expect(nodesOffered(recording('PT0', { net: ['P3', 'P10'] }))).toEqual(nodes('P1', 'P8', 'P15'));
  });

  test('may always start in the top row, even with other paths running', () => {
    expect(nodesOffered(recording('PX0', { net: ['P1', 'P8'] }))).toEqual(nodes('P4', 'P6', 'P13'));
  });

  test('Heading with P2 crossed is unplayable while neither P9 nor P11 has a crossed neighbour', () => {
    const table = new Table(2)
      .begin()
      .marks(0, { net: ['P2'] })
      .hand(0, ['PH0', 'PT0']);
    expect(table.offered(0, 'pick')).toEqual([{ slot: 0 }]);
    for (const neighbour of ['P4', 'P8', 'P10'])
      expect(nodesOffered(recording('PH0', { net: ['P2', neighbour] }))).toEqual(nodes('P9'));
    expect(nodesOffered(recording('PH0', { net: ['P2', 'P6'] }))).toEqual(nodes('P11'));
  });

  test('crosses exactly one space', () => {
    const table = recording('PT0', { net: ['P3'] }).practise(0, 'P1');
    expect(table.field(0, NET)).toBe((1 << 0) | (1 << 2));
  });
});

describe('event cards', () => {
  test('cross one fan space each and leave nothing to decide', () => {
    expect(recording('U0').field(0, CHEER)).toBe(1);
    expect(recording('D3').field(0, PENALTY)).toBe(1);
    expect(recording('D3').state.phase).toBe('pick');
  });
});
