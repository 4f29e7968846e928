import { describe, expect, test } from 'vitest';
import { fieldOf, FIELDS } from '../rules/form.ts';
import { startRound } from '../rules/round.ts';
import type { State } from '../state.ts';
import { game, gigNumber, Stage } from './stage.ts';

const atForm = (change: Partial<State> = {}) => {
  const stage = new Stage(change, { rolePlaying: true });
  startRound(stage.at);
  return stage;
};
const amount = (value: number) => ({ type: 'amount', amount: value });
const pick = (choice: number) => ({ type: 'gmChoose', choice });

describe('the game master', () => {
  test('role-playing needs four seats, the band alone three', () => {
    const options = { ...Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default])) };
    expect(game.optionsProblem?.({ ...options, rolePlaying: true } as never, 3)?.code).toBe('needs-game-master');
    expect(game.optionsProblem?.({ ...options } as never, 4)?.code).toBe('three-seats');
  });

  test('offers cards whose lock is met, each once, and is done once one is in reach', () => {
    const stage = atForm();
    expect(stage.state).toMatchObject({ phase: 'gmForm', actor: 3 });
    expect(stage.can({ type: 'gmCard', gig: gigNumber('ferry-tour') })).toBe(false);
    stage.play({ type: 'gmCard', gig: 4 });
    expect(stage.can({ type: 'gmDone' })).toBe(false);
    stage.play({ type: 'gmCard', gig: 0 });
    expect(stage.can({ type: 'gmCard', gig: 0 })).toBe(false);
    stage.play({ type: 'gmDone' });
    expect(stage.state).toMatchObject({ phase: 'approve', faceUp: [4, 0] });
  });

  test('if two offers are out of reach the third must be in reach', () => {
    const stage = atForm().play({ type: 'gmCard', gig: 4 }).play({ type: 'gmCard', gig: 3 });
    expect(stage.can({ type: 'gmCard', gig: 2 })).toBe(false);
    stage.play({ type: 'gmBlank' }).play(amount(5)).play(pick(0));
    expect(stage.can(pick(0))).toBe(false);
    stage.play(pick(1));
    // CROWD and CLOUT of the band are 0, so these two fields fill themselves.
    expect(fieldOf(stage.state.form)?.field).toBe('van');
    expect(stage.state.form.slice(3)).toEqual([0, 0]);
  });

  test('a form is filled in field by field within the limits and becomes an offer', () => {
    const stage = atForm({ clout: 1 }).play({ type: 'gmBlank' });
    expect(fieldOf(stage.state.form)?.field).toBe(FIELDS[0]);
    for (const move of [amount(2), pick(1), pick(3), amount(10), amount(0), pick(1), amount(0), amount(1), amount(1)])
      stage.play(move);
    expect(stage.can(amount(5))).toBe(false);
    stage.play(amount(10));
    expect(stage.can(amount(6))).toBe(false);
    stage.play(amount(5));
    expect(stage.can(amount(16))).toBe(false);
    stage.play(amount(15)).play(pick(6));
    expect(stage.state.offers[0]).toMatchObject({
      songs: 2,
      exact: false,
      cover: 0,
      needCrowd: 10,
      van: 1,
      feeCoin: 0,
      rows: [{ from: 10, stars: 1, coin: 5, crowd: 15, clout: 0 }],
      bomb: { effect: 'clout', amount: 1 },
    });
  });

  test('four stars need CLOUT 5, CROWD 90 and five songs', () => {
    const stage = atForm({ clout: 6 }).play({ type: 'gmBlank' });
    for (const move of [amount(5), pick(1), pick(3), amount(90), amount(5), pick(0), amount(0), amount(0), amount(1)])
      stage.play(move);
    expect(stage.can(amount(4))).toBe(true);
    stage.play(amount(4));
    expect(stage.can(amount(195))).toBe(false);
    expect(stage.can(amount(200))).toBe(true);
  });

  test('after the last gig of the season the band breaks up without a bar', () => {
    expect(atForm({ gigs: 12 }).state.cause).toBe('seasonOver');
  });

  test('a tour costs a gig of the season instead of a card', () => {
    const change = {
      chosen: gigNumber('ferry-tour'),
      order: [0],
      setSongs: 1,
      phase: 'callSong',
      gigs: 5,
    } satisfies Partial<State>;
    const stage = new Stage(change, { rolePlaying: true }).play({ type: 'endSet' });
    expect(stage.state).toMatchObject({ gigs: 6, burned: 0, phase: 'callSong' });
    const last = new Stage({ ...change, gigs: 11 }, { rolePlaying: true }).play({ type: 'endSet' });
    expect(last.last('gigEnded')).toMatchObject({ stars: 0 });
  });

  test('sees what a spectator sees', () => {
    const stage = atForm();
    expect(game.view(stage.state, 3).hand).toEqual([]);
  });
});
