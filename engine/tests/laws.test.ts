import type { Emit, Game, Random, Seat } from '@bandstand/engine';
import { checkLaws, type LawName } from '@bandstand/engine/laws';
import { expect, test } from 'vitest';
import { game as sound } from '../../tools/template/index.ts';
import type { Event, Move, State, TemplateGame, View } from '../../tools/template/state.ts';

const brokenLaws = (game: Game<TemplateGame>, matches = 60): LawName[] =>
  checkLaws(game, { matches }).broken.map(({ law }) => law);

/** The sound game with one thing planted in it. */
const planted = (fault: Partial<Game<TemplateGame>>): Game<TemplateGame> => ({ ...sound, ...fault });

test('a sound game breaks no law', () => {
  expect(checkLaws(sound, { matches: 60 })).toMatchObject({ matches: 60, broken: [] });
});

test('a view that shows other hands is caught', () => {
  const view = (state: State, viewer: Seat | 'spectator'): View => ({
    ...sound.view(state, viewer),
    ...{ hands: state.hands },
  });
  expect(brokenLaws(planted({ view }))).toContain('leak');
});

/** Everything is shown to everybody, and nothing is left to imagine. */
const open: Pick<Game<TemplateGame>, 'view' | 'imagine'> = {
  view: (state) => ({ ...sound.view(state, 'spectator'), ...{ whole: sound.clone(state) } }),
  imagine: (seen) => sound.clone((seen as View & { whole: State }).whole),
};

test('a leak that the imagination copies is caught because nothing surprises any more', () => {
  expect(brokenLaws(planted(open))).toEqual(['surprise']);
});

test('a game with hands that says that all see alike is caught', () => {
  expect(brokenLaws(planted({ allSeeAlike: true }))).toContain('alike');
});

test('an event that some do not notice is caught where all are said to see alike', () => {
  const viewEvent = (event: Event, viewer: Seat | 'spectator'): Event | undefined =>
    viewer === 'spectator' ? undefined : event;
  expect(brokenLaws(planted({ allSeeAlike: true, ...open, viewEvent }))).toContain('alike');
});

test('an event that tells everybody what only its seat sees is caught', () => {
  expect(brokenLaws(planted({ viewEvent: (event) => event }))).toEqual(['hearing']);
});

test('a kind of event from which more can be told than from the view is caught', () => {
  const play = (state: State, seat: Seat, move: Move, random: Random, emit?: Emit<Event>): void => {
    sound.play(state, seat, move, random, emit);
    if (move.card > 3) emit?.({ type: 'revealed', picks: [], winners: [] });
  };
  expect(brokenLaws(planted({ play }))).toContain('hearing');
});

test('an event that some are told otherwise is caught where it is said to be momentary', () => {
  expect(brokenLaws(planted({ isMomentary: ({ type }) => type === 'picked' }))).toContain('hearing');
});

test('an imagination that deals a card everybody saw played is caught', () => {
  const imagine = (view: View, random: Random): State => {
    const state = sound.imagine(view, random);
    const other = view.viewer === 0 ? 1 : 0;
    if (state.lastRound.length > 0 && state.hands[other].length > 0) state.hands[other][0] = state.lastRound[0];
    return state;
  };
  /** A card of which all copies were played is in no hand. */
  const contradicts = (state: State, told: Event): boolean =>
    told.type === 'revealed' &&
    told.picks.some(
      (card) =>
        state.played[card] + state.hands.flat().filter((held) => held === card).length >
        sound.pack.content.copies[card],
    );
  expect(brokenLaws(planted({ contradicts }))).toEqual([]);
  expect(brokenLaws(planted({ contradicts, imagine }))).toContain('memory');
});

test('a move that does more when somebody is told is caught', () => {
  const play = (state: State, seat: Seat, move: Move, random: Random, emit?: Emit<Event>): void => {
    sound.play(state, seat, move, random, emit);
    if (emit !== undefined) state.scores[seat]++;
  };
  expect(brokenLaws(planted({ play }))).toContain('silence');
});

