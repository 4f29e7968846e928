import type { Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import type { BandCard, BusinessCard, OpenTable, Resume, State } from '../state.ts';
import { cardCount, holdsRole, removeCard } from './cards.ts';
import type { Turn } from '../phase.ts';

/** The older band card with the occupation of the newest, or undefined. */
export function doubleOfNewest(content: Content, band: readonly BandCard[]): BandCard | undefined {
  const newest = content.occupation[band[band.length - 1]];
  for (let i = 0; i < band.length - 1; i++) if (content.occupation[band[i]] === newest) return band[i];
  return undefined;
}

const overLimit = (content: Content, table: OpenTable, seat: Seat): boolean => {
  const limit = content.seatRules[table.seatCount].cardLimit;
  return limit !== null && cardCount(table, seat) > limit;
};

/** Asks the seat to give up a card before play goes on at `resume`. */
function ask(state: State, seat: Seat, duplicate: boolean, resume: Resume): true {
  state.phase = 'resolve';
  state.actor = seat;
  state.duplicate = duplicate;
  state.resume = resume;
  return true;
}

/** Adds the card to the band; true if the seat must first choose one to give up. */
export function gainBand(turn: Turn, seat: Seat, card: BandCard, resume: Resume): boolean {
  const { content, state, tell } = turn;
  state.bands[seat].push(card);
  tell?.({ type: 'gained', seat, kind: 'band', card });
  if (doubleOfNewest(content, state.bands[seat]) !== undefined) return ask(state, seat, true, resume);
  return overLimit(content, state, seat) && ask(state, seat, false, resume);
}

/** Adds the card to the business line; of two equals the newcomer goes without asking. */
export function gainBusiness(turn: Turn, seat: Seat, card: BusinessCard, resume: Resume): boolean {
  const { content, state, tell } = turn;
  tell?.({ type: 'gained', seat, kind: 'business', card });
  if (holdsRole(content, state.business[seat], content.businessOccupation[card])) {
    state.businessDeck.push(card);
    tell?.({ type: 'gaveUp', seat, kind: 'business', card });
    return false;
  }
  state.business[seat].push(card);
  return overLimit(content, state, seat) && ask(state, seat, false, resume);
}

export function giveUpBand(turn: Turn, seat: Seat, card: BandCard): void {
  const { state, tell } = turn;
  removeCard(state.bands[seat], card);
  state.bandDeck.push(card);
  tell?.({ type: 'gaveUp', seat, kind: 'band', card });
}

export function giveUpBusiness(turn: Turn, seat: Seat, card: BusinessCard): void {
  const { state, tell } = turn;
  removeCard(state.business[seat], card);
  state.businessDeck.push(card);
  tell?.({ type: 'gaveUp', seat, kind: 'business', card });
}
