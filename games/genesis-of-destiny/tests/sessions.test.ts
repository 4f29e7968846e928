import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { column } from './sheet.ts';
import { circleCard, handOf, loaded, partCard, Stage, standard } from './stage.ts';

const VERSE = partCard('verse');
const SOLO_B = partCard('solo-b');
const first = { columns: standard.firstSong, recorded: -1 };
const hands = (...cards: readonly (readonly number[])[]): Partial<State> => ({
  hands: cards.map((list) => handOf(...list)),
  knownHands: cards.map((list) => handOf(...list)),
});
/** Downtime is over and the first proposal is due. */
const studio = (change: Partial<State> = {}) =>
  new Stage({ phase: 'downtime', order: [0, 1, 2], step: 2, actor: 2, ...change }).play({ type: 'rest' });
const yes = (stage: Stage) => {
  for (const seat of [0, 1, 2]) if (seat !== stage.state.proposer) stage.play({ type: 'vote', yes: true }, seat);
  return stage;
};
const writing = (change: Partial<State>) => yes(studio(change).play({ type: 'proposeWrite' }));
const add = (card: number, side = 'right') => ({ type: 'addPart', card, side });
const types = (stage: Stage, seat = stage.state.actor) => stage.moves(seat).map((move) => move.type);

describe('proposing', () => {
  test('goes in order of COMMITMENT, equal ones Beats, Melody, Front', () => {
    expect(studio({ commitment: [1, 1, 4] }).state).toMatchObject({ order: [2, 0, 1], actor: 2 });
  });

  test('needs band and members together to have the price', () => {
    const may = (coin: number) =>
      types(studio({ clout: 2, bandCoin: 5, coin: [5, 5, coin] })).includes('proposeRecord');
    expect([may(4), may(5)]).toEqual([false, true]);
  });

  test('a draft counts towards the three cards that writing needs', () => {
    const draft = [column({ B: 1 }, {})];
    expect(studio({ ...hands([VERSE], [], []), draft }).can({ type: 'proposeWrite' })).toBe(false);
    expect(studio({ ...hands([VERSE], [VERSE], []), draft }).can({ type: 'proposeWrite' })).toBe(true);
  });

  test('only the two others vote, and it takes both', () => {
    const stage = studio().play({ type: 'proposeRecord', song: 0 });
    expect([0, 1, 2].map((seat) => stage.moves(seat).length)).toEqual([0, 2, 2]);
    stage.play({ type: 'vote', yes: true }, 1).play({ type: 'vote', yes: false }, 2);
    expect(stage.state).toMatchObject({ phase: 'propose', actor: 1 });
  });

  test('only songs of the band are recorded', () => {
    expect(types(studio({ songs: [first, first] })).filter((type) => type === 'proposeRecord')).toHaveLength(2);
  });

  test('one session is all a round has', () => {
    const stage = writing(hands([VERSE], [VERSE], [VERSE]));
    for (let seat = 0; seat < 3; seat++) stage.play({ type: 'leave' });
    expect(stage.state).toMatchObject({ phase: 'approve', round: 1 });
  });

  test('walking out is possible at a proposal but not in a vote or a session', () => {
    const stage = studio(hands([VERSE], [VERSE], [VERSE]));
    expect(types(stage)).toContain('walkOut');
    stage.play({ type: 'proposeWrite' });
    expect(types(stage, 1)).not.toContain('walkOut');
    expect(types(yes(stage))).not.toContain('walkOut');
    expect(stage.play({ type: 'leave' }).state.phase).toBe('writeTurn');
  });

  test('whoever has no COIN is not asked to pay, and nobody pays more than is left', () => {
    const stage = yes(studio({ clout: 1, coin: [0, 4, 20] }).play({ type: 'proposeRecord', song: 0 }));
    expect(stage.state).toMatchObject({ phase: 'studioPay', actor: 1 });
    expect(stage.moves()).toHaveLength(5);
    stage.play({ type: 'amount', amount: 3 });
    expect(stage.moves()).toHaveLength(8);
  });
});

