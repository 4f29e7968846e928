import type { Seat } from '@bandstand/engine';
import { ALL_GRID, ALL_MATCH, NO_ITEM, ROW_MASK, type Kit } from './kit.ts';
import {
  CHEER,
  GRID,
  ITEM,
  LEVELS,
  MATCH,
  MEMBERS,
  NET,
  OPENED,
  OUTER,
  PENALTY,
  PENDING,
  POST_COUNT,
  TOUR,
  TRACK_A,
  TRACK_B,
  UNLOCKED,
  USED,
  BOOSTED,
  WAITING,
} from './layout.ts';
import type { SheetTurn } from './phase.ts';
import type { Card, Item, Post, Skill } from './state.ts';

/** Adds a waiting item. */
export function earn(turn: SheetTurn, sheet: number[], seat: Seat, item: Item): void {
  const { tell } = turn;
  if (item === NO_ITEM) return;
  sheet[PENDING + item]++;
  sheet[WAITING]++;
  tell?.({ type: 'earned', seat, item });
}

function earnAll(turn: SheetTurn, sheet: number[], seat: Seat, items: readonly number[]): void {
  for (let i = 0; i < items.length; i++) earn(turn, sheet, seat, items[i]);
}

function matchOf(turn: SheetTurn, sheet: number[], seat: Seat, skill: Skill): void {
  const { tell } = turn;
  tell?.({ type: 'matched', seat, skill });
  sheet[PENDING + skill]++;
  sheet[WAITING]++;
}

/** Whether the post is empty and nothing locks it. */
export const isFree = (kit: Kit, sheet: readonly number[], post: Post): boolean =>
  sheet[MEMBERS + post] === 0 && (kit.postLock[post] & ~sheet[OPENED]) === 0;

/** All such posts, as bits. */
export function freePosts(kit: Kit, sheet: readonly number[]): number {
  let filled = 0;
  for (let post = 0; post < kit.postCount; post++) if (sheet[MEMBERS + post] !== 0) filled |= 1 << post;
  return kit.openPosts[sheet[OPENED]] & ~filled;
}

export const isUnlocked = (sheet: readonly number[], multiplier: number): boolean =>
  sheet[UNLOCKED + multiplier - 2] > sheet[USED + multiplier - 2];

/** Where a member goes, and with which multiplier; 0 is none. */
interface Placing {
  readonly post: Post;
  readonly multiplier: number;
}

/** Writes a member, uses the multiplier, and earns an item for every link that now joins equal skills. */
export function placeMember(
  turn: SheetTurn,
  sheet: number[],
  seat: Seat,
  card: Card,
  { post, multiplier }: Placing,
): void {
  const { content: kit, tell } = turn;
  let level = kit.cardLevel[card];
  if (multiplier > 0) {
    level *= multiplier;
    sheet[USED + multiplier - 2]++;
    sheet[BOOSTED] |= 1 << post;
  }
  sheet[MEMBERS + post] = card + 1;
  sheet[LEVELS + post] = level;
  sheet[POST_COUNT]++;
  tell?.({ type: 'placed', seat, card, post, multiplier, level });
  const links = kit.postLinks[post];
  for (let i = 0; i < links.length; i += 3) {
    const skill = kit.cardSkills[4 * card + links[i]];
    if (skillAt(kit, sheet, links[i + 1], links[i + 2]) === skill) matchOf(turn, sheet, seat, skill);
  }
}

/** The skill in a post's circle, or in an outer circle for post -1; -1 while it is empty. */
export function skillAt(kit: Kit, sheet: readonly number[], post: Post, circle: number): number {
  if (post < 0) return sheet[OUTER + circle] - 1;
  const member = sheet[MEMBERS + post];
  return member === 0 ? -1 : kit.cardSkills[4 * (member - 1) + circle];
}

export function boostMember(turn: SheetTurn, sheet: number[], seat: Seat, post: Post, multiplier: number): void {
  const { tell } = turn;
  sheet[USED + multiplier - 2]++;
  sheet[BOOSTED] |= 1 << post;
  sheet[LEVELS + post] *= multiplier;
  tell?.({ type: 'boosted', seat, post, multiplier, level: sheet[LEVELS + post] });
}

export function colourCircle(turn: SheetTurn, sheet: number[], seat: Seat, circle: number, skill: Skill): void {
  const { content: kit, tell } = turn;
  sheet[OUTER + circle] = skill + 1;
  tell?.({ type: 'coloured', seat, circle, skill });
  const links = kit.outerLinks[circle];
  for (let i = 0; i < links.length; i += 2) {
    if (skillAt(kit, sheet, links[i], links[i + 1]) === skill) matchOf(turn, sheet, seat, skill);
  }
}

/** What a cross was paid with, if it was not a card. */
const using = (by: Item | undefined): { by?: Item } => (by === undefined ? {} : { by });

function crossCell(turn: SheetTurn, sheet: number[], seat: Seat, cell: number, by: Item): void {
  const { content: kit, tell } = turn;
  sheet[MATCH] |= 1 << cell;
  tell?.({ type: 'crossed', seat, section: 'match', space: cell, by });
  earn(turn, sheet, seat, kit.cellItem[cell]);
}

export function crossSquare(turn: SheetTurn, sheet: number[], seat: Seat, square: number, by?: Item): void {
  const { content: kit, tell } = turn;
  const crossed = (sheet[GRID] |= 1 << square);
  tell?.({ type: 'crossed', seat, section: 'grid', space: square, ...using(by) });
  const lines = kit.linesThrough[square];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if ((crossed & kit.lineMask[line]) !== kit.lineMask[line]) continue;
    tell?.({ type: 'lineFinished', seat, line, points: kit.linePoints[line] });
    earnAll(turn, sheet, seat, kit.lineItems[line]);
  }
}

