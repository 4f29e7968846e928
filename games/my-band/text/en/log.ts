import { type Hidden, HIDDEN, NOBODY, seatsIn, type NameOf } from '@bandstand/engine';
import type { Content } from '../../content.ts';
import { isBusinessSlot } from '../../rules/row.ts';
import { NONE, TAX, type Event } from '../../state.ts';
import { bandLabel, cardLabel, chipsText, eventName, listNames, seatNames, slotLabel, spaceName } from './names.ts';

/** A line of the log. */
export function eventLine(content: Content, event: Event, nameOf: NameOf): string | undefined {
  switch (event.type) {
    case 'singerPicked':
      return `${nameOf(event.seat)} chooses ${bandLabel(content, event.card)}.`;
    case 'dealt':
      return `Cards and chips are dealt. ${nameOf(event.starter)} is the starting player.`;
    case 'turnStarted':
      return `Turn ${event.turn}.`;
    case 'nominated':
      return `${nameOf(event.seat)} puts up ${slotLabel(content, event.slot, event.card)}.`;
    case 'nominationPassed':
      return `${nameOf(event.seat)} puts nothing up.`;
    case 'bidMade':
      return `${nameOf(event.seat)} bids ${event.amount}.`;
    case 'bidPassed':
      return `${nameOf(event.seat)} passes.`;
    case 'sold':
      return `${nameOf(event.seat)} wins ${event.slot === 0 ? 'the Popularity Bid' : 'the auction'} for ${chipsText(event.price)}.`;
    case 'cardTurnedUp':
      return `The face-down card is ${bandLabel(content, event.card)}.`;
    case 'tookFree':
      return `${nameOf(event.seat)} has no chips and takes a left-over ${isBusinessSlot(event.slot) ? 'business' : 'band'} card.`;
    case 'gained':
      return `${nameOf(event.seat)} gains ${cardLabel(content, event.kind, event.card)}.`;
    case 'gaveUp':
      return `${nameOf(event.seat)} gives up ${cardLabel(content, event.kind, event.card)}.`;
    case 'tokenTaken':
      return `${nameOf(event.seat)} won the last auction and takes the starting token.`;
    case 'rowLaid':
      return rowLine(content, event.row);
    case 'climbed':
      return `${nameOf(event.seat)} climbs to fret ${event.fret}, ${content.pack.popularity.frets[event.fret]}.`;
    case 'eventPlayed':
      return `${nameOf(event.seat)} plays ${eventName(content, event.event)}.`;
    case 'eventPlayedOn':
      return `${nameOf(event.seat)} plays ${eventName(content, event.event)} on ${nameOf(event.target)}, who pays ${chipsText(event.paid)}${event.event === TAX ? ' in tax' : ''}.`;
    case 'wasBarred':
      return `${nameOf(event.seat)} may not negotiate this turn.`;
    case 'toured':
      return `${nameOf(event.seat)} comes home with ${chipsText(event.chips)}.`;
    case 'eventDrawn':
      return event.event === HIDDEN
        ? `${nameOf(event.seat)} draws an event.`
        : `${nameOf(event.seat)} draws an event: ${eventName(content, event.event)}.`;
    case 'eventThrown':
      return event.event === HIDDEN
        ? `${nameOf(event.seat)} throws an event away.`
        : `${nameOf(event.seat)} throws an event away: ${eventName(content, event.event)}.`;
    case 'eventTurnPassed':
      return `${nameOf(event.seat)} plays no event.`;
    case 'scouted':
      return `The scouts found ${listNames(event.cards.map((card) => bandLabel(content, card)))}.`;
    case 'recruitAnnounced':
      return `${nameOf(event.seat)} wants to recruit ${cardLabel(content, event.kind, event.card)} from ${nameOf(event.owner)}.`;
    case 'recruited':
      return `${nameOf(event.seat)} pays the fee; ${cardLabel(content, event.kind, event.card)} leaves ${nameOf(event.owner)}.`;
    case 'recruitStopped':
      return `${nameOf(event.owner)} stops it: ${cardLabel(content, event.kind, event.card)} stays.`;
    case 'negotiated':
      return `${nameOf(event.seat)} moves the contract from ${spaceName(content, event.from)} to ${spaceName(content, event.to)} for ${chipsText(event.cost)}.`;
    case 'contractLeft':
      return `${nameOf(event.seat)} leaves the contract where it is.`;
    case 'drawDeclined':
      return `${nameOf(event.seat)} draws no band card.`;
    case 'passedOver':
      return event.why === 'barred'
        ? `${nameOf(event.seat)} may not negotiate and is passed over.`
        : `${nameOf(event.seat)} cannot pay for moving the contract and is passed over.`;
    case 'insured':
      return `${nameOf(event.seat)} insures it with ${chipsText(event.chips)}.`;
    case 'contractsChecked':
      return checkLine(content, event, nameOf);
    case 'bandDrawn':
      return `${nameOf(event.seat)} draws a band card.`;
    case 'paid':
      return `${nameOf(event.seat)} is paid ${chipsText(event.chips)}${event.doubled ? ', double pay' : ''}.`;
    case 'shuffled':
      return event.seat === null ? undefined : `${nameOf(event.seat)} calls for a shuffle.`;
    case 'reachedTop':
      return `${nameOf(event.seat)} is at the top of the neck.`;
    case 'limitReached':
      return `Turn ${event.turn} was the last.`;
  }
}

function rowLine(content: Content, row: readonly (number | Hidden)[]): string {
  const items = row.flatMap((card, slot) => (slot === 0 || card === NONE ? [] : [slotLabel(content, slot, card)]));
  return items.length === 0 ? 'Nothing is left for the next auctions.' : `Up for auction next: ${listNames(items)}.`;
}

function checkLine(content: Content, event: Extract<Event, { type: 'contractsChecked' }>, nameOf: NameOf): string {
  const verb = seatsIn(event.holders).length > 1 ? 'are' : 'is';
  const holders =
    event.holders === NOBODY ? 'nobody meets it' : `${seatNames(event.holders, nameOf)} ${verb} under contract`;
  const lost = event.lost === NOBODY ? '' : ` Lost by ${seatNames(event.lost, nameOf)}.`;
  return `Contract check at ${spaceName(content, event.space)}: ${holders}.${lost}`;
}
