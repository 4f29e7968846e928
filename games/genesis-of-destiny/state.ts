import type { Emit, Seat, SeatSet, Viewer } from '@bandstand/engine';
import type { Gig, Pack } from './content/shape.ts';

/** The three roles are the first three seats; in the role-playing variant seat 3 is the game master. */
export const BEATS = 0;
export const MELODY = 1;
export const FRONT = 2;
export const GAME_MASTER = 3;
export const ROLES = 3;
/** A role, its seat and its row on a song sheet: 0 is the bottom row. */
export type Role = number;

/** No card, no seat, no song, no choice. */
export const NONE = -1;

export const MAX_COLUMNS = 5;
export const MAX_SONGS = 20;
export const MAX_AMOUNT = 999;
export const MARKET = 4;
export const TABLE_GIGS = 4;
export const GIGS = 12;

/** Where a circle lies in or beside a column of the song sheet. */
export const SLOTS = ['top', 'fm', 'mb', 'fU', 'fL', 'mU', 'mL', 'bU', 'bL'] as const;
export type SlotName = (typeof SLOTS)[number];
export type Slot = number;
export const slotOf = (name: SlotName): Slot => SLOTS.indexOf(name);

export const CIRCLES = [
  'crown',
  'equals',
  'up',
  'down',
  'pedal-board',
  'crescendo',
  'harmony',
  'syncopation',
  'drum-fill',
  'shout-out',
  'key-change',
] as const;
export type CircleName = (typeof CIRCLES)[number];
export type Circle = number;
export const circleOf = (name: CircleName): Circle => CIRCLES.indexOf(name);

/** Circles that come on cards of their own. */
export const CIRCLE_CARDS = CIRCLES.slice(4);
export const PARTS = 10;
export const FIRST_CIRCLE_CARD = PARTS;
export const FIRST_DICE_CARD = PARTS + CIRCLE_CARDS.length;
export const CARD_TYPES = FIRST_DICE_CARD + ROLES;
/** A type of Write and Riff card: parts 0 to 9, circles 10 to 16, dice 17 to 19. */
export type Card = number;

/** One of 24 dice faces: ordinary 1–6, then Beats 1–4, Melody 1–6, Front 1–8. */
export type Die = number;
export const FACES = [6, 4, 6, 8] as const;
export const FIRST_FACE = [0, 6, 10, 16] as const;
export const DICE = 24;
export const KIND_OF: readonly number[] = FACES.flatMap((faces, kind) => Array.from({ length: faces }, () => kind));
export const VALUE_OF: readonly number[] = FACES.flatMap((faces) =>
  Array.from({ length: faces }, (_, face) => face + 1),
);
export const dieOf = (kind: number, value: number): Die => FIRST_FACE[kind] + value - 1;

/** Powers as bits of a seat's used set; bubbles 1 to 4 of each track. */
export const POWERS = ['shake', 'doubleStop', 'sustain', 'flare', 'nudge', 'unison', 'notebook', 'pocket'] as const;
export type PowerName = (typeof POWERS)[number];
export const SHAKE = 0;
export const DOUBLE_STOP = 1;
export const SUSTAIN = 2;
export const FLARE = 3;
export const NUDGE = 4;
export const UNISON = 5;
export const NOTEBOOK = 6;
export const POCKET = 7;
export const BUBBLES = 4;
export const INTENSITY = 0;
export const CRAFT = 1;

/** One part of a song: which rows have a square (bit per role) and a circle or `NONE` per slot. Never changed, only replaced. */
export interface Column {
  readonly rows: number;
  readonly circles: readonly number[];
}

export interface Song {
  readonly columns: readonly Column[];
  /** The recorded score; `NONE` while it was never recorded. */
  recorded: number;
}

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

export type Cause = 'none' | 'walkOut' | 'noConsensus' | 'noGig' | 'seasonOver';
/** What a song is played for. */
export type Occasion = 'none' | 'gig' | 'record' | 'solo';
export type Motion = 'none' | 'bandCoin' | 'write' | 'record';
export type Ending = 'none' | 'legend' | 'solo' | 'unsigned';

