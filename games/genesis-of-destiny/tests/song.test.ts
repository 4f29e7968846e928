import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { dieOf, type Column } from '../vocabulary.ts';
import { game, loaded, Stage } from './stage.ts';

const ALL = { intensity: [4, 4, 4], craft: [4, 4, 4] };
const solo = (row: number): Column => ({ rows: 1 << row, circles: Array.from({ length: 9 }, () => -1) });
const playing = (change: Partial<State> = {}, ...dice: number[]) =>
  new Stage({ chosen: 1, faceUp: [1], order: [0], ...change }).song(change.song ?? 0, ...dice);
const place = (value: number) => ({ type: 'place', die: dieOf(0, value) });

describe('playing an original', () => {
  test('a part rolls a die per square, the first one more', () => {
    const stage = playing({}, 4, 2, 6, 1);
    expect(stage.last('rolled')?.dice).toEqual([3, 1, 5, 0]);
    stage.random = loaded(5, 5, 5);
    stage.place(4, 2, 6);
    expect(stage.pool()).toEqual([0, 4, 4, 4]);
  });

  test('Beats, Melody and Front place from the bottom up', () => {
    const stage = playing({}, 4, 2, 6, 1);
    expect(stage.state.actor).toBe(0);
    stage.place(4);
    expect(stage.state.actor).toBe(1);
    stage.place(2);
    expect(stage.state.actor).toBe(2);
  });

  test('equal dice are one move', () => {
    const stage = playing({}, 4, 4, 4, 4);
    expect(stage.moves().filter((move) => move.type === 'place')).toHaveLength(1);
  });

  test('edge 10: a first part with one square rolls two dice', () => {
    const stage = playing({ songs: [{ columns: [solo(1), solo(1), solo(1)], recorded: -1 }] }, 3, 5);
    expect(stage.pool()).toEqual([2, 4]);
    expect(stage.state.actor).toBe(1);
  });

  test('circles go to the players and the total to the gig', () => {
    const stage = playing({}, 4, 2, 6, 1);
    stage.random = loaded(4, 5, 5, 3, 1, 6);
    stage.place(4, 2, 6, 4, 5, 5).place(3, 1, 6);
    expect(stage.state).toMatchObject({ ownPoints: [8, 7, 10], setScore: 25 });
  });
});

describe('powers', () => {
  test('shake rolls all pool dice again, once per gig', () => {
    const stage = playing({ intensity: [1, 0, 0] }, 1, 1, 1, 1);
    stage.random = loaded(6, 6, 6, 6);
    stage.play({ type: 'shake' });
    expect(stage.pool()).toEqual([5, 5, 5, 5]);
    expect(stage.can({ type: 'shake' })).toBe(false);
  });

  test('a double stop puts two dice into the square and allows nothing between them', () => {
    const stage = playing(ALL, 4, 4, 2, 1).play({ type: 'doubleStop' });
    expect(stage.moves().every((move) => move.type === 'place')).toBe(true);
    stage.place(4);
    expect(stage.state.actor).toBe(0);
    expect(stage.moves().every((move) => move.type === 'place')).toBe(true);
    stage.place(4);
    expect(stage.state.actor).toBe(1);
  });

  test('a double stop needs two dice in the pool', () => {
    const stage = playing({ ...ALL, songs: [{ columns: [solo(0), solo(0), solo(0)], recorded: -1 }] }, 3, 5);
    stage.random = loaded(2);
    stage.play({ type: 'doubleStop' }).place(3, 5);
    expect(stage.pool()).toEqual([1]);
    expect(stage.can({ type: 'doubleStop' })).toBe(false);
  });

  test('flare rolls one group again; 7 and 8 belong to the last group, an empty group is not legal', () => {
    const stage = playing(ALL, 1, 2, 5, 5);
    expect(stage.can({ type: 'flare', group: 1 })).toBe(false);
    stage.random = loaded(3, 3);
    stage.play({ type: 'flare', group: 0 });
    expect(stage.pool()).toEqual([2, 2, 4, 4]);
  });

  test('edge 12: a nudge stays within the faces of its die', () => {
    const stage = playing(ALL, 1, 6, 3, 3);
    stage.state.pool[dieOf(1, 4)] = 1;
    stage.state.pool[dieOf(3, 6)] = 1;
    expect(stage.can({ type: 'nudge', die: dieOf(0, 6), by: 1 })).toBe(false);
    expect(stage.can({ type: 'nudge', die: dieOf(0, 1), by: -1 })).toBe(false);
    expect(stage.can({ type: 'nudge', die: dieOf(1, 4), by: 1 })).toBe(false);
    expect(stage.can({ type: 'nudge', die: dieOf(3, 6), by: 1 })).toBe(true);
  });

  test('edge 9: unison copies the last die of another row, not before one lies', () => {
    const stage = playing(ALL, 4, 2, 6, 1);
    expect(stage.moves().some((move) => move.type === 'unison')).toBe(false);
    stage.place(4).play({ type: 'unison', die: dieOf(0, 1) });
    expect(stage.pool()).toEqual([1, 3, 5]);
  });

  test('edge 9: after a double stop its second die is the last one', () => {
    const stage = playing(ALL, 4, 2, 6, 1).play({ type: 'doubleStop' }).place(4, 2);
    stage.play({ type: 'unison', die: dieOf(0, 6) });
    expect(stage.pool()).toEqual([0, 1]);
  });

  test('unison to the same value is not legal', () => {
    const stage = playing(ALL, 4, 4, 6, 1).place(4);
    expect(stage.can({ type: 'unison', die: dieOf(0, 4) })).toBe(false);
  });

  test('a pocketed die comes back on a later turn with its value', () => {
    const stage = playing(ALL, 4, 2, 6, 1).play({ type: 'pocket', value: 6 });
    expect(stage.can({ type: 'unpocket' })).toBe(false);
    stage.random = loaded(1, 1, 1);
    stage.place(4, 2, 1);
    expect(stage.pool()).toEqual([0, 0, 0]);
    stage.play({ type: 'unpocket' });
    expect(stage.pool()).toEqual([0, 0, 0, 5]);
  });

  test('sustain borrows a square that counts like a drawn one; no die is rolled for it', () => {
    const columns = [solo(1), solo(1), solo(1)];
    const stage = playing({ ...ALL, songs: [{ columns, recorded: -1 }] }, 5, 2);
    expect(stage.state).toMatchObject({ phase: 'sustainTurn', actor: 0 });
    stage.play({ type: 'sustain' });
    expect(stage.state.phase).toBe('songTurn');
    stage.place(2);
    expect(stage.state.borrowed[0]).toBe(1);
    stage.place(5);
    expect(stage.state.placed[0]).toBe(dieOf(0, 2));
  });

  test('each power stays used for the whole gig', () => {
    const stage = playing({ intensity: [1, 0, 0], used: [1, 0, 0] }, 1, 1, 1, 1);
    expect(stage.can({ type: 'shake' })).toBe(false);
  });
});

