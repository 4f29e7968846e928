import { hasSeat, type Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { CARD_SLOTS } from '../moveBook.ts';
import type { OpenTable } from '../state.ts';
import {
  CRESCENDO,
  DRUM_FILL,
  FIRST_CIRCLE_CARD,
  FIRST_DICE_CARD,
  HARMONY,
  KEY_CHANGE,
  MAX_COLUMNS,
  NONE,
  PARTS,
  PEDAL,
  ROLES,
  SHOUT_OUT,
  slotOf,
  SYNCOPATION,
  type Card,
  type Column,
  type Slot,
} from '../vocabulary.ts';
import { ask, sumOf } from './course.ts';
import type { Turn } from '../phase.ts';

const B = 1;
const M = 2;
const F = 4;

const NEEDS: Readonly<Record<number, number>> = {
  [PEDAL]: M,
  [CRESCENDO]: M,
  [HARMONY]: F | M,
  [SYNCOPATION]: B,
  [DRUM_FILL]: B,
  [SHOUT_OUT]: F,
  [KEY_CHANGE]: F | M,
};

/** Whether a circle card fits into a slot of the draft. */
export function fitsCircle(
  content: Content,
  draft: readonly Column[],
  card: Card,
  column: number,
  slot: Slot,
): boolean {
  const here = draft[column];
  if (here === undefined || here.circles[slot] !== NONE) return false;
  const circle = content.circleOfCard[card];
  const need = NEEDS[circle];
  if (circle === KEY_CHANGE && here.circles[slotOf('mL')] !== NONE) return false;
  if ((here.rows & need) === need) return true;
  return circle === PEDAL && slot === slotOf('mU') && ((draft[column + 1]?.rows ?? 0) & M) !== 0;
}

/** Whether a card of this type could be played on the draft now. */
export function isPlayable(content: Content, draft: readonly Column[], card: Card): boolean {
  if (card < PARTS) return draft.length < MAX_COLUMNS;
  return draft.some((_, column) =>
    CARD_SLOTS[card - FIRST_CIRCLE_CARD].some((slot) => fitsCircle(content, draft, card, column, slot)),
  );
}

export const holdsPart = (hand: readonly number[]): boolean => hand.some((count, card) => card < PARTS && count > 0);

/** Writers leave by themselves only when everybody can see that they have nothing to play. */
function hasVisiblyNothing(
  content: Content,
  table: OpenTable & { readonly hands: readonly number[][] },
  seat: Seat,
): boolean {
  const known = table.knownHands[seat];
  if (sumOf(table.hands[seat]) > sumOf(known)) return false;
  if (table.draft.length === 0) return sumOf(known) === 0;
  for (let card = 0; card < FIRST_DICE_CARD; card++)
    if (known[card] > 0 && isPlayable(content, table.draft, card)) return false;
  return true;
}

/** The next writer, round and round; false when the session is over. `step` is the place in the order. */
export function seekWriter(turn: Turn): boolean {
  const { state } = turn;
  const all = (1 << ROLES) - 1;
  for (;;) {
    if (state.left === all) return closeSession(turn);
    if ((state.left | state.waited) === all) return giveUp(turn);
    const seat = state.order[state.step % ROLES];
    if (hasSeat(state.left, seat)) state.step++;
    else if (hasVisiblyNothing(turn.content, state, seat)) leaveStudio(turn, seat);
    else {
      ask(state, 'writeTurn', seat);
      return true;
    }
  }
}

export function leaveStudio(turn: Turn, seat: Seat): void {
  turn.state.left |= 1 << seat;
  turn.state.step++;
  turn.tell?.({ type: 'leftStudio', seat });
}

/** Nobody can begin a song: the price is returned. */
function giveUp(turn: Turn): false {
  const { state } = turn;
  state.bandCoin += state.paidByBand;
  for (let seat = 0; seat < ROLES; seat++) state.coin[seat] += state.paid[seat];
  turn.tell?.({ type: 'sessionEnded', columns: 0, song: NONE, refunded: true });
  return false;
}

/** Three or more parts are a song, closed for good; fewer stay as the band's draft. */
function closeSession(turn: Turn): false {
  const { state } = turn;
  const columns = state.draft.length;
  if (columns >= 3) {
    state.songs.push({ columns: state.draft, recorded: NONE });
    state.draft = [];
  }
  turn.tell?.({ type: 'sessionEnded', columns, song: columns >= 3 ? state.songs.length - 1 : NONE, refunded: false });
  return false;
}

export function playFromHand({ state }: Turn, seat: Seat, card: Card): void {
  state.hands[seat][card]--;
  state.knownHands[seat][card] = Math.max(0, state.knownHands[seat][card] - 1);
  state.discards[card]++;
  state.waited = 0;
  state.step++;
}

export function addCircle({ content, state }: Turn, card: Card, column: number, slot: Slot): void {
  const circle = content.circleOfCard[card];
  const circles = state.draft[column].circles.slice();
  circles[slot] = circle;
  if (circle === KEY_CHANGE) circles[slotOf('mL')] = circle;
  state.draft[column] = { rows: state.draft[column].rows, circles };
}
