import type { Seat } from '@bandstand/engine';
import { emptyProfile, type Profile } from '../content/condition.ts';
import type { Content } from '../content.ts';
import { holdsRole, measure, payOf } from '../rules/cards.ts';
import type { BandCard, BusinessCard, OpenTable, Space } from '../state.ts';
import type { Tasted } from './taste.ts';

/** A contract space that is met, by its distance from the marker; tastes differ in how much all of it counts. */
const NEAR = [6, 4, 3, 2, 1.5, 1, 0.7, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1, 0.1];

const profile: Profile = emptyProfile();
const line: number[] = [];

/** What a band and its staff are worth, in chips, when the contract marker lies at `marker`. */
export function worth(
  content: Tasted,
  band: readonly BandCard[],
  business: readonly BusinessCard[],
  marker: Space,
): number {
  measure(content, band, business, profile, content.lettersAsked);
  const known = content.memory.recall(profile, marker);
  return Number.isNaN(known) ? content.memory.keep(worthOfProfile(content, marker)) : known;
}

function worthOfProfile(content: Tasted, marker: Space): number {
  const { pay, chart, missing: shares, staff } = content.taste;
  let total = pay * Math.max(profile.size, 2 * profile.groups[content.pack.doublePay.letters]);
  for (let space = 1; space < content.distances.length; space++) {
    const missing = content.distances[space](profile);
    if (missing < shares.length) total += chart * NEAR[Math.abs(space - marker)] * shares[missing];
  }
  return total + 0.4 * profile.groups[1] + 0.3 * profile.groups[2] + staff * profile.staff;
}

export const worthOf = (content: Tasted, table: OpenTable, seat: Seat): number =>
  worth(content, table.bands[seat], table.business[seat], table.marker);

/** Worth with a band card replaced by another, left out (`added` undefined) or added (`dropped` undefined). */
function worthWith(
  content: Tasted,
  table: OpenTable,
  seat: Seat,
  dropped: BandCard | undefined,
  added: BandCard | undefined,
): number {
  line.length = 0;
  for (const card of table.bands[seat]) if (card !== dropped) line.push(card);
  if (added !== undefined) line.push(added);
  return worth(content, line, table.business[seat], table.marker);
}

export const worthWithoutBand = (content: Tasted, table: OpenTable, seat: Seat, card: BandCard): number =>
  worthWith(content, table, seat, card, undefined);

export function worthWithoutBusiness(content: Tasted, table: OpenTable, seat: Seat, card: BusinessCard): number {
  return worth(
    content,
    table.bands[seat],
    table.business[seat].filter((other) => other !== card),
    table.marker,
  );
}

const isFull = (content: Tasted, table: OpenTable, seat: Seat): boolean => {
  const limit = content.seatRules[table.seatCount].cardLimit;
  return limit !== null && table.bands[seat].length + table.business[seat].length >= limit;
};

/** What gaining a band card would add, after giving up what must go. Never below zero: the newcomer may go. */
export function gainOfBand(
  content: Tasted,
  table: OpenTable,
  seat: Seat,
  card: BandCard,
  now = worthOf(content, table, seat),
): number {
  const twin = table.bands[seat].find((own) => content.occupation[own] === content.occupation[card]);
  if (twin !== undefined) return Math.max(0, worthWith(content, table, seat, twin, card) - now);
  if (!isFull(content, table, seat)) return worthWith(content, table, seat, undefined, card) - now;
  let best = now;
  for (const own of table.bands[seat]) best = Math.max(best, worthWith(content, table, seat, own, card));
  return best - now;
}

/** What gaining a business card would add; a second of one occupation adds nothing. */
export function gainOfBusiness(
  content: Tasted,
  table: OpenTable,
  seat: Seat,
  card: BusinessCard,
  now = worthOf(content, table, seat),
): number {
  const own = table.business[seat];
  if (holdsRole(content, own, content.businessOccupation[card])) return 0;
  if (!isFull(content, table, seat)) return worth(content, table.bands[seat], [...own, card], table.marker) - now;
  let best = now;
  for (const dropped of table.bands[seat]) {
    const band = table.bands[seat].filter((other) => other !== dropped);
    best = Math.max(best, worth(content, band, [...own, card], table.marker));
  }
  return best - now;
}

/** Chips to come on the next Pay Day. */
export const incomeOf = (content: Content, table: OpenTable, seat: Seat): number => payOf(content, table.bands[seat]);
