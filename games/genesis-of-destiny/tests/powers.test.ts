import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { dieOf, type Column } from '../vocabulary.ts';
import { column } from './sheet.ts';
import { game, loaded, Stage } from './stage.ts';

const ALL = { intensity: [4, 4, 4], craft: [4, 4, 4] };
const solo = (row: 'B' | 'M' | 'F'): Column => column({ [row]: 1 }, {});
const song = (...columns: Column[]) => [{ columns, recorded: -1 }];
const playing = (change: Partial<State> = {}, ...dice: number[]) =>
  new Stage({ chosen: 1, faceUp: [1], order: [0], ...change }).song(0, ...dice);
const kinds = (stage: Stage) => new Set(stage.moves().map((move) => move.type));

describe('columns and turns', () => {
  test.each([
    ['BMF', 0],
    ['MF', 1],
    ['F', 2],
  ] as const)('the dice of a part with %s are rolled by the role with the lowest square, seat %i', (rows, seat) => {
    const part = column(Object.fromEntries([...rows].map((row) => [row, 1])), {});
    expect(playing({ songs: song(part, part, part) }, 1, 1, 1, 1).last('rolled')?.seat).toBe(seat);
  });

  test('dice that are not placed stay in the pool for the next part', () => {
    const stage = playing({ songs: song(solo('B'), solo('B'), solo('B')) }, 5, 2);
    stage.random = loaded(6);
    expect(stage.place(2).pool()).toEqual([4, 5]);
  });

  test('only the role whose square is next may act, with powers too', () => {
    const stage = playing(ALL, 4, 2, 6, 1);
    expect([stage.moves(1), stage.moves(2)]).toEqual([[], []]);
    expect(stage.moves(0).length).toBeGreaterThan(0);
  });

  test('a turn is asked even if it has a single move', () => {
    expect(playing({}, 3, 3, 3, 3).state.phase).toBe('songTurn');
  });

  test('a role may use several different powers in one turn', () => {
    const stage = playing(ALL, 4, 2, 6, 1);
    stage.random = loaded(3, 3, 3, 3, 5, 5, 5, 5);
    stage.play({ type: 'shake' }).play({ type: 'flare', group: 1 }).play({ type: 'nudge', die: 4, by: 1 });
    expect(stage.pool()).toEqual([4, 4, 4, 5]);
    expect(stage.state.actor).toBe(0);
  });

  test('a power is there with its bubble and not before', () => {
    const has = (intensity: number, craft: number) =>
      [...kinds(playing({ intensity: [0, intensity, 0], craft: [0, craft, 0] }, 4, 2, 6, 1).place(4))].filter(
        (type) => type !== 'place',
      );
    expect(has(0, 0)).toEqual([]);
    expect(has(1, 0)).toEqual(['shake']);
    expect(has(2, 0)).toEqual(['shake', 'doubleStop']);
    expect(has(4, 0)).toEqual(['shake', 'doubleStop', 'flare']);
    expect(has(0, 1)).toEqual(['nudge']);
    expect(has(0, 2)).toEqual(['nudge', 'unison']);
    expect(has(0, 4)).toEqual(['nudge', 'unison', 'pocket']);
  });

  test.each(['shake', 'doubleStop', 'flare', 'nudge', 'unison', 'pocket'])('%s is used up for the gig', (type) => {
    const stage = playing(ALL, 4, 2, 6, 1).place(4);
    const { id: _id, ...move } = stage.moves().find((one) => one.type === type) ?? stage.moves()[0];
    stage.play(move);
    while (stage.state.actor !== 1 || stage.state.column === 0) {
      const { id: _other, ...next } = stage.moves()[0];
      stage.play(next);
    }
    expect(kinds(stage).has(move.type)).toBe(false);
  });
});

describe('powers', () => {
  test('shake and flare roll special dice as what they are', () => {
    const stage = playing({ ...ALL, ownDice: [0, 0, 1] }, 4, 2, 6, 1).place(4, 2);
    stage.random = loaded(7);
    stage.play({ type: 'rollSpecial' });
    stage.random = loaded(3, 8);
    stage.play({ type: 'flare', group: 2 });
    expect(stage.pool()).toEqual([dieOf(0, 1), dieOf(0, 3), dieOf(3, 8)]);
  });

  test('a nudge turns one die up or down by 1, a Front die up to 8', () => {
    const stage = playing({ ...ALL, ownDice: [0, 0, 1] }, 4, 2, 6, 1).place(4, 2);
    stage.random = loaded(7);
    stage.play({ type: 'rollSpecial' }).play({ type: 'nudge', die: dieOf(3, 7), by: 1 });
    expect(stage.pool()).toEqual([dieOf(0, 1), dieOf(0, 6), dieOf(3, 8)]);
    const down = playing(ALL, 4, 4, 6, 1).play({ type: 'nudge', die: dieOf(0, 4), by: -1 });
    expect(down.pool()).toEqual([0, 2, 3, 5]);
  });

  test('unison needs a die that has the face', () => {
    const stage = playing({ ...ALL, ownDice: [0, 1, 0] }, 6, 2, 6, 1).place(6);
    stage.state.pool[dieOf(1, 2)] = 1;
    expect(stage.can({ type: 'unison', die: dieOf(1, 2) })).toBe(false);
    expect(stage.can({ type: 'unison', die: dieOf(0, 2) })).toBe(true);
  });

  test('unison does not copy the own row', () => {
    const stage = playing({ ...ALL, intensity: [0, 0, 0], songs: song(solo('B'), solo('B'), solo('B')) }, 5, 2);
    expect(kinds(stage.place(5)).has('unison')).toBe(false);
  });

  test('only an ordinary die goes into the pocket, and another die must remain', () => {
    const stage = playing({ ...ALL, intensity: [0, 0, 0], songs: song(solo('B'), solo('B'), solo('B')) }, 5, 2);
    stage.state.pool[dieOf(1, 3)] = 1;
    expect(stage.moves().flatMap((move) => (move.type === 'pocket' ? [move.value] : []))).toEqual([2, 5]);
    stage.state.pool.fill(0);
    stage.state.pool[dieOf(0, 5)] = 1;
    expect(kinds(stage).has('pocket')).toBe(false);
  });

  test('a pocketed die may come back in a later song of the gig', () => {
    const stage = playing({ ...ALL, songs: [...song(solo('B')), ...song(solo('B'))] }, 5, 2);
    stage.play({ type: 'pocket', value: 5 }).place(2);
    while (stage.state.phase === 'sustainTurn') stage.play({ type: 'letPass' });
    stage.random = loaded(1, 1);
    stage.play({ type: 'playLive', song: 1 }).play({ type: 'unpocket' });
    expect(stage.pool()).toEqual([0, 0, 4]);
  });

  test('a die left in the pocket is gone after the gig', () => {
    const stage = playing({ ...ALL, songs: song(solo('B')) }, 5, 2);
    stage.play({ type: 'pocket', value: 5 }).place(2).play({ type: 'playCover' }).play({ type: 'endSet' });
    expect(stage.state.pockets).toEqual([0, 0, 0]);
  });
});

