import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { game, gigNumber, nextRound, playedGig, type Stage } from './stage.ts';

const role = { rolePlaying: true };
const amount = (value: number) => ({ type: 'amount', amount: value });
const pick = (choice: number) => ({ type: 'gmChoose', choice });
const master = (change: Partial<State> = {}) => nextRound(change, role);
/** Values the next field of the form takes. */
const values = (stage: Stage) =>
  stage
    .moves()
    .map((move) => (move.type === 'amount' ? move.amount : move.type === 'gmChoose' ? move.choice : move.type));
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const fill = (stage: Stage, ...moves: readonly object[]) => {
  for (const move of moves) stage.play(move);
  return stage;
};
const blank = (change: Partial<State> = {}) => master(change).play({ type: 'gmBlank' });
/** Up to so many songs with covers at 0, no needs, no van, no fee. */
const plain = (songs: number, rows: number) =>
  fill(blank(), amount(songs), pick(1), pick(3), amount(0), amount(0), pick(0), amount(0), amount(0), amount(rows));

describe('fields of the form, in a fixed order', () => {
  const FILLED: readonly (readonly [string, readonly object[], readonly (number | string)[]])[] = [
    ['songs: 1 to 10', [], range(1, 10)],
    ['count: exact or up to', [amount(3)], [0, 1]],
    ['kind: originals only, or covers from −2 to +2', [amount(3), pick(1)], range(0, 5)],
    ['CROWD needed: 0 to 100 in fives', [amount(3), pick(1), pick(0)], range(0, 100, 5)],
    ['CLOUT needed: 0 to 6', [amount(3), pick(1), pick(0), amount(0)], range(0, 6)],
    ['van: none, 1, 2, 3, 5, 10', [amount(3), pick(1), pick(0), amount(0), amount(0)], range(0, 5)],
    ['COIN fee: 0 to 10', [amount(3), pick(1), pick(0), amount(0), amount(0), pick(0)], range(0, 10)],
    [
      'COMMITMENT fee of each: 0 to 5',
      [amount(3), pick(1), pick(0), amount(0), amount(0), pick(0), amount(0)],
      range(0, 5),
    ],
    [
      'no COIN fee beside a van: the next field is the COMMITMENT fee',
      [amount(3), pick(1), pick(0), amount(0), amount(0), pick(5)],
      range(0, 5),
    ],
    [
      'star rows: 1 to 3',
      [amount(3), pick(1), pick(0), amount(0), amount(0), pick(0), amount(0), amount(0)],
      range(1, 3),
    ],
  ];
  test.each(FILLED)('%s', (_field, moves, expected) => {
    expect(values(fill(blank(), ...moves))).toEqual(expected);
  });

  test('stars rise from row to row and leave room for the rows that follow', () => {
    expect(values(plain(1, 1))).toEqual([1, 2, 3]);
    expect(values(plain(1, 2))).toEqual([1, 2]);
    const stage = plain(1, 2);
    fill(stage, amount(1), amount(10), amount(0), amount(0), amount(0));
    expect(values(stage)).toEqual([2, 3]);
  });

  test('thresholds rise in fives up to 300 and leave room for the rows that follow', () => {
    expect(values(fill(plain(1, 1), amount(1)))).toEqual(range(10, 300, 5));
    const stage = fill(plain(1, 2), amount(1));
    expect(values(stage)).toEqual(range(10, 295, 5));
    fill(stage, amount(100), amount(0), amount(0), amount(0), amount(2));
    expect(values(stage)).toEqual(range(105, 300, 5));
  });

  test.each([
    [1, 1, 10],
    [1, 10, 50],
    [2, 1, 25],
    [2, 10, 80],
    [3, 1, 60],
    [3, 10, 160],
    [3, 4, 65],
  ])('a row of %i stars with %i songs starts at %i at least', (stars, songs, least) => {
    expect(values(fill(plain(songs, 1), amount(stars)))[0]).toBe(least);
  });

  test.each([
    [1, 5, 15, 1],
    [2, 20, 15, 2],
    [3, 40, 20, 2],
  ])('a row of %i stars pays at most %i COIN, %i CROWD and %i CLOUT', (stars, coin, crowd, clout) => {
    const stage = fill(plain(1, 1), amount(stars), amount(100));
    expect(values(stage)).toEqual(range(0, coin));
    expect(values(stage.play(amount(0)))).toEqual(range(0, crowd));
    expect(values(stage.play(amount(0)))).toEqual(range(0, clout));
  });

  test.each([
    [1, 5, 10, 1],
    [1, 5, 11, 0],
    [2, 20, 10, 1],
    [2, 16, 11, 0],
    [3, 40, 5, 1],
    [3, 30, 5, 2],
  ])(
    '%i stars with %i COIN and %i CROWD leave %i CLOUT: five COIN or CROWD count one, a CLOUT three',
    (stars, coin, crowd, clout) => {
      const stage = fill(plain(1, 1), amount(stars), amount(100), amount(coin), amount(crowd));
      const offered = stage.moves().flatMap((move) => (move.type === 'amount' ? [move.amount] : []));
      // A field with one possible value fills itself.
      expect(offered).toEqual(clout === 0 ? [] : range(0, clout));
    },
  );

  test('a bomb: nothing, 1 to 5 CROWD, 1 CLOUT, 5 COMMITMENT of each, 10 of the records, COIN only', () => {
    const bombs = range(0, 9).map((choice) => {
      const stage = fill(plain(1, 1), amount(1), amount(10), amount(0), amount(0), amount(0), pick(choice));
      const { effect, amount: size } = stage.state.offers[0].bomb;
      return [effect, size];
    });
    expect(bombs).toEqual([
      ['nothing', 0],
      ...range(1, 5).map((size) => ['crowd', size]),
      ['clout', 1],
      ['commitment', 5],
      ['recorded', 10],
      ['coinOnly', 0],
    ]);
  });

  const legend = (songs: number, crowd: number, clout: number) =>
    fill(
      blank(),
      amount(songs),
      pick(1),
      pick(3),
      amount(crowd),
      amount(clout),
      pick(0),
      amount(0),
      amount(0),
      amount(1),
    );

  test('four stars are offered only with five songs, 90 CROWD and 5 CLOUT, and pay nothing else', () => {
    expect(values(legend(4, 90, 5))).toEqual([1, 2, 3]);
    expect(values(legend(5, 85, 5))).toEqual([1, 2, 3]);
    expect(values(legend(5, 90, 4))).toEqual([1, 2, 3]);
    const stage = legend(5, 90, 5);
    expect(values(stage)).toEqual([1, 2, 3, 4]);
    fill(stage, amount(4), amount(200));
    expect(values(stage)).toEqual(range(0, 9));
  });

  test('four stars start at 25 points a song', () => {
    expect(values(legend(10, 90, 5).play(amount(4)))[0]).toBe(250);
  });
});

