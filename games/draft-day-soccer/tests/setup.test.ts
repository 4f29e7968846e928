import { fastRandom } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { Table } from './table.ts';

describe('set-up', () => {
  test.each([1, 2, 3, 4])('with %i players all 176 cards are in the game', (seats) => {
    const { state } = new Table(seats).begin();
    expect(state.stack.length + state.hands.flat().length).toBe(176);
  });

  test('four goals lie face up', () => {
    expect(new Table(3).state.slots.every((goal) => goal >= 0)).toBe(true);
  });

  test('two to four players choose one of two personal goals; the other is out of the game for good', () => {
    const table = new Table(4);
    expect(table.state.phase).toBe('keep');
    const offers = table.state.offers.map((offer) => [...offer]);
    const left = table.state.goalStack.length;
    for (const seat of [0, 1, 2, 3]) table.play(seat, { type: 'keepGoal', which: 1 });
    expect(table.state.personal).toEqual(offers.map((offer) => offer[1]));
    expect(table.state.goalStack).toHaveLength(left);
    for (const [rejected] of offers) expect(table.state.goalStack).not.toContain(rejected);
  });

  test('a manager remembers the goal that is out, and nobody else knows it', () => {
    const table = new Table(2).begin();
    const [[rejected]] = table.state.offers;
    expect(game.view(table.state, 0).offer).toEqual([rejected]);
    expect(game.view(table.state, 1).offer).not.toContain(rejected);
    for (let seed = 0; seed < 30; seed++) {
      const world = game.imagine(game.view(table.state, 0), fastRandom(seed));
      expect([...world.goalStack, ...world.personal]).not.toContain(rejected);
    }
  });

  test('alone there is no personal goal', () => {
    const { state } = new Table(1);
    expect(state.phase).toBe('pick');
    expect(state.personal).toEqual([-1]);
    expect(state.goalStack).toHaveLength(31);
  });

  test('everybody starts with five cards', () => {
    expect(new Table(3).begin().state.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  });

  test('the harder season is for one player only', () => {
    expect(game.optionsProblem?.({ harder: true }, 2)?.code).toBe('bad-option');
    expect(game.optionsProblem?.({ harder: true }, 1)).toBeUndefined();
  });
});
