import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { gigNumber, loaded, nextRound, playedGig, Stage, standard } from './stage.ts';

/** Threshold, stars, COIN, CROWD and CLOUT. */
type Row = readonly [from: number, stars: number, coin: number, crowd: number, clout: number];
const ROWS: readonly (readonly [id: string, middle: Row, top: Row])[] = [
  ['open-stage', [10, 1, 1, 2, 0], [26, 2, 5, 5, 1]],
  ['support-slot', [25, 1, 1, 3, 0], [45, 2, 10, 5, 1]],
  ['rooftop-birthday', [25, 1, 0, 1, 0], [40, 2, 0, 1, 0]],
  ['town-hall', [40, 1, 0, 5, 0], [70, 2, 0, 5, 2]],
  ['copper-kettle', [40, 1, 5, 2, 0], [75, 2, 15, 5, 1]],
  ['radio-favour', [30, 1, 5, 10, 0], [40, 2, 5, 10, 2]],
  ['lantern-bill', [45, 1, 5, 5, 0], [75, 2, 5, 15, 1]],
  ['ferry-tour', [70, 1, 0, 15, 1], [100, 3, 0, 20, 2]],
  ['casino-weekend', [50, 2, 20, 5, 0], [80, 3, 40, 10, 1]],
  ['label-showcase', [50, 2, 15, 0, 0], [60, 3, 30, 20, 1]],
  ['northern-festival', [150, 3, 20, 20, 0], [200, 4, 0, 0, 0]],
  ['globe-tour', [200, 3, 20, 20, 0], [250, 4, 0, 0, 0]],
];
const band = { bandCoin: 3, bandCrowd: 20, clout: 2 };
const gain = ({ state }: Stage) => [
  state.stars,
  state.bandCoin - band.bandCoin,
  state.bandCrowd - band.bandCrowd,
  state.clout - band.clout,
];

describe('the score is compared with the rows of the card', () => {
  test.each(ROWS)('%s: the middle row %j ends one point below the top row %j', (id, middle, top) => {
    expect(gain(playedGig(id, middle[0], band))).toEqual(middle.slice(1));
    expect(gain(playedGig(id, top[0] - 1, band))).toEqual(middle.slice(1));
    expect(gain(playedGig(id, top[0], band))).toEqual(top.slice(1));
  });

  const BOMBS: readonly (readonly [string, string, Partial<State>])[] = [
    ['open-stage', '2 CROWD', { bandCrowd: 18 }],
    ['support-slot', '1 CROWD', { bandCrowd: 19 }],
    ['rooftop-birthday', '1 CROWD', { bandCrowd: 19 }],
    ['town-hall', '1 CLOUT', { clout: 1 }],
    ['copper-kettle', '5 CROWD', { bandCrowd: 15 }],
    ['radio-favour', '1 CLOUT', { clout: 1 }],
    ['lantern-bill', '5 CROWD', { bandCrowd: 15 }],
    ['casino-weekend', '5 COMMITMENT of each', { commitment: [4, 3, 2] }],
    ['label-showcase', '10 of every record', {}],
    ['northern-festival', 'the choice of boxes', { coin: [1, 2, 3] }],
    ['globe-tour', 'the choice of boxes', { coin: [1, 2, 3] }],
  ];
  test.each(BOMBS)('%s: a point below the middle row is a bomb that costs %s', (id, _cost, left) => {
    const middle = ROWS.find(([other]) => other === id)?.[1][0] ?? 0;
    const stage = playedGig(id, middle - 1, { ...band, commitment: [9, 8, 7], ownPoints: [1, 2, 3] });
    expect(stage.last('gigEnded')).toMatchObject({ stars: 0, coin: 0, crowd: 0, clout: 0 });
    stage.play({ type: 'level', track: 0 }, 0);
    expect(stage.state).toMatchObject({ ...band, commitment: [9, 8, 7], coin: [0, 0, 0], ...left });
    expect(stage.state.songs[0].recorded).toBe(id === 'label-showcase' ? middle - 11 : middle - 1);
  });
});

