import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { circleOf, dieOf, slotOf, type Column } from '../vocabulary.ts';
import { gigNumber, loaded, playedGig, Stage, standard } from './stage.ts';

const song = { columns: standard.firstSong, recorded: -1 };
const recorded = { columns: standard.firstSong, recorded: 40 };
const atGig = (id: string, change: Partial<State> = {}) =>
  new Stage({ phase: 'approve', asked: 7, faceUp: [gigNumber(id)], bandCrowd: 100, ...change }).all({
    type: 'approve',
    mask: 1,
  });
const types = (stage: Stage) => stage.moves().map((move) => move.type);
const LIVE = { type: 'playLive', song: 0 };
const DICE = [4, 2, 6, 1, 4, 5, 5, 3, 1, 6];
/** Plays the first song for 25 points: Beats 8, Melody 7, Front 10. */
const playFirst = (stage: Stage, choice: object = LIVE) => {
  stage.random = loaded(...DICE);
  return stage.play(choice).place(4, 2, 6, 4, 5, 5, 3, 1, 6);
};

describe('the set', () => {
  test('equal COMMITMENT makes Beats the caller', () => {
    expect(atGig('support-slot').state.actor).toBe(0);
  });

  test('the caller calls every song of the gig, even if somebody gets more COMMITMENT meanwhile', () => {
    const crown: Column = {
      rows: 4,
      circles: Array.from({ length: 9 }, (_, slot) =>
        slot === slotOf('top') ? circleOf('crown') : slot === slotOf('fm') ? circleOf('shout-out') : -1,
      ),
    };
    const stage = atGig('support-slot', {
      songs: [{ columns: [crown, crown, crown], recorded: -1 }],
      commitment: [1, 0, 0],
    });
    stage.random = loaded(6, 6, 6, 6);
    stage.play(LIVE).place(6, 6, 6);
    expect(stage.state).toMatchObject({ commitment: [1, 0, 18], phase: 'callSong', actor: 0 });
  });

  test('a cover gives its die to the gig and nothing to the players', () => {
    const stage = atGig('support-slot');
    stage.random = loaded(5);
    stage.play({ type: 'playCover' });
    expect(stage.state).toMatchObject({ setScore: 5, ownPoints: [0, 0, 0] });
  });

  test('a live original gives its total to the gig and the circles to the players', () => {
    expect(playFirst(atGig('support-slot')).state).toMatchObject({ setScore: 25, ownPoints: [8, 7, 10] });
  });

  test('a record gives its score to the gig and nothing to the players', () => {
    const stage = atGig('support-slot', { songs: [recorded] }).play({ type: 'playRecorded', song: 0 });
    expect(stage.state).toMatchObject({ setScore: 40, ownPoints: [0, 0, 0] });
  });

  test('a recorded song may also be played live, and then not as a record', () => {
    const stage = playFirst(atGig('support-slot', { songs: [recorded] }));
    expect(stage.state.setScore).toBe(25);
    expect(types(stage)).toEqual(['playCover', 'endSet']);
  });

  test('a song that was never recorded cannot be played as a record', () => {
    expect(types(atGig('support-slot'))).toEqual(['playCover', 'playLive']);
  });

  test('where only originals are heard, recorded ones count', () => {
    const stage = atGig('label-showcase', { songs: [{ ...recorded, recorded: 60 }] });
    expect(types(stage)).toEqual(['playLive', 'playRecorded']);
    stage.play({ type: 'playRecorded', song: 0 });
    expect(stage.last('gigEnded')).toMatchObject({ stars: 3 });
  });

  test('covers and originals come in any order, and all add up', () => {
    const stage = atGig('support-slot', { songs: [song, recorded] });
    stage.random = loaded(3);
    playFirst(stage.play({ type: 'playCover' })).play({ type: 'playRecorded', song: 1 });
    expect(stage.state.setScore).toBe(68);
  });

  test('an exact number of songs ends the set by itself', () => {
    const stage = atGig('copper-kettle');
    for (let played = 0; played < 5; played++) {
      expect(stage.last('gigEnded')).toBeUndefined();
      stage.play({ type: 'playCover' });
    }
    expect(stage.last('gigEnded')).toBeDefined();
  });

  test('a song that broke down counts as played', () => {
    const stage = atGig('support-slot', { intensity: [2, 2, 2] });
    stage.random = loaded(4, 2, 6, 1);
    stage.play(LIVE).play({ type: 'doubleStop' }).place(4, 2).play({ type: 'doubleStop' }).place(6, 1);
    expect(stage.state).toMatchObject({ setSongs: 1, setScore: 0 });
    expect(types(stage)).toEqual(['playCover', 'endSet']);
  });
});

