import type { Seat } from '@bandstand/engine';
import type { Kit } from './kit.ts';
import { CARD, ITEM, ITEM_KINDS, PENDING, SPARE, STAGE, TO_RECORD, WAITING } from './layout.ts';
import { sheetMoves } from './legal.ts';
import type { Move } from './moves.ts';
import { totalPoints } from './score.ts';
import { beginRecord, settle, step } from './seat.ts';
import { targets } from './sheet.ts';
import type { SheetEvent, State } from './state.ts';

/** What a choice is certain to bring: everything up to the next choice. */
export interface Ahead {
  readonly sheet: readonly number[];
  readonly events: readonly SheetEvent[];
  readonly points: number;
  /** Items that wait for a choice then, each as often as it waits. */
  readonly choices: readonly number[];
}

/** Items that have only one space to go to, whatever else is chosen. */
const SURE: readonly number[] = [ITEM.trackA, ITEM.trackB, ITEM.x2, ITEM.x3, ITEM.x4, ITEM.cheer];

/** About what a waiting item is worth, to tell the better of two places. */
const PER_CHOICE = 4;

interface Thought {
  readonly state: State;
  readonly sheet: number[];
  readonly events: SheetEvent[];
}

/** A copy of the seat's sheet to think on; other seats and the table stay as they are. */
function think(state: State, seat: Seat): Thought {
  const sheet = state.sheets[seat].slice();
  return { state: { ...state, sheets: state.sheets.with(seat, sheet) }, sheet, events: [] };
}

function goOn(kit: Kit, seat: Seat, { state, sheet, events }: Thought, before: readonly number[]): Ahead {
  for (;;) {
    const item = SURE.find((each) => sheet[PENDING + each] > 0 && targets(kit, sheet, each) !== 0);
    if (item === undefined) break;
    step(kit, state, sheet, seat, kit.moves.use[item][0], (event) => events.push(event));
  }
  const choices = Array.from({ length: ITEM_KINDS }, (_, item) => item).flatMap((item) =>
    new Array<number>(sheet[WAITING] > 0 ? sheet[PENDING + item] : 0).fill(item),
  );
  return { sheet, events, points: totalPoints(kit, sheet) - totalPoints(kit, before), choices };
}

/** What a legal move on the sheet is certain to bring. */
export function aheadOf(kit: Kit, state: State, seat: Seat, move: Move): Ahead {
  const thought = think(state, seat);
  step(kit, thought.state, thought.sheet, seat, move, (event) => thought.events.push(event));
  return goOn(kit, seat, thought, state.sheets[seat]);
}

/** What a hand card would bring if it were recorded now. */
export interface CardAhead extends Ahead {
  /** Where it brings most; absent where there is nothing to choose. */
  readonly move: Move | undefined;
}

const worthOf = ({ points, choices }: Ahead): number => points + PER_CHOICE * choices.length;

/** The best certain gain of a hand card, or what it costs. */
export function aheadOfCard(kit: Kit, state: State, seat: Seat, card: number): CardAhead {
  const thought = think(state, seat);
  const { sheet, events } = thought;
  beginRecord(kit, sheet, seat, card, (event) => events.push(event));
  if (sheet[STAGE] === SPARE) {
    settle(kit, thought.state, sheet, seat, (event) => events.push(event));
    return { ...goOn(kit, seat, thought, state.sheets[seat]), move: undefined };
  }
  sheet[STAGE] = TO_RECORD;
  sheet[CARD] = card + 1;
  let best: CardAhead | undefined;
  for (const move of sheetMoves(kit, thought.state, sheet, seat)) {
    if ((move.type !== 'place' || move.multiplier > 0) && move.type !== 'cross') continue;
    const found = aheadOf(kit, thought.state, seat, move);
    if (best === undefined || worthOf(found) > worthOf(best)) best = { ...found, move };
  }
  return best ?? { ...goOn(kit, seat, thought, state.sheets[seat]), move: undefined };
}
