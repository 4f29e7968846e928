import { shown, HIDDEN, type Hidden } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { NONE, type Slot, type State } from '../state.ts';

const BUSINESS_SLOT = 1;
const HIDDEN_SLOT = 2;

export const isBusinessSlot = (slot: Slot): boolean => slot === BUSINESS_SLOT;

export const isFaceDown = (content: Content, seatCount: number, slot: Slot): boolean =>
  slot === HIDDEN_SLOT && content.seatRules[seatCount].faceDown;

/** The row as everybody sees it. */
export const openRow = (content: Content, state: State): (number | Hidden)[] =>
  state.row.map((card, slot) => (card !== NONE && isFaceDown(content, state.seatCount, slot) ? HIDDEN : card));

/** The card that lies open in a slot, or `NONE`. */
export const openCard = (row: readonly (number | Hidden)[], slot: Slot): number => shown(row[slot] ?? NONE) ?? NONE;

export const hasCardInRow = (row: readonly number[]): boolean => {
  for (let slot = 1; slot < row.length; slot++) if (row[slot] !== NONE) return true;
  return false;
};

/** Left-over cards go under in slot order. */
export function clearRow(state: State): void {
  for (let slot = 1; slot <= state.seatCount; slot++) {
    const card = state.row[slot];
    if (card === NONE) continue;
    (isBusinessSlot(slot) ? state.businessDeck : state.bandDeck).push(card);
    state.row[slot] = NONE;
  }
}

/** Lays out new cards in slot order; a slot stays empty when its deck is. */
export function fillRow(state: State): void {
  for (let slot = 1; slot <= state.seatCount; slot++) {
    state.row[slot] = (isBusinessSlot(slot) ? state.businessDeck : state.bandDeck).shift() ?? NONE;
  }
}
