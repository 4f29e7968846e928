import type { Seat } from '@bandstand/engine';
import type { Kit } from '../kit.ts';
import { WAITING } from '../layout.ts';
import type { Move } from '../moves.ts';
import type { SeatTurn } from '../phase.ts';
import { step } from '../seat.ts';
import type { SheetEvent, State } from '../state.ts';
import type { Chooser } from './chooser.ts';

/** What a move sets off when the waiting items are used well: the sheet at the end and everything that happened on the way. */
export interface Followed {
  readonly sheet: readonly number[];
  readonly events: readonly SheetEvent[];
}

/** Plays a move and the chain behind it on a copy of the seat's sheet; other seats and the table stay as they are. */
export function followChain(kit: Kit, chooser: Chooser, state: State, seat: Seat, move: Move): Followed {
  const sheet = state.sheets[seat].slice();
  const events: SheetEvent[] = [];
  const alone: State = { ...state, sheets: state.sheets.with(seat, sheet) };
  const turn: SeatTurn = { content: kit, state: alone, tell: (event) => events.push(event) };
  for (
    let next: Move | undefined = move;
    next !== undefined;
    next = sheet[WAITING] > 0 ? chooser.nextUse(alone, seat) : undefined
  ) {
    step(turn, sheet, seat, next);
  }
  return { sheet, events };
}