describe('special dice', () => {
  test('edge 11: two dice of one owner are each rolled once per song, and anyone may place them', () => {
    const stage = playing({ ownDice: [2, 0, 0] }, 4, 2, 6, 1);
    stage.random = loaded(3, 4);
    stage.play({ type: 'rollSpecial' }).play({ type: 'rollSpecial' });
    expect(stage.can({ type: 'rollSpecial' })).toBe(false);
    stage.place(4);
    expect(stage.can({ type: 'place', die: dieOf(1, 3) })).toBe(true);
  });

  test('a Front die has eight sides', () => {
    const stage = playing({ ownDice: [0, 0, 1] }, 4, 2, 6, 1).place(4, 2);
    stage.random = loaded(8);
    stage.play({ type: 'rollSpecial' });
    expect(stage.pool()).toContain(dieOf(3, 8));
  });
});

describe('breakdown', () => {
  test('without a die to place the song ends and scores nothing for anybody, but counts as played', () => {
    const stage = playing(ALL, 4, 2, 6, 1)
      .play({ type: 'doubleStop' })
      .place(4, 2)
      .play({ type: 'doubleStop' })
      .place(6, 1);
    expect(stage.last('brokeDown')).toMatchObject({ row: 2 });
    expect(stage.state).toMatchObject({ ownPoints: [0, 0, 0], setScore: 0, phase: 'callSong' });
  });

  test('a special die saves the song', () => {
    const stage = playing({ ...ALL, ownDice: [0, 0, 1] }, 4, 2, 6, 1);
    stage.play({ type: 'doubleStop' }).place(4, 2).play({ type: 'doubleStop' }).place(6, 1);
    expect(stage.moves().map((move) => move.type)).toEqual(['rollSpecial']);
  });
});

describe('party', () => {
  const party = (...dice: number[]) => {
    const stage = new Stage({ chosen: 1, faceUp: [1], order: [0], ...ALL }, { party: true });
    return stage.song(0, ...dice);
  };

  test('Front sees how many dice there are but no values until the own turn', () => {
    const stage = party(4, 2, 6, 1);
    expect(game.view(stage.state, 2)).toMatchObject({ pool: 'hidden', poolKinds: [4, 0, 0, 0] });
    expect(game.view(stage.state, 0).pool).toHaveLength(24);
    stage.place(4, 2);
    expect(game.view(stage.state, 2).pool).toHaveLength(24);
    expect(game.view(stage.state, 'spectator').pool).toBe('hidden');
  });

  test('rolls reach Front without values', () => {
    const stage = party(4, 2, 6, 1);
    const rolled = stage.last('rolled');
    expect(rolled && game.viewEvent(rolled, 2)).toMatchObject({ dice: 'hidden' });
    expect(rolled && game.viewEvent(rolled, 1)).toMatchObject({ dice: [3, 1, 5, 0] });
  });

  test('a recording is played in the open', () => {
    const stage = new Stage({ occasion: 'record' }, { party: true }).song(0, 4, 2, 6, 1);
    expect(game.view(stage.state, 2).pool).toHaveLength(24);
  });
});

test('a refused power says why', () => {
  const stage = playing({}, 4, 2, 6, 1);
  const view = game.view(stage.state, 0);
  expect(game.whyNot(view, game.moves.find((move) => move.type === 'shake') ?? game.moves[0]).code).toBe(
    'power-missing',
  );
  expect(stage.can(place(5))).toBe(false);
});
