import type { Game } from '@bandstand/engine';
import { expect } from 'vitest';
import { MARKS, type DraftAndWrite, type State } from '../index.ts';

/** Ends a match for two with these sheets, whose totals must be equal: who comes first. */
export function tiedRanks(game: Game<DraftAndWrite>, state: State, sheets: readonly number[][]): readonly number[] {
  state.phase = 'over';
  state.ending = 'posts';
  state.toAct = 0;
  for (const [seat, sheet] of sheets.entries()) {
    state.sheets[seat] = sheet;
    state.shown[seat] = sheet.slice(0, MARKS);
  }
  const outcome = game.outcome(state);
  expect(outcome?.scores[0]).toBe(outcome?.scores[1]);
  return outcome?.ranks ?? [];
}
