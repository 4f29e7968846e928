import type { Flavour, Seat } from '@bandstand/engine';

/** The three roles are the first three seats; in the role-playing variant seat 3 is the game master. */
export const BEATS = 0;
export const MELODY = 1;
export const FRONT = 2;
export const GAME_MASTER = 3;
export const ROLES = 3;
/** A role, its seat and its row on a song sheet: 0 is the bottom row. */
export type Role = Seat;

/** A gig by its number; 12 and on are the game master's own. */
export type GigNumber = Flavour<number, 'gig'>;
/** Sets as bits: of gigs, of places on the table, of songs. */
export type GigSet = Flavour<number, 'gigs'>;
export type PlaceSet = Flavour<number, 'places'>;
export type SongSet = Flavour<number, 'songs'>;

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
export type Slot = Flavour<number, 'slot'>;
export const slotOf = (name: SlotName): Slot => SLOTS.indexOf(name);
export const FM = slotOf('fm');
export const MB = slotOf('mb');

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
export type Circle = Flavour<number, 'circle'>;
export const circleOf = (name: CircleName): Circle => CIRCLES.indexOf(name);
export const CROWN = circleOf('crown');
export const EQUALS = circleOf('equals');
export const UP = circleOf('up');
export const DOWN = circleOf('down');
export const PEDAL = circleOf('pedal-board');
export const CRESCENDO = circleOf('crescendo');
export const HARMONY = circleOf('harmony');
export const SYNCOPATION = circleOf('syncopation');
export const DRUM_FILL = circleOf('drum-fill');
export const SHOUT_OUT = circleOf('shout-out');
export const KEY_CHANGE = circleOf('key-change');

/** Circles that come on cards of their own. */
export const CIRCLE_CARDS = CIRCLES.slice(4);
export const PARTS = 10;
export const FIRST_CIRCLE_CARD = PARTS;
export const FIRST_DICE_CARD = PARTS + CIRCLE_CARDS.length;
export const CARD_TYPES = FIRST_DICE_CARD + ROLES;
/** A type of Write and Riff card: parts 0 to 9, circles 10 to 16, dice 17 to 19. */
export type Card = Flavour<number, 'card'>;

/** One of 24 dice faces: ordinary 1–6, then Beats 1–4, Melody 1–6, Front 1–8. */
export type Die = Flavour<number, 'die'>;
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

export type Cause = 'none' | 'walkOut' | 'noConsensus' | 'noGig' | 'seasonOver';
/** What a song is played for. */
export type Occasion = 'none' | 'gig' | 'record' | 'solo';
export type Motion = 'none' | 'bandCoin' | 'write' | 'record';
export type Ending = 'none' | 'legend' | 'solo' | 'unsigned';
