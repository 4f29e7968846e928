import type { Seat } from '@bandstand/engine';
import { isSatisfied } from './goals/metrics.ts';
import { CHEER_CARD, GRID_CARD, MEMBER_CARD, NET_CARD, PENALTY_CARD, traitsOf, type Kit } from './kit.ts';
import {
  bitCount,
  BOOSTED,
  CARD,
  CHEER,
  CLAIMED,
  CURSOR,
  DONE,
  GOAL_BOXES,
  GOAL_COUNT,
  GOALS,
  GRID,
  ITEM_KINDS,
  MEMBERS,
  PENDING,
  PERSONAL,
  SPARE,
  STAGE,
  TO_CLAIM,
  TO_RECORD,
  WAITING,
} from './layout.ts';
import type { Move } from './moves.ts';
import {
  boostMember,
  colourCircle,
  crossCheer,
  crossNode,
  crossSquare,
  earn,
  isFree,
  isUnlocked,
  openNodes,
  penalise,
  placeMember,
  targets,
  useItem,
} from './sheet.ts';
import type { SeatTurn, SheetTurn } from './phase.ts';
import type { State, Card } from './state.ts';

/** The card's free posts, grid squares or net nodes, as bits; bit 0 for a card that needs no choice. */
export function cardTargets(kit: Kit, sheet: readonly number[], card: Card): number {
  switch (kit.cardKind[card]) {
    case MEMBER_CARD: {
      let open = 0;
      for (let posts = kit.postsOfType[kit.cardType[card]]; posts !== 0; posts &= posts - 1) {
        const bit = posts & -posts;
        if (isFree(kit, sheet, 31 - Math.clz32(bit))) open |= bit;
      }
      return open;
    }
    case GRID_CARD:
      return kit.cardSpaces[card] & ~sheet[GRID];
    case NET_CARD:
      return kit.cardSpaces[card] & openNodes(kit, sheet);
    case CHEER_CARD:
      return sheet[CHEER] < kit.cheerPoints.length - 1 ? 1 : 0;
    default:
      return 1;
  }
}

/** Puts a turned-up card before the player; what leaves no choice happens at once. */
export function beginRecord(turn: SheetTurn, sheet: number[], seat: Seat, card: Card): void {
  const { content: kit } = turn;
  sheet[CARD] = card + 1;
  sheet[STAGE] = TO_RECORD;
  const kind = kit.cardKind[card];
  if (cardTargets(kit, sheet, card) === 0) penalise(turn, sheet, seat, card, 'unable');
  else if (kind === PENALTY_CARD) penalise(turn, sheet, seat, card, 'card');
  else if (kind === CHEER_CARD) crossCheer(turn, sheet, seat);
  else return;
  sheet[STAGE] = SPARE;
}

export function beginWeekend(sheet: number[]): void {
  sheet[STAGE] = TO_CLAIM;
  sheet[CURSOR] = 0;
  sheet[CLAIMED] = 0;
}

/** The goal at a place of the weekend, -1 if there is none. */
const goalAt = (state: State, seat: Seat, place: number): number =>
  place === PERSONAL ? state.personal[seat] : state.slots[place];

export function canClaim(kit: Kit, state: State, sheet: readonly number[], seat: Seat, place: number): boolean {
  const goal = goalAt(state, seat, place);
  return (
    goal >= 0 &&
    sheet[GOAL_COUNT] < GOAL_BOXES &&
    ((sheet[CLAIMED] >> place) & 1) === 0 &&
    isSatisfied(kit, sheet, goal)
  );
}

/** Whether the free weekend still lets this seat claim something. */
function canClaimAny(kit: Kit, state: State, sheet: readonly number[], seat: Seat): boolean {
  if (bitCount(sheet[CLAIMED]) >= traitsOf(kit, state).claimLimit) return false;
  for (let place = 0; place <= PERSONAL; place++) if (canClaim(kit, state, sheet, seat, place)) return true;
  return false;
}

export function canBoost(kit: Kit, sheet: readonly number[]): boolean {
  if (kit.rules.multipliers !== 'anytime') return false;
  if (!isUnlocked(sheet, 2) && !isUnlocked(sheet, 3) && !isUnlocked(sheet, 4)) return false;
  for (let post = 0; post < kit.postCount; post++)
    if (sheet[MEMBERS + post] !== 0 && ((sheet[BOOSTED] >> post) & 1) === 0) return true;
  return false;
}

