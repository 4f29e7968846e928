import { HIDDEN, english, type Captions, type Hidden, type NameOf, type Seat } from '@bandstand/engine';
import type { Content } from '../../../content/content.ts';
import type { Event, OnTheWall, Rolled } from '../../../event.ts';
import type { Card, Die } from '../../../vocabulary.ts';
import { bandTitle, cardName, dieName, gigCalled, listNames, songTitle } from '../names.ts';

/** How those who tell the log call things. */
export interface Teller {
  readonly content: Content;
  readonly name: NameOf;
  /** "Ann, Ben and Cy". */
  readonly names: (seats: readonly Seat[]) => string;
  readonly band: string;
  readonly song: (song: number) => string;
  /** By what the game master called it, where one did. */
  readonly gig: (gig: OnTheWall) => string;
  readonly card: (card: Card) => string;
  readonly cards: (cards: readonly Card[]) => string;
}

export const tellerOf = (content: Content, name: NameOf, captions: Captions): Teller => ({
  content,
  name,
  names: (seats) => listNames(seats.map(name)),
  band: bandTitle(captions),
  song: (song) => songTitle(song, captions),
  gig: (gig) => gigCalled(content, gig, captions),
  card: (card) => cardName(content, card),
  cards: (cards) => listNames(cards.map((card) => cardName(content, card))),
});

/** The events of one type; some shapes serve several types. */
export type EventOf<T extends Event['type'], E = Event> = E extends { readonly type: infer K }
  ? T extends K
    ? E
    : never
  : never;

/** A line of the log for each of some types of events. */
export type Lines<T extends Event['type']> = {
  readonly [K in T]: (event: EventOf<K>, told: Teller) => string | undefined;
};

export const fansText = (fans: number): string => english.counted(fans, { one: 'fan', other: 'fans' });
export const diceText = (dice: Rolled): string => (dice === HIDDEN ? 'covered dice' : dice.map(dieName).join(' '));
export const hiddenDie = (die: Die | Hidden): string => (die === HIDDEN ? 'a covered die' : dieName(die));
/** "a 3", "an 8". */
export const aDie = (value: number | Hidden): string =>
  value === HIDDEN ? 'a covered die' : `${value === 8 ? 'an' : 'a'} ${value}`;

/** "5 COIN by the band, 2 by Ann and 1 by Ben"; undefined where nobody paid. */
export function payersOf(band: number, coin: readonly number[], { name }: Teller): string | undefined {
  const parts = [
    ...(band > 0 ? [{ amount: band, by: 'the band' }] : []),
    ...coin.flatMap((amount, seat) => (amount > 0 ? [{ amount, by: name(seat) }] : [])),
  ];
  if (parts.length === 0) return undefined;
  return english.list(parts.map(({ amount, by }, index) => `${amount}${index === 0 ? ' COIN' : ''} by ${by}`));
}
