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

const popcount = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};
const LETTER_COUNT = Array.from({ length: 32 }, (_, mask) => popcount(mask));
const LETTERS = 5;

/*
 * Counts of band cards by the letters they carry, five in a word with six bits each, so that a card is counted for five sets of
 * letters by one addition: the single letters, then pairs, threes, fours and all five.
 */
const COUNT_BITS = 6;
const COUNT_MASK = (1 << COUNT_BITS) - 1;
const LETTER_SETS = [1, 2, 3, 4, 5].map((size) =>
  LETTER_COUNT.flatMap((letters, mask) => (letters === size ? [mask] : [])),
);
/** By number of letters: which words count sets of so many. */
const WORDS = LETTER_SETS.map((masks) =>
  Array.from({ length: Math.ceil(masks.length / 5) }, (_, word) => masks.slice(5 * word, 5 * word + 5)),
);
/** By word, then by the letters of a card: what the card adds. */
const ADDS = WORDS.flat().map((masks) =>
  Int32Array.from(LETTER_COUNT, (_, letters) =>
    masks.reduce((sum, mask, place) => sum + ((letters & mask) === mask ? 1 << (COUNT_BITS * place) : 0), 0),
  ),
);
const [ONES, PAIRS, MORE_PAIRS] = ADDS;

function largest(word: number): number {
  let most = 0;
  for (let rest = word; rest !== 0; rest >>>= COUNT_BITS) most = Math.max(most, rest & COUNT_MASK);
  return most;
}

/** Writes what contracts look at into `profile`, groups that share up to `letters` letters. */
export function measure(
  content: Content,
  band: readonly BandCard[],
  business: readonly BusinessCard[],
  profile: Profile,
  letters = LETTERS,
): Profile {
  let members = 0;
  let roles = 0;
  let ones = 0;
  let pairs = 0;
  let morePairs = 0;
  for (let place = 0; place < band.length; place++) {
    const card = band[place];
    const carried = content.letters[card];
    ones += ONES[carried];
    pairs += PAIRS[carried];
    morePairs += MORE_PAIRS[carried];
    members |= 1 << content.occupation[card];
  }
  for (let place = 0; place < business.length; place++) roles |= 1 << content.businessOccupation[business[place]];
  profile.size = band.length;
  profile.staff = business.length;
  profile.members = members;
  profile.roles = roles;
  profile.groups[0] = band.length;
  profile.groups[1] = largest(ones);
  profile.groups[2] = Math.max(largest(pairs), largest(morePairs));
  if (letters > 2) measureMore(content, band, profile);
  return profile;
}

/** Groups that share three letters and more, which few packs ask for. */
function measureMore(content: Content, band: readonly BandCard[], profile: Profile): void {
  let word = WORDS[0].length + WORDS[1].length;
  for (let letters = 3; letters <= LETTERS; letters++) {
    let most = 0;
    for (const end = word + WORDS[letters - 1].length; word < end; word++) {
      let counts = 0;
      for (const card of band) counts += ADDS[word][content.letters[card]];
      most = Math.max(most, largest(counts));
    }
    profile.groups[letters] = most;
  }
}

const scratch = emptyProfile();

export const meets = (content: Content, table: OpenTable, seat: Seat, space: Space): boolean =>
  content.distances[space](measure(content, table.bands[seat], table.business[seat], scratch, content.lettersAsked)) ===
  0;

/** The spaces of the chart that the seat meets, as bits. */
export function spacesMet(content: Content, table: OpenTable, seat: Seat): number {
  measure(content, table.bands[seat], table.business[seat], scratch, content.lettersAsked);
  let met = 0;
  for (let space = 1; space < content.distances.length; space++)
    if (content.distances[space](scratch) === 0) met |= 1 << space;
  return met;
}

const NO_BUSINESS: readonly BusinessCard[] = [];

/** The most band cards that share one letter. */
export const largestGroup = (content: Content, band: readonly BandCard[]): number =>
  measure(content, band, NO_BUSINESS, scratch, 1).groups[1];

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
