import type { Hidden, Seat } from '@bandstand/engine';
import type { Card, Cause, Circle, Die, Ending, Motion, Occasion, Role, Slot } from './vocabulary.ts';

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

/** A gig and where it hangs: what the game master called it is known by round and place. */
export interface OnTheWall {
  readonly gig: number;
  readonly round: number;
  readonly place: number;
}

/** Dice as they were rolled; null for viewers from whom the pool is covered. */
export type Rolled = readonly Die[] | Hidden;

export type Event =
  | { readonly type: 'bubblesChosen'; readonly tracks: readonly number[] }
  | { readonly type: 'gigBurned'; readonly gig: number; readonly why: 'round' | 'tour' | 'card' }
  | { readonly type: 'gigsLaidOut'; readonly gigs: readonly number[]; readonly round: number }
  | ({ readonly type: 'offerMade' } & OnTheWall)
  | { readonly type: 'formOpened' }
  | {
      readonly type: 'ballotsOpened';
      readonly masks: readonly number[];
      readonly ballot: number;
      readonly gigs: readonly OnTheWall[];
    }
  | ({ readonly type: 'gigChosen'; readonly by: Seat } & OnTheWall)
  | { readonly type: 'pledged'; readonly seat: Seat; readonly amount: number; readonly what: 'van' | 'fee' | 'studio' }
  | { readonly type: 'friendsBrought'; readonly seat: Seat; readonly friends: number; readonly coin: number }
  | { readonly type: 'feePaid'; readonly band: number; readonly coin: readonly number[]; readonly commitment: number }
  | ({ readonly type: 'gigStruck' } & OnTheWall)
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
      readonly from: Die | Hidden;
      readonly to: Die | Hidden;
      readonly covered: boolean;
    }
  | {
      readonly type: 'pocketed' | 'unpocketed';
      readonly seat: Seat;
      readonly value: number | Hidden;
      readonly covered: boolean;
    }
  | { readonly type: 'specialRolled'; readonly seat: Seat; readonly die: Die | Hidden; readonly covered: boolean }
  | { readonly type: 'doubleStopped' | 'sustained' | 'sustainPassed'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly column: number; readonly row: Role; readonly die: Die }
  | { readonly type: 'brokeDown'; readonly row: Role; readonly column: number }
  | { readonly type: 'songCounted'; readonly song: number; readonly occasion: Occasion; readonly score: SongScore }
  | { readonly type: 'tourGoesOn'; readonly score: number }
  | { readonly type: 'vowsOpened'; readonly kept: readonly boolean[] }
  | ({
      readonly type: 'gigEnded';
      readonly score: number;
      readonly stars: number;
      readonly coin: number;
      readonly crowd: number;
      readonly clout: number;
    } & OnTheWall)
  | { readonly type: 'bombed'; readonly effect: string; readonly amount: number }
  | { readonly type: 'gigsUnlocked'; readonly gigs: readonly number[] }
  | {
      readonly type: 'roleBonus';
      readonly seat: Seat;
      readonly stat: 'CROWD' | 'COMMITMENT' | 'COIN';
      readonly amount: number;
    }
  | {
      readonly type: 'levelFilled';
      readonly seat: Seat;
      readonly track: number;
      /** Which bubble of the track, from 0. */
      readonly level: number;
      readonly cost: number;
    }
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
      readonly kept: readonly Card[] | Hidden;
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
  | {
      readonly type: 'recorded';
      readonly song: number;
      readonly score: number;
      readonly total: number;
      /** What CLOUT adds for other recorded songs. */
      readonly extra: number;
      /** Whether this one is better than the recording before. */
      readonly isKept: boolean;
    }
  | { readonly type: 'brokeUp'; readonly cause: Cause }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly song: number }
  | { readonly type: 'soloCover'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'fansGained'; readonly seat: Seat; readonly fans: number; readonly crowd: number }
  | { readonly type: 'ended'; readonly ending: Ending; readonly winner: Seat; readonly crowd: readonly number[] };