test('legal moves that depend on what the seat cannot see are caught', () => {
  const legalMoves = (state: State, seat: Seat): readonly Move[] => {
    const moves = sound.legalMoves(state, seat);
    return moves.length > 1 && state.hands[(seat + 1) % state.seats].includes(7) ? moves.slice(1) : moves;
  };
  expect(brokenLaws(planted({ legalMoves }))).toContain('leak');
});

test('a clone that shares an array is caught', () => {
  const clone = (state: State): State => ({ ...sound.clone(state), picks: state.picks });
  expect(brokenLaws(planted({ clone }))).toContain('clone');
});

test('a view that shares an array with the state is caught', () => {
  const view = (state: State, viewer: Seat | 'spectator'): View => ({
    ...sound.view(state, viewer),
    scores: state.scores,
  });
  expect(brokenLaws(planted({ view }))).toContain('clone');
});

test('an array shared between matches is caught', () => {
  const shared = [0, 0, 0, 0, 0, 0, 0, 0];
  const setup = (options: State['options'], seats: number, random: Random): State => ({
    ...sound.setup(options, seats, random),
    played: shared,
  });
  expect(brokenLaws(planted({ setup }))).toContain('replay');
});

test('a dead end is caught', () => {
  const legalMoves = (state: State, seat: Seat): readonly Move[] =>
    sound.legalMoves(state, seat).filter((move) => move.card !== 7);
  expect(brokenLaws(planted({ legalMoves }))).toContain('turns');
});

test('a simultaneous choice that depends on who comes first is caught', () => {
  const play = (state: State, seat: Seat, move: Move, random: Random, emit?: Emit<Event>): void => {
    if (state.picks.every((pick) => pick < 0)) state.scores[seat]++;
    sound.play(state, seat, move, random, emit);
  };
  expect(brokenLaws(planted({ play }))).toContain('order');
});

test('a reveal that is not declared is caught', () => {
  expect(brokenLaws(planted({ reveals: () => false }))).toContain('reveal');
});

test('a match longer than its bound is caught', () => {
  expect(brokenLaws(planted({ maxMoves: 7 }))).toContain('ending');
});

test('state kept outside the state is caught', () => {
  let count = 0;
  const play = (state: State, seat: Seat, move: Move, random: Random, emit?: Emit<Event>): void => {
    sound.play(state, seat, move, random, emit);
    if (++count % 5 === 0) state.scores[seat]++;
  };
  const laws = brokenLaws(planted({ play }));
  expect(laws.some((law) => law === 'replay' || law === 'undo' || law === 'reveal')).toBe(true);
});

test('a state that JSON cannot carry is caught', () => {
  const setup = (options: State['options'], seats: number, random: Random): State => ({
    ...sound.setup(options, seats, random),
    ...{ seen: new Map() },
  });
  expect(() => checkLaws(planted({ setup }), { matches: 1 })).toThrow('not plain data');
});

test('an event without words is caught', () => {
  const text = { ...sound.text, event: () => 'undefined has chosen.' };
  expect(brokenLaws(planted({ text }))).toContain('text');
});

test('a refusal without words is caught', () => {
  expect(brokenLaws(planted({ whyNot: () => ({ code: 'no', message: '' }) }))).toContain('refusal');
});

test('the report keeps the shortest failing record it met', () => {
  const report = checkLaws(planted({ maxMoves: 7 }), { matches: 30 });
  expect(report.broken[0].record?.moves).toHaveLength(7);
});

test('an exception in the rules is reported with the place it was thrown at', () => {
  const outcome = (): never => {
    throw new TypeError('planted in outcome');
  };
  const [{ detail }] = checkLaws(planted({ outcome }), { matches: 5 }).broken;
  expect(detail).toContain('planted in outcome');
  expect(detail).toMatch(/at .*laws\.test\.ts:\d+/);
});
