import { describe, expect, test } from 'vitest';
import { LEVELS, PENALTY, USED } from '@bandstand/kits/draft-and-write';
import { game } from '../index.ts';
import { cardIndex, cellIndex, lockIndex, nodeIndex, postIndex, recording, venueIndex } from './table.ts';

const place = (post: string, multiplier = 0) => ({ type: 'place', post: postIndex(post), multiplier }) as const;

describe('recording a band card', () => {
  test('goes to an empty, unlocked post of its type', () => {
    const table = recording('M00');
    expect(table.offered(0, 'place')).toEqual([
      { post: postIndex('M1'), multiplier: 0 },
      { post: postIndex('M4'), multiplier: 0 },
    ]);
    table.play(0, place('M1'));
    expect(game.view(table.state, 1).sheets[0].posts[postIndex('M1')]).toEqual({
      card: cardIndex('M00'),
      level: 3,
      boosted: false,
    });
  });

  test('a second lead singer can only be refused', () => {
    const table = recording('LS01', { posts: { LS: 'LS00' } });
    expect(table.state.phase).toBe('pick');
    expect(table.state.sheets[0][PENALTY]).toBe(1);
  });

  test('a musician finds no post while the open ones are filled and the others locked', () => {
    const table = recording('M02', { posts: { M1: 'M00', M4: 'M01' } });
    expect(table.state.sheets[0][PENALTY]).toBe(1);
    expect(recording('M02', { posts: { M1: 'M00', M4: 'M01' }, opened: ['K1'] }).offered(0, 'place')).toEqual([
      { post: postIndex('M3'), multiplier: 0 },
    ]);
  });

  test('every link to a circle of the same skill gives a harmony of that skill', () => {
    // M01 is ppyp; LS03 has p in the west, M00 b in the west.
    const table = recording('M01', { posts: { LS: 'LS03', M2: 'M00' }, opened: ['K0'] });
    expect(table.play(0, place('M1')).waiting(0)).toEqual({ p: 1 });
  });

  test('a circle with two links is checked on each: the middle production post can make six harmonies', () => {
    // P02 is bybb. Its neighbours are chosen so that all six links agree.
    const table = recording('P02', {
      posts: {
        M2: southOf('b'),
        M3: southOf('b', 1),
        P1: eastOf('b'),
        P3: westOf('y'),
        B2: northOf('b'),
        B3: northOf('b', 1),
      },
      opened: ['K0', 'K1', 'K2', 'K3', 'K4'],
    });
    table.play(0, place('P2'));
    expect(table.waiting(0)).toEqual({ b: 5, y: 1 });
  });

  test('the start colour makes a harmony when the singer arrives with the same skill in the north', () => {
    const table = recording('LS00', { outer: { O0: 'r' } });
    expect(table.play(0, place('LS')).waiting(0)).toEqual({ r: 1 });
    expect(
      recording('LS00', { outer: { O0: 'b' } })
        .play(0, place('LS'))
        .isQuiet(0),
    ).toBe(true);
  });

  test('each of the three circles above the singer that agrees makes a harmony of its own', () => {
    const table = recording('LS00', { outer: { O0: 'r', O5: 'r', O6: 'b' } });
    expect(table.play(0, place('LS')).waiting(0)).toEqual({ r: 2 });
  });

  test('a multiplier is chosen while placing, multiplies the star points and is used up', () => {
    const table = recording('LS00', { unlocked: [1, 1, 0] });
    expect(table.offered(0, 'place')).toEqual([0, 2, 3].map((multiplier) => ({ post: 0, multiplier })));
    table.play(0, place('LS', 3));
    expect(table.state.sheets[0][LEVELS]).toBe(12);
    expect(table.state.sheets[0].slice(USED, USED + 3)).toEqual([0, 1, 0]);
  });

  test('a multiplier that was used is not offered again', () => {
    expect(recording('LS00', { used: [3, 2, 1] }).offered(0, 'place')).toEqual([{ post: 0, multiplier: 0 }]);
  });

  test('a multiplier unlocked by the same placement waits for a later member', () => {
    // Venue W2 pays ×2: the harmony leads there, the singer keeps the level.
    const table = recording('LS00', { outer: { O0: 'r' }, venues: ['R1', 'R2', 'W1'], opened: ['K7'] });
    table.play(0, place('LS')).use(0, 'r', cellIndex('r2')).use(0, 'tour', venueIndex('W2')).use(0, 'x2', 0);
    expect(table.state.sheets[0][LEVELS]).toBe(4);
    expect(game.view(table.state, 1).sheets[0].unlocked).toEqual([1, 0, 0]);
  });

  test('a multiplier is never used afterwards, and one at most', () => {
    expect(game.moves.some((move) => move.type === 'boost')).toBe(false);
    expect(game.moves.filter((move) => move.type === 'place' && move.post === 0)).toHaveLength(4);
  });
});

