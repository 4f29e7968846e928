import type { AutoOr, Flavour, Hidden, Seat, SeatSet, Viewer } from '@bandstand/engine';
import type { Pack } from './content/shape.ts';

/** Index of a card in the pack's band list. */
export type BandCard = Flavour<number, 'band card'>;
/** `3 · occupation + copy` in the shipped pack: the pack's business people, counted through. */
export type BusinessCard = Flavour<number, 'business card'>;
/** A place in the auction row: 0 is the Popularity Bid, 1 the business card, 2 to 4 band cards. */
export type Slot = Flavour<number, 'slot'>;
/** A space of the contract chart, counted from 1 as printed. */
export type Space = Flavour<number, 'space'>;

/** Events by type; cards of one type are equal, so a hand is a count per type. */
export const EVENTS = [
  'radioPlay',
  'recruitBand',
  'recruitBusiness',
  'stop',
  'tax',
  'legal',
  'tour',
  'streetTeam',
  'talentScout',
] as const;
export type EventName = (typeof EVENTS)[number];
export type EventType = Flavour<number, 'event'>;

export const RADIO_PLAY = 0;
export const RECRUIT_BAND = 1;
export const RECRUIT_BUSINESS = 2;
export const STOP = 3;
export const TAX = 4;
export const LEGAL = 5;
export const TOUR = 6;
export const STREET_TEAM = 7;
export const TALENT_SCOUT = 8;

export const MAX_CHIPS = 99;
export const MAX_SEATS = 4;
export const SLOTS = 5;

/** No card, no seat, no slot. */
export const NONE = -1;

const PHASES = [
  'pickSinger',
  'nominate',
  'open',
  'bid',
  'free',
  'event',
  'react',
  'scout',
  'trim',
  'discard',
  'negotiate',
  'insure',
  'draw',
  'resolve',
  'shuffle',
  'over',
] as const;
/** What is being decided. */
export type Phase = (typeof PHASES)[number];

/** Where play goes on once a card has been given up. */
export type Resume = 'auctions' | 'free' | 'events' | 'draws';

export type Options = {
  readonly frets: '6' | '8' | '10';
  readonly shuffle: 'auto' | 'ask' | 'off';
  /** `auto` is three times the frets. */
  readonly turnLimit: AutoOr<number>;
};

/** An event that was played; `target` is `NONE` where it has none. */
export interface PlayedEvent {
  readonly seat: Seat;
  readonly event: EventType;
  readonly target: Seat;
}

/** What lies open on the table: the same for every viewer. */
export interface OpenTable {
  seatCount: number;
  frets: number;
  turnLimit: number;
  shuffling: Options['shuffle'];
  turn: number;
  phase: Phase;
  /** Who decides. */
  actor: Seat;
  starter: Seat;
  /** How many seats, clockwise from the starting player, the present pass has come to. */
  step: number;
  /** Whose nomination it is, or was. */
  pointer: Seat;
  bands: BandCard[][];
  business: BusinessCard[][];
  chips: number[];
  /** Each pawn's place on the neck. */
  fret: number[];
  contracts: SeatSet;
  bought: SeatSet;
  barred: SeatSet;
  /** Passed a nomination since the last sale. */
  passed: SeatSet;
  popularitySold: boolean;
  lastWinner: Seat;
  /** The slot under the hammer. */
  slot: Slot;
  bid: number;
  high: Seat;
  bidders: SeatSet;
  /** The card a recruiter wants, and who owns it. */
  wantedBand: BandCard;
  wantedBusiness: BusinessCard;
  owner: Seat;
  /** Turned up by a Talent Scout. */
  shown: BandCard[];
  marker: Space;
  insurance: number;
  /** A card must go: one of two equals, or any because of the limit. */
  duplicate: boolean;
  resume: Resume;
  /** Open singers during set-up. */
  singers: BandCard[];
  /** What was played in the latest round of events, for all to see; nothing once the match is over. */
  played: readonly PlayedEvent[] | undefined;
}

/** Everything there is. Plain data; decks have their top at index 0. */
export interface State extends OpenTable {
  /** Slots 0 to 4; `NONE` where no card lies. */
  row: number[];
  /** Per seat a count per event type. */
  hands: number[][];
  bandDeck: BandCard[];
  businessDeck: BusinessCard[];
  eventDeck: EventType[];
  /** Set aside at set-up, one after another for the starting player and on clockwise. */
  aside: BandCard[];
}

/** What one viewer may know. */
export interface View extends OpenTable {
  viewer: Viewer;
  /** Like the state's row, but a card may lie face down. */
  row: (number | Hidden)[];
  /** The viewer's own events, a count per type; empty for a spectator. */
  hand: number[];
  handSizes: number[];
  bandDeckSize: number;
  businessDeckSize: number;
  eventDeckSize: number;
}