export function crossNode(turn: SheetTurn, sheet: number[], seat: Seat, node: number, by?: Item): void {
  const { content: kit, tell } = turn;
  const crossed = (sheet[NET] |= 1 << node);
  tell?.({ type: 'crossed', seat, section: 'net', space: node, ...using(by) });
  const links = kit.netLinksAt[node];
  for (let i = 0; i < links.length; i++) {
    const link = links[i];
    if ((crossed & kit.netLinkMask[link]) === kit.netLinkMask[link]) earnAll(turn, sheet, seat, kit.netLinkItems[link]);
  }
}

const TRACKS = { trackA: TRACK_A, trackB: TRACK_B, cheer: CHEER } as const;

function crossTrack(turn: SheetTurn, sheet: number[], seat: Seat, section: keyof typeof TRACKS, by?: Item): void {
  const space = sheet[TRACKS[section]]++;
  turn.tell?.({ type: 'crossed', seat, section, space, ...using(by) });
}

export const crossCheer = (turn: SheetTurn, sheet: number[], seat: Seat, by?: Item): void =>
  crossTrack(turn, sheet, seat, 'cheer', by);

/** Net nodes that may be crossed now. */
export const openNodes = (kit: Kit, sheet: readonly number[]): number => kit.netOpen[sheet[NET]];

/** Unchecked venues whose road is open. */
export function reachableVenues(kit: Kit, sheet: readonly number[]): number {
  const checked = sheet[TOUR];
  let open = 0;
  for (let venue = 1; venue < kit.venueCount; venue++) {
    if (
      ((checked >> venue) & 1) === 0 &&
      (checked & kit.venueAfter[venue]) !== 0 &&
      (kit.venueGate[venue] & ~sheet[OPENED]) === 0
    )
      open |= 1 << venue;
  }
  return open;
}

/** Spaces on which a waiting item of this kind can be used now, as bits. Circles and skills are `4 * circle + skill`. */
export function targets(kit: Kit, sheet: readonly number[], item: Item): number {
  switch (item) {
    case 0:
    case 1:
    case 2:
    case 3:
      return ROW_MASK[item] & ~sheet[MATCH];
    case ITEM.match:
      return ALL_MATCH & ~sheet[MATCH];
    case ITEM.grid:
      return ALL_GRID & ~sheet[GRID];
    case ITEM.net:
      return openNodes(kit, sheet);
    case ITEM.trackA:
      return sheet[TRACK_A] < kit.trackAItem.length ? 1 : 0;
    case ITEM.trackB:
      return sheet[TRACK_B] < kit.trackBItem.length ? 1 : 0;
    case ITEM.x2:
    case ITEM.x3:
    case ITEM.x4:
      return sheet[UNLOCKED + item - ITEM.x2] < kit.multipliers[item - ITEM.x2] ? 1 : 0;
    case ITEM.colour: {
      let open = 0;
      for (let circle = 0; circle < kit.outerLinks.length; circle++)
        if (sheet[OUTER + circle] === 0) open |= 0b1111 << (4 * circle);
      return open;
    }
    case ITEM.tour:
      return reachableVenues(kit, sheet);
    case ITEM.cash:
      return ((1 << kit.lockCount) - 1) & ~sheet[OPENED];
    default:
      return sheet[CHEER] < kit.cheerPoints.length - 1 ? 1 : 0;
  }
}

/** Uses up one waiting item on a space. */
export function useItem(turn: SheetTurn, sheet: number[], seat: Seat, item: Item, space: number): void {
  const { content: kit, tell } = turn;
  sheet[PENDING + item]--;
  sheet[WAITING]--;
  switch (item) {
    case 0:
    case 1:
    case 2:
    case 3:
    case ITEM.match:
      return crossCell(turn, sheet, seat, space, item);
    case ITEM.grid:
      return crossSquare(turn, sheet, seat, space, item);
    case ITEM.net:
      return crossNode(turn, sheet, seat, space, item);
    case ITEM.trackA:
      crossTrack(turn, sheet, seat, 'trackA');
      return earn(turn, sheet, seat, kit.trackAItem[sheet[TRACK_A] - 1]);
    case ITEM.trackB:
      crossTrack(turn, sheet, seat, 'trackB');
      return earn(turn, sheet, seat, kit.trackBItem[sheet[TRACK_B] - 1]);
    case ITEM.x2:
    case ITEM.x3:
    case ITEM.x4:
      sheet[UNLOCKED + item - ITEM.x2]++;
      tell?.({ type: 'unlocked', seat, multiplier: item - ITEM.x2 + 2 });
      return;
    case ITEM.colour:
      return colourCircle(turn, sheet, seat, space >> 2, space & 3);
    case ITEM.tour:
      sheet[TOUR] |= 1 << space;
      tell?.({ type: 'toured', seat, venue: space, points: kit.venuePoints[space] });
      return earn(turn, sheet, seat, kit.venueItem[space]);
    case ITEM.cash:
      sheet[OPENED] |= 1 << space;
      tell?.({ type: 'opened', seat, lock: space });
      return;
    default:
      return crossCheer(turn, sheet, seat, item);
  }
}

/** Checks one penalty space, if one is left, and earns what it shows. */
export function penalise(
  turn: SheetTurn,
  sheet: number[],
  seat: Seat,
  card: Card,
  why: 'refused' | 'unable' | 'card',
): void {
  const { content: kit, tell } = turn;
  const space = sheet[PENALTY];
  if (space < kit.penaltyItem.length) sheet[PENALTY]++;
  tell?.({ type: 'penalised', seat, card, why, number: sheet[PENALTY] });
  if (space < kit.penaltyItem.length) earn(turn, sheet, seat, kit.penaltyItem[space]);
}
