import { hasSeat, type MoveList, type Seat } from '@bandstand/engine';
import { flowOf } from './flow/flow.ts';
import { GRID_CARD, MEMBER_CARD, NET_CARD, type Kit } from './kit.ts';
import { bitCount, BOOSTED, CARD, CLAIMED, ITEM_KINDS, MEMBERS, PENDING, PERSONAL, SPARE, STAGE, TO_RECORD, WAITING } from './layout.ts';
import type { Move } from './moves.ts';
import { canClaim, cardTargets } from './seat.ts';
import { isUnlocked, targets } from './sheet.ts';
import type { State } from './state.ts';

/** The only place that says what may be played. */
export function legalMoves(kit: Kit, state: State, seat: Seat, list: MoveList<Move>): void {
  if (!hasSeat(state.toAct, seat)) return;
  const { moves } = kit;
  switch (state.phase) {
    case 'pick': {
      const flow = flowOf(kit, state);
      addBits(moves.pick, flow.pickable(kit, state, seat), list);
      if (flow.canDraw(state, seat)) list.add(moves.drawThird[0]);
      return;
    }
    case 'start':
      for (const move of moves.startColour) list.add(move);
      return;
    case 'keep':
      for (const move of moves.keepGoal) list.add(move);
      return;
    default:
      addSheetMoves(kit, state, state.sheets[seat], seat, list);
  }
}

function addBits<M extends Move>(moves: readonly M[], bits: number, list: MoveList<Move>): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) list.add(moves[31 - Math.clz32(rest & -rest)]);
}

/** Moves of a seat that is recording, in a weekend or at its last multipliers. */
export function addSheetMoves(kit: Kit, state: State, sheet: readonly number[], seat: Seat, list: MoveList<Move>): void {
  const { moves } = kit;
  const stage = sheet[STAGE];
  if (sheet[WAITING] > 0) addItemMoves(kit, sheet, list);
  else if (stage === TO_RECORD) addCardMoves(kit, sheet, list);
  else if (stage !== SPARE) addClaims(kit, state, sheet, seat, list);
  if (kit.rules.multipliers !== 'anytime') return;
  addBoosts(kit, sheet, list);
  if (stage === SPARE && sheet[WAITING] === 0) list.add(moves.done[0]);
}

function addItemMoves(kit: Kit, sheet: readonly number[], list: MoveList<Move>): void {
  for (let item = 0; item < ITEM_KINDS; item++) {
    if (sheet[PENDING + item] === 0) continue;
    addBits(kit.moves.use[item], targets(kit, sheet, item), list);
  }
  for (let item = 0; item < ITEM_KINDS; item++) if (sheet[PENDING + item] > 0) list.add(kit.moves.drop[item]);
}

function addCardMoves(kit: Kit, sheet: readonly number[], list: MoveList<Move>): void {
  const { moves } = kit;
  const card = sheet[CARD] - 1;
  const open = cardTargets(kit, sheet, card);
  if (moves.refuse.length > 0) list.add(moves.refuse[0]);
  if (kit.cardKind[card] === GRID_CARD) return addBits(moves.crossGrid, open, list);
  if (kit.cardKind[card] === NET_CARD) return addBits(moves.crossNet, open, list);
  if (kit.cardKind[card] !== MEMBER_CARD) return;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const place = moves.place[31 - Math.clz32(rest & -rest)];
    list.add(place[0]);
    for (let value = 2; value <= 4; value++) if (place.length > value - 1 && isUnlocked(sheet, value)) list.add(place[value - 1]);
  }
}

function addClaims(kit: Kit, state: State, sheet: readonly number[], seat: Seat, list: MoveList<Move>): void {
  const { moves } = kit;
  const flow = flowOf(kit, state);
  if (flow.inOrder(kit)) {
    list.add(moves.claim[0]);
    list.add(moves.skip[0]);
    return;
  }
  if (bitCount(sheet[CLAIMED]) < flow.claimLimit) {
    for (let place = 0; place <= PERSONAL; place++) if (canClaim(kit, state, sheet, seat, place)) list.add(moves.claimSlot[place]);
  }
  list.add(moves.enough[0]);
}

function addBoosts(kit: Kit, sheet: readonly number[], list: MoveList<Move>): void {
  for (let value = 2; value <= 4; value++) {
    if (!isUnlocked(sheet, value)) continue;
    for (let post = 0; post < kit.postCount; post++) {
      if (sheet[MEMBERS + post] !== 0 && ((sheet[BOOSTED] >> post) & 1) === 0) list.add(kit.moves.boost[post][value - 2]);
    }
  }
}
