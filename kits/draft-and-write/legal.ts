import { hasSeat, type Seat } from '@bandstand/engine';
import { flowOf } from './flow/flow.ts';
import { GRID_CARD, MEMBER_CARD, NET_CARD, type Kit } from './kit.ts';
import {
  bitCount,
  BOOSTED,
  CARD,
  CLAIMED,
  MEMBERS,
  PENDING,
  PERSONAL,
  SPARE,
  STAGE,
  TO_RECORD,
  WAITING,
} from './layout.ts';
import type { Move } from './moves.ts';
import { canClaim, cardTargets } from './seat.ts';
import { isUnlocked, targets } from './sheet.ts';
import type { State } from './state.ts';

const NONE: readonly Move[] = [];

/** The only place that says what may be played. */
export function legalMoves(kit: Kit, state: State, seat: Seat): readonly Move[] {
  if (!hasSeat(state.toAct, seat)) return NONE;
  const { moves } = kit;
  switch (state.phase) {
    case 'pick': {
      const flow = flowOf(kit, state);
      const picks = moves.picks[flow.pickable(kit, state, seat)];
      return flow.canDraw(state, seat) ? [...picks, moves.drawThird[0]] : picks;
    }
    case 'start':
      return moves.startColour;
    case 'keep':
      return moves.keepGoal;
    default: {
      const list: Move[] = [];
      addSheetMoves(kit, state, state.sheets[seat], seat, list);
      return list;
    }
  }
}

function addBits<M extends Move>(moves: readonly M[], bits: number, list: Move[]): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) list.push(moves[31 - Math.clz32(rest & -rest)]);
}

/** Moves of a seat that is recording, in a weekend or at its last multipliers. */
export function addSheetMoves(kit: Kit, state: State, sheet: readonly number[], seat: Seat, list: Move[]): void {
  const { moves } = kit;
  const stage = sheet[STAGE];
  if (sheet[WAITING] > 0) addItemMoves(kit, sheet, list);
  else if (stage === TO_RECORD) addCardMoves(kit, sheet, list);
  else if (stage !== SPARE) addClaims(kit, state, sheet, seat, list);
  if (kit.rules.multipliers !== 'anytime') return;
  addBoosts(kit, sheet, list);
  if (stage === SPARE && sheet[WAITING] === 0) list.push(moves.done[0]);
}

function addItemMoves(kit: Kit, sheet: readonly number[], list: Move[]): void {
  for (let item = 0, left = sheet[WAITING]; left > 0; item++) {
    if (sheet[PENDING + item] === 0) continue;
    left -= sheet[PENDING + item];
    addBits(kit.moves.use[item], targets(kit, sheet, item), list);
  }
  for (let item = 0, left = sheet[WAITING]; left > 0; item++) {
    if (sheet[PENDING + item] === 0) continue;
    left -= sheet[PENDING + item];
    list.push(kit.moves.drop[item]);
  }
}

function addCardMoves(kit: Kit, sheet: readonly number[], list: Move[]): void {
  const { moves } = kit;
  const card = sheet[CARD] - 1;
  const open = cardTargets(kit, sheet, card);
  if (moves.refuse.length > 0) list.push(moves.refuse[0]);
  if (kit.cardKind[card] === GRID_CARD) return addBits(moves.crossGrid, open, list);
  if (kit.cardKind[card] === NET_CARD) return addBits(moves.crossNet, open, list);
  if (kit.cardKind[card] !== MEMBER_CARD) return;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const place = moves.place[31 - Math.clz32(rest & -rest)];
    list.push(place[0]);
    for (let value = 2; value <= 4; value++)
      if (place.length > value - 1 && isUnlocked(sheet, value)) list.push(place[value - 1]);
  }
}

function addClaims(kit: Kit, state: State, sheet: readonly number[], seat: Seat, list: Move[]): void {
  const { moves } = kit;
  const flow = flowOf(kit, state);
  if (flow.inOrder(kit)) {
    list.push(moves.claim[0]);
    list.push(moves.skip[0]);
    return;
  }
  if (bitCount(sheet[CLAIMED]) < flow.claimLimit) {
    for (let place = 0; place <= PERSONAL; place++)
      if (canClaim(kit, state, sheet, seat, place)) list.push(moves.claimSlot[place]);
  }
  list.push(moves.enough[0]);
}

function addBoosts(kit: Kit, sheet: readonly number[], list: Move[]): void {
  for (let value = 2; value <= 4; value++) {
    if (!isUnlocked(sheet, value)) continue;
    for (let post = 0; post < kit.postCount; post++) {
      if (sheet[MEMBERS + post] !== 0 && ((sheet[BOOSTED] >> post) & 1) === 0)
        list.push(kit.moves.boost[post][value - 2]);
    }
  }
}