export type Options = {
  readonly tuning: 'tuned' | 'asFound';
  /** `auto` is set by the tuning, as for `labelBar`. */
  readonly graceGigs: string;
  readonly labelBar: string;
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
  /** Bits by gig. */
  unlocked: number;
  burned: number;
  /** Gigs by number; 12 and on are the game master's own forms in `offers`. */
  faceUp: number[];
  offers: Gig[];
  /** Fields of the form that is being filled in; empty when none is. */
  form: number[];
  isFormOpen: boolean;
  ballot: number;
  /** Bits by place on the table. */
  struck: number;
  /** What the ballots had in common, for the leader to pick from. */
  common: number;
  chosen: number;
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
  /** Originals played in this set, as bits. */
  setList: number;
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
  /** Secret choices of the present phase, or `NONE`. */
  picks: number[];
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
  /** Empty where the values are covered. */
  pool: number[];
  /** Dice in the pool by kind. */
  poolKinds: number[];
  /** -1 where a die is in the pocket but its value is covered. */
  pockets: number[];
}

type Plain =
  | 'playCover'
  | 'endSet'
  | 'shake'
  | 'doubleStop'
  | 'unpocket'
  | 'rollSpecial'
  | 'sustain'
  | 'letPass'
  | 'stay'
  | 'walkOut'
  | 'live'
  | 'riff'
  | 'rest'
  | 'done'
  | 'discardFirst'
  | 'discardAll'
  | 'proposeWrite'
  | 'pass'
  | 'wait'
  | 'leave'
  | 'gmBlank'
  | 'gmDone';

export type Move =
  | { readonly id: number; readonly type: Plain }
  | { readonly id: number; readonly type: 'startWith' | 'level'; readonly track: number }
  | { readonly id: number; readonly type: 'approve'; readonly mask: number }
  | { readonly id: number; readonly type: 'pick' | 'buy' | 'askBand'; readonly slot: number }
  | { readonly id: number; readonly type: 'amount'; readonly amount: number }
  | {
      readonly id: number;
      readonly type: 'playLive' | 'playRecorded' | 'proposeRecord' | 'claim';
      readonly song: number;
    }
  | { readonly id: number; readonly type: 'place' | 'unison'; readonly die: Die }
  | { readonly id: number; readonly type: 'nudge'; readonly die: Die; readonly by: 1 | -1 }
  | { readonly id: number; readonly type: 'flare'; readonly group: number }
  | { readonly id: number; readonly type: 'pocket'; readonly value: number }
  | { readonly id: number; readonly type: 'vote' | 'vow'; readonly yes: boolean }
  | { readonly id: number; readonly type: 'addPart'; readonly card: Card; readonly side: 'left' | 'right' }
  | {
      readonly id: number;
      readonly type: 'addCircle';
      readonly card: Card;
      readonly column: number;
      readonly slot: Slot;
    }
  | { readonly id: number; readonly type: 'gmCard'; readonly gig: number }
  | { readonly id: number; readonly type: 'gmChoose'; readonly choice: number };

/** One circle of a song that has been counted. */
export interface CircleScore {
  readonly column: number;
  readonly slot: Slot;
  readonly circle: Circle;
  readonly role: Role;
  readonly points: number;
  /** The dice that it was counted from: left or upper ones, then right or lower ones. */
  readonly dice: readonly number[];
}

export interface SongScore {
  /** By role. */
  readonly points: readonly number[];
  readonly total: number;
  /** Drum fills for Beats, shout-outs for Front. */
  readonly crowd: number;
  readonly commitment: number;
  readonly circles: readonly CircleScore[];
}

/** Dice as they were rolled; null for viewers from whom the pool is covered. */
export type Rolled = readonly Die[] | null;

