import { GOAL_COUNT, PENALTY, rankTitle } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { cardIndex, goalIndex, kit, Table, type Marks } from './table.ts';

const alone = (marks: Marks = {}, goals: readonly string[] = []): Table =>
  new Table(1).begin().marks(0, marks).slots(goals);

const drawn = (table: Table, pair: readonly [string, string], third: string): Table => {
  table.hand(0, pair);
  table.state.stack.push(cardIndex(third));
  return table.play(0, { type: 'drawThird' });
};

const POSTS = ['LS', 'M1', 'M2', 'M3', 'M4', 'P1', 'P2', 'P3', 'B1', 'B2', 'B3'];
const CARDS = ['LS00', 'M00', 'M01', 'M02', 'M03', 'P00', 'P01', 'P02', 'B00', 'B01', 'B02'];
const ELEVEN: Marks = { posts: Object.fromEntries(POSTS.map((post, index) => [post, CARDS[index]])) };

describe('a solo set-list', () => {
  test('begins with a start colour and two cards, without a choice of goals', () => {
    const table = new Table(1);
    expect(table.offered(0, 'startColour')).toHaveLength(4);
    table.play(0, { type: 'startColour', skill: 3 });
    expect(table.state.phase).toBe('pick');
    expect(table.state.hands[0]).toHaveLength(2);
    expect(table.state.goalStack).toHaveLength(62);
  });

  test('a hand of two is a free choice even if both are of one section, and offers the third card', () => {
    const table = alone().hand(0, ['A00', 'A01']);
    expect(table.legal(0).map((move) => move.type)).toEqual(['pick', 'pick', 'drawThird']);
  });

  test('the last card of the stack can be the third', () => {
    const table = alone().hand(0, ['A00', 'G00']);
    table.state.stack = [cardIndex('M00')];
    table.play(0, { type: 'drawThird' });
    expect(table.state.hands[0]).toHaveLength(3);
  });

  test('of three cards one is recorded and two are discarded', () => {
    const table = drawn(alone(), ['A00', 'G00'], 'M00').pick(0, 'G00');
    table.play(0, { type: 'cross', section: 'grid', space: 0 });
    expect(table.state.discard.toSorted((a, b) => a - b)).toEqual([cardIndex('M00'), cardIndex('A00')]);
    expect(table.state.piles[0]).toEqual([cardIndex('G00')]);
  });

  test.each<[string, [string, string], string, number]>([
    ['two agendas and an asset: the asset', ['G00', 'G01'], 'A00', 0],
    ['a musician, a stagehand and an agenda: the agenda', ['M00', 'B00'], 'G00', 2],
    ['two assets and a singer: the singer', ['A00', 'A01'], 'LS00', 0],
    ['two band cards and a scandal: the scandal', ['LS00', 'P00'], 'S0', 2],
  ])('must take the odd card: %s', (_cards, pair, third, slot) => {
    expect(drawn(alone(), pair, third).offered(0, 'pick')).toEqual([{ slot }]);
  });

  test('a forced scandal costs its Fail and still lets a goal be claimed', () => {
    const table = drawn(alone({ albums: 3 }, ['long-players']), ['G00', 'G01'], 'S0').pick(0, 'S0');
    expect(table.state.sheets[0][PENALTY]).toBe(1);
    expect(table.can(0, { type: 'claimSlot', slot: 0 })).toBe(true);
  });

  test('no goal can be claimed after a hand of two, and the row stays', () => {
    const row = ['long-players', 'galaxy', 'even-mix', 'pure-tone'];
    const table = alone({ albums: 3 }, row).hand(0, ['A00', 'G00']).pick(0, 'A00').play(0, { type: 'refuse' });
    expect(table.state.phase).toBe('pick');
    expect(table.state.slots).toEqual(row.map(goalIndex));
  });

  test('a goal may be left although it is met; then the last one leaves', () => {
    const table = drawn(
      alone({ albums: 3 }, ['galaxy', 'long-players', 'even-mix', 'pure-tone']),
      ['A00', 'G00'],
      'M00',
    );
    table.state.goalStack.push(goalIndex('warehouse'));
    table.pick(0, 'M00').play(0, { type: 'refuse' }).play(0, { type: 'enough' });
    expect(table.state.sheets[0][GOAL_COUNT]).toBe(0);
    expect(table.state.slots).toEqual(['warehouse', 'galaxy', 'long-players', 'even-mix'].map(goalIndex));
  });

  test('with the goal stack empty the row slides and stays short', () => {
    const table = drawn(alone({}, ['galaxy', 'four-corners', 'even-mix', 'pure-tone']), ['A00', 'G00'], 'M00');
    table.state.goalStack = [];
    table.pick(0, 'M00').play(0, { type: 'refuse' });
    expect(table.state.slots).toEqual([-1, ...['galaxy', 'four-corners', 'even-mix'].map(goalIndex)]);
  });

  test('a goal out of reach is replaced when the row slides, in its new place, until one can be reached', () => {
    const singer: Marks = { posts: { LS: ['LS00', 4] } };
    const row = ['golden-throat', 'galaxy', 'even-mix', 'pure-tone'];
    const table = drawn(alone(singer, row), ['A00', 'G00'], 'M00');
    table.state.goalStack = ['four-corners', 'voice-found', 'warehouse'].map(goalIndex);
    table.pick(0, 'M00').play(0, { type: 'refuse' });
    expect(table.state.slots).toEqual(['warehouse', 'voice-found', 'galaxy', 'even-mix'].map(goalIndex));
    const gone = table.events.flatMap((event) => (event.type === 'goalLeft' ? [[event.why, event.goal]] : []));
    expect(gone).toEqual([
      ['moved-on', goalIndex('pure-tone')],
      ['dead', goalIndex('golden-throat')],
    ]);
  });

  test('exactly two cards in the stack give another hand', () => {
    const table = alone().hand(0, ['A00', 'G00']);
    table.state.stack = [5, 6];
    table.pick(0, 'A00').play(0, { type: 'refuse' });
    expect([table.state.phase, table.state.ending]).toEqual(['pick', '']);
  });

  test('discards are never shuffled back', () => {
    const table = alone().hand(0, ['A00', 'G00']);
    table.state.stack = [5];
    table.state.discard = [1, 2, 3, 4];
    table.pick(0, 'A00').play(0, { type: 'refuse' });
    expect(table.state.ending).toBe('cards');
    expect(table.state.discard).toHaveLength(5);
  });

  test('a complete band ends it, and vacant posts cost Fails otherwise', () => {
    const full = alone(ELEVEN).hand(0, ['B04', 'G00']).pick(0, 'B04').play(0, { type: 'place', post: 11 });
    full.restOf('record');
    expect([full.state.phase, full.state.ending]).toEqual(['over', 'posts']);
    expect(full.state.sheets[0][PENALTY]).toBe(0);
    const short = alone(ELEVEN).hand(0, ['A00', 'G00']);
    short.state.stack = [];
    short.pick(0, 'A00').play(0, { type: 'cross', section: 'net', space: 0 });
    expect([short.state.phase, short.state.ending]).toEqual(['over', 'cards']);
    expect(short.state.sheets[0][PENALTY]).toBe(1);
  });

  test('the seven cards cut from the harder deck are seen by nobody, and differ by chance', () => {
    const table = new Table(1, { harder: true }).begin();
    const { state } = table;
    const view = game.view(state, 0);
    expect(view.stackSize + view.handSizes[0]).toBe(53);
    const used = new Set([...state.stack, ...state.hands[0]]);
    const missing = kit.pack.cards.flatMap((card, index) => (card.set <= 2 && !used.has(index) ? [index] : []));
    expect(missing).toHaveLength(7);
    expect(view.discard).toEqual([]);
    expect(view.piles).toEqual([[]]);
    expect(missing.some((card) => kit.pack.cards[card].set === 1)).toBe(true);
  });

  test.each([
    [250, 'Known and loved all over the world'],
    [200, 'Big venues sell out'],
    [199, 'Platinum is within reach'],
    [110, 'A steady run of gigs'],
    [109, 'Warm-up act'],
    [59, 'Back to the rehearsal room'],
  ])('%i points earn the title %s', (score, title) => {
    expect(rankTitle(score, game.words)).toBe(title);
    const outcome = { scores: [score], ranks: [1], shares: [1], how: 'cards' } as const;
    expect(game.text.outcome(outcome, () => 'Ada')).toBe(`Ada finished with ${score} points. ${title}.`);
  });
});
