import { HIDDEN, shuffle, type Random } from '@bandstand/engine';
import { clone, copyOpen } from './clone.ts';
import type { Content } from './content.ts';
import { eventInPlay } from './moves/playEvent.ts';
import { isBusinessSlot } from './rules/row.ts';
import { EVENTS, NONE, type State, type View } from './state.ts';

/** A state the viewer cannot rule out: all unseen cards are equally likely in all unseen places. */
export function imagine(content: Content, view: View, random: Random): State {
  const band = unseenBand(content, view);
  shuffle(band, random);
  const aside =
    view.phase === 'pickSinger' ? band.splice(0, view.seatCount * content.seatRules[view.seatCount].draws) : [];
  if (view.phase === 'pickSinger') {
    band.push(...content.singers, ...content.choosers);
    shuffle(band, random);
  }
  const row = view.row.map((card) => (card === HIDDEN ? (band.pop() ?? NONE) : card));
  const businessDeck = unseenBusiness(content, view);
  shuffle(businessDeck, random);
  const eventDeck = unseenEvents(content, view);
  shuffle(eventDeck, random);
  const hands = view.handSizes.map((size, seat) => {
    if (seat === view.viewer) return view.hand.slice();
    const hand = EVENTS.map(() => 0);
    for (let card = 0; card < size; card++) hand[eventDeck.pop() ?? 0]++;
    return hand;
  });
  return clone({ ...copyOpen(view), row, hands, bandDeck: band, businessDeck, eventDeck, aside });
}

function unseenBand(content: Content, view: View): number[] {
  if (view.phase === 'pickSinger') return [...content.others];
  const seen = new Set([...view.bands.flat(), ...view.shown]);
  for (const [slot, card] of view.row.entries()) if (!isBusinessSlot(slot) && card !== HIDDEN) seen.add(card);
  return content.letters.map((_, card) => card).filter((card) => !seen.has(card));
}

function unseenBusiness(content: Content, view: View): number[] {
  const seen = new Set([...view.business.flat(), ...view.row.filter((_, slot) => isBusinessSlot(slot))]);
  return content.businessOccupation.map((_, card) => card).filter((card) => !seen.has(card));
}

function unseenEvents(content: Content, view: View): number[] {
  const seen = EVENTS.map((_, event) => (view.hand[event] ?? 0) + (eventInPlay(view) === event ? 1 : 0));
  return content.eventCards.filter((event) => seen[event]-- <= 0);
}
