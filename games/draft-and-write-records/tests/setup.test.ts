import { fastRandom } from '@bandstand/engine';
import { TOUR } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { Table } from './table.ts';

describe('set-up', () => {
  test.each([1, 2, 3, 4, 5, 6])('with %i seats every sheet has its garage checked and nothing else', (seats) => {
    const { state } = new Table(seats);
    for (const sheet of state.sheets) {
      expect(sheet[TOUR]).toBe(1);
      expect(sheet.filter((field) => field !== 0)).toHaveLength(1);
    }
  });

  test('all seats choose a start colour at the same time, before any goal is turned up', () => {
    const table = new Table(3);
    expect(table.busy).toEqual([0, 1, 2]);
    expect(table.state.slots).toEqual([-1, -1, -1, -1]);
    expect(table.offered(1, 'startColour')).toHaveLength(4);
  });

  test('equal start colours are fine', () => {
    const table = new Table(2).play(0, { type: 'startColour', skill: 2 }).play(1, { type: 'startColour', skill: 2 });
    expect(game.view(table.state, 'spectator').sheets.map((sheet) => sheet.outer[0])).toEqual([2, 2]);
  });

  test('a start colour is hidden until all have chosen', () => {
    const table = new Table(2).play(0, { type: 'startColour', skill: 2 });
    expect(game.view(table.state, 1).sheets[0].outer[0]).toBeNull();
    expect(game.view(table.state, 0).sheets[0].outer[0]).toBe(2);
  });

  test('four goals are turned up and every seat keeps one of two', () => {
    const table = new Table(2).play(0, { type: 'startColour', skill: 0 }).play(1, { type: 'startColour', skill: 1 });
    expect(table.state.slots.every((goal) => goal >= 0)).toBe(true);
    expect(table.state.offers.map((offer) => offer.length)).toEqual([2, 2]);
    const [first, second] = table.state.offers[0];
    table.play(0, { type: 'keepGoal', which: 1 }).play(1, { type: 'keepGoal', which: 0 });
    expect(table.state.personal[0]).toBe(second);
    expect(table.state.goalStack).toContain(first);
    expect(table.state.goalStack).toHaveLength(66 - 4 - 2);
  });

  test('a kept goal is seen by its owner only', () => {
    const table = new Table(2).begin();
    expect(game.view(table.state, 0).personal).toBe(table.state.personal[0]);
    expect(game.view(table.state, 1).personal).toBe(table.state.personal[1]);
    expect(JSON.stringify(game.view(table.state, 'spectator'))).not.toContain(
      '"personal":' + table.state.personal[0] + ',',
    );
  });

  test.each([
    [2, 60],
    [4, 120],
    [6, 180],
  ])('with %i seats the deck has %i cards and five are dealt to each', (seats, cards) => {
    const { state } = new Table(seats).begin();
    expect(state.stack).toHaveLength(cards - 5 * seats);
    expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(5));
  });

  test('the same chance deals the same match', () => {
    const one = game.setup({ harder: false }, 4, fastRandom(3));
    const two = game.setup({ harder: false }, 4, fastRandom(3));
    expect(one).toEqual(two);
  });

  test('the harder deck is for one player only', () => {
    expect(game.optionsProblem?.({ harder: true }, 2)?.code).toBe('bad-option');
    expect(game.optionsProblem?.({ harder: true }, 1)).toBeUndefined();
  });
});
