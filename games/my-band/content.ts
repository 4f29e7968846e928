import { hashWhenAsked } from '@bandstand/engine';
import { moveBook, type MoveBook } from './moveBook.ts';
import { EVENTS, MAX_SEATS, type BandCard } from './state.ts';
import { asksForMembers, distanceOf, lettersIn, type Distance } from './content/condition.ts';
import type { Pack, SeatRules } from './content/shape.ts';

/** A pack made ready for play: flat tables by card number. */
export interface Content {
  readonly pack: Pack;
  readonly hash: string;
  readonly moves: MoveBook;
  /** Per band card: its letters as a bit mask (A is 1), occupation and fee. */
  readonly letters: readonly number[];
  readonly occupation: readonly number[];
  readonly bandFee: readonly number[];
  /** Per business card: its occupation, fee and the person on it. */
  readonly businessOccupation: readonly number[];
  readonly businessFee: readonly number[];
  readonly businessPerson: readonly string[];
  readonly singers: readonly BandCard[];
  /** In the order in which their holders choose a singer: by the first letter of each. */
  readonly choosers: readonly BandCard[];
  /** Band cards that are neither. */
  readonly others: readonly BandCard[];
  /** One entry per event card. */
  readonly eventCards: readonly number[];
  readonly taxShield: number;
  readonly legalShield: number;
  /** By space; index 0 is not on the chart. */
  readonly distances: readonly Distance[];
  /** The most letters that a contract or double pay asks a group to share. */
  readonly lettersAsked: number;
  /** Whether a contract asks for band members of some occupation. */
  readonly membersAsked: boolean;
  /** By number of seats. */
  readonly seatRules: readonly SeatRules[];
}

const made = new WeakMap<Pack, Content>();

/** The tables of a pack, made once. */
export function contentOf(pack: Pack): Content {
  const known = made.get(pack);
  if (known !== undefined) return known;
  const content = tablesOf(pack);
  made.set(pack, content);
  return content;
}

function tablesOf(pack: Pack): Content {
  const occupationIndex = (id: string) => pack.occupations.findIndex((row) => row.id === id);
  const businessIndex = (id: string) => pack.business.findIndex((row) => row.id === id);
  const cards = pack.band.map((card, index) => ({ ...card, index }));
  const businessCards = pack.business.flatMap((row, occupation) =>
    row.people.map((person) => ({ ...row, occupation, person })),
  );
  const letters = cards.map((card) =>
    [...card.letters].reduce((mask, letter) => mask | (1 << pack.letters.indexOf(letter)), 0),
  );
  const firstLetter = (card: BandCard): number => letters[card] & -letters[card];
  const hash = hashWhenAsked(pack);
  return {
    pack,
    get hash() {
      return hash();
    },
    moves: moveBook(pack),
    letters,
    occupation: cards.map((card) => occupationIndex(card.occupation)),
    bandFee: cards.map((card) => card.fee),
    businessOccupation: businessCards.map((card) => card.occupation),
    businessFee: businessCards.map((card) => card.fee),
    businessPerson: businessCards.map((card) => card.person),
    singers: cards.filter((card) => card.occupation === pack.singer).map((card) => card.index),
    choosers: cards
      .filter((card) => card.occupation === pack.chooser)
      .map((card) => card.index)
      .toSorted((a, b) => firstLetter(a) - firstLetter(b)),
    others: cards
      .filter((card) => card.occupation !== pack.singer && card.occupation !== pack.chooser)
      .map((card) => card.index),
    eventCards: EVENTS.flatMap((name, type) => Array.from({ length: pack.events[name].copies }, () => type)),
    taxShield: businessIndex(pack.events.tax.shield),
    legalShield: businessIndex(pack.events.legal.shield),
    distances: [() => Infinity, ...pack.contracts.spaces.map((space) => distanceOf(pack, space.needs))],
    lettersAsked: Math.max(pack.doublePay.letters, ...pack.contracts.spaces.map(({ needs }) => lettersIn(needs))),
    membersAsked: pack.contracts.spaces.some(({ needs }) => asksForMembers(needs)),
    seatRules: Array.from({ length: MAX_SEATS + 1 }, (_, seats) => pack.table[seats === 2 || seats === 3 ? seats : 4]),
  };
}
