import { UNLOCKED, USED } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { recording, rosterWithout, Table, weekend } from './table.ts';

describe('a boost', () => {
  test('multiplies a written level at once and for good', () => {
    const table = recording('PT0', { roster: { 9: 'AT03' }, unlocked: [0, 1, 0] }).boost(0, 9, 3);
    expect(table.level(0, 9)).toBe(15);
    expect(table.points(0)['band']).toBe(15);
    expect(table.can(0, { type: 'boost' })).toBe(false);
  });

  test('is offered before the card is recorded and after it', () => {
    const table = recording('PT0', { roster: { 9: 'AT03' }, unlocked: [1, 0, 0] });
    expect(table.can(0, { type: 'boost' })).toBe(true);
    table.practise(0, 'P1');
    expect(table.can(0, { type: 'boost' })).toBe(true);
    expect(table.can(0, { type: 'done' })).toBe(true);
  });

  test('may be used on the player just placed', () => {
    const table = recording('AT03', { unlocked: [1, 0, 0] })
      .place(0, 9)
      .restOf('pick')
      .boost(0, 9, 2);
    expect(table.level(0, 9)).toBe(10);
  });

  test('unlocked during a chain may be used in the same recording', () => {
    const table = recording('PS0', { roster: { 9: 'AT03' }, net: ['P3', 'P7'] }).practise(0, 'P12');
    expect(table.can(0, { type: 'boost' })).toBe(false);
    table.use(0, 'x2');
    expect(table.field(0, UNLOCKED)).toBe(1);
    table.boost(0, 9, 2);
    expect(table.level(0, 9)).toBe(10);
    expect(table.state.day).toBe(2);
  });

  test('goes to each player once; boosts on different players are independent', () => {
    const table = recording('PT0', { roster: { 9: 'AT03', 10: 'AT01' }, unlocked: [1, 1, 0] }).boost(0, 9, 2);
    expect(table.offered(0, 'boost')).toEqual([{ post: 9, multiplier: 3 }]);
    table.boost(0, 10, 3);
    expect([table.level(0, 9), table.level(0, 10)]).toEqual([10, 3]);
  });

  test('needs to be unlocked and needs a recorded player', () => {
    expect(recording('PT0', { roster: { 9: 'AT03' } }).can(0, { type: 'boost' })).toBe(false);
    expect(recording('PT0', { unlocked: [1, 1, 1] }).can(0, { type: 'boost' })).toBe(false);
  });

  test('is used up', () => {
    const table = recording('PT0', { roster: { 9: 'AT03', 10: 'AT01' }, unlocked: [1, 0, 0] }).boost(0, 9, 2);
    expect(table.field(0, USED)).toBe(1);
    expect(table.can(0, { type: 'boost' })).toBe(false);
  });

  test('is never offered while picking', () => {
    const table = new Table(2).begin().marks(0, { roster: { 9: 'AT03' }, unlocked: [1, 1, 1] });
    expect(table.legal(0).every((move) => move.type === 'pick')).toBe(true);
    const view = game.view(table.state, 0);
    const reasons = game.moves.filter((move) => move.type === 'boost').map((move) => game.whyNot(view, move).code);
    expect(new Set(reasons)).toEqual(new Set(['not-now']));
  });

  test('without any possible boost a seat is done as soon as its card is recorded', () => {
    const table = recording('PT0', { roster: { 9: 'AT03' } }).practise(0, 'P1');
    expect(table.state.day).toBe(2);
  });

  test('that leaves a player below the asked level does not reach the goal', () => {
    const table = weekend(['marquee-signings'], { roster: { 9: 'AT03', 10: 'AT07' }, unlocked: [1, 1, 0] });
    expect(table.canClaim(0, 'marquee-signings')).toBe(false);
    table.boost(0, 9, 2);
    expect(table.canClaim(0, 'marquee-signings')).toBe(false);
    table.boost(0, 10, 3);
    expect([table.level(0, 9), table.level(0, 10)]).toEqual([10, 3]);
    expect(table.canClaim(0, 'marquee-signings')).toBe(false);
  });

  test('can bring a goal into reach on the weekend: two boosted fives are Marquee Signings', () => {
    const table = weekend(['marquee-signings'], { roster: { 9: 'AT03', 10: 'AT05' }, unlocked: [2, 0, 0] });
    table.boost(0, 9, 2).boost(0, 10, 2);
    expect(table.canClaim(0, 'marquee-signings')).toBe(true);
  });

  test('can spoil an exact level for good: a boosted five is no longer a five', () => {
    const table = weekend(['twin-strikers'], { roster: { 9: 'AT03', 10: 'AT05' }, unlocked: [1, 0, 0] });
    expect(table.canClaim(0, 'twin-strikers')).toBe(true);
    table.boost(0, 9, 2);
    expect(table.canClaim(0, 'twin-strikers')).toBe(false);
  });

  test('has its last chance after the vacancies are counted', () => {
    const table = weekend([], { roster: rosterWithout(11), unhappy: 5, unlocked: [1, 0, 0] });
    table.play(0, { type: 'enough' });
    expect(table.state.phase).toBe('final');
    expect(table.busy).toEqual([0]);
    table.boost(0, 1, 2);
    expect(table.level(0, 1)).toBe(6);
    expect(table.state.phase).toBe('over');
  });

  test('left unused is worth nothing', () => {
    const table = weekend([], { roster: { 9: 'AT03' }, unhappy: 5, unlocked: [1, 1, 1] });
    table.play(0, { type: 'enough' }).play(0, { type: 'done' });
    expect(table.state.phase).toBe('over');
    expect(table.points(0)['band']).toBe(5);
  });
});
