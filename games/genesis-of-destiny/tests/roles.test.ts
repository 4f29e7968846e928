import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { game, playedGig, Stage } from './stage.ts';

const amount = (value: number) => ({ type: 'amount', amount: value });

describe('role bonuses', () => {
  test.each([
    ['open-stage', 10, 0],
    ['open-stage', 26, 6],
    ['label-showcase', 60, 9],
  ])('%s with %i brings Beats %i CROWD: 3 per star from two stars on', (id, score, crowd) => {
    expect(playedGig(id, score).state.crowd).toEqual([crowd, 0, 0]);
  });

  test.each([
    ['open-stage', 10, 3, 5],
    ['casino-weekend', 50, 1, 6],
    ['label-showcase', 60, 3, 18],
  ])(
    '%s with %i and CLOUT %i brings Front %i COMMITMENT: stars × (2 + CLOUT after the reward)',
    (id, score, clout, gain) => {
      expect(playedGig(id, score, { clout }).state.commitment).toEqual([0, 0, gain]);
    },
  );

  test('a free level costs nothing, moves Beats one space and may go to either row', () => {
    const stage = playedGig('open-stage', 0, { intensity: [1, 0, 0], commitment: [9, 0, 0] });
    expect(stage.moves()).toMatchObject([
      { type: 'level', track: 0 },
      { type: 'level', track: 1 },
    ]);
    stage.play({ type: 'level', track: 0 });
    expect(stage.state).toMatchObject({ intensity: [2, 0, 0], commitment: [9, 0, 0] });
    stage.all({ type: 'stay' }).play({ type: 'live' }).play({ type: 'level', track: 0 });
    expect(stage.state.commitment[0]).toBe(3);
  });

  test('with one row full the free level goes to the other without being asked', () => {
    const stage = playedGig('open-stage', 0, { intensity: [4, 0, 0] });
    expect(stage.state).toMatchObject({ craft: [1, 0, 0], phase: 'bandMeeting' });
  });

  test('the free level comes before the split', () => {
    const stage = playedGig('open-stage', 5, { ownPoints: [2, 3, 0] });
    expect(stage.state.phase).toBe('freeLevel');
    expect(stage.play({ type: 'level', track: 0 }).state.phase).toBe('split');
  });

  test('no other role gets a level for a bomb', () => {
    const stage = playedGig('open-stage', 0);
    expect([stage.moves(1), stage.moves(2)]).toEqual([[], []]);
  });

  test('edge 8: role bonuses apply without a live original', () => {
    const stage = playedGig('support-slot', 45);
    expect(stage.state).toMatchObject({ crowd: [6, 0, 0], commitment: [0, 0, 6], phase: 'bandMeeting' });
  });

  const melody = (change: Partial<State>) =>
    new Stage({ phase: 'downtime', order: [1, 0, 2], actor: 1, commitment: [9, 99, 9], ...change }).play({
      type: 'live',
    });

  test('Melody takes what the band has if that is less than 10 COIN', () => {
    expect(melody({ bandCoin: 4 }).play({ type: 'level', track: 0 }).state).toMatchObject({
      bandCoin: 0,
      coin: [0, 4, 0],
    });
  });

  test('nobody but Melody takes COIN for living the life', () => {
    const stage = new Stage({ phase: 'living', order: [0, 1, 2], actor: 0, bandCoin: 20 });
    expect(stage.play({ type: 'level', track: 0 }).state).toMatchObject({ bandCoin: 20, coin: [0, 0, 0] });
  });
});

describe('the split', () => {
  const split = (change: Partial<State> = {}) => playedGig('open-stage', 12, { ownPoints: [8, 7, 10], ...change });

  test('every whole division is possible', () => {
    expect(split().moves(0)).toHaveLength(9);
    expect(split().moves(2)).toHaveLength(11);
  });

  test.each([
    [0, 'COIN and COMMITMENT', { coin: [3, 0, 0], commitment: [5, 0, 2] }],
    [1, 'COMMITMENT and CROWD', { commitment: [0, 3, 2], crowd: [0, 5, 0] }],
    [2, 'CROWD and COIN', { crowd: [0, 0, 3], coin: [0, 0, 5] }],
  ])('the points of seat %i go to %s', (seat, _boxes, stats) => {
    const stage = split({ ownPoints: [0, 1, 2].map((other) => (other === seat ? 8 : 0)) });
    expect(stage.play(amount(3), seat).state).toMatchObject(stats);
  });

  test('points above 999 leave the rest for the second box', () => {
    const stage = split({ ownPoints: [1200, 0, 0] });
    expect(stage.moves(0)).toHaveLength(1000);
    expect(stage.play(amount(999), 0).state).toMatchObject({ coin: [999, 0, 0], commitment: [201, 0, 2] });
  });

  test('nobody walks out before the splits are open', () => {
    for (const seat of [0, 1, 2])
      expect(
        split()
          .moves(seat)
          .every((move) => move.type === 'amount'),
      ).toBe(true);
  });

  test('after a bomb with COIN only Melody too gets COIN, without a choice', () => {
    const stage = playedGig('northern-festival', 149, { ownPoints: [0, 6, 0], setSongs: 4 });
    stage.play({ type: 'level', track: 0 });
    expect(stage.state).toMatchObject({ coin: [0, 6, 0], crowd: [0, 0, 0], phase: 'bandMeeting' });
  });

  test('the next gig starts with no points', () => {
    const stage = playedGig('support-slot', 30, { ownPoints: [1, 1, 1] }).all(amount(0));
    expect(stage.state.ownPoints).toEqual([0, 0, 0]);
  });
});

describe('the band meeting', () => {
  test('all three are asked, stay or walk out', () => {
    const stage = playedGig('support-slot', 30);
    for (const seat of [0, 1, 2]) expect(stage.moves(seat).map((move) => move.type)).toEqual(['stay', 'walkOut']);
  });

  test('three who stay go on to Downtime', () => {
    expect(playedGig('support-slot', 30).all({ type: 'stay' }).state.phase).toBe('downtime');
  });

  test('all who walked out are named together', () => {
    const stage = playedGig('support-slot', 30).all({ type: 'walkOut' }, { type: 'stay' }, { type: 'walkOut' });
    expect(stage.last('walkedOut')?.seats).toEqual([0, 2]);
  });
});

describe('legend', () => {
  test.each([
    ['northern-festival', 200],
    ['globe-tour', 250],
  ])('%s with %i: no COIN, no bonus, no split, and the match is over', (id, score) => {
    const stage = playedGig(id, score, { ownPoints: [5, 5, 5], clout: 6 });
    expect(stage.state).toMatchObject({
      phase: 'over',
      bandCoin: 0,
      coin: [0, 0, 0],
      crowd: [0, 0, 0],
      commitment: [0, 0, 0],
    });
    expect(game.toAct(stage.state)).toBe(0);
    expect(game.outcome(stage.state)).toMatchObject({ ranks: [1, 1, 1], shares: [1, 1, 1] });
  });

  test('the game master neither wins nor loses', () => {
    const stage = playedGig('globe-tour', 250, {}, { rolePlaying: true });
    expect(game.outcome(stage.state)?.shares).toEqual([1, 1, 1, 0]);
    expect(game.score(game.view(stage.state, 3), 3)).toEqual([]);
  });
});
