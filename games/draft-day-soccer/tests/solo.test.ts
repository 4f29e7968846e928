import { signed } from '@bandstand/engine';
import { GOAL_COUNT, PENALTY } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { alone, goalIndex, rosterWithout, Table } from './table.ts';

/** Plays through the rest of a solo week without claiming. */
function restOfWeek(table: Table): void {
  const { week } = table.state;
  while (table.state.week === week && table.state.toAct !== 0)
    table.restOf('pick').restOf('record').restOf('weekend').restOf('final');
}

/** A weekend that is about to end, and a die that shows this number next. */
function beforeRoll(roll: number, goals: readonly string[], options = { harder: false }): Table {
  for (let seed = 1; ; seed++) {
    const table = new Table(1, options, seed).marks(0, { stars: 4 }).slots(goals).hand(0, ['D0', 'D1']);
    table.state.day = 4;
    table.nextGoals(['one-mind', 'same-shape', 'full-stands', 'deep-drills', 'model-club']);
    const next = game.clone(table.state);
    table.pick(0, 'D0');
    if (table.state.phase === 'weekend') table.play(0, { type: 'enough' });
    const rolled = table.events.find((event) => event.type === 'dieRolled');
    if (rolled?.type !== 'dieRolled' || rolled.roll !== roll) continue;
    const again = new Table(1, options, seed);
    Object.assign(again.state, next);
    return again;
  }
}

describe('alone', () => {
  test('a week is four pairs; one card of each is recorded, the other discarded', () => {
    const table = new Table(1);
    for (let day = 1; day <= 4; day++) {
      expect([table.state.week, table.state.day]).toEqual([1, day]);
      expect(table.state.hands[0]).toHaveLength(2);
      table.restOf('pick').restOf('record');
    }
    table.restOf('weekend');
    expect(table.state.week).toBe(2);
    expect(table.state.discard).toHaveLength(4);
    expect(table.state.piles[0]).toHaveLength(4);
  });

  test('a playable card of the pair must be taken', () => {
    expect(alone(['GK01', 'PT0'], { roster: { 1: 'GK00' } }).offered(0, 'pick')).toEqual([{ slot: 1 }]);
  });

  test('if neither card is playable one is discarded unrecorded for one Unhappy Fan', () => {
    const table = alone(['GK01', 'GK02'], { roster: { 1: 'GK00' } });
    expect(table.offered(0, 'pick')).toHaveLength(2);
    table.pick(0, 'GK01');
    expect(table.field(0, PENALTY)).toBe(1);
    expect(table.state.day).toBe(2);
  });

  test('the match ends after the weekend of the sixth week, with 48 cards used', () => {
    const table = new Table(1).slots([]).nextGoals([]);
    for (let week = 1; week <= 6; week++) {
      expect(table.state.week).toBe(week);
      // An empty sheet every week, so that nothing else ends the match.
      table.state.sheets[0].fill(0);
      table.state.shown[0].fill(0);
      restOfWeek(table);
    }
    expect(table.state.ending).toBe('weeks');
    expect(table.state.stack).toHaveLength(176 - 48);
  });

  test('week six is the last even if nothing else has ended the match', () => {
    const table = alone(['PT0', 'PH0']);
    table.state.week = 6;
    table.state.day = 4;
    table.slots([]).pick(0, 'PT0').practise(0, 'P1');
    expect(table.state.ending).toBe('weeks');
    expect(table.state.phase).toBe('over');
    expect(table.events.some((event) => event.type === 'dieRolled')).toBe(false);
  });

  test('any number of satisfied goals may be claimed, in any order', () => {
    const table = alone(['D0', 'D1'], { stars: 4, balls: 4 }).slots(['star-quality', 'one-mind', 'ball-mastery']);
    table.state.day = 4;
    table.pick(0, 'D0').claim(0, 'ball-mastery').use(0, 'match', 19).use(0, 'net', 0);
    table.claim(0, 'star-quality').use(0, 'grid', 0);
    expect(table.field(0, GOAL_COUNT)).toBe(2);
  });

  test.each([1, 2, 3, 4])('a die of %i discards the goal in that slot, and all gaps are filled', (roll) => {
    const goals = ['back-four', 'engine-room', 'front-three', 'title-contenders'];
    const table = beforeRoll(roll, goals).pick(0, 'D0');
    expect(table.state.goalsGone).toEqual([goalIndex(goals[roll - 1])]);
    expect(table.state.slots[roll - 1]).toBe(goalIndex('one-mind'));
    expect(table.state.slots).not.toContain(-1);
  });

  test.each([5, 6])('a die of %i discards nothing', (roll) => {
    const table = beforeRoll(roll, ['back-four', 'engine-room', 'front-three', 'title-contenders']).pick(0, 'D0');
    expect(table.state.goalsGone).toEqual([]);
  });

  test('gaps are filled before the die is rolled: where a goal was claimed, the die takes the new one', () => {
    const table = beforeRoll(2, ['back-four', 'star-quality', 'front-three', 'title-contenders']);
    table.pick(0, 'D0').claim(0, 'star-quality').use(0, 'grid', 0);
    if (table.state.phase === 'weekend') table.play(0, { type: 'enough' });
    expect(table.state.goalsGone).toEqual(['star-quality', 'one-mind'].map(goalIndex));
    expect(table.state.slots[1]).toBe(goalIndex('same-shape'));
  });

  test('in the harder season the leftmost remaining goal leaves as well, before the gaps are filled', () => {
    const goals = ['back-four', 'engine-room', 'front-three', 'title-contenders'];
    const first = beforeRoll(1, goals, { harder: true }).pick(0, 'D0');
    expect(first.state.goalsGone).toEqual([goalIndex('back-four'), goalIndex('one-mind')]);
    const none = beforeRoll(6, goals, { harder: true }).pick(0, 'D0');
    expect(none.state.goalsGone).toEqual([goalIndex('back-four')]);
    expect(none.state.slots).not.toContain(-1);
  });

  test('a complete roster ends the week at once, with a last weekend and no die', () => {
    const table = alone(['AT03', 'D0'], { roster: rosterWithout(11), stars: 4 }).slots(['star-quality']);
    table.pick(0, 'AT03').place(0, 11);
    while (table.state.phase === 'record') table.restOf('record');
    expect(table.state.phase).toBe('weekend');
    table.claim(0, 'star-quality').use(0, 'grid', 0);
    expect(table.state.phase).toBe('over');
    expect(table.events.some((event) => event.type === 'dieRolled')).toBe(false);
  });

  test.each([
    [200, 'Legendary'],
    [199, 'Hall of Famer'],
    [176, 'Hall of Famer'],
    [175, 'Overachiever'],
    [151, 'Overachiever'],
    [150, 'Respectful'],
    [131, 'Respectful'],
    [130, 'Forgettable'],
    [116, 'Forgettable'],
    [115, 'Unqualified'],
    [91, 'Unqualified'],
    [90, 'Terrible'],
    [-20, 'Terrible'],
  ])('%i points make the manager %s', (score, title) => {
    const text = game.text.outcome({ scores: [score], ranks: [1], shares: [1], how: 'weeks' }, () => 'Ada');
    expect(text).toBe(`Ada finished with ${signed(score)} points. ${title}.`);
  });
});