describe('special dice', () => {
  test.each([
    [0, 4],
    [1, 6],
    [2, 8],
  ])('the die of seat %i has %i sides', (seat, sides) => {
    const stage = playing({ ownDice: [1, 1, 1] }, 1, 1, 1, 1);
    for (let placed = 0; placed < seat; placed++) stage.place(1);
    stage.random = loaded(99);
    stage.play({ type: 'rollSpecial' });
    expect(stage.last('specialRolled')?.die).toBe(dieOf(seat + 1, sides));
  });

  test('another role may take a special die, and its value counts', () => {
    const stage = playing({ ownDice: [1, 0, 0] }, 1, 1, 1, 1);
    stage.random = loaded(4);
    stage
      .play({ type: 'rollSpecial' })
      .place(1)
      .play({ type: 'place', die: dieOf(1, 4) });
    expect(stage.state.placed[2]).toBe(dieOf(1, 4));
  });

  test('nobody rolls the die of another role, nor one after placing', () => {
    const stage = playing({ ownDice: [1, 0, 0] }, 1, 1, 1, 1).place(1);
    expect(kinds(stage).has('rollSpecial')).toBe(false);
  });
});

describe('borrowed squares', () => {
  const song3 = song(column({ F: 1 }, { top: 'crown' }), solo('F'), solo('F'));

  test('a role without a square and without sustain has no turn', () => {
    expect(playing({ songs: song3 }, 6, 2).state).toMatchObject({ phase: 'songTurn', actor: 2 });
  });

  test('letting it pass keeps sustain for a later part', () => {
    const stage = playing({ ...ALL, songs: song3 }, 6, 2)
      .play({ type: 'letPass' })
      .play({ type: 'letPass' })
      .place(6);
    expect(stage.state).toMatchObject({ phase: 'sustainTurn', actor: 0, column: 1 });
  });

  test('sustain is used up for the gig', () => {
    const stage = playing({ intensity: [3, 0, 0], songs: song3 }, 6, 2).play({ type: 'sustain' });
    stage.place(2, 6);
    expect(stage.state).toMatchObject({ phase: 'songTurn', actor: 2, column: 1 });
  });

  test('a borrowed square counts for the circles that touch it and brings none of its own', () => {
    const stage = playing({ intensity: [3, 0, 0], songs: song3 }, 6, 2)
      .play({ type: 'sustain' })
      .place(2, 6);
    stage.place(1, 1);
    expect(stage.last('songCounted')?.score).toMatchObject({ points: [0, 0, 4], total: 4 });
  });

  test('sustain is not asked about with an empty pool', () => {
    const stage = playing({ intensity: [2, 0, 3], songs: song(solo('B'), solo('B'), solo('B')) }, 5, 2);
    stage.random = loaded(1);
    stage.play({ type: 'doubleStop' }).place(5, 2);
    expect(stage.state).toMatchObject({ phase: 'songTurn', column: 1, actor: 0 });
  });
});

describe('breakdown', () => {
  test('a borrowed square can take the last die from somebody who needs it', () => {
    const part = column({ F: 1 }, {});
    const stage = playing({ intensity: [3, 3, 0], songs: song(part, part, part) }, 6, 2);
    stage.play({ type: 'sustain' }).place(6).play({ type: 'sustain' }).place(2);
    expect(stage.last('brokeDown')).toMatchObject({ row: 2, column: 0 });
    expect(game.view(stage.state, 0).poolKinds).toEqual([0, 0, 0, 0]);
  });

  test('whoever has a die in the pocket has to bring it', () => {
    const stage = playing(
      { intensity: [0, 3, 0], craft: [0, 0, 4], songs: song(solo('F'), solo('F'), solo('F')) },
      6,
      2,
    );
    stage.play({ type: 'letPass' });
    stage.random = loaded(1, 1);
    stage.play({ type: 'pocket', value: 6 }).place(2).play({ type: 'sustain' }).place(1);
    expect([...kinds(stage)]).toEqual(['unpocket']);
    expect(stage.play({ type: 'unpocket' }).pool()).toEqual([5]);
  });
});
