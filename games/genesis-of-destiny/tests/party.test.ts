import { describe, expect, test } from 'vitest';
import type { Options, State } from '../state.ts';
import { playedGig, Stage } from './stage.ts';

const local: Partial<Options> = { party: true, honour: 'local' };
const vow = (yes: boolean) => ({ type: 'vow', yes });
const gig = (id: string, score: number, options = local, change: Partial<State> = {}) =>
  playedGig(id, score, change, options);
const broken = (stage: Stage) => stage.all(vow(true), vow(false), vow(true));

describe('vows', () => {
  test('are asked of all three for three stars or more at a local table', () => {
    const stage = gig('label-showcase', 60);
    expect(stage.state).toMatchObject({ phase: 'vow', asked: 7 });
    for (const seat of [0, 1, 2]) expect(stage.moves(seat)).toHaveLength(2);
  });

  test('are not asked for fewer stars, without the party, or where the server looks after it', () => {
    expect(gig('label-showcase', 59).last('gigEnded')).toMatchObject({ stars: 2 });
    expect(gig('label-showcase', 60, {}).last('gigEnded')).toMatchObject({ stars: 3 });
    expect(gig('label-showcase', 60, { party: true }).last('gigEnded')).toMatchObject({ stars: 3 });
    expect(gig('label-showcase', 60, { honour: 'local' }).last('gigEnded')).toMatchObject({ stars: 3 });
  });

  test('three kept ones pay the row in full', () => {
    const stage = gig('label-showcase', 60).all(vow(true));
    expect(stage.state).toMatchObject({ bandCoin: 30, bandCrowd: 20, clout: 1, crowd: [9, 0, 0] });
  });

  test('one broken one pays the best row of at most two stars, with the bonuses of that row', () => {
    const stage = broken(gig('label-showcase', 60));
    expect(stage.state).toMatchObject({
      bandCoin: 15,
      bandCrowd: 0,
      clout: 0,
      crowd: [6, 0, 0],
      commitment: [0, 0, 4],
    });
  });

  test('decide over a legend: kept it is one', () => {
    expect(gig('northern-festival', 200).all(vow(true)).state.ending).toBe('legend');
  });

  test('broken on a card without such a row the gig counts two stars: role bonuses, no reward, no bomb', () => {
    const stage = broken(gig('northern-festival', 200, local, { ownPoints: [0, 7, 0], clout: 1 }));
    expect(stage.state).toMatchObject({
      phase: 'split',
      bandCoin: 0,
      bandCrowd: 0,
      clout: 1,
      crowd: [6, 0, 0],
      commitment: [0, 0, 6],
      coin: [0, 0, 0],
    });
  });
});

test('recordings and solos at a party show the dice to all', () => {
  for (const occasion of ['record', 'solo'] as const) {
    const stage = new Stage({ occasion, soloist: occasion === 'solo' ? 0 : -1 }, { party: true }).song(0, 4, 2, 6, 1);
    expect(stage.last('rolled')).toMatchObject({ covered: false });
  }
});

test('nothing but the dice view and the vows differs: the same moves give the same gig', () => {
  const state = (options: Partial<Options>) => {
    const stage = new Stage({ phase: 'callSong', chosen: 1, order: [0], actor: 0 }, options);
    stage.play({ type: 'playLive', song: 0 });
    while (stage.state.phase === 'songTurn') {
      const { id: _id, ...move } = stage.moves()[0];
      stage.play(move);
    }
    return { ...stage.state, party: false };
  };
  expect(state({ party: true })).toEqual(state({}));
});
