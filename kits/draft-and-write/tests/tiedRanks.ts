import type { Game } from '@bandstand/engine';
import { expect } from 'vitest';
import { MARKS, newSheet, type DraftAndWrite, type State } from '../index.ts';

/** Ends a match for two, each of whom has written on a new sheet, with totals that must be equal: who comes first. */
export function tiedRanks(
  game: Game<DraftAndWrite>,
  state: State,
  writers: readonly ((sheet: number[]) => void)[],
): readonly number[] {
  state.phase = 'over';
  state.ending = 'posts';
  state.toAct = 0;
  for (const [seat, write] of writers.entries()) {
    const sheet = newSheet();
    write(sheet);
    state.sheets[seat] = sheet;
    state.shown[seat] = sheet.slice(0, MARKS);
  }
  const outcome = game.outcome(state);
  expect(outcome?.scores[0]).toBe(outcome?.scores[1]);
  return outcome?.ranks ?? [];
}