describe('offers', () => {
  test('there is no burn and no deck: the game master begins every round', () => {
    const stage = master({ gigs: 6 });
    expect(stage.state).toMatchObject({ phase: 'gmForm', actor: 3, burned: 0, faceUp: [] });
    for (const seat of [0, 1, 2]) expect(stage.moves(seat)).toEqual([]);
  });

  test('are one to three, and the third ends it', () => {
    const stage = master();
    expect(stage.can({ type: 'gmDone' }, 3)).toBe(false);
    fill(stage, { type: 'gmCard', gig: 0 }, { type: 'gmCard', gig: 1 });
    expect(stage.can({ type: 'gmDone' }, 3)).toBe(true);
    expect(stage.play({ type: 'gmCard', gig: 4 }).state).toMatchObject({ phase: 'approve', faceUp: [0, 1, 4] });
  });

  test('an offer out of reach cannot be approved', () => {
    const stage = fill(master(), { type: 'gmCard', gig: 4 }, { type: 'gmCard', gig: 0 }, { type: 'gmDone' });
    expect(stage.moves(0).flatMap((move) => (move.type === 'approve' ? [move.mask] : []))).toEqual([0, 2]);
  });

  test('a locked card is offered once CLOUT reached its lock, the Radio Favour after the top row of the birthday', () => {
    const may = (stage: Stage, id: string) => {
      stage.all({ type: 'stay' });
      for (let seat = 0; seat < 3; seat++) stage.play({ type: 'rest' });
      for (let seat = 0; seat < 3; seat++) stage.play({ type: 'pass' });
      return stage.can({ type: 'gmCard', gig: gigNumber(id) });
    };
    expect(may(playedGig('open-stage', 26, { clout: 2 }, role), 'lantern-bill')).toBe(true);
    expect(may(playedGig('open-stage', 25, { clout: 2 }, role), 'lantern-bill')).toBe(false);
    expect(may(playedGig('rooftop-birthday', 40, {}, role), 'radio-favour')).toBe(true);
    expect(may(playedGig('rooftop-birthday', 39, {}, role), 'radio-favour')).toBe(false);
    expect(may(playedGig('town-hall', 70, {}, role), 'town-hall')).toBe(false);
    expect(may(playedGig('town-hall', 69, {}, role), 'town-hall')).toBe(true);
  });

  test('a form is played like a card, and its bomb of nothing costs nothing', () => {
    const stage = fill(plain(1, 1), amount(1), amount(10), amount(5), amount(2), amount(1), pick(0));
    stage.play({ type: 'gmDone' }).all({ type: 'approve', mask: 1 });
    stage.play({ type: 'playCover' });
    expect(stage.last('gigEnded')).toMatchObject({ gig: 12, stars: 0 });
    expect(stage.state).toMatchObject({ bandCoin: 0, bandCrowd: 0, clout: 0, phase: 'freeLevel' });
  });

  test.each([8, 12, 16])('a season of %i gigs ends after the studio of its last one', (seasonGigs) => {
    const season = { rolePlaying: true, seasonGigs };
    expect(nextRound({ gigs: seasonGigs - 1 }, season).state.phase).toBe('gmForm');
    expect(nextRound({ gigs: seasonGigs }, season).state.cause).toBe('seasonOver');
  });

  test('the band walks out and strikes offers as it does with cards', () => {
    const stage = fill(master(), { type: 'gmCard', gig: 0 }, { type: 'gmDone' });
    stage.all({ type: 'approve', mask: 0 });
    expect(stage.state).toMatchObject({ phase: 'approve', ballot: 2 });
    expect(stage.all({ type: 'walkOut' }).state.cause).toBe('walkOut');
    expect(game.toAct(stage.state) & 8).toBe(0);
  });
});
