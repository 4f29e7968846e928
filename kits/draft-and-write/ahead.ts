import type { Seat } from '@bandstand/engine';
import type { Kit } from './kit.ts';
import { CARD, ITEM, ITEM_KINDS, PENDING, SPARE, STAGE, TO_RECORD, WAITING } from './layout.ts';
import { sheetMoves } from './legal.ts';
import type { Move } from './moves.ts';
import type { SeatTurn } from './phase.ts';
import { totalPoints } from './score.ts';
import { beginRecord, settle, step } from './seat.ts';
import { targets } from './sheet.ts';
import type { SheetEvent, State, Card } from './state.ts';

/** What a choice is certain to bring: everything up to the next choice. */
export interface Ahead {
  readonly sheet: readonly number[];
  readonly events: readonly SheetEvent[];
  readonly points: number;
  /** Items that were used at once, as they had one place to go to. */
  readonly used: readonly number[];
  /** Items that wait for a choice then, each as often as it waits. */
  readonly choices: readonly number[];
}

/** Items that have only one space to go to, whatever else is chosen. */
const SURE: readonly number[] = [ITEM.trackA, ITEM.trackB, ITEM.x2, ITEM.x3, ITEM.x4, ITEM.cheer];

/** About what a waiting item is worth, to tell the better of two places. */
const PER_CHOICE = 4;

interface Thought extends SeatTurn {
  readonly sheet: number[];
  readonly events: SheetEvent[];
}

/** A copy of the seat's sheet to think on; other seats and the table stay as they are. */
function think(content: Kit, state: State, seat: Seat): Thought {
  const sheet = state.sheets[seat].slice();
  const events: SheetEvent[] = [];
  const alone = { ...state, sheets: state.sheets.with(seat, sheet) };
  return { content, state: alone, sheet, events, tell: (event) => events.push(event) };
}

function goOn(thought: Thought, seat: Seat, before: readonly number[]): Ahead {
  const { content: kit, sheet, events } = thought;
  const used: number[] = [];
  for (;;) {
    const item = SURE.find((each) => sheet[PENDING + each] > 0 && targets(kit, sheet, each) !== 0);
    if (item === undefined) break;
    used.push(item);
    step(thought, sheet, seat, kit.moves.use[item][0]);
  }
  const choices = Array.from({ length: ITEM_KINDS }, (_, item) => item).flatMap((item) =>
    new Array<number>(sheet[WAITING] > 0 ? sheet[PENDING + item] : 0).fill(item),
  );
  return { sheet, events, points: totalPoints(kit, sheet) - totalPoints(kit, before), used, choices };
}

/** What a legal move on the sheet is certain to bring. */
export function aheadOf(kit: Kit, state: State, seat: Seat, move: Move): Ahead {
  const thought = think(kit, state, seat);
  step(thought, thought.sheet, seat, move);
  return goOn(thought, seat, state.sheets[seat]);
}

/** What a hand card would bring if it were recorded now. */
export interface CardAhead extends Ahead {
  /** Where it brings most; absent where there is nothing to choose. */
  readonly move: Move | undefined;
  /** The most points of all ways to record it, with a multiplier that waits. */
  readonly most: number;
}

const worthOf = ({ points, choices }: Ahead): number => points + PER_CHOICE * choices.length;

const withoutChoice = (ahead: Ahead): CardAhead => ({ ...ahead, move: undefined, most: ahead.points });

/** The best certain gain of a hand card, or what it costs. */
export function aheadOfCard(kit: Kit, state: State, seat: Seat, card: Card): CardAhead {
  const thought = think(kit, state, seat);
  const { sheet } = thought;
  beginRecord(thought, sheet, seat, card);
  if (sheet[STAGE] === SPARE) {
    settle(thought, sheet, seat);
    return withoutChoice(goOn(thought, seat, state.sheets[seat]));
  }
  sheet[STAGE] = TO_RECORD;
  sheet[CARD] = card + 1;
  let best: (Ahead & { readonly move: Move }) | undefined;
  let most = -Infinity;
  for (const move of sheetMoves(kit, thought.state, sheet, seat)) {
    if (move.type !== 'place' && move.type !== 'cross') continue;
    const found = aheadOf(kit, thought.state, seat, move);
    most = Math.max(most, found.points);
    if (move.type === 'place' && move.multiplier > 0) continue;
    if (best === undefined || worthOf(found) > worthOf(best)) best = { ...found, move };
  }
  return best === undefined ? withoutChoice(goOn(thought, seat, state.sheets[seat])) : { ...best, most };
}
