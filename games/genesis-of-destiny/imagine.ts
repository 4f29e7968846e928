import { HIDDEN, shuffle, type Random, type Seat } from '@bandstand/engine';
import { copyOpen } from './clone.ts';
import type { Content } from './content/content.ts';
import { WALK_OUT } from './rules/consensus.ts';
import { SECRET, sumOf } from './rules/course.ts';
import { openPlaces } from './rules/round.ts';
import { copiesOf } from './setup.ts';
import type { State, View } from './state.ts';
import { CARD_TYPES, DICE, FACES, FIRST_DICE_CARD, NONE, PARTS, ROLES, dieOf } from './vocabulary.ts';

/** A state the viewer cannot rule out: unseen cards, covered dice and secret choices as they may well be. */
export function imagine(content: Content, view: View, random: Random): State {
  const { hands, deck } = imagineCards(content, view, random);
  const isChoosing = SECRET.has(view.phase);
  return {
    ...copyOpen(view),
    deck,
    hands,
    picks: Array.from({ length: view.seatCount }, (_, seat) => {
      if ((view.made & (1 << seat)) === 0) return NONE;
      if (seat === view.viewer) return view.pick;
      return !isChoosing && view.opened[seat] !== NONE ? view.opened[seat] : imaginePick(content, view, seat, random);
    }),
    opened: isChoosing ? view.opened.slice() : undefined,
    pool: imaginePool(view, random),
    pockets: view.pockets.map((value) => (value === HIDDEN ? 1 + random.below(6) : value)),
  };
}

function imaginePick(content: Content, view: View, seat: Seat, random: Random): number {
  const isCutShort = view.cause === 'walkOut';
  if (view.phase === 'approve' || isCutShort) {
    if (!isCutShort && random.below(20) === 0) return WALK_OUT;
    return random.below(16) & openPlaces(content, view);
  }
  if (view.phase === 'split') return random.below(Math.min(1000, view.ownPoints[seat] + 1));
  if (view.phase === 'bandMeeting') return random.below(20) === 0 ? 1 : 0;
  return random.below(2);
}

function imaginePool(view: View, random: Random): number[] {
  if (view.pool !== HIDDEN) return view.pool.slice();
  const pool = Array.from({ length: DICE }, () => 0);
  for (const [kind, count] of view.poolKinds.entries())
    for (let die = 0; die < count; die++) pool[dieOf(kind, 1 + random.below(FACES[kind]))]++;
  return pool;
}

/** Hands of others hold what they were seen buying, and of the rest only what their role may have. */
function imagineCards(content: Content, view: View, random: Random): { hands: number[][]; deck: number[] } {
  const unseen = Array.from({ length: CARD_TYPES }, (_, card) => {
    const known = view.knownHands.reduce((sum, hand, seat) => sum + (seat === view.viewer ? 0 : hand[card]), 0);
    const onMarket = view.market.filter((other) => other === card).length;
    return (
      copiesOf(content, view.specialDice, card) -
      onMarket -
      view.discards[card] -
      view.gone[card] -
      known -
      (view.hand[card] ?? 0)
    );
  });
  const hands = view.knownHands.map((known, seat) => (seat === view.viewer ? view.hand.slice() : known.slice()));
  const missing = hands.map((hand, seat) => view.handSizes[seat] - sumOf(hand));
  if (missing.some((count) => count > 0)) dealHands(content, hands, missing, unseen, random);
  const deck: number[] = [];
  for (const [card, count] of unseen.entries()) for (let copy = 0; copy < count; copy++) deck.push(card);
  shuffle(deck, random);
  return { hands, deck };
}

/** At random first; if that starves somebody, with cards that nobody else may have first. */
function dealHands(
  content: Content,
  hands: number[][],
  missing: readonly number[],
  unseen: number[],
  random: Random,
): void {
  const cards: number[] = [];
  for (let card = 0; card < FIRST_DICE_CARD; card++) for (let copy = 0; copy < unseen[card]; copy++) cards.push(card);
  for (let attempt = 0; attempt < 9; attempt++) {
    shuffle(cards, random);
    const isLast = attempt === 8;
    if (isLast) cards.sort((a, b) => Number(a < PARTS) - Number(b < PARTS));
    const rest = [...cards];
    const dealt = missing.map((count, seat) => {
      const drawn: number[] = [];
      for (let at = 0; at < rest.length && drawn.length < count; at++) {
        if ((content.buyers[rest[at]] & (1 << seat)) === 0) continue;
        drawn.push(...rest.splice(at, 1));
        at--;
      }
      return drawn;
    });
    if (!isLast && dealt.some((drawn, seat) => drawn.length < missing[seat])) continue;
    for (let seat = 0; seat < ROLES; seat++) {
      for (const card of dealt[seat]) {
        hands[seat][card]++;
        unseen[card]--;
      }
    }
    return;
  }
}
