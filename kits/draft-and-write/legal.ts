import type { Seat } from '@bandstand/engine';
import { GRID_CARD, MEMBER_CARD, NET_CARD, traitsOf, type Kit } from './kit.ts';
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
  UNLOCKED,
  USED,
  WAITING,
} from './layout.ts';
import { addBits, firstSpace } from './lists.ts';
import type { Move } from './moves.ts';
import { canBoost, canClaim, cardTargets } from './seat.ts';
import { isUnlocked, targets } from './sheet.ts';
import type { State } from './state.ts';

const NONE: readonly Move[] = [];

/** Moves of a seat that is recording, in a weekend or at its last multipliers. */
export function sheetMoves(kit: Kit, state: State, sheet: readonly number[], seat: Seat): readonly Move[] {
  const stage = sheet[STAGE];
  const isWaiting = sheet[WAITING] > 0;
  const list = isWaiting
    ? itemMoves(kit, sheet)
    : stage === TO_RECORD
      ? cardMoves(kit, sheet)
      : stage === SPARE
        ? NONE
        : claims(kit, state, sheet, seat);
  if (kit.rules.multipliers !== 'anytime') return list;
  const isDone = stage === SPARE && !isWaiting;
  if (!isDone && !canBoost(kit, sheet)) return list;
  const longer = list.slice();
  addBoosts(kit, sheet, longer);
  if (isDone) longer.push(kit.moves.done[0]);
  return longer;
}

function itemMoves(kit: Kit, sheet: readonly number[]): readonly Move[] {
  const { use, drop } = kit.moves;
  const all = sheet[WAITING];
  let first = 0;
  while (sheet[PENDING + first] === 0) first++;
  if (sheet[PENDING + first] === all) {
    const shared = kit.lists.use[first];
    if (shared !== undefined) return shared.of(targets(kit, sheet, first) >> firstSpace(first));
  }
  const list: Move[] = [];
  for (let item = first, left = all; left > 0; item++) {
    if (sheet[PENDING + item] === 0) continue;
    left -= sheet[PENDING + item];
    addBits(use[item], targets(kit, sheet, item), list);
  }
  for (let item = first, left = all; left > 0; item++) {
    if (sheet[PENDING + item] === 0) continue;
    left -= sheet[PENDING + item];
    list.push(drop[item]);
  }
  return list;
}

/** Unlocked multipliers that are not used yet, as bits by value - 2. */
function readyMultipliers(sheet: readonly number[]): number {
  let ready = 0;
  for (let value = 0; value < 3; value++) if (sheet[UNLOCKED + value] > sheet[USED + value]) ready |= 1 << value;
  return ready;
}

function cardMoves(kit: Kit, sheet: readonly number[]): readonly Move[] {
  const { lists } = kit;
  const card = sheet[CARD] - 1;
  const open = cardTargets(kit, sheet, card);
  switch (kit.cardKind[card]) {
    case MEMBER_CARD:
      return lists.place[readyMultipliers(sheet)].of(open);
    case GRID_CARD:
      return lists.crossGrid.of(open);
    case NET_CARD:
      return lists.crossNet.of(open);
    default:
      return kit.moves.refuse;
  }
}

function claims(kit: Kit, state: State, sheet: readonly number[], seat: Seat): readonly Move[] {
  const { moves } = kit;
  const flow = traitsOf(kit, state);
  const list: Move[] = [];
  if (flow.inOrder) {
    list.push(moves.claim[0], moves.skip[0]);
    return list;
  }
  if (bitCount(sheet[CLAIMED]) < flow.claimLimit) {
    for (let place = 0; place <= PERSONAL; place++)
      if (canClaim(kit, state, sheet, seat, place)) list.push(moves.claimSlot[place]);
  }
  list.push(moves.enough[0]);
  return list;
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
