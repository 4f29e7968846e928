import type { NameOf } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import type { Phase, View } from '../../state.ts';
import { leastBid } from '../../moves/bid.ts';
import { chipsText } from './names.ts';

/** What an acting seat is asked, in the order of a turn; in two lines on a phone, as the board says the rest. */
const ASK: Readonly<Record<Phase, (content: Content, view: View, nameOf: NameOf) => string>> = {
  pickSinger: () => 'Choose your singer.',
  nominate: () => 'Put something up for auction, or pass.',
  open: (content, view) => `Open the bidding with ${chipsText(leastBid(content, view))} or more.`,
  bid: (_content, view, nameOf) => `${nameOf(view.high)} bids ${view.bid}. Bid higher or pass.`,
  free: () => 'You have no chips: take a left-over card for nothing, or take nothing.',
  event: () => 'Play an event, draw one, or pass.',
  react: (_content, view, nameOf) => `${nameOf(recruiterOf(view))} recruits from you: allow it, or stop it.`,
  scout: () => 'Take one of the scouted cards, or none.',
  trim: (content) => `You hold more than ${content.pack.handLimit} events: throw one away.`,
  discard: () => 'Throw cards away, or keep them all.',
  negotiate: () => 'Move the contract, or leave it.',
  insure: () => 'Insure the contract with chips?',
  draw: () => 'Draw a band card for nothing?',
  resolve: (content, view) =>
    view.duplicate
      ? 'Two of one kind: give one of them up.'
      : `More than ${content.seatRules[view.seatCount].cardLimit ?? 0} cards: give one up.`,
  shuffle: () => 'Shuffle any decks?',
  over: () => 'The match is over.',
};

/** What somebody else is busy with. */
const DOING: Readonly<Record<Phase, string>> = {
  pickSinger: 'is choosing a singer',
  nominate: 'is choosing what to put up',
  open: 'is opening the bidding',
  bid: 'is thinking about a bid',
  free: 'is taking a left-over card',
  event: 'is choosing an event',
  react: 'is answering the recruit',
  scout: 'is looking at the scouted cards',
  trim: 'is throwing an event away',
  discard: 'is looking through the cards',
  negotiate: 'is negotiating',
  insure: 'is thinking about insurance',
  draw: 'is thinking about a free card',
  resolve: 'is giving up a card',
  shuffle: 'is thinking about shuffling',
  over: '',
};

const recruiterOf = (view: View): number => (view.starter + view.step) % view.seatCount;

export function promptFor(content: Content, view: View, nameOf: NameOf): string {
  if (view.phase === 'over' || view.viewer === view.actor) return ASK[view.phase](content, view, nameOf);
  return `${nameOf(view.actor)} ${DOING[view.phase]}.`;
}
