import type { AutoOr, Hidden, Seat, SeatSet, Viewer } from '@bandstand/engine';
import type { Gig, Pack } from './content/shape.ts';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import type {
  Card,
  Cause,
  Column,
  Die,
  Ending,
  GigNumber,
  GigSet,
  Motion,
  Occasion,
  PlaceSet,
  Role,
  Song,
  SongSet,
} from './vocabulary.ts';

export type Phase =
  | 'startBubble'
  | 'gmForm'
  | 'approve'
  | 'pick'
  | 'bringFriends'
  | 'payFee'
  | 'callSong'
  | 'songTurn'
  | 'sustainTurn'
  | 'vow'
  | 'freeLevel'
  | 'split'
  | 'bandMeeting'
  | 'downtime'
  | 'living'
  | 'riffing'
  | 'vote'
  | 'propose'
  | 'studioPay'
  | 'writeTurn'
  | 'claim'
  | 'over';

export type Options = {
  readonly tuning: 'tuned' | 'asFound';
  /** `auto` is set by the tuning, as for `labelBar`. */
  readonly graceGigs: AutoOr<number>;
  readonly labelBar: AutoOr<number>;
  readonly lifeTrack: 'normal' | 'expert';
  readonly specialDice: boolean;
  readonly rolePlaying: boolean;
  readonly seasonGigs: number;
  readonly party: boolean;
  readonly honour: 'server' | 'local';
};

/** What lies open on the table: the same for every viewer. Lists per role are in seat order. */
export interface OpenTable {
  seatCount: number;
  graceGigs: number;
  labelBar: number;
  expert: boolean;
  specialDice: boolean;
  rolePlaying: boolean;
  seasonGigs: number;
  party: boolean;
  localHonour: boolean;
  phase: Phase;
  round: number;
  /** Gigs played to the end. */
  gigs: number;
  bandCoin: number;
  bandCrowd: number;
  clout: number;
  coin: number[];
  crowd: number[];
  commitment: number[];
  intensity: number[];
  craft: number[];
  /** Special dice owned, each of its owner's kind. */
  ownDice: number[];
  songs: Song[];
  draft: Column[];
  market: Card[];
  /** Counts per card type. */
  discards: number[];
  gone: number[];
  /** Cards in each hand that everybody saw being bought; counts per type. */
  knownHands: number[][];
  unlocked: GigSet;
  burned: GigSet;
  /** Gigs by number; 12 and on are the game master's own forms in `offers`. */
  faceUp: GigNumber[];
  /** Cards the game master offered in the round before. */
  lastOffers: GigSet;
  offers: Gig[];
  /** Fields of the form that is being filled in; empty when none is. */
  form: number[];
  isFormOpen: boolean;
  ballot: number;
  struck: PlaceSet;
  /** What the ballots had in common, for the leader to pick from. */
  common: PlaceSet;
  chosen: GigNumber;
  /** The fixed order of the present phase, and how far it has come. */
  order: Seat[];
  step: number;
  actor: Seat;
  /** Who is asked in a secret choice. */
  asked: SeatSet;
  pledges: number[];
  pass: number;
  setScore: number;
  setSongs: number;
  /** Originals played in this set. */
  setList: SongSet;
  ownPoints: number[];
  stars: number;
  coinOnly: boolean;
  /** Powers used since the gig, recording or solo began, as bits per seat. */
  used: number[];
  usedDice: number[];
  occasion: Occasion;
  song: number;
  column: number;
  row: Role;
  placementsLeft: number;
  /** Two places per square: `column · 6 + row · 2`. */
  placed: Die[];
  borrowed: number[];
  /** The last die placed and the last one of another row, for `unison`. */
  lastRow: Role;
  lastValue: number;
  otherValue: number;
  /** Seats that put a die in their pocket in the present turn. */
  justPocketed: SeatSet;
  boughtCards: number[];
  refused: SeatSet;
  levelled: boolean;
  motion: Motion;
  motionTarget: number;
  proposer: Seat;
  paid: number[];
  paidByBand: number;
  left: SeatSet;
  waited: SeatSet;
  claims: number[];
  claimOrder: Seat[];
  soloist: Seat;
  fans: number[];
  cause: Cause;
  ending: Ending;
}

/** Everything there is. Plain data; the deck has its top at the end. */
export interface State extends OpenTable {
  deck: Card[];
  /** Counts per card type. */
  hands: number[][];
  /** Secret choices of the present phase, or `NONE`; they stay until the next ones are asked for. */
  picks: number[];
  /** What the secret choices before the present ones turned out to be; only while such are being made. */
  opened: number[] | undefined;
  /** Counts per die face. */
  pool: number[];
  /** The ordinary die in each pocket by value, 0 for none. */
  pockets: number[];
}

/** What one viewer may know. */
export interface View extends OpenTable {
  viewer: Viewer;
  deckSize: number;
  /** The viewer's own cards; empty for a spectator and the game master. */
  hand: number[];
  handSizes: number[];
  /** The viewer's own secret choice. */
  pick: number;
  made: SeatSet;
  /** The last secret choices that were opened (ballot marks, votes, vows), or `NONE` where one was never shown. */
  opened: number[];
  pool: number[] | Hidden;
  /** Dice in the pool by kind. */
  poolKinds: number[];
  /** By value, 0 for none; a die in a pocket may be covered. */
  pockets: (number | Hidden)[];
}

/** All three, nobody, or one alone after the break-up and its cause. */
export type HowEnded = 'legend' | 'unsigned' | `solo-${Cause}`;

/** The kinds of data of this game. */
export interface Genesis {
  Pack: Pack;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Ending: HowEnded;
}