describe('powers and special dice from song to song', () => {
  const two = { songs: [song, song], intensity: [1, 0, 0], ownDice: [1, 0, 0] };

  test('a power used in one song is not there in the next of the same gig, a special die is', () => {
    const stage = atGig('support-slot', two);
    stage.random = loaded(1, 1, 1, 1, ...DICE.slice(0, 4), 2, ...DICE.slice(4));
    stage.play(LIVE).play({ type: 'shake' }).play({ type: 'rollSpecial' });
    expect(stage.pool()).toContain(dieOf(1, 2));
    stage.place(4, 2, 6, 4, 5, 5, 3, 1, 6).play({ type: 'playLive', song: 1 });
    expect(stage.can({ type: 'shake' })).toBe(false);
    expect(stage.can({ type: 'rollSpecial' })).toBe(true);
  });

  test('the pool is cleared after the song', () => {
    const stage = playFirst(atGig('support-slot', two));
    expect(stage.pool()).toEqual([]);
    stage.random = loaded(2, 2, 2, 2);
    expect(stage.play({ type: 'playLive', song: 1 }).pool()).toEqual([1, 1, 1, 1]);
  });

  test('unison does not copy a die of the song before', () => {
    const stage = playFirst(atGig('support-slot', { songs: [song, song], craft: [2, 2, 2] }));
    stage.play({ type: 'playLive', song: 1 });
    expect(types(stage)).toContain('nudge');
    expect(types(stage)).not.toContain('unison');
  });

  test('every power is fresh at the next gig', () => {
    const stage = atGig('support-slot', { ...two, used: [255, 255, 255] }).play(LIVE);
    expect(stage.can({ type: 'shake' })).toBe(true);
  });
});

describe('a tour that falls short', () => {
  const tour = (change: Partial<State> = {}) => playedGig('ferry-tour', 40, { unlocked: 0b10000011, ...change });

  test('is another set of up to six in which originals may be played again and the scores add up', () => {
    const stage = tour({ faceUp: [7, 0, 1], ownPoints: [3, 0, 0] });
    expect(stage.state).toMatchObject({ setScore: 40, ownPoints: [3, 0, 0] });
    playFirst(stage);
    expect(stage.state).toMatchObject({ setScore: 65, ownPoints: [11, 7, 10] });
    expect(stage.can({ type: 'playRecorded', song: 0 })).toBe(false);
  });

  test('keeps used powers used', () => {
    expect(
      tour({ intensity: [1, 0, 0], used: [1, 0, 0] })
        .play(LIVE)
        .can({ type: 'shake' }),
    ).toBe(false);
  });

  test('burns any unlocked gig but the tour itself, face up or not', () => {
    const burned = [1, 2].map((face) => {
      const stage = new Stage({
        phase: 'callSong',
        chosen: gigNumber('ferry-tour'),
        order: [0],
        setSongs: 1,
        unlocked: 0b10000011,
        faceUp: [7, 0],
      });
      stage.random = loaded(face);
      return stage.play({ type: 'endSet' }).last('gigBurned')?.gig;
    });
    expect(burned).toEqual([0, 1]);
  });

  test('reaches the row of both sets together, read once at the end', () => {
    const stage = tour({ unlocked: 0b10000011 }).play({ type: 'playRecorded', song: 0 }).play({ type: 'endSet' });
    expect(stage.events.filter((event) => event.type === 'gigEnded')).toMatchObject([{ score: 80, stars: 1 }]);
  });

  test('burns one gig after another until none is left, then it is a bomb without further effect', () => {
    const stage = tour({ bandCrowd: 9, clout: 3, commitment: [5, 5, 5] });
    for (let set = 0; set < 2; set++) stage.play({ type: 'playCover' }).play({ type: 'endSet' });
    expect(stage.events.filter((event) => event.type === 'gigBurned')).toHaveLength(2);
    expect(stage.last('gigEnded')).toMatchObject({ stars: 0 });
    expect(stage.state).toMatchObject({ bandCrowd: 9, clout: 3, commitment: [5, 5, 5], coin: [0, 0, 0] });
  });
});
