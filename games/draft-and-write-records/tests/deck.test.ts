import { describe, expect, test } from 'vitest';
import { PENALTY } from '@bandstand/kits/draft-and-write';
import { kit, Table } from './table.ts';

const { cards } = kit.pack;
const setsOf = (list: readonly number[]): number[] => [...new Set(list.map((card) => cards[card].set))].sort();

describe('the deck of a table', () => {
  test.each([2, 3, 4, 5, 6])('%i players use every set up to their number, 30 cards each', (seats) => {
    const { state } = new Table(seats).begin();
    const all = [...state.stack, ...state.hands.flat()];
    expect(new Set(all).size).toBe(30 * seats);
    expect(setsOf(all)).toEqual([1, 2, 3, 4, 5, 6].filter((set) => set <= seats));
  });

  test('seat 0 takes the top five cards, then seat 1, and so on', () => {
    const table = new Table(3);
    for (const seat of [0, 1, 2]) table.play(seat, { type: 'startColour', skill: 0 });
    for (const seat of [0, 1]) table.play(seat, { type: 'keepGoal', which: 0 });
    const top = table.state.stack.toReversed();
    table.play(2, { type: 'keepGoal', which: 0 });
    for (const seat of [0, 1, 2])
      expect(table.state.hands[seat]).toEqual(top.slice(5 * seat, 5 * seat + 5).toSorted((a, b) => a - b));
  });

  test('goals are turned up from the left, then every seat is offered two in seat order', () => {
    const table = new Table(2).play(0, { type: 'startColour', skill: 0 });
    const top = table.state.goalStack.toReversed();
    table.play(1, { type: 'startColour', skill: 0 });
    expect(table.state.slots).toEqual(top.slice(0, 4));
    expect(table.state.offers).toEqual([top.slice(4, 6), top.slice(6, 8)]);
  });

  test('personal goals are chosen by all at the same time, in whichever order they answer', () => {
    const table = new Table(3);
    for (const seat of [0, 1, 2]) table.play(seat, { type: 'startColour', skill: seat });
    expect(table.busy).toEqual([0, 1, 2]);
    table.play(2, { type: 'keepGoal', which: 1 }).play(0, { type: 'keepGoal', which: 0 });
    expect(table.busy).toEqual([1]);
  });

  test.each([2, 6])(
    'with %i players it lasts six weeks, then the discards do for one, then the piles are needed',
    (seats) => {
      const table = new Table(seats).begin();
      const refills: number[][] = [];
      for (let week = 1; week <= 8; week++) {
        expect(table.state.week).toBe(week);
        table.state.slots = [-1, -1, -1, -1];
        table.state.personal.fill(-1);
        while (table.state.week === week) {
          // Clean sheets every day, so that nothing ends the match.
          for (const sheet of table.state.sheets) sheet[PENALTY] = 0;
          for (const seat of table.busy) table.play(seat, { type: 'pick', slot: 0 });
          table.restOf('record');
        }
        const refilled = table.events.flatMap((event) => (event.type === 'stackRefilled' ? [event.cards] : []));
        refills.push(refilled);
        table.events.length = 0;
      }
      expect(refills.slice(0, 5)).toEqual([[], [], [], [], []]);
      expect(refills[5]).toEqual([6 * seats]);
      expect(refills[6]).toEqual([2 * seats, 30 * seats]);
    },
  );
});

describe('the cards in order', () => {
  test('band cards come first by type, then assets, agendas and scandals', () => {
    const kinds = cards.map((card) => (card.kind === 'member' ? card.type : card.kind));
    const runs = kinds.flatMap((kind, index) => (kind === kinds[index - 1] ? [] : [[kind, index]]));
    expect(runs).toEqual([
      ['LS', 0],
      ['M', 12],
      ['P', 40],
      ['B', 62],
      ['net', 90],
      ['grid', 140],
      ['penalty', 172],
    ]);
  });

  test('musicians, production and backstage take their roles in turn; singers are voices', () => {
    const roles = (type: string): string[] =>
      cards.flatMap((card) => (card.kind === 'member' && card.type === type ? [card.role ?? ''] : []));
    expect(new Set(roles('LS'))).toEqual(new Set(['voice']));
    expect([roles('M')[0], roles('M')[6], roles('M')[7]]).toEqual(['guitar', 'percussion', 'guitar']);
    expect([roles('P')[0], roles('P')[4], roles('P')[5]]).toEqual(['producer', 'video director', 'producer']);
    expect([roles('B')[0], roles('B')[6], roles('B')[7]]).toEqual(['roadie', 'security', 'roadie']);
  });

  test.each([
    [1, 'E T W M F E T W M F ET TW WM MF EF EW TM', 'I R S L IR SL IS RL IL RS', []],
    [2, 'WF', '', ['Leaked Demo', 'Hotel Bill']],
    [3, 'E T W M F EM TF ET', 'I R S L IR', ['Missed Flight', 'Stolen Riff']],
    [4, 'E T W M F TW WM EF', 'I R S L SL', ['Hot Mic', 'Broken Contract']],
    [5, 'E T W M F MF EW TM', 'I R S L IS RL', ['Lip-sync Rumour']],
    [6, 'E T W M F WF EM TF', 'I R S L IL RS', ['Feud Online']],
  ])('set %i brings assets %s, agendas %s and scandals %j', (set, assets, agendas, scandals) => {
    const own = cards.filter((card) => card.set === set);
    const icons = (kind: string): string =>
      own.flatMap((card) => (card.kind === kind && 'icons' in card ? [card.icons] : [])).join(' ');
    expect([icons('net'), icons('grid')]).toEqual([assets, agendas]);
    expect(own.filter((card) => card.kind === 'penalty').map((card) => card.name)).toEqual(scandals);
  });

  test('no two goals share a name', () => {
    expect(new Set(kit.pack.goals.map((goal) => goal.name)).size).toBe(66);
  });
});
