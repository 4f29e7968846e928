import { hasSeat, type Seat } from '@bandstand/engine';
import { emptyProfile, type Profile } from '../content/condition.ts';
import type { Content } from '../content.ts';
import {
  NONE,
  type BandCard,
  type BusinessCard,
  type EventType,
  type OpenTable,
  type Space,
  type State,
} from '../state.ts';

/** How many cards carry at least the letters of each mask; used again by every count. */
const carriers = new Int8Array(32);

const popcount = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};
const LETTER_COUNT = Array.from({ length: 32 }, (_, mask) => popcount(mask));

/** Writes what contracts look at into `profile`. */
export function measure(
  content: Content,
  band: readonly BandCard[],
  business: readonly BusinessCard[],
  profile: Profile,
): Profile {
  carriers.fill(0);
  profile.size = band.length;
  profile.staff = business.length;
  profile.members = 0;
  profile.roles = 0;
  for (const card of band) {
    carriers[content.letters[card]]++;
    profile.members |= 1 << content.occupation[card];
  }
  for (const card of business) profile.roles |= 1 << content.businessOccupation[card];
  for (let bit = 1; bit < 32; bit <<= 1) {
    for (let mask = 0; mask < 32; mask++) if ((mask & bit) === 0) carriers[mask] += carriers[mask | bit];
  }
  const groups = profile.groups;
  groups.fill(0);
  for (let mask = 0; mask < 32; mask++) {
    const letters = LETTER_COUNT[mask];
    if (carriers[mask] > groups[letters]) groups[letters] = carriers[mask];
  }
  return profile;
}

const scratch = emptyProfile();

export const meets = (content: Content, table: OpenTable, seat: Seat, space: Space): boolean =>
  content.distances[space](measure(content, table.bands[seat], table.business[seat], scratch)) === 0;

/** The most band cards that share one letter. */
export const largestGroup = (content: Content, band: readonly BandCard[]): number =>
  measure(content, band, [], scratch).groups[1];

/** Letters that every card of the band carries, as a bit mask; none for an empty band. */
export function commonLetters(content: Content, band: readonly BandCard[]): number {
  if (band.length === 0) return 0;
  let common = 31;
  for (const card of band) common &= content.letters[card];
  return common;
}

export const earnsDouble = (content: Content, band: readonly BandCard[]): boolean =>
  band.length >= content.pack.doublePay.members &&
  LETTER_COUNT[commonLetters(content, band)] >= content.pack.doublePay.letters;

/** Chips on Pay Day. */
export const payOf = (content: Content, band: readonly BandCard[]): number =>
  earnsDouble(content, band) ? 2 * band.length : band.length;

export const holdsRole = (content: Content, business: readonly BusinessCard[], occupation: number): boolean => {
  for (const card of business) if (content.businessOccupation[card] === occupation) return true;
  return false;
};

export const hasContract = (table: OpenTable, seat: Seat): boolean => hasSeat(table.contracts, seat);

export const cardCount = (table: OpenTable, seat: Seat): number =>
  table.bands[seat].length + table.business[seat].length;

export function handSize(hand: readonly number[]): number {
  let size = 0;
  for (const count of hand) size += count;
  return size;
}

/** Takes a card out of a line or a row of open cards. */
export function removeCard(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

/** A played event goes under the deck, and everybody has seen it. */
export function putUnder(state: State, seat: Seat, event: EventType, target: Seat = NONE): void {
  state.eventDeck.push(event);
  state.played = [...(state.played ?? []), { seat, event, target }];
}
