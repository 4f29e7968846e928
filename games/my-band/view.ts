import { HIDDEN, type Viewer } from '@bandstand/engine';
import { copyOpen } from './clone.ts';
import type { Content } from './content.ts';
import { handSize } from './rules/cards.ts';
import { openRow } from './rules/row.ts';
import type { Event, State, View } from './state.ts';

/** Everything public, and of the events only the viewer's own hand. */
export const view = (content: Content, state: State, viewer: Viewer): View => ({
  ...copyOpen(state),
  viewer,
  row: openRow(content, state),
  hand: viewer === 'spectator' ? [] : state.hands[viewer].slice(),
  handSizes: state.hands.map(handSize),
  // During set-up the singers and choosers are in the deck already but lie on the table.
  bandDeckSize: state.phase === 'pickSinger' ? content.others.length - state.aside.length : state.bandDeck.length,
  businessDeckSize: state.businessDeck.length,
  eventDeckSize: state.eventDeck.length,
});

/** Which event was drawn or thrown is for its owner alone. */
export const viewEvent = (event: Event, viewer: Viewer): Event =>
  (event.type === 'eventDrawn' || event.type === 'eventThrown') && event.seat !== viewer
    ? { ...event, event: HIDDEN }
    : event;

const REVEALING: ReadonlySet<Event['type']> = new Set([
  'dealt',
  'rowLaid',
  'cardTurnedUp',
  'bandDrawn',
  'scouted',
  'eventDrawn',
] as const);

export const reveals = (event: Event): boolean => REVEALING.has(event.type);

/** Which decks were shuffled, nobody can see later. */
export const isMomentary = (event: Event): boolean => event.type === 'shuffled';

/** A card that everybody saw coming to a band is not in the deck as well. */
export function contradicts(state: State, told: Event): boolean {
  if (told.type !== 'gained') return false;
  const [held, deck] = told.kind === 'band' ? [state.bands, state.bandDeck] : [state.business, state.businessDeck];
  return deck.includes(told.card) && held.some((cards) => cards.includes(told.card));
}
