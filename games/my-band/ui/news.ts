import type { Seat } from '@bandstand/engine';
import type { Event } from '../state.ts';

/** What somebody did is news for everybody else. */
const DEEDS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'singerPicked',
  'gaveUp',
  'eventPlayed',
  'eventPlayedOn',
  'negotiated',
  'insured',
]);
/** What came to somebody, whoever it is. */
const TURNS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'climbed',
  'wasBarred',
  'toured',
  'contractsChecked',
  // Whoever wanted somebody hears how it went.
  'recruited',
  'recruitStopped',
]);
/** Only whoever it came to has to be told: what was drawn is seen by them alone, and all are paid at once. */
const OWN: ReadonlySet<Event['type']> = new Set<Event['type']>(['eventDrawn', 'paid']);

/** More would be a second log. */
const MOST = 4;

/** What a player who does not read the log has to know of some events, in order. */
export function newsOf(events: readonly Event[], me: Seat | undefined): Event[] {
  /** Another line of the same events names the card already. */
  const isNamed = events.some(({ type }) => type === 'sold' || type === 'recruited');
  return events.filter((event) => {
    const isOwn = 'seat' in event && event.seat === me;
    if (event.type === 'gained') return !isNamed;
    return TURNS.has(event.type) || (isOwn ? OWN : DEEDS).has(event.type);
  });
}

/** Who bought whom. The row says so, as long as it is looked at. */
const boughtIn = (events: readonly Event[]): Event[] =>
  events.some(({ type }) => type === 'sold') ? events.filter(({ type }) => type === 'gained') : [];

/** What is known since the last choice, and whether the next one has come. */
export interface News {
  readonly bought: readonly Event[];
  readonly events: readonly Event[];
  readonly isAsked: boolean;
}

export const NO_NEWS: News = { bought: [], events: [], isAsked: false };

/** What is told: after the auctions the row is out of sight, and what came of them has to be said as well. */
export const toldOf = ({ bought, events }: News, isAuction: boolean): readonly Event[] =>
  isAuction ? events : [...bought, ...events].slice(-MOST);

/** A choice ends the news that came before it; what it brings is the first of the next. */
export const newsAfter = (before: News, happened: readonly Event[], me: Seat | undefined, isAsked: boolean): News => ({
  bought: [...(before.isAsked ? [] : before.bought), ...boughtIn(happened)],
  events: [...(before.isAsked ? [] : before.events), ...newsOf(happened, me)].slice(-MOST),
  isAsked,
});
