import { spoken } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { Gig, GigRow } from '../content/shape.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';
import type { OpenTable } from '../state.ts';
import { GIGS } from '../vocabulary.ts';
import { gigOf, sumOf } from './course.ts';
import { isReachable, possibleFriends } from './round.ts';

/** The game master's form: one field after another, so it cannot loop. */
export const FIELDS = [
  'songs',
  'exact',
  'cover',
  'needCrowd',
  'needClout',
  'van',
  'feeCoin',
  'feeCommitment',
  'rowCount',
] as const;
export const ROW_FIELDS = ['stars', 'from', 'coin', 'crowd', 'clout'] as const;
export type FieldName = (typeof FIELDS)[number] | (typeof ROW_FIELDS)[number] | 'bomb';

export const VANS = [0, 1, 2, 3, 5, 10] as const;
export const COVERS: readonly (number | null)[] = [null, -2, -1, 0, 1, 2];
export const FORM_BOMBS: readonly Gig['bomb'][] = [
  { effect: 'nothing', amount: 0 },
  ...[1, 2, 3, 4, 5].map((amount) => ({ effect: 'crowd', amount }) as const),
  { effect: 'clout', amount: 1 },
  { effect: 'commitment', amount: 5 },
  { effect: 'recorded', amount: 10 },
  { effect: 'coinOnly', amount: 0 },
];

/** By stars: the least threshold (fixed and per song) and the most a row may pay. */
const LIMITS = [
  { fixed: 0, perSong: 0, coin: 0, crowd: 0, clout: 0, budget: 0 },
  { fixed: 10, perSong: 5, coin: 5, crowd: 15, clout: 1, budget: 6 },
  { fixed: 25, perSong: 8, coin: 20, crowd: 15, clout: 2, budget: 9 },
  { fixed: 60, perSong: 16, coin: 40, crowd: 20, clout: 2, budget: 13 },
  { fixed: 200, perSong: 25, coin: 0, crowd: 0, clout: 0, budget: 0 },
] as const;

/** What a star row may still pay: five COIN or CROWD count one, a CLOUT three. */
export const rewardLeft = (stars: number, coin: number, crowd: number, clout: number): number =>
  LIMITS[stars].budget - Math.ceil(coin / 5) - Math.ceil(crowd / 5) - 3 * clout;

export const rewardMost = (stars: number): number => LIMITS[stars].budget;

export const MOST_OFFERS = 3;
const MOST_SCORE = 300;

const fives = (value: number): number => 5 * Math.ceil(value / 5);
const upTo = (from: number, to: number, step = 1): number[] => {
  const values: number[] = [];
  for (let value = from; value <= to; value += step) values.push(value);
  return values;
};

const at = (form: readonly number[], field: (typeof FIELDS)[number]): number => form[FIELDS.indexOf(field)];

/** The field to be filled in next; undefined when the form is complete. */
export function fieldOf(form: readonly number[]): { readonly field: FieldName; readonly row: number } | undefined {
  if (form.length < FIELDS.length) return { field: FIELDS[form.length], row: 0 };
  const inRows = form.length - FIELDS.length;
  const row = Math.floor(inRows / ROW_FIELDS.length);
  if (row < at(form, 'rowCount')) return { field: ROW_FIELDS[inRows % ROW_FIELDS.length], row };
  return inRows === row * ROW_FIELDS.length ? { field: 'bomb', row } : undefined;
}

const inRow = (form: readonly number[], row: number, field: (typeof ROW_FIELDS)[number]): number =>
  form[FIELDS.length + row * ROW_FIELDS.length + ROW_FIELDS.indexOf(field)];

/** Values the next field may take; `mustReach` keeps the offer possible for the band. */
export function valuesFor(table: OpenTable, form: readonly number[], mustReach: boolean): number[] {
  const next = fieldOf(form);
  if (next === undefined) return [];
  const { field, row } = next;
  switch (field) {
    case 'songs':
      return upTo(1, 10);
    case 'exact':
      return [0, 1];
    case 'cover': {
      const isTooMany = at(form, 'exact') === 0 && at(form, 'songs') > table.songs.length;
      return upTo(mustReach && isTooMany ? 1 : 0, 5);
    }
    case 'needCrowd':
      return upTo(0, mustReach ? Math.min(100, table.bandCrowd + possibleFriends(table, 1)) : 100, 5);
    case 'needClout':
      return upTo(0, mustReach ? Math.min(6, table.clout) : 6);
    case 'van':
      return VANS.flatMap((van, choice) =>
        !mustReach || table.bandCrowd + possibleFriends(table, van) >= at(form, 'needCrowd') ? [choice] : [],
      );
    case 'feeCoin':
      if (at(form, 'van') > 0) return [0];
      return upTo(0, mustReach ? Math.min(10, table.bandCoin + sumOf(table.coin)) : 10);
    case 'feeCommitment':
      return upTo(0, mustReach ? Math.min(5, ...table.commitment) : 5);
    case 'rowCount':
      return upTo(1, 3);
    case 'bomb':
      return upTo(0, FORM_BOMBS.length - 1);
    default:
      return rowValues(form, field, row);
  }
}

