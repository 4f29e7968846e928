import { moveTable, type MoveTable } from '@bandstand/engine';
import type { Pack } from './content/shape.ts';
import {
  EVENTS,
  LEGAL,
  MAX_CHIPS,
  MAX_SEATS,
  RADIO_PLAY,
  SLOTS,
  STREET_TEAM,
  TALENT_SCOUT,
  TAX,
  TOUR,
  type Move,
} from './state.ts';

/** All moves of a pack, and where to find each. */
export interface MoveBook {
  readonly table: MoveTable<Move>;
  readonly pass: Move;
  readonly draw: Move;
  readonly done: Move;
  readonly allow: Move;
  readonly stop: Move;
  readonly pickSinger: readonly Move[];
  readonly nominate: readonly Move[];
  readonly takeFree: readonly Move[];
  readonly scout: readonly Move[];
  /** By space, counted from 1. */
  readonly moveTo: readonly Move[];
  readonly shuffle: readonly Move[];
  /** By event type. */
  readonly play: readonly Move[];
  /** By event type, then by seat. */
  readonly playOn: readonly (readonly Move[])[];
  /** By amount. */
  readonly bid: readonly Move[];
  readonly insure: readonly Move[];
  readonly throwEvent: readonly Move[];
  readonly discardBand: readonly Move[];
  readonly discardBusiness: readonly Move[];
  readonly recruitBand: readonly Move[];
  readonly recruitBusiness: readonly Move[];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function moveBook(pack: Pack): MoveBook {
  const band = upTo(pack.band.length);
  const business = upTo(pack.business.reduce((sum, row) => sum + row.people.length, 0));
  const singers = band.filter((card) => pack.band[card].occupation === pack.singer);
  const table = moveTable<Move>([
    { type: 'pass' },
    { type: 'draw' },
    { type: 'done' },
    { type: 'allow' },
    { type: 'stop' },
    ...singers.map((card) => ({ type: 'pickSinger', card }) as const),
    ...upTo(SLOTS).map((slot) => ({ type: 'nominate', slot }) as const),
    ...upTo(SLOTS)
      .slice(1)
      .map((slot) => ({ type: 'takeFree', slot }) as const),
    ...upTo(pack.events.talentScout.cards).map((place) => ({ type: 'scout', place }) as const),
    ...pack.contracts.spaces.map((_, index) => ({ type: 'moveTo', space: index + 1 }) as const),
    ...upTo(8).map((decks) => ({ type: 'shuffle', decks }) as const),
    ...[RADIO_PLAY, TOUR, STREET_TEAM, TALENT_SCOUT].map((event) => ({ type: 'play', event }) as const),
    ...[TAX, LEGAL].flatMap((event) => upTo(MAX_SEATS).map((target) => ({ type: 'playOn', event, target }) as const)),
    ...upTo(MAX_CHIPS).map((index) => ({ type: 'bid', amount: index + 1 }) as const),
    ...upTo(MAX_CHIPS + 1).map((chips) => ({ type: 'insure', chips }) as const),
    ...EVENTS.map((_, event) => ({ type: 'throwEvent', event }) as const),
    ...band.map((card) => ({ type: 'discardBand', card }) as const),
    ...business.map((card) => ({ type: 'discardBusiness', card }) as const),
    ...band.map((card) => ({ type: 'recruitBand', card }) as const),
    ...business.map((card) => ({ type: 'recruitBusiness', card }) as const),
  ]);
  return {
    table,
    pass: table[0],
    draw: table[1],
    done: table[2],
    allow: table[3],
    stop: table[4],
    ...indexed(table),
  };
}

/** Rows by their one number, so that a rule finds a move without searching. */
function indexed(table: MoveTable<Move>) {
  const pickSinger: Move[] = [];
  const nominate: Move[] = [];
  const takeFree: Move[] = [];
  const scout: Move[] = [];
  const moveTo: Move[] = [];
  const shuffle: Move[] = [];
  const play: Move[] = [];
  const playOn: Move[][] = EVENTS.map(() => []);
  const bid: Move[] = [];
  const insure: Move[] = [];
  const throwEvent: Move[] = [];
  const discardBand: Move[] = [];
  const discardBusiness: Move[] = [];
  const recruitBand: Move[] = [];
  const recruitBusiness: Move[] = [];
  for (const move of table) {
    if (move.type === 'pickSinger') pickSinger[move.card] = move;
    else if (move.type === 'nominate') nominate[move.slot] = move;
    else if (move.type === 'takeFree') takeFree[move.slot] = move;
    else if (move.type === 'scout') scout[move.place] = move;
    else if (move.type === 'moveTo') moveTo[move.space] = move;
    else if (move.type === 'shuffle') shuffle[move.decks] = move;
    else if (move.type === 'play') play[move.event] = move;
    else if (move.type === 'playOn') playOn[move.event][move.target] = move;
    else if (move.type === 'bid') bid[move.amount] = move;
    else if (move.type === 'insure') insure[move.chips] = move;
    else if (move.type === 'throwEvent') throwEvent[move.event] = move;
    else if (move.type === 'discardBand') discardBand[move.card] = move;
    else if (move.type === 'discardBusiness') discardBusiness[move.card] = move;
    else if (move.type === 'recruitBand') recruitBand[move.card] = move;
    else if (move.type === 'recruitBusiness') recruitBusiness[move.card] = move;
  }
  return {
    pickSinger,
    nominate,
    takeFree,
    scout,
    moveTo,
    shuffle,
    play,
    playOn,
    bid,
    insure,
    throwEvent,
    discardBand,
    discardBusiness,
    recruitBand,
    recruitBusiness,
  };
}