export type Event =
  | { readonly type: 'bubblesChosen'; readonly tracks: readonly number[] }
  | { readonly type: 'gigBurned'; readonly gig: number; readonly why: 'round' | 'tour' | 'card' }
  | { readonly type: 'gigsLaidOut'; readonly gigs: readonly number[]; readonly round: number }
  | { readonly type: 'offerMade'; readonly gig: number; readonly name: string }
  | { readonly type: 'formOpened' }
  | { readonly type: 'ballotsOpened'; readonly masks: readonly number[]; readonly ballot: number }
  | { readonly type: 'gigChosen'; readonly gig: number; readonly name: string; readonly by: Seat }
  | { readonly type: 'pledged'; readonly seat: Seat; readonly amount: number; readonly what: 'van' | 'fee' | 'studio' }
  | { readonly type: 'friendsBrought'; readonly seat: Seat; readonly friends: number; readonly coin: number }
  | { readonly type: 'feePaid'; readonly band: number; readonly coin: readonly number[]; readonly commitment: number }
  | { readonly type: 'gigStruck'; readonly gig: number; readonly name: string }
  | { readonly type: 'setStarted'; readonly caller: Seat; readonly gig: number }
  | { readonly type: 'coverPlayed'; readonly roll: number; readonly points: number }
  | { readonly type: 'recordedPlayed'; readonly song: number; readonly points: number }
  | { readonly type: 'songStarted'; readonly song: number; readonly occasion: Occasion; readonly soloist: Seat }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly column: number;
      readonly dice: Rolled;
      readonly covered: boolean;
    }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly power: 'shake' | 'flare';
      readonly group: number;
      readonly dice: Rolled;
      readonly covered: boolean;
    }
  | {
      readonly type: 'dieChanged';
      readonly seat: Seat;
      readonly power: 'nudge' | 'unison';
      readonly from: Die | null;
      readonly to: Die | null;
      readonly covered: boolean;
    }
  | {
      readonly type: 'pocketed' | 'unpocketed';
      readonly seat: Seat;
      readonly value: number | null;
      readonly covered: boolean;
    }
  | { readonly type: 'specialRolled'; readonly seat: Seat; readonly die: Die | null; readonly covered: boolean }
  | { readonly type: 'doubleStopped' | 'sustained' | 'sustainPassed'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly column: number; readonly row: Role; readonly die: Die }
  | { readonly type: 'brokeDown'; readonly row: Role; readonly column: number }
  | { readonly type: 'songCounted'; readonly song: number; readonly occasion: Occasion; readonly score: SongScore }
  | { readonly type: 'tourGoesOn'; readonly score: number }
  | { readonly type: 'vowsOpened'; readonly kept: readonly boolean[] }
  | {
      readonly type: 'gigEnded';
      readonly gig: number;
      readonly name: string;
      readonly score: number;
      readonly stars: number;
      readonly coin: number;
      readonly crowd: number;
      readonly clout: number;
    }
  | { readonly type: 'bombed'; readonly effect: string; readonly amount: number }
  | { readonly type: 'gigsUnlocked'; readonly gigs: readonly number[] }
  | {
      readonly type: 'roleBonus';
      readonly seat: Seat;
      readonly stat: 'CROWD' | 'COMMITMENT' | 'COIN';
      readonly amount: number;
    }
  | { readonly type: 'levelFilled'; readonly seat: Seat; readonly track: number; readonly cost: number }
  | { readonly type: 'splitsOpened'; readonly first: readonly number[]; readonly second: readonly number[] }
  | { readonly type: 'meetingHeld' }
  | { readonly type: 'walkedOut'; readonly seats: readonly Seat[]; readonly secret: boolean }
  | { readonly type: 'downtimeTaken'; readonly seat: Seat; readonly what: 'live' | 'riff' | 'rest' }
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: Card; readonly own: number; readonly band: number }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'marketFilled'; readonly cards: readonly Card[] }
  | { readonly type: 'bandAsked'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'votesOpened';
      readonly motion: Motion;
      readonly yes: readonly boolean[];
      readonly passed: boolean;
    }
  | {
      readonly type: 'notebookDrawn';
      readonly seat: Seat;
      readonly kept: readonly Card[] | null;
      readonly keptCount: number;
      readonly discarded: readonly Card[];
      readonly dice: number;
    }
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly motion: Motion;
      readonly song: number;
      readonly price: number;
    }
  | { readonly type: 'proposalPassed'; readonly seat: Seat }
  | { readonly type: 'studioPaid'; readonly band: number; readonly coin: readonly number[]; readonly covered: boolean }
  | { readonly type: 'partAdded'; readonly seat: Seat; readonly card: Card; readonly side: 'left' | 'right' }
  | {
      readonly type: 'circleAdded';
      readonly seat: Seat;
      readonly card: Card;
      readonly column: number;
      readonly slot: Slot;
    }
  | { readonly type: 'waited' | 'leftStudio'; readonly seat: Seat }
  | { readonly type: 'sessionEnded'; readonly columns: number; readonly song: number; readonly refunded: boolean }
  | { readonly type: 'recorded'; readonly song: number; readonly score: number }
  | { readonly type: 'brokeUp'; readonly cause: Cause }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly song: number }
  | { readonly type: 'soloCover'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'fansGained'; readonly seat: Seat; readonly fans: number; readonly crowd: number }
  | { readonly type: 'ended'; readonly ending: Ending; readonly winner: Seat; readonly crowd: readonly number[] };

/** The six kinds of data of this game. */
export interface Genesis {
  Pack: Pack;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}

export type Tell = Emit<Event> | undefined;