export type Move =
  | { readonly id: number; readonly type: 'pass' | 'draw' | 'done' | 'allow' | 'stop' }
  | { readonly id: number; readonly type: 'pickSinger'; readonly card: BandCard }
  | { readonly id: number; readonly type: 'nominate' | 'takeFree'; readonly slot: Slot }
  | { readonly id: number; readonly type: 'scout'; readonly place: number }
  | { readonly id: number; readonly type: 'moveTo'; readonly space: Space }
  | { readonly id: number; readonly type: 'shuffle'; readonly decks: number }
  | { readonly id: number; readonly type: 'play'; readonly event: EventType }
  | { readonly id: number; readonly type: 'playOn'; readonly event: EventType; readonly target: Seat }
  | { readonly id: number; readonly type: 'bid'; readonly amount: number }
  | { readonly id: number; readonly type: 'insure'; readonly chips: number }
  | { readonly id: number; readonly type: 'throwEvent'; readonly event: EventType }
  | { readonly id: number; readonly type: 'discardBand' | 'recruitBand'; readonly card: BandCard }
  | { readonly id: number; readonly type: 'discardBusiness' | 'recruitBusiness'; readonly card: BusinessCard };

export type CardKind = 'band' | 'business';

export type Event =
  | { readonly type: 'singerPicked'; readonly seat: Seat; readonly card: BandCard }
  | { readonly type: 'dealt'; readonly starter: Seat }
  | { readonly type: 'turnStarted'; readonly turn: number }
  | { readonly type: 'nominated'; readonly seat: Seat; readonly slot: Slot; readonly card: number | Hidden }
  | { readonly type: 'nominationPassed'; readonly seat: Seat }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'bidPassed'; readonly seat: Seat }
  /** A bidder who has too few chips for more is not asked again. */
  | { readonly type: 'outbid'; readonly seat: Seat }
  | { readonly type: 'sold'; readonly seat: Seat; readonly slot: Slot; readonly price: number }
  | { readonly type: 'cardTurnedUp'; readonly card: BandCard }
  | { readonly type: 'tookFree'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'gained' | 'gaveUp'; readonly seat: Seat; readonly kind: CardKind; readonly card: number }
  | { readonly type: 'tokenTaken'; readonly seat: Seat }
  | { readonly type: 'rowLaid'; readonly row: readonly (number | Hidden)[] }
  | { readonly type: 'climbed'; readonly seat: Seat; readonly fret: number }
  | { readonly type: 'eventPlayed'; readonly seat: Seat; readonly event: EventType }
  | {
      readonly type: 'eventPlayedOn';
      readonly seat: Seat;
      readonly event: EventType;
      readonly target: Seat;
      readonly paid: number;
    }
  | { readonly type: 'wasBarred'; readonly seat: Seat }
  | { readonly type: 'toured'; readonly seat: Seat; readonly chips: number }
  | { readonly type: 'eventDrawn' | 'eventThrown'; readonly seat: Seat; readonly event: EventType | Hidden }
  | { readonly type: 'eventTurnPassed'; readonly seat: Seat }
  | { readonly type: 'scouted'; readonly seat: Seat; readonly cards: readonly BandCard[] }
  | {
      readonly type: 'recruitAnnounced' | 'recruited' | 'recruitStopped';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly kind: CardKind;
      readonly card: number;
    }
  | {
      readonly type: 'negotiated';
      readonly seat: Seat;
      readonly from: Space;
      readonly to: Space;
      readonly cost: number;
    }
  | { readonly type: 'insured'; readonly seat: Seat; readonly chips: number }
  | { readonly type: 'contractLeft' | 'drawDeclined'; readonly seat: Seat }
  /** Not asked about the contract: barred, or without chips enough to move it. */
  | { readonly type: 'passedOver'; readonly seat: Seat; readonly why: 'barred' | 'chips' }
  | {
      readonly type: 'contractsChecked';
      readonly space: Space;
      readonly holders: SeatSet;
      readonly gained: SeatSet;
      readonly lost: SeatSet;
    }
  | { readonly type: 'bandDrawn'; readonly seat: Seat; readonly card: BandCard }
  | { readonly type: 'paid'; readonly seat: Seat; readonly chips: number; readonly doubled: boolean }
  | { readonly type: 'shuffled'; readonly seat: Seat | null; readonly decks: number }
  | { readonly type: 'reachedTop'; readonly seat: Seat }
  | { readonly type: 'limitReached'; readonly turn: number };

/** Somebody reached the top fret, or the last turn is over. */
/** At the top, or after the last turn: by fret, or by what decided between those level on it. */
export type Ending = 'top' | 'limit' | 'limit-contract' | 'limit-chips' | 'limit-cards';

/** The kinds of data of this game. */
export interface MyBand {
  Pack: Pack;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Ending: Ending;
}
