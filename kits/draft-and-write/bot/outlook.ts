import type { Seat } from '@bandstand/engine';
import { flowOf } from '../flow/index.ts';
import type { Kit } from '../kit.ts';
import { SLOTS } from '../layout.ts';
import type { State } from '../state.ts';
import type { Weights } from './weights.ts';

/** What a sheet is judged against. */
export interface Outlook {
  /** Turns that are still to come. */
  turns: number;
  /** Goals that can still be claimed, and how likely each waits for this seat. */
  readonly goals: number[];
  readonly chances: number[];
}

export const newOutlook = (): Outlook => ({ turns: 0, goals: [], chances: [] });

/** How likely a goal that lies there for everybody is still there when it counts. */
const SHARED_CHANCE = 0.9;

/** Works out how long the match may last and which goals are in reach of the seat. */
export function lookAhead(kit: Kit, weights: Weights, state: State, seat: Seat, outlook: Outlook): void {
  outlook.turns = state.ending === '' ? flowOf(kit, state).turnsLeft(kit, state) : 0;
  while (outlook.goals.length > 0) outlook.goals.pop();
  while (outlook.chances.length > 0) outlook.chances.pop();
  const alone = state.seats === 1;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (state.slots[slot] < 0) continue;
    outlook.goals.push(state.slots[slot]);
    outlook.chances.push(alone ? 1 - weights.slotDecay * slot : SHARED_CHANCE);
  }
  if (state.personal[seat] >= 0) {
    outlook.goals.push(state.personal[seat]);
    outlook.chances.push(1);
  }
}
