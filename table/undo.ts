import { bad, good, must, type Result, type Step, type Seat } from '@bandstand/engine';
import { LIMITS } from '@bandstand/protocol/limits';
import type { EntryOf } from './entry.ts';
import type { Asking, EntryRule } from './rule.ts';
import type { TableState } from './state.ts';
import { words } from './text/index.ts';

const nothingToRedo = () => bad('nothing-to-redo', words().undo.nothingWasTakenBack);

export const undo: EntryRule<EntryOf<'undo'>> = {
  check({ match, rewinds }, { seat, step }) {
    if (rewinds >= LIMITS.takeBacks) return bad('too-many-undos', words().undo.matchHasAtMostMoves(LIMITS.takeBacks));
    const last = match.steps.findLastIndex(([mover]) => mover === seat);
    if (last < 0) return bad('nothing-to-undo', words().undo.youHaveNotMoved);
    const isLast = step === undefined || step === last || step === match.lastChoice(seat);
    return isLast ? good(true) : bad('too-late', words().undo.youHaveMovedAgain);
  },
  apply(state, { seat, step, all }) {
    const { match, clock } = state;
    const last = step ?? match.steps.findLastIndex(([mover]) => mover === seat);
    const taken = match.takeBack({ step: last, keepsLater: all !== true });
    state.takenBack.set(seat, [...(state.takenBack.get(seat) ?? []), taken]);
    state.rewinds++;
    state.proposed = undefined;
    clock.takeBack(last, seat);
    return undefined;
  },
};

export const redo: EntryRule<EntryOf<'redo'>> = {
  check({ match, takenBack }, { seat }) {
    const steps = takenBack.get(seat)?.at(-1);
    if (steps === undefined) return nothingToRedo();
    return match.allows(steps) ? good(true) : bad('redo-too-late', words().undo.tableHasChangedSince);
  },
  apply(state, { seat }, at) {
    const { match, clock } = state;
    const groups = state.takenBack.get(seat) ?? [];
    const steps: readonly Step[] = groups.at(-1) ?? [];
    state.takenBack.set(seat, groups.slice(0, -1));
    state.proposed = undefined;
    return steps.flatMap(([mover, number]) => {
      clock.mark(match.steps.length);
      const { events } = must(match.play(mover, number));
      clock.at(at, state.toAct, mover);
      return events;
    });
  },
};

/** Back to the seat's last choice: nobody is asked, as long as no other person has seen it and moved. */
export function wantUndo({ match }: TableState, { seat, people }: Asking): Result<EntryOf<'undo'>> {
  const how = match.undoable(seat, people);
  if (!how.ok) return how;
  const { step, keepsLater } = how.value;
  return good({ type: 'undo', seat, step, ...(keepsLater ? {} : { all: true }) });
}

/** Whether the seat could play again what it took back last. */
export const canRedo = (state: TableState, seat: Seat): boolean =>
  (state.takenBack.get(seat)?.length ?? 0) > 0 && redo.check(state, { type: 'redo', seat }).ok;
