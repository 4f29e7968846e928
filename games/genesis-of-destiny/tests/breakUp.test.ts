import { describe, expect, test } from 'vitest';
import { breakUp } from '../rules/breakUp.ts';
import type { State } from '../state.ts';
import type { Cause } from '../vocabulary.ts';
import { game, loaded, Stage, standard } from './stage.ts';

const song = { columns: standard.firstSong, recorded: -1 };
const broken = (change: Partial<State> = {}, cause: Cause = 'noGig', options = {}) => {
  const stage = new Stage(change, options);
  stage.random = loaded();
  breakUp(stage.at, cause);
  return stage;
};
const playOut = (stage: Stage) => {
  while (stage.state.phase !== 'over') {
    const { id: _id, ...choice } = stage.moves()[0];
    stage.play(choice);
  }
  return stage;
};

describe('breaking up', () => {
  test('songs are claimed in order of COMMITMENT', () => {
    const stage = broken({ songs: [song, song], commitment: [0, 9, 5] });
    expect(stage.state).toMatchObject({ phase: 'claim', actor: 1 });
    stage.play({ type: 'claim', song: 1 });
    expect(stage.state.claims).toEqual([-1, 1, 0]);
  });

  test('edge 16: with one original the first takes it, the others roll a die each', () => {
    const stage = broken({ commitment: [0, 0, 4] });
    expect(stage.state).toMatchObject({ claims: [-1, -1, 0], soloist: 2, phase: 'songTurn' });
    while (stage.state.phase === 'songTurn') stage.place(1);
    expect(stage.events.filter((event) => event.type === 'soloCover')).toHaveLength(2);
  });

  test('the soloist places all three rows, stand-ins have no powers', () => {
    const stage = broken({ intensity: [1, 1, 1], commitment: [0, 0, 4] });
    expect(stage.state).toMatchObject({ actor: 2, row: 0 });
    expect(stage.can({ type: 'shake' })).toBe(false);
    stage.place(1, 1);
    expect(stage.state).toMatchObject({ actor: 2, row: 2 });
    expect(stage.can({ type: 'shake' })).toBe(true);
  });

  test('all circles of the solo are fans of the soloist', () => {
    const stage = new Stage({ crowd: [0, 0, 3], commitment: [0, 0, 4] });
    stage.random = loaded(4, 2, 6, 1, 4, 5, 5, 3, 1, 6, 1, 1);
    breakUp(stage.at, 'noGig');
    stage.place(4, 2, 6, 4, 5, 5, 3, 1, 6);
    expect(stage.state.crowd).toEqual([1, 1, 28]);
    expect(game.outcome(stage.state)).toMatchObject({ ranks: [2, 3, 1], shares: [0, 0, 1], how: 'solo-noGig' });
  });

  test('a tie goes to more COMMITMENT, then to Beats, Melody, Front', () => {
    const rank = (change: Partial<State>) =>
      game.outcome(new Stage({ phase: 'over', ending: 'solo', crowd: [5, 5, 5], ...change }).state)?.ranks;
    expect(rank({ commitment: [1, 2, 1] })).toEqual([2, 1, 3]);
    expect(rank({})).toEqual([1, 2, 3]);
  });
});

describe('the label bar', () => {
  const end = (cause: Cause, crowd: number, options = {}) =>
    playOutOnes(broken({ crowd: [crowd, 0, 0] }, cause, options)).state.ending;
  const playOutOnes = (stage: Stage) => {
    while (stage.state.phase === 'songTurn') stage.place(1);
    return stage;
  };

  test('after a walk-out nobody below the bar is signed', () => {
    expect(end('walkOut', 100)).toBe('unsigned');
    expect(end('noConsensus', 100)).toBe('unsigned');
    expect(end('walkOut', 150)).toBe('solo');
  });

  test('there is no bar when no gig was in reach or the season is over', () => {
    expect(end('noGig', 0)).toBe('solo');
    expect(end('seasonOver', 0)).toBe('solo');
  });

  test('edge 17: as found Beats walks out before the first gig, takes the only song on the tie and wins', () => {
    const stage = new Stage({}, { tuning: 'asFound' }).all({ type: 'startWith', track: 0 });
    stage.random = loaded(4, 2, 6, 1, 4, 5, 5, 3, 1, 6, 1, 1);
    stage.all({ type: 'walkOut' }, { type: 'approve', mask: 0 });
    expect(stage.state.claims).toEqual([0, -1, -1]);
    stage.place(4, 2, 6, 4, 5, 5, 3, 1, 6);
    expect(game.outcome(stage.state)?.ranks).toEqual([1, 2, 3]);
  });

  test('unsigned means three losers', () => {
    const stage = playOutOnes(broken({}, 'walkOut'));
    expect(game.outcome(stage.state)).toMatchObject({ shares: [0, 0, 0], how: 'unsigned' });
  });
});

test('a solo is played to its end by whoever broke up', () => {
  expect(playOut(broken({ songs: [song, song, song] })).state.phase).toBe('over');
});
