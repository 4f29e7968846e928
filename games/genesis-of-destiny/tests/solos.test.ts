import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { dieOf } from '../vocabulary.ts';
import { column } from './sheet.ts';
import { game, loaded, nextRound, playedGig, Stage, standard } from './stage.ts';

const song = { columns: standard.firstSong, recorded: -1 };
const crown = column({ F: 1 }, { top: 'crown' });
const walked = (change: Partial<State> = {}, ...dice: number[]) => {
  const stage = new Stage({ phase: 'downtime', order: [0, 1, 2], actor: 0, labelBar: 0, ...change });
  stage.random = loaded(...dice);
  return stage.play({ type: 'walkOut' });
};
const covers = (stage: Stage) => stage.events.flatMap((event) => (event.type === 'soloCover' ? [event] : []));

describe('claims', () => {
  test('each takes one of the originals that are left, of their choice', () => {
    const stage = walked({ songs: [song, song, song, song], commitment: [1, 5, 3] });
    expect(stage.state.actor).toBe(1);
    expect(stage.moves()).toHaveLength(4);
    stage.play({ type: 'claim', song: 2 });
    expect(stage.state.actor).toBe(2);
    expect(stage.moves()).toMatchObject([{ song: 0 }, { song: 1 }, { song: 3 }]);
    stage.play({ type: 'claim', song: 0 }).play({ type: 'claim', song: 3 });
    expect(stage.state.claims).toEqual([3, 2, 0]);
  });

  test('a draft is no song: with nothing else all three play covers', () => {
    const stage = walked({ songs: [], draft: [crown, crown] }, 3, 5, 4);
    expect(covers(stage)).toMatchObject([
      { seat: 0, roll: 3 },
      { seat: 1, roll: 5 },
      { seat: 2, roll: 4 },
    ]);
    expect(stage.state.crowd).toEqual([3, 5, 4]);
  });

  test('a recorded score is ignored: the song is played', () => {
    const stage = walked({ songs: [{ ...song, recorded: 90 }] }, 1, 1, 1, 1);
    expect(stage.state).toMatchObject({ phase: 'songTurn', crowd: [0, 0, 0] });
  });

  test('solos are played one after the other in the order of the claims', () => {
    const three = { columns: [crown, crown, crown], recorded: -1 };
    const stage = walked({ songs: [three, three], commitment: [0, 4, 9] }).play({ type: 'claim', song: 1 });
    const soloists: number[] = [];
    while (stage.state.phase === 'songTurn') {
      if (stage.state.column === 0) soloists.push(stage.state.soloist);
      stage.place(1);
    }
    expect([...soloists, ...covers(stage).map((event) => event.seat)]).toEqual([2, 1, 0]);
  });

  test('there is no way back: nobody walks out of a break-up', () => {
    const stage = walked({ songs: [song, song] });
    expect(stage.moves().every((move) => move.type === 'claim')).toBe(true);
  });
});

