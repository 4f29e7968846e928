import { CHEER, PENALTY, POST_COUNT } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { cardIndex, rosterWithout, Table } from './table.ts';

describe('a week', () => {
  test('hands go to the next seat, in every week', () => {
    for (const week of [1, 2, 3]) {
      const table = new Table(3).begin().slots([]).noPersonal();
      table.state.week = week;
      for (const seat of [0, 1, 2]) table.hand(seat, [`D${seat}`, `PT${seat}`, `PH${seat}`]);
      for (const seat of [0, 1, 2]) table.pick(seat, `D${seat}`);
      expect(table.state.hands.map((hand) => hand[0])).toEqual(['PT2', 'PT0', 'PT1'].map(cardIndex));
    }
  });

  test('has four picks; the last card is discarded unseen and the weekend follows', () => {
    const table = new Table(2).begin().slots([]).noPersonal();
    for (let day = 1; day <= 4; day++) {
      expect(table.state.day).toBe(day);
      expect(table.state.hands[0]).toHaveLength(6 - day);
      table.restOf('pick').restOf('record');
    }
    expect(table.state.week).toBe(2);
    expect(table.state.discard).toHaveLength(2);
    expect(game.view(table.state, 0).discard).toBe('hidden');
  });

  test('a playable card must be picked while there is one', () => {
    const table = new Table(2).begin().marks(0, { roster: rosterWithout(9) });
    table.hand(0, ['GK01', 'DF08', 'AT05', 'PT0']);
    expect(table.offered(0, 'pick')).toEqual([{ slot: 2 }, { slot: 3 }]);
  });

  test('without a playable card any card may be picked', () => {
    const table = new Table(2)
      .begin()
      .marks(0, { roster: rosterWithout(9) })
      .hand(0, ['GK01', 'DF08', 'MF09']);
    expect(table.offered(0, 'pick')).toHaveLength(3);
  });

  test('a second goalkeeper or a fifth defender is not playable', () => {
    const table = new Table(2).begin().marks(0, { roster: rosterWithout(6, 7, 8, 9, 10, 11) });
    table.hand(0, ['GK01', 'DF08', 'MF09']);
    expect(table.offered(0, 'pick')).toEqual([{ slot: 2 }]);
  });

  test('a card that nobody could record is discarded for one Unhappy Fan', () => {
    const table = new Table(2).begin().slots([]).noPersonal();
    table
      .marks(0, { roster: rosterWithout(9) })
      .hand(0, ['GK01', 'DF08'])
      .hand(1, ['D0', 'D1']);
    table.pick(0, 'GK01').pick(1, 'D0');
    expect(table.field(0, PENALTY)).toBe(1);
    expect(table.field(0, POST_COUNT)).toBe(10);
  });

  test("a Thumb's Down can always be picked and costs one space, however many are in hand", () => {
    const table = new Table(2).begin().slots([]).noPersonal();
    table.hand(0, ['D0', 'D1', 'PT0']).hand(1, ['D3', 'D4', 'D5']);
    expect(table.offered(0, 'pick')).toHaveLength(3);
    table.pick(0, 'D0').pick(1, 'D3');
    expect(table.field(0, PENALTY)).toBe(1);
  });

  test("a Thumb's Down never binds: with nothing else to record the player chooses what goes and what is passed on", () => {
    for (const card of ['D0', 'GK01', 'DF08']) {
      const table = new Table(2).begin().slots([]).noPersonal();
      table.marks(0, { roster: rosterWithout(9) }).hand(0, ['GK01', 'DF08', 'D0']);
      table.hand(1, ['D3', 'D4', 'D5']);
      expect(table.offered(0, 'pick')).toHaveLength(3);
      table.pick(0, card).pick(1, 'D3');
      expect(table.field(0, PENALTY)).toBe(1);
      expect(table.state.piles[0]).toEqual([cardIndex(card)]);
      expect(table.state.hands[1]).toHaveLength(2);
    }
  });

  test("a Thumb's Down frees nobody from a card that can be recorded", () => {
    const table = new Table(2).begin().marks(0, { roster: rosterWithout(9) });
    table.hand(0, ['GK01', 'AT05', 'D0']);
    expect(table.offered(0, 'pick')).toEqual([{ slot: 1 }, { slot: 2 }]);
  });

  test("a Thumb's Up crosses the next Happy Fan without a choice", () => {
    const table = new Table(2).begin().slots([]).noPersonal();
    table.hand(0, ['U0', 'D1', 'D2']).hand(1, ['D3', 'D4', 'D5']).pick(0, 'U0').pick(1, 'D3');
    expect(table.field(0, CHEER)).toBe(1);
    expect(table.state.phase).toBe('pick');
  });

  test("a Thumb's Up cannot be picked on a full track while something else is playable", () => {
    const table = new Table(2).begin().marks(0, { happy: 8 }).hand(0, ['PT0', 'U0']);
    expect(table.offered(0, 'pick')).toEqual([{ slot: 0 }]);
  });

  test("a Thumb's Up on a full track costs an Unhappy Fan when nothing is playable", () => {
    const table = new Table(2)
      .begin()
      .slots([])
      .noPersonal()
      .marks(0, { happy: 8, roster: { 1: 'GK00' } });
    table.hand(0, ['U0', 'GK01', 'U1']).hand(1, ['D3', 'D4', 'D5']).pick(0, 'U0').pick(1, 'D3');
    expect([table.field(0, CHEER), table.field(0, PENALTY)]).toEqual([8, 1]);
  });

  test('a short stack is refilled with every discarded and recorded card', () => {
    const table = new Table(4).begin().slots([]).noPersonal();
    table.state.discard.push(...table.state.stack.splice(0, 40));
    table.state.piles[0].push(...table.state.stack.splice(0, 40));
    table.state.stack.length = 19;
    const others = 176 - 20 - 19 - 80;
    while (table.state.week === 1) table.restOf('pick').restOf('record').restOf('weekend');
    expect(table.state.stack.length + table.state.hands.flat().length).toBe(176 - others);
    expect(table.state.discard).toEqual([]);
    expect(table.state.piles).toEqual([[], [], [], []]);
    expect(table.events.some((event) => event.type === 'stackRefilled')).toBe(true);
  });
});