describe('recording other cards', () => {
  test('an asset card crosses one space of its icon', () => {
    const table = recording('A00');
    expect(table.offered(0, 'cross').map((move) => Reflect.get(Object(move), 'space'))).toEqual(
      ['A1', 'A9', 'A12'].map(nodeIndex),
    );
  });

  test('a double card uses one of its icons, on one space', () => {
    const table = recording('A10');
    expect(table.offered(0, 'cross')).toHaveLength(6);
    table.play(0, { type: 'cross', section: 'net', space: nodeIndex('A1') });
    expect(table.state.phase).toBe('pick');
  });

  test('a crossed space is not offered again', () => {
    expect(
      recording('G00', { grid: [0, 6] })
        .offered(0, 'cross')
        .map((move) => Reflect.get(Object(move), 'space')),
    ).toEqual([11, 13]);
  });

  test('any card but a scandal may be refused for one Fail', () => {
    const table = recording('A00').play(0, { type: 'refuse' });
    expect(table.state.sheets[0][PENALTY]).toBe(1);
    expect(game.view(table.state, 1).piles[0]).toEqual([cardIndex('A00')]);
  });

  test('a scandal leaves no choice: one Fail', () => {
    const table = recording('S5');
    expect(table.state.sheets[0][PENALTY]).toBe(1);
    expect(table.events.some((event) => event.type === 'penalised' && event.why === 'card' && event.seat === 0)).toBe(
      true,
    );
  });

  test('the second Fail pays Cash, in the same recording and too late for the card that was refused', () => {
    const table = recording('M02', { posts: { M1: 'M00', M4: 'M01' }, fails: 1 });
    expect(table.waiting(0)).toEqual({ cash: 1 });
    table.use(0, 'cash', lockIndex('K0'));
    expect(table.state.phase).toBe('pick');
    expect(game.view(table.state, 1).sheets[0].posts[postIndex('M2')]).toBeNull();
  });

  test('a card that cannot be recorded is a Fail by itself', () => {
    const table = recording('A00', { net: ['A1', 'A9', 'A12'] });
    expect(table.events.some((event) => event.type === 'penalised' && event.why === 'unable')).toBe(true);
  });

  test('every picked card joins the pile of its player, recorded or not', () => {
    expect(recording('S5').state.piles[0]).toEqual([cardIndex('S5')]);
  });
});

/** A band card of the right type whose circle shows a skill; `skip` takes another one. */
function bandCard(type: string, way: number, skill: string, skip: number): string {
  const found = game.kit.pack.cards.filter(
    (card) => card.kind === 'member' && card.type === type && card.skills[way] === skill && card.id !== 'P02',
  );
  return found[skip].id;
}
const southOf = (skill: string, skip = 0): string => bandCard('M', 2, skill, skip);
const northOf = (skill: string, skip = 0): string => bandCard('B', 0, skill, skip);
const eastOf = (skill: string): string => bandCard('P', 1, skill, 0);
const westOf = (skill: string): string => bandCard('P', 3, skill, 1);
