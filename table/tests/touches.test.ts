import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { addEntry } from '../log.ts';
import { TableState } from '../state.ts';
import { Touches } from '../touches.ts';
import type { Pace } from '@bandstand/protocol';

const PEOPLE = 3;

function begun(pace: Pace): TableState {
  const state = new TableState({ game: toyGame, options: {}, seats: 2, seed: 'ab'.repeat(32), pace, opening: [] });
  addEntry(state, { type: 'start' }, 0);
  return state;
}

test('without clocks the row of a match is touched when its status changes, and now and then', () => {
  const state = begun({ type: 'free' });
  const touches = new Touches();
  expect(touches.at(state, PEOPLE, 0)).toEqual({ status: 'playing', toAct: 1, deadlineAt: null });
  expect(touches.at(state, PEOPLE, 599_999)).toBe(undefined);
  expect(touches.at(state, PEOPLE, 600_000)).toEqual({ status: 'playing', toAct: 1, deadlineAt: null });
  expect(touches.at(state, PEOPLE, 1_199_999)).toBe(undefined);
  addEntry(state, { type: 'closed' }, 1_199_999);
  expect(touches.at(state, PEOPLE, 1_199_999)).toMatchObject({ status: 'over', toAct: 0 });
  expect(touches.at(state, PEOPLE, 1_200_000)).toBe(undefined);
});

test('where a clock runs every step touches it, and so does the step that stops it', () => {
  const state = begun({ type: 'perMove', seconds: 60 });
  const touches = new Touches();
  expect(touches.at(state, PEOPLE, 1)).toMatchObject({ deadlineAt: 60_000 });
  expect(touches.at(state, PEOPLE, 2)).toMatchObject({ deadlineAt: 60_000 });
  addEntry(state, { type: 'absent', seat: 0, why: 'left' }, 3);
  expect(touches.at(state, PEOPLE, 3)).toMatchObject({ deadlineAt: null });
  expect(touches.at(state, PEOPLE, 4)).toBe(undefined);
});
