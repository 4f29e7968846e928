import { type Hidden, HIDDEN, NOBODY, english, seatsIn, type NameOf } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import { isBusinessSlot } from '../../rules/row.ts';
import { NONE, TAX, type Event } from '../../state.ts';
import { bandLabel, cardLabel, chipsText, eventName, listNames, seatNames, slotLabel, spaceName } from './names.ts';

interface Teller {
  readonly content: Content;
  readonly name: NameOf;
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A line of the log for each of some types of events. */
type Lines<T extends Event['type']> = {
  readonly [K in T]: (event: EventOf<K>, told: Teller) => string | undefined;
};

const auctionLines = {
  singerPicked: ({ seat, card }, { content, name }) => `${name(seat)} chooses ${bandLabel(content, card)}.`,
  dealt: ({ starter }, { name }) => `Cards and chips are dealt. ${name(starter)} is the starting player.`,
  turnStarted: ({ turn }) => `Turn ${turn}.`,
  nominated: ({ seat, slot, card }, { content, name }) => `${name(seat)} puts up ${slotLabel(content, slot, card)}.`,
  nominationPassed: ({ seat }, { name }) => `${name(seat)} puts nothing up.`,
  bidMade: ({ seat, amount }, { name }) => `${name(seat)} bids ${amount}.`,
  bidPassed: ({ seat }, { name }) => `${name(seat)} passes.`,
  outbid: ({ seat }, { name }) => `${name(seat)} cannot go higher.`,
  sold: ({ seat, slot, price }, { name }) =>
    `${name(seat)} wins ${slot === 0 ? 'the Popularity Bid' : 'the auction'} for ${chipsText(price)}.`,
  cardTurnedUp: ({ card }, { content }) => `The face-down card is ${bandLabel(content, card)}.`,
  tookFree: ({ seat, slot }, { name }) =>
    `${name(seat)} has no chips and takes a left-over ${isBusinessSlot(slot) ? 'business' : 'band'} card.`,
  gained: ({ seat, kind, card }, { content, name }) => `${name(seat)} gains ${cardLabel(content, kind, card)}.`,
  gaveUp: ({ seat, kind, card }, { content, name }) => `${name(seat)} gives up ${cardLabel(content, kind, card)}.`,
  tokenTaken: ({ seat }, { name }) => `${name(seat)} won the last auction and takes the starting token.`,
  rowLaid: ({ row }, { content }) => rowLine(content, row),
  climbed: ({ seat, fret }, { content, name }) =>
    `${name(seat)} climbs to fret ${fret}, ${content.pack.popularity.frets[fret]}.`,
} satisfies Partial<Lines<Event['type']>>;

const eventLines = {
  eventPlayed: ({ seat, event }, { content, name }) => `${name(seat)} plays ${eventName(content, event)}.`,
  eventPlayedOn: ({ seat, event, target, paid }, { content, name }) =>
    `${name(seat)} plays ${eventName(content, event)} on ${name(target)}, who ${paid === 0 ? 'has nothing to pay' : `pays ${chipsText(paid)}${event === TAX ? ' in tax' : ''}`}.`,
  wasBarred: ({ seat }, { name }) => `${name(seat)} may not negotiate this turn.`,
  toured: ({ seat, chips }, { name }) => `${name(seat)} comes home with ${chipsText(chips)}.`,
  eventDrawn: ({ seat, event }, { content, name }) =>
    `${name(seat)} draws an event${event === HIDDEN ? '' : `: ${eventName(content, event)}`}.`,
  eventThrown: ({ seat, event }, { content, name }) =>
    `${name(seat)} throws an event away${event === HIDDEN ? '' : `: ${eventName(content, event)}`}.`,
  eventTurnPassed: ({ seat }, { name }) => `${name(seat)} plays no event.`,
  scouted: ({ cards }, { content }) => `The scouts found ${listNames(cards.map((card) => bandLabel(content, card)))}.`,
  recruitAnnounced: ({ seat, kind, card, owner }, { content, name }) =>
    `${name(seat)} wants to recruit ${cardLabel(content, kind, card)} from ${name(owner)}.`,
  recruited: ({ seat, kind, card, owner }, { content, name }) =>
    `${name(seat)} pays the fee; ${cardLabel(content, kind, card)} leaves ${name(owner)}.`,
  recruitStopped: ({ kind, card, owner }, { content, name }) =>
    `${name(owner)} stops it: ${cardLabel(content, kind, card)} stays.`,
} satisfies Partial<Lines<Event['type']>>;

const contractLines = {
  negotiated: ({ seat, from, to, cost }, { content, name }) =>
    `${name(seat)} moves the contract from ${spaceName(content, from)} to ${spaceName(content, to)} for ${chipsText(cost)}.`,
  contractLeft: ({ seat }, { name }) => `${name(seat)} leaves the contract where it is.`,
  drawDeclined: ({ seat }, { name }) => `${name(seat)} draws no band card.`,
  passedOver: ({ seat, why }, { name }) =>
    why === 'barred'
      ? `${name(seat)} may not negotiate and is passed over.`
      : `${name(seat)} cannot pay for moving the contract and is passed over.`,
  insured: ({ seat, chips }, { name }) => `${name(seat)} insures it with ${chipsText(chips)}.`,
  contractsChecked: (event, told) => checkLine(event, told),
  bandDrawn: ({ seat }, { name }) => `${name(seat)} draws a band card.`,
} satisfies Partial<Lines<Event['type']>>;

const payDayLines = {
  paid: ({ seat, chips, doubled }, { name }) =>
    `${name(seat)} is paid ${chipsText(chips)}${doubled ? ', double pay' : ''}.`,
  shuffled: ({ seat }, { name }) => (seat === null ? undefined : `${name(seat)} calls for a shuffle.`),
  reachedTop: ({ seat }, { name }) => `${name(seat)} is at the top of the neck.`,
  limitReached: ({ turn }) => `Turn ${turn} was the last.`,
} satisfies Partial<Lines<Event['type']>>;

const LINES: Lines<Event['type']> = { ...auctionLines, ...eventLines, ...contractLines, ...payDayLines };

/** A line of the log. */
export function eventLine(content: Content, event: Event, nameOf: NameOf): string | undefined {
  const line = LINES[event.type] as (event: Event, told: Teller) => string | undefined;
  return line(event, { content, name: nameOf });
}

/** In the standard pack members are always left: no two of a band have the same occupation, so bands cannot hold the deck. */
const rowLine = (content: Content, row: readonly (number | Hidden)[]): string =>
  `Up for auction next: ${listNames(
    row.flatMap((card, slot) => (slot === 0 || card === NONE ? [] : [slotLabel(content, slot, card)])),
  )}.`;

function checkLine(event: EventOf<'contractsChecked'>, { content, name }: Teller): string {
  const verb = english.plural(seatsIn(event.holders).length, { one: 'is', other: 'are' });
  const holders =
    event.holders === NOBODY ? 'nobody meets it' : `${seatNames(event.holders, name)} ${verb} under contract`;
  const lost = event.lost === NOBODY ? '' : ` Lost by ${seatNames(event.lost, name)}.`;
  return `Contract check at ${spaceName(content, event.space)}: ${holders}.${lost}`;
}
