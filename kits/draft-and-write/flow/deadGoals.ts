import { isImpossible } from '../goals/reach.ts';
import type { Kit } from '../kit.ts';
import { SLOTS } from '../layout.ts';
import type { Turn } from '../phase.ts';
import type { Goal, State } from '../state.ts';
import { emptySlot, fillSlot } from './table.ts';

/** A goal that no seat can reach any more. */
function isDead(kit: Kit, state: State, goal: Goal): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (!isImpossible(kit, state.sheets[seat], goal)) return false;
  return true;
}

/** Slot by slot, a goal out of everybody's reach makes way until one lies there that is not. */
export function replaceDeadGoals(turn: Turn): void {
  const { content: kit, state } = turn;
  if (kit.rules.deadGoals === 'stay') return;
  for (let slot = 0; slot < SLOTS; slot++) {
    while (state.slots[slot] >= 0 && isDead(kit, state, state.slots[slot])) {
      emptySlot(turn, slot, 'dead');
      fillSlot(turn, slot);
    }
  }
}