describe('solos', () => {
  test('all own powers and dice are fresh for every solo', () => {
    const stage = walked({
      intensity: [1, 0, 0],
      ownDice: [1, 0, 0],
      used: [255, 255, 255],
      usedDice: [1, 0, 0],
    });
    expect([stage.can({ type: 'shake' }), stage.can({ type: 'rollSpecial' })]).toEqual([true, true]);
  });

  test('stand-ins have no special dice, neither their own nor the one of the soloist', () => {
    const stage = walked({ ownDice: [1, 1, 1] }, 1, 1, 1, 1).place(1);
    expect(stage.state).toMatchObject({ actor: 0, row: 1 });
    expect(stage.can({ type: 'rollSpecial' })).toBe(false);
  });

  test('a special die that the soloist rolled may lie in a row of a stand-in', () => {
    const stage = walked({ ownDice: [1, 0, 0] }, 1, 1, 1, 1);
    stage.random = loaded(4);
    stage
      .play({ type: 'rollSpecial' })
      .place(1)
      .play({ type: 'place', die: dieOf(1, 4) });
    expect(stage.state.placed[2]).toBe(dieOf(1, 4));
  });

  test('a soloist may sustain, a stand-in may not', () => {
    const stage = walked({ intensity: [3, 3, 3], songs: [{ columns: [crown, crown, crown], recorded: -1 }] }, 6, 2);
    expect(stage.state).toMatchObject({ phase: 'sustainTurn', actor: 0, row: 0 });
    stage.play({ type: 'letPass' });
    expect(stage.state).toMatchObject({ phase: 'songTurn', actor: 0, row: 2 });
  });

  test('a solo that breaks down brings no fans', () => {
    const stage = walked({ intensity: [3, 0, 0], songs: [{ columns: [crown, crown, crown], recorded: -1 }] }, 6, 2);
    stage.play({ type: 'sustain' }).play({ type: 'doubleStop' }).place(6, 2);
    expect(stage.last('brokeDown')).toMatchObject({ row: 2 });
    expect(stage.events).toContainEqual({ type: 'fansGained', seat: 0, fans: 0, crowd: 0 });
  });

  test('gains nothing but CROWD: own points, COIN and COMMITMENT stay', () => {
    const stage = walked({ coin: [1, 2, 3], commitment: [6, 5, 4], songs: [] });
    expect(stage.state).toMatchObject({ coin: [1, 2, 3], commitment: [6, 5, 4] });
  });
});

describe('who wins alone', () => {
  test('most CROWD, the old and the new together', () => {
    const stage = walked({ songs: [], crowd: [10, 12, 0] }, 6, 3, 6);
    expect(game.outcome(stage.state)).toMatchObject({ ranks: [1, 2, 3], scores: [16, 15, 6], how: 'solo-walkOut' });
  });

  test('COIN, hands and band stats do not matter', () => {
    const stage = walked({ songs: [], coin: [0, 0, 99], bandCrowd: 99, bandCoin: 99, clout: 6 }, 2, 1, 1);
    expect(game.outcome(stage.state)?.ranks).toEqual([1, 2, 3]);
  });

  test('only the winner has to reach the bar, and one alone wins', () => {
    const stage = walked({ songs: [], crowd: [0, 148, 0], labelBar: 150 }, 1, 2, 1);
    expect(game.outcome(stage.state)).toMatchObject({ shares: [0, 1, 0] });
  });

  test('a third ballot without a gig has the bar as well', () => {
    const stage = new Stage({ phase: 'approve', asked: 7, faceUp: [0], ballot: 3, songs: [] });
    stage.all({ type: 'approve', mask: 0 });
    expect(stage.state).toMatchObject({ cause: 'noConsensus', ending: 'unsigned' });
  });

  test('without a gig in reach there is a winner without any bar', () => {
    expect(nextRound({ unlocked: 0, songs: [] }).state).toMatchObject({ cause: 'noGig', ending: 'solo' });
  });
});

describe('it ends', () => {
  test.each([
    ['asFound', 12],
    ['tuned', 15],
  ] as const)('%s: however kind the band is to itself, after %i gigs no card is left', (tuning, most) => {
    const rich: Partial<State> = {
      bandCrowd: 500,
      clout: 6,
      commitment: [99, 99, 99],
      coin: [99, 99, 99],
      songs: Array.from({ length: 10 }, () => song),
    };
    let played = 0;
    let unlocked = 0b111111111111;
    for (;;) {
      const { state } = nextRound({ ...rich, gigs: played, unlocked }, { tuning });
      if (state.cause === 'noGig') break;
      unlocked = state.unlocked;
      played++;
    }
    expect(played).toBe(most);
  });

  test('a match has a stated bound of 20,000 moves', () => {
    expect(game.maxMoves).toBe(20_000);
  });

  test('a gig counts as played once, whatever its result', () => {
    expect(playedGig('open-stage', 0, { gigs: 2 }).state.gigs).toBe(3);
  });
});