function rowValues(form: readonly number[], field: (typeof ROW_FIELDS)[number], row: number): number[] {
  const later = at(form, 'rowCount') - row - 1;
  if (field === 'stars') {
    const isLegendary = at(form, 'needClout') >= 5 && at(form, 'needCrowd') >= 90 && at(form, 'songs') >= 5;
    return upTo(row === 0 ? 1 : inRow(form, row - 1, 'stars') + 1, (isLegendary ? 4 : 3) - later);
  }
  const limit = LIMITS[inRow(form, row, 'stars')];
  if (field === 'from') {
    const least = fives(Math.max(limit.fixed, limit.perSong * at(form, 'songs')));
    const rising = row === 0 ? least : Math.max(least, inRow(form, row - 1, 'from') + 5);
    return upTo(rising, MOST_SCORE - 5 * later, 5);
  }
  const coin = field === 'coin' ? 0 : Math.ceil(inRow(form, row, 'coin') / 5);
  if (field === 'coin') return upTo(0, Math.min(limit.coin, 5 * limit.budget));
  if (field === 'crowd') return upTo(0, Math.min(limit.crowd, 5 * (limit.budget - coin)));
  const spent = coin + Math.ceil(inRow(form, row, 'crowd') / 5);
  return upTo(0, Math.min(limit.clout, Math.floor((limit.budget - spent) / 3)));
}

/** Fields that are chosen from a list; the others are numbers. */
const LISTS: ReadonlySet<FieldName> = new Set<FieldName>(['exact', 'cover', 'van', 'bomb']);

export const isList = (field: FieldName): boolean => LISTS.has(field);

export const fieldMove = (field: FieldName, value: number): Move =>
  isList(field) ? BOOK.gmChoose[value] : BOOK.amount[value];

const offerName = spoken({ en: (number: number) => `Offer ${number}` });

/** A complete form as a gig. */
export function gigFromForm(form: readonly number[], number: number): Gig {
  const rows: GigRow[] = upTo(0, at(form, 'rowCount') - 1).map((row) => ({
    from: inRow(form, row, 'from'),
    stars: inRow(form, row, 'stars'),
    coin: inRow(form, row, 'coin'),
    crowd: inRow(form, row, 'crowd'),
    clout: inRow(form, row, 'clout'),
  }));
  return {
    id: `offer-${number}`,
    name: offerName(number),
    lock: 0,
    van: VANS[at(form, 'van')],
    needCrowd: at(form, 'needCrowd'),
    needClout: at(form, 'needClout'),
    feeCoin: at(form, 'feeCoin'),
    feeCommitment: at(form, 'feeCommitment'),
    songs: at(form, 'songs'),
    exact: at(form, 'exact') === 0,
    cover: COVERS[at(form, 'cover')],
    bomb: FORM_BOMBS[form[form.length - 1]],
    rows,
  };
}

const reachableOffers = (content: Content, table: OpenTable): number =>
  table.faceUp.filter((gig) => isReachable(table, gigOf(content, table, gig))).length;

/** The last offer has to be possible if none before it is. */
export const mustReach = (content: Content, table: OpenTable): boolean =>
  table.faceUp.length === MOST_OFFERS - 1 && reachableOffers(content, table) === 0;

export const canFinish = (content: Content, table: OpenTable): boolean => reachableOffers(content, table) > 0;

/** Cards the game master may offer: the lock is met, and it does not lie there already. */
export function cardsToOffer(content: Content, table: OpenTable): number[] {
  const isForced = mustReach(content, table);
  const cards: number[] = [];
  for (let gig = 0; gig < GIGS; gig++) {
    if ((table.unlocked & (1 << gig)) === 0 || table.faceUp.includes(gig)) continue;
    if (!isForced || isReachable(table, content.pack.gigs[gig])) cards.push(gig);
  }
  return cards;
}
