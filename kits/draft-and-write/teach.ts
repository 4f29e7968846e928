import type { Situation } from '../lesson/index.ts';
import { kitOf } from './game.ts';
import { progress } from './goals/metrics.ts';
import { PENALTY_CARD } from './kit.ts';
import type { Kit } from './kit.ts';
import { ITEM } from './layout.ts';
import type { Move } from './moves.ts';
import { cardTargets } from './seat.ts';
import type { SheetView, Card, Goal, Post } from './state.ts';
import type { DraftAndWrite } from './types.ts';
import { handOf, sheetOf } from './view.ts';

/* What coaches of this kit's games ask about the table. */

export type DraftNow = Situation<DraftAndWrite>;

export const ownSheet = ({ view, seat }: DraftNow): SheetView => view.sheets[seat];

export const ownHand = ({ view, seat }: DraftNow): readonly number[] => handOf(view, seat);

/** Whether picking the card would check a space of the penalty track. */
export function isCostly(now: DraftNow, card: Card): boolean {
  const kit = kitOf(now.game);
  return kit.cardKind[card] === PENALTY_CARD || cardTargets(kit, sheetOf(ownSheet(now)), card) === 0;
}

/** What all penalties together would count with one more. */
export const penaltyAfter = (now: DraftNow): number => kitOf(now.game).penaltyPoints[ownSheet(now).penalty + 1] ?? 0;

/** The skill in a circle of a post or outside; undefined while it is empty. */
function skillAt(kit: Kit, sheet: SheetView, post: Post, circle: number): number | undefined {
  if (post < 0) return sheet.outer[circle] ?? undefined;
  const member = sheet.posts[post];
  return member === null ? undefined : skillOf(kit, member.card, circle);
}

/** Circles run north, east, south, west. */
export function skillOf(kit: Kit, card: Card, circle: number): number | undefined {
  const spec = kit.pack.cards[card];
  return spec.kind === 'member' ? kit.pack.skills.findIndex(({ id }) => id === spec.skills[circle]) : undefined;
}

/** Links that a member would make on a post. */
export function linksWith(now: DraftNow, card: Card, post: Post): number {
  const kit = kitOf(now.game);
  const links = kit.postLinks[post];
  let count = 0;
  for (let at = 0; at < links.length; at += 3) {
    const skill = skillAt(kit, ownSheet(now), links[at + 1], links[at + 2]);
    if (skill !== undefined && skill === skillOf(kit, card, links[at])) count++;
  }
  return count;
}

/** Posts that are open to a card of a member. */
const postsFor = (now: DraftNow, card: Card): number[] => {
  const kit = kitOf(now.game);
  const open = kit.pack.cards[card].kind === 'member' ? cardTargets(kit, sheetOf(ownSheet(now)), card) : 0;
  return Array.from({ length: kit.postCount }, (_, post) => post).filter((post) => (open >> post) & 1);
};

/** The most links that the card can make at once. */
export const bestLinks = (now: DraftNow, card: Card): number =>
  Math.max(0, ...postsFor(now, card).map((post) => linksWith(now, card, post)));

const LINK_WORTH = 3;
const LATER_WORTH = 2;

/** What a card brings today, roughly. */
function worth(now: DraftNow, card: Card): number {
  if (isCostly(now, card)) return penaltyAfter(now);
  const spec = kitOf(now.game).pack.cards[card];
  return spec.kind === 'member' ? spec.level + LINK_WORTH * bestLinks(now, card) : LATER_WORTH;
}

/** The place in the hand of the card that brings most. */
export function bestSlot(now: DraftNow): number {
  const hand = ownHand(now);
  const worths = hand.map((card) => worth(now, card));
  return worths.indexOf(Math.max(...worths));
}

/** Places in the hand of cards that may be picked and would cost. */
export const costlySlots = (now: DraftNow): number[] =>
  ownHand(now).flatMap((card, slot) =>
    isCostly(now, card) && now.moves.some((move) => move.type === 'pick' && move.slot === slot) ? [slot] : [],
  );

/** The first of them; -1 without one. */
export const costlySlot = (now: DraftNow): number => costlySlots(now).at(0) ?? -1;

/** The legal move that makes most of the card on the desk: the post with most links, else the first place. */
export function bestPlace(now: DraftNow): Move {
  const card = now.view.piles[now.seat].at(-1) ?? 0;
  const links = (move: Move): number => (move.type === 'place' ? linksWith(now, card, move.post) : 0);
  const onSheet = now.moves.filter(({ type }) => type === 'place' || type === 'cross' || type === 'use');
  return onSheet.toSorted((a, b) => links(b) - links(a))[0] ?? now.moves[0];
}

/** Where a move is made, by the names of places on the sheet, and the move itself. */
export function pointsAt(move: Move): string[] {
  const own = `move:${move.id}`;
  switch (move.type) {
    case 'place':
    case 'boost':
      return [own, `post:${move.post}`];
    case 'cross':
      return [own, `${move.section === 'grid' ? 'square' : 'node'}:${move.space}`];
    case 'use':
      return move.item <= ITEM.match ? [own, `cell:${move.space}`] : [own];
    default:
      return [own];
  }
}

/** The goal at a place of the weekend: slots from the left, then the personal one. */
export const goalAt = ({ slots, personal }: DraftNow['view'], place: number): number =>
  place < slots.length ? slots[place] : personal;

const isMet = (now: DraftNow, sheet: SheetView, goal: Goal): boolean =>
  progress(kitOf(now.game), sheetOf(sheet), goal).every(({ have, need }) => have >= need);

/** A goal, of those that the person can claim, that a member would meet as soon as it is written in; -1 without one. */
export function goalMetBy(now: DraftNow, card: Card): number {
  const post = postsFor(now, card).at(0);
  const spec = kitOf(now.game).pack.cards[card];
  if (post === undefined || spec.kind !== 'member') return -1;
  const before = ownSheet(now);
  const after = { ...before, posts: before.posts.with(post, { card, level: spec.level, boosted: false }) };
  const goals = [...now.view.slots, now.view.personal].filter((goal) => goal >= 0);
  return goals.find((goal) => !isMet(now, before, goal) && isMet(now, after, goal)) ?? -1;
}

export const cardName = ({ game }: DraftNow, card: Card | undefined): string =>
  card === undefined ? '' : kitOf(game).pack.cards[card].name;

/** The card that is being recorded. */
export const onDesk = ({ view, seat }: DraftNow): number | undefined => view.piles[seat].at(-1);

/** Whether it is the pick of a day of the first week, from 1. */
export const isFirstWeeksPick =
  (day: number) =>
  ({ view }: DraftNow): boolean =>
    view.phase === 'pick' && view.week === 1 && view.day === day;

/** A card of the hand, and the move that picks it. */
export const atCard = (now: DraftNow, slot: number): string[] => [
  `card:${slot}`,
  ...now.moves.flatMap((move) => (move.type === 'pick' && move.slot === slot ? [`move:${move.id}`] : [])),
];

/** The first kind of item that waits to be used. */
export const waitingItem = ({ view }: DraftNow): number => view.desk?.pending.findIndex((count) => count > 0) ?? -1;

/** The place in the hand of a card that pays later; -1 without one. */
export const laterSlot = (now: DraftNow): number =>
  ownHand(now).findIndex((card) => ['grid', 'net'].includes(kitOf(now.game).pack.cards[card].kind));
