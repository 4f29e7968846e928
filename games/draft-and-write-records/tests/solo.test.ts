import { describe, expect, test } from 'vitest';
import { rankTitle } from '@bandstand/kits/draft-and-write';
import { game } from '../index.ts';
import { cardIndex, goalIndex, kit, Table, type Marks } from './table.ts';

function alone(marks: Marks = {}, goals: readonly string[] = []): Table {
  return new Table(1).begin().marks(0, marks).slots(goals);
}

/** A hand of three after drawing. */
function drawn(table: Table, pair: readonly [string, string], third: string): Table {
  table.hand(0, pair);
  table.state.stack.push(cardIndex(third));
  return table.play(0, { type: 'drawThird' });
}

describe('playing alone', () => {
  test('uses the 53 cards of the first set, no personal goal, and four goals', () => {
    const table = new Table(1).begin();
    expect(table.state.stack.length + 2).toBe(53);
    expect([...table.state.stack, ...table.state.hands[0]].every((card) => kit.pack.cards[card].set === 1)).toBe(true);
    expect(table.state.personal).toEqual([-1]);
    expect(table.state.slots.every((goal) => goal >= 0)).toBe(true);
  });

  test('the harder deck has 53 of the 60 cards of both sets', () => {
    const { state } = new Table(1, { harder: true }).begin();
    const cards = [...state.stack, ...state.hands[0]];
    expect(cards).toHaveLength(53);
    expect(cards.some((card) => kit.pack.cards[card].set === 2)).toBe(true);
  });

  test('from two cards one is recorded and the other discarded', () => {
    const table = alone().hand(0, ['A00', 'G00']).pick(0, 'A00').play(0, { type: 'cross', section: 'net', space: 0 });
    expect(table.state.discard).toEqual([cardIndex('G00')]);
    expect(table.state.hands[0]).toHaveLength(2);
    expect(table.state.phase).toBe('pick');
  });

  test('instead a third card may be drawn, once', () => {
    const table = drawn(alone(), ['A00', 'G00'], 'M00');
    expect(table.state.hands[0]).toEqual(['M00', 'A00', 'G00'].map(cardIndex));
    expect(table.offered(0, 'pick')).toHaveLength(3);
    expect(table.can(0, { type: 'drawThird' })).toBe(false);
  });

  test('a third card needs a card in the stack', () => {
    const table = alone();
    table.state.stack = [];
    expect(table.can(0, { type: 'drawThird' })).toBe(false);
  });

  test.each<[string, [string, string], string, number[]]>([
    ['beside two assets the third card must be taken', ['A00', 'A01'], 'G00', [2]],
    ['all band types are one section', ['LS00', 'B00'], 'A00', [2]],
    ['three of a kind leave a free choice', ['A00', 'A01'], 'A02', [0, 1, 2]],
    ['three of different sections leave a free choice', ['A00', 'G00'], 'M00', [0, 1, 2]],
    ['a scandal beside a pair must be taken', ['G00', 'G01'], 'S0', [2]],
    ['a pair of scandals forces nothing', ['S0', 'S1'], 'A00', [0, 1, 2]],
  ])('%s', (_ruling, pair, third, slots) => {
    const table = drawn(alone(), pair, third);
    expect(table.offered(0, 'pick').map((move) => Reflect.get(Object(move), 'slot'))).toEqual(slots);
  });

  test('a forced card that cannot be recorded costs one Fail', () => {
    const table = drawn(alone({ posts: { LS: 'LS01' } }), ['A00', 'A01'], 'LS00').pick(0, 'LS00');
    expect(game.view(table.state, 0).sheets[0].penalty).toBe(1);
  });

  test('a card may be refused for a Fail', () => {
    const table = alone().hand(0, ['A00', 'G00']).pick(0, 'A00').play(0, { type: 'refuse' });
    expect(game.view(table.state, 0).sheets[0].penalty).toBe(1);
  });

  test('goals are claimed after a hand of three only, one at a time', () => {
    const small = alone({ albums: 3, singles: 3 }, ['long-players', 'hit-streak', 'galaxy', 'jukebox'])
      .hand(0, ['A00', 'G00'])
      .pick(0, 'A00')
      .play(0, { type: 'refuse' });
    expect(small.state.phase).toBe('pick');
    const large = drawn(
      alone({ albums: 3, singles: 3 }, ['long-players', 'hit-streak', 'galaxy', 'jukebox']),
      ['A00', 'G00'],
      'M00',
    )
      .pick(0, 'M00')
      .play(0, { type: 'refuse' });
    expect(large.legal(0).map((move) => move.type)).toEqual(['claimSlot', 'claimSlot', 'enough']);
    large.play(0, { type: 'claimSlot', slot: 1 }).use(0, 'tour', 1);
    expect(large.state.phase).toBe('pick');
    expect(game.view(large.state, 0).sheets[0].goals).toEqual([goalIndex('hit-streak')]);
  });

  const afterThree = (goals: readonly string[], marks: Marks): Table => {
    const table = drawn(alone(marks, goals), ['A00', 'G00'], 'M00');
    table.state.goalStack = [goalIndex('galaxy'), goalIndex('warehouse')];
    return table.pick(0, 'M00').play(0, { type: 'refuse' });
  };

  test('claiming slot 4 removes only that goal; the row slides right and fills up', () => {
    const table = afterThree(['even-mix', 'pure-tone', 'all-hands', 'long-players'], { albums: 3 })
      .play(0, { type: 'claimSlot', slot: 3 })
      .use(0, 'tour', 1);
    expect(table.state.slots).toEqual(['warehouse', 'even-mix', 'pure-tone', 'all-hands'].map(goalIndex));
  });

  test('claiming another slot removes slot 4 as well; gaps fill from the right', () => {
    const table = afterThree(['even-mix', 'long-players', 'all-hands', 'pure-tone'], { albums: 3 })
      .play(0, { type: 'claimSlot', slot: 1 })
      .use(0, 'tour', 1);
    expect(table.state.slots).toEqual(['galaxy', 'warehouse', 'even-mix', 'all-hands'].map(goalIndex));
  });

  test('claiming nothing lets slot 4 go too, also when nothing could be claimed', () => {
    const table = afterThree(['even-mix', 'four-corners', 'all-hands', 'pure-tone'], {});
    expect(table.state.slots).toEqual(['warehouse', 'even-mix', 'four-corners', 'all-hands'].map(goalIndex));
    expect(table.state.goalsGone).toEqual([goalIndex('pure-tone')]);
  });

  test('fewer than two cards in the stack end the match', () => {
    const table = alone().hand(0, ['A00', 'G00']);
    table.state.stack = [5];
    table.pick(0, 'A00').play(0, { type: 'refuse' });
    expect(table.state.phase).toBe('over');
    expect(table.state.ending).toBe('cards');
  });

  test('an end that comes with a hand of three still allows a claim', () => {
    const table = drawn(alone({ fails: 4, albums: 3 }, ['long-players']), ['A00', 'G00'], 'M00')
      .pick(0, 'M00')
      .play(0, { type: 'refuse' });
    expect(table.can(0, { type: 'claimSlot', slot: 0 })).toBe(true);
    table.play(0, { type: 'claimSlot', slot: 0 }).use(0, 'tour', 1);
    expect(table.state.phase).toBe('over');
  });

  test('an end that comes with a hand of two is the end', () => {
    const table = alone({ fails: 4, albums: 3 }, ['long-players'])
      .hand(0, ['A00', 'G00'])
      .pick(0, 'A00')
      .play(0, { type: 'refuse' });
    expect(table.state.phase).toBe('over');
    expect(game.outcome(table.state)?.how).toBe('penalty');
  });

  test('the sixth goal ends the match', () => {
    const table = afterThree(['long-players'], {
      albums: 3,
      goals: ['galaxy', 'warehouse', 'even-mix', 'pure-tone', 'all-hands'],
    })
      .play(0, { type: 'claimSlot', slot: 0 })
      .use(0, 'tour', 1);
    expect(table.state.ending).toBe('goals');
  });

  test.each([
    [251, 'Known and loved all over the world'],
    [249, 'Big venues sell out'],
    [160, 'Platinum is within reach'],
    [159, 'A steady run of gigs'],
    [60, 'Warm-up act'],
    [-20, 'Back to the rehearsal room'],
  ])('%i points: %s', (score, title) => {
    expect(rankTitle(score, game.words)).toBe(title);
  });
});
