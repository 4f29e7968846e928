import { describe, expect, test } from 'vitest';
import { PENALTY } from '@bandstand/kits/draft-and-write';
import { game } from '../index.ts';
import { cardIndex, Table } from './table.ts';

const handsOf = (table: Table): number[][] => table.state.hands.map((hand) => [...hand]);

/** Everybody picks their first card and does the plainest thing with it. */
function day(table: Table): void {
  for (const seat of table.busy) table.play(seat, { type: 'pick', slot: 0 });
  table.restOf('record');
}

describe('a week', () => {
  test('hands are sorted, and any card may be picked', () => {
    const table = new Table(3).begin();
    for (const hand of table.state.hands) expect(hand).toEqual([...hand].sort((a, b) => a - b));
    expect(table.offered(0, 'pick')).toHaveLength(5);
  });

  test('a pick stays hidden until the last one is in; others see only that it was made', () => {
    const table = new Table(3).begin();
    const before = game.view(table.state, 1);
    table.play(0, { type: 'pick', slot: 3 });
    const after = game.view(table.state, 1);
    expect({ ...after, toAct: before.toAct }).toEqual(before);
    expect(after.toAct).toBe(0b110);
    expect(game.viewEvent(table.events[table.events.length - 1], 1)).toMatchObject({
      type: 'picked',
      seat: 0,
      card: 'hidden',
    });
  });

  test('the last pick turns all cards up at once', () => {
    const table = new Table(2).begin();
    const [mine, theirs] = [table.state.hands[0][1], table.state.hands[1][4]];
    table.play(0, { type: 'pick', slot: 1 }).play(1, { type: 'pick', slot: 4 });
    expect(table.events.find((event) => event.type === 'cardsTurnedUp')).toEqual({
      type: 'cardsTurnedUp',
      cards: [mine, theirs],
    });
    expect(table.state.piles).toEqual([[mine], [theirs]]);
  });

  test('picking twice is refused and changes nothing', () => {
    const table = new Table(2).begin().play(0, { type: 'pick', slot: 1 });
    expect(table.legal(0)).toEqual([]);
  });

  test('hands go clockwise in odd weeks and back in even weeks', () => {
    const table = new Table(3).begin();
    let before = handsOf(table);
    day(table);
    expect(table.state.hands[1]).toEqual(before[0].slice(1));
    expect(table.state.hands[0]).toEqual(before[2].slice(1));
    while (table.state.week === 1) {
      if (table.state.phase === 'pick') day(table);
      else table.restOf(table.state.phase);
      for (const sheet of table.state.sheets) sheet[PENALTY] = 0;
    }
    before = handsOf(table);
    day(table);
    expect(table.state.hands[0]).toEqual(before[1].slice(1));
    expect(table.state.hands[2]).toEqual(before[0].slice(1));
  });

  test('with two players both directions swap hands', () => {
    const table = new Table(2).begin();
    const before = handsOf(table);
    day(table);
    expect(table.state.hands).toEqual([before[1].slice(1), before[0].slice(1)]);
    table.state.week = 2;
    const then = handsOf(table);
    day(table);
    expect(table.state.hands).toEqual([then[1].slice(1), then[0].slice(1)]);
  });

  test('a week is four picks; the fifth card rests face down in the discard', () => {
    const table = new Table(2).begin();
    for (let i = 0; i < 4; i++) {
      expect(table.state.day).toBe(i + 1);
      day(table);
      for (const sheet of table.state.sheets) sheet[PENALTY] = 0;
    }
    expect(table.state.discard).toHaveLength(2);
    expect(table.state.piles.map((pile) => pile.length)).toEqual([4, 4]);
    expect(game.view(table.state, 0).discard).toBe('hidden');
  });

  test('a player remembers the hands they have passed on, and nothing else', () => {
    const table = new Table(4).begin();
    day(table);
    const seen = game.view(table.state, 0).hands;
    expect(seen[0]).toEqual(table.state.hands[0]);
    expect(seen[1]).toEqual(table.state.hands[1]);
    expect(seen.slice(2)).toEqual(['hidden', 'hidden']);
    expect(game.view(table.state, 'spectator').hands).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });

  test('recordings run side by side: nobody waits for another chain', () => {
    const table = new Table(2)
      .begin()
      .hand(0, ['A00', 'A01', 'A02', 'A03', 'A04'])
      .hand(1, ['G00', 'G01', 'G02', 'G03', 'G04']);
    table.pick(0, 'A00').pick(1, 'G00');
    table.play(1, { type: 'cross', section: 'grid', space: 0 });
    expect(table.busy).toEqual([0]);
    expect(game.view(table.state, 0).sheets[1].grid).toEqual([]);
    expect(game.view(table.state, 1).sheets[1].grid).toEqual([0]);
    table.play(0, { type: 'cross', section: 'net', space: 0 });
    expect(game.view(table.state, 0).sheets[1].grid).toEqual([0]);
  });

  test('the others hear of a recording at the barrier, in the order it happened', () => {
    const table = new Table(2)
      .begin()
      .hand(0, ['A00', 'A01', 'A02', 'A03', 'A04'])
      .hand(1, ['G00', 'G01', 'G02', 'G03', 'G04']);
    table.pick(0, 'A00').pick(1, 'G00').play(1, { type: 'cross', section: 'grid', space: 0 });
    const told = (viewer: number) =>
      table.events.filter((event) => event.type === 'crossed' && game.viewEvent(event, viewer) !== undefined).length;
    expect([told(0), told(1)]).toEqual([0, 1]);
    table.play(0, { type: 'cross', section: 'net', space: 0 });
    expect([told(0), told(1)]).toEqual([2, 2]);
  });

  test('a stack with fewer than five cards a seat takes the discards in, and the piles only if that is not enough', () => {
    const table = new Table(2).begin();
    const { state } = table;
    const finishWeek = (): void => {
      state.hands = [
        [cardIndex('S0'), cardIndex('S1')],
        [cardIndex('S2'), cardIndex('S3')],
      ];
      state.day = 4;
      for (const sheet of state.sheets) sheet[PENALTY] = 0;
      state.slots = [-1, -1, -1, -1];
      state.personal = [-1, -1];
      day(table);
    };
    state.stack = state.stack.slice(0, 9);
    state.discard = [100, 101, 102];
    state.piles = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    finishWeek();
    expect(state.discard).toEqual([]);
    expect(state.stack).toHaveLength(9 + 3 + 2 - 10);
    expect(state.piles.map((pile) => pile.length)).toEqual([4, 4]);
    finishWeek();
    expect(state.piles).toEqual([[], []]);
    expect(state.stack).toHaveLength(4 + 2 + 10 - 10);
  });
});