describe('what a gig asks for', () => {
  const NEEDS: readonly (readonly [string, Partial<State>, Partial<State>])[] = [
    ['rooftop-birthday', { bandCoin: 1 }, { bandCoin: 0 }],
    ['town-hall', { bandCrowd: 10, clout: 1 }, { bandCrowd: 9, clout: 1 }],
    ['town-hall', { bandCrowd: 10, clout: 1 }, { bandCrowd: 10, clout: 0 }],
    ['copper-kettle', { bandCrowd: 30 }, { bandCrowd: 29 }],
    ['lantern-bill', { bandCrowd: 30 }, { bandCrowd: 29 }],
    ['ferry-tour', { bandCrowd: 55 }, { bandCrowd: 54 }],
    ['casino-weekend', { bandCrowd: 60, commitment: [2, 2, 2] }, { bandCrowd: 59, commitment: [2, 2, 2] }],
    ['label-showcase', { bandCrowd: 70 }, { bandCrowd: 69 }],
    [
      'northern-festival',
      { bandCrowd: 100, songs: Array.from({ length: 5 }, () => ({ columns: standard.firstSong, recorded: -1 })) },
      { bandCrowd: 99, songs: Array.from({ length: 5 }, () => ({ columns: standard.firstSong, recorded: -1 })) },
    ],
    ['globe-tour', { bandCrowd: 90 }, { bandCrowd: 89 }],
  ];
  test.each(NEEDS)('%s is in reach with %j and not with %j', (id, enough, short) => {
    const unlocked = 1 << gigNumber(id);
    expect(nextRound({ ...enough, unlocked }).state.phase).toBe('approve');
    expect(nextRound({ ...short, unlocked }).state.cause).toBe('noGig');
  });

  test.each(['open-stage', 'support-slot', 'radio-favour'])('%s asks for nothing', (id) => {
    expect(nextRound({ unlocked: 1 << gigNumber(id) }).state.phase).toBe('approve');
  });

  test.each([
    ['town-hall', 1, 10],
    ['copper-kettle', 1, 30],
    ['lantern-bill', 1, 30],
    ['ferry-tour', 2, 55],
    ['casino-weekend', 2, 60],
    ['label-showcase', 10, 70],
    ['northern-festival', 5, 100],
    ['globe-tour', 5, 90],
  ])('%s: a van costs %i COIN and brings CLOUT friends towards %i CROWD', (id, van, need) => {
    const stage = nextRound({
      unlocked: 1 << gigNumber(id),
      bandCrowd: need - 3,
      clout: 3,
      crowd: [9, 0, 0],
      coin: [van, 0, 0],
      commitment: [2, 2, 2],
      songs: Array.from({ length: 5 }, () => ({ columns: standard.firstSong, recorded: -1 })),
    });
    stage.all({ type: 'approve', mask: 1 }).play({ type: 'amount', amount: 1 }, 0);
    expect(stage.last('friendsBrought')).toMatchObject({ seat: 0, friends: 3, coin: van });
    expect(stage.state.coin[0]).toBe(0);
  });
});

describe('the set of a gig', () => {
  const at = (id: string, setSongs: number) =>
    new Stage({
      phase: 'callSong',
      chosen: gigNumber(id),
      order: [0],
      actor: 0,
      setSongs,
      songs: Array.from({ length: 10 }, () => ({ columns: standard.firstSong, recorded: 0 })),
    });
  const SETS: readonly (readonly [string, number, 'exactly' | 'up to', number | undefined])[] = [
    ['open-stage', 1, 'exactly', undefined],
    ['support-slot', 5, 'up to', 0],
    ['rooftop-birthday', 5, 'up to', 0],
    ['town-hall', 2, 'up to', -2],
    ['copper-kettle', 5, 'exactly', 2],
    ['radio-favour', 1, 'exactly', undefined],
    ['lantern-bill', 5, 'exactly', -2],
    ['ferry-tour', 6, 'up to', 0],
    ['casino-weekend', 5, 'exactly', 0],
    ['label-showcase', 1, 'exactly', undefined],
    ['northern-festival', 5, 'exactly', undefined],
    ['globe-tour', 10, 'exactly', 0],
  ];
  test.each(SETS)('%s: %i songs, %s, covers at %s', (id, songs, count, cover) => {
    const last = at(id, songs - 1);
    expect(last.can({ type: 'endSet' })).toBe(count === 'up to');
    const first = at(id, 0);
    first.random = loaded(5);
    if (first.can({ type: 'playCover' })) first.play({ type: 'playCover' });
    expect(first.last('coverPlayed')?.points).toBe(cover === undefined ? undefined : 5 + cover);
    last.play({ type: 'playRecorded', song: 0 });
    expect(last.last(id === 'ferry-tour' ? 'tourGoesOn' : 'gigEnded')).toBeDefined();
  });
});

describe('locks', () => {
  test.each([
    ['lantern-bill', 3],
    ['ferry-tour', 3],
    ['casino-weekend', 4],
    ['label-showcase', 5],
    ['northern-festival', 5],
    ['globe-tour', 6],
  ])('%s is unlocked by CLOUT %i', (id, clout) => {
    const bit = 1 << gigNumber(id);
    expect(playedGig('open-stage', 25, { clout: clout - 1 }).state.unlocked & bit).toBe(0);
    expect(playedGig('open-stage', 26, { clout: clout - 1 }).state.unlocked & bit).toBe(bit);
  });

  test('the Radio Favour is not unlocked by CLOUT, and not by the middle row of the birthday', () => {
    const bit = 1 << gigNumber('radio-favour');
    expect(playedGig('open-stage', 26, { clout: 9 }).state.unlocked & bit).toBe(0);
    expect(playedGig('rooftop-birthday', 39).state.unlocked & bit).toBe(0);
  });

  test('a gig stays unlocked when CLOUT falls below its lock', () => {
    const unlocked = 0b11111 | (1 << gigNumber('lantern-bill'));
    const stage = playedGig('town-hall', 0, { clout: 3, unlocked });
    expect(stage.state.clout).toBe(2);
    expect(stage.state.unlocked & (1 << gigNumber('lantern-bill'))).not.toBe(0);
  });

  test('a burned gig is not unlocked again', () => {
    const burned = 1 << gigNumber('casino-weekend');
    expect(playedGig('open-stage', 26, { clout: 3, burned }).state.unlocked & burned).toBe(0);
  });

  test('the middle row of the Town Hall does not burn the card', () => {
    expect(playedGig('town-hall', 69).state.burned).toBe(0);
  });
});