function hasTarget(kit: Kit, sheet: readonly number[]): boolean {
  for (let item = 0, left = sheet[WAITING]; left > 0; item++) {
    if (sheet[PENDING + item] === 0) continue;
    if (targets(kit, sheet, item) !== 0) return true;
    left -= sheet[PENDING + item];
  }
  return false;
}

function loseAll(turn: SeatTurn, sheet: number[], seat: Seat): void {
  const { tell } = turn;
  for (let item = 0; item < ITEM_KINDS; item++) {
    if (tell !== undefined) for (let i = 0; i < sheet[PENDING + item]; i++) tell({ type: 'lost', seat, item });
    sheet[PENDING + item] = 0;
  }
  sheet[WAITING] = 0;
}

/** Goes on to the seat's next decision, or to the end of its part in this phase. */
export function settle(turn: SeatTurn, sheet: number[], seat: Seat): void {
  const { content: kit, state } = turn;
  if (sheet[WAITING] > 0) {
    if (hasTarget(kit, sheet)) return;
    loseAll(turn, sheet, seat);
  }
  if (sheet[STAGE] === TO_CLAIM) {
    if (traitsOf(kit, state).inOrder) {
      while (sheet[CURSOR] <= PERSONAL && !canClaim(kit, state, sheet, seat, sheet[CURSOR])) sheet[CURSOR]++;
      if (sheet[CURSOR] > PERSONAL) sheet[STAGE] = SPARE;
    } else if (!canClaimAny(kit, state, sheet, seat) && !canBoost(kit, sheet)) sheet[STAGE] = SPARE;
  }
  if (sheet[STAGE] === SPARE && !canBoost(kit, sheet)) sheet[STAGE] = DONE;
}

function claimGoal(turn: SeatTurn, sheet: number[], seat: Seat, place: number): void {
  const { content: kit, state, tell } = turn;
  const goal = goalAt(state, seat, place);
  sheet[GOALS + sheet[GOAL_COUNT]++] = goal + 1;
  sheet[CLAIMED] |= 1 << place;
  const { points, items } = kit.goals[goal];
  tell?.({ type: 'claimed', seat, goal, points });
  for (let i = 0; i < items.length; i++) earn(turn, sheet, seat, items[i]);
}

/** Does one move on a sheet. Nothing outside the sheet changes, so seats never wait for each other here. */
export function step(turn: SeatTurn, sheet: number[], seat: Seat, move: Move): void {
  const { content: kit, state, tell } = turn;
  switch (move.type) {
    case 'use':
      useItem(turn, sheet, seat, move.item, move.space);
      break;
    case 'drop':
      sheet[PENDING + move.item]--;
      sheet[WAITING]--;
      tell?.({ type: 'dropped', seat, item: move.item });
      break;
    case 'place':
      placeMember(turn, sheet, seat, sheet[CARD] - 1, move);
      sheet[STAGE] = SPARE;
      break;
    case 'cross':
      if (move.section === 'grid') crossSquare(turn, sheet, seat, move.space);
      else crossNode(turn, sheet, seat, move.space);
      sheet[STAGE] = SPARE;
      break;
    case 'refuse':
      penalise(turn, sheet, seat, sheet[CARD] - 1, 'refused');
      sheet[STAGE] = SPARE;
      break;
    case 'claim':
      claimGoal(turn, sheet, seat, sheet[CURSOR]);
      sheet[CURSOR]++;
      break;
    case 'skip':
      tell?.({ type: 'skipped', seat, goal: goalAt(state, seat, sheet[CURSOR]) });
      sheet[CURSOR]++;
      break;
    case 'claimSlot':
      claimGoal(turn, sheet, seat, move.slot);
      break;
    case 'enough':
      sheet[STAGE] = DONE;
      break;
    case 'boost':
      boostMember(turn, sheet, seat, move.post, move.multiplier);
      break;
    case 'done':
      sheet[STAGE] = DONE;
      break;
    case 'startColour':
      colourCircle(turn, sheet, seat, kit.startCircle, move.skill);
      break;
    default:
      throw new Error(`${move.type} is no move on a sheet`);
  }
  settle(turn, sheet, seat);
}