describe('writing', () => {
  test('goes round and round in order of COMMITMENT', () => {
    const stage = writing({ ...hands([VERSE, VERSE], [VERSE, VERSE], [VERSE]), commitment: [0, 2, 1] });
    const seats = [0, 1, 2, 3].map(() => {
      const { actor } = stage.state;
      stage.play(add(VERSE));
      return actor;
    });
    expect(seats).toEqual([1, 2, 0, 1]);
  });

  test('the first card must be a part; whoever has one cannot wait', () => {
    const stage = writing(hands([VERSE, circleCard('drum-fill')], [VERSE], []));
    expect(types(stage)).toEqual(['addPart', 'leave']);
  });

  test('parts go to the left or the right end', () => {
    const stage = writing(hands([VERSE, SOLO_B], [partCard('solo-f')], []));
    stage
      .play(add(VERSE))
      .play(add(partCard('solo-f'), 'left'))
      .play(add(SOLO_B));
    expect(stage.state.songs[1].columns.map(({ rows }) => rows)).toEqual([4, 7, 1]);
  });

  test('with five parts only circles can be added', () => {
    const draft = Array.from({ length: 5 }, () => column({ B: 1, M: 1 }, {}));
    const stage = writing({ ...hands([VERSE, circleCard('drum-fill')], [], []), draft });
    expect(new Set(types(stage))).toEqual(new Set(['addCircle', 'leave']));
  });

  test('whoever leaves is out of this session, the others go on', () => {
    const stage = writing(hands([VERSE, VERSE], [VERSE, VERSE], []));
    stage.play({ type: 'leave' }).play(add(VERSE));
    expect(stage.state.actor).toBe(1);
    stage.play(add(VERSE));
    expect(stage.state).toMatchObject({ phase: 'approve' });
    expect(stage.state.draft).toHaveLength(2);
  });

  test('who waited plays on once a part lies there', () => {
    const stage = writing(hands([circleCard('drum-fill')], [VERSE, VERSE], []));
    stage.play({ type: 'wait' }).play(add(VERSE));
    expect(stage.state.actor).toBe(0);
    expect(types(stage)).toContain('addCircle');
  });

  test('a session that all leave by choice is not refunded', () => {
    const stage = writing({ ...hands([VERSE], [VERSE], [VERSE]), clout: 1, bandCoin: 10 });
    for (let seat = 0; seat < 3; seat++) stage.play({ type: 'leave' });
    expect(stage.state.bandCoin).toBe(0);
  });

  test('what members pledged is returned to them if nobody can begin', () => {
    const circle = circleCard('drum-fill');
    const stage = writing({ ...hands([circle, circle, circle], [], []), clout: 1, bandCoin: 4, coin: [9, 0, 0] });
    stage.play({ type: 'amount', amount: 6 }).play({ type: 'wait' });
    expect(stage.state).toMatchObject({ bandCoin: 4, coin: [9, 0, 0] });
  });

  test('a draft of two is continued to a song that is then closed for good', () => {
    const draft = [column({ B: 1 }, {}), column({ M: 1 }, {})];
    const stage = writing({ ...hands([VERSE], [], []), draft }).play(add(VERSE));
    expect(stage.state.songs[1].columns.map(({ rows }) => rows)).toEqual([1, 2, 7]);
    expect(stage.state.draft).toEqual([]);
  });

  test('a played card leaves the hand for the discards', () => {
    const stage = writing(hands([VERSE, SOLO_B], [VERSE], [])).play(add(VERSE));
    expect(stage.state.hands[0]).toEqual(handOf(SOLO_B));
    expect(stage.state.discards).toEqual(handOf(VERSE));
  });
});

describe('recording', () => {
  const equals = column({ B: 1 }, { bL: 'equals' });
  const crown = column({ F: 1 }, { top: 'crown' });
  const long = [equals, equals, column({ B: 1 }, {}), crown, crown];
  const done = { columns: standard.firstSong, recorded: 20 };
  const record = (columns: typeof long, dice: number[], change: Partial<State> = {}) => {
    const songs = [{ columns, recorded: -1 }, ...(change.songs ?? [])];
    const stage = studio({ bandCoin: 99, ...change, songs }).play({ type: 'proposeRecord', song: 0 });
    // The first part rolls one die more than it has squares; it stays in the pool.
    stage.random = loaded(dice[0], 1, ...dice.slice(1));
    return yes(stage).place(...dice);
  };

  test('total 33, CLOUT 2 and one other record make 40', () => {
    const stage = record(long, [6, 6, 6, 6, 3], { clout: 2, songs: [done, first] });
    expect(stage.last('songCounted')?.score.total).toBe(33);
    expect(stage.state.songs[0].recorded).toBe(40);
  });

  test('total 30 without CLOUT stays 30', () => {
    expect(record(long, [6, 6, 6, 5, 1], { songs: [done] }).state.songs[0].recorded).toBe(30);
  });

  test('total 0 is recorded as 0, and the song counts as recorded', () => {
    const stage = record([equals, equals, equals], [1, 2, 1]);
    expect(stage.state.songs[0].recorded).toBe(0);
    expect(stage.state.phase).toBe('approve');
  });

  test('a better recording replaces the old one', () => {
    const stage = studio({ songs: [{ columns: [crown, crown, crown], recorded: 10 }] });
    stage.play({ type: 'proposeRecord', song: 0 });
    stage.random = loaded(6, 1, 6, 6);
    expect(yes(stage).place(6, 6, 6).state.songs[0].recorded).toBe(20);
  });

  test('all powers are fresh for a recording', () => {
    const stage = studio({ intensity: [1, 0, 0], used: [255, 255, 255] }).play({ type: 'proposeRecord', song: 0 });
    expect(yes(stage).can({ type: 'shake' })).toBe(true);
  });

  test('a breakdown records nothing and the price is gone', () => {
    const stage = studio({ intensity: [2, 2, 0], clout: 1, bandCoin: 10 }).play({ type: 'proposeRecord', song: 0 });
    stage.random = loaded(4, 2, 6, 1);
    yes(stage).play({ type: 'doubleStop' }).place(4, 2).play({ type: 'doubleStop' }).place(6, 1);
    expect(stage.state).toMatchObject({ bandCoin: 0, phase: 'approve' });
    expect(stage.state.songs[0].recorded).toBe(-1);
  });
});
