import type { Seat, SeatSet } from '@bandstand/engine';

/** What people may agree on together. */
export type Wish = { readonly type: 'rewind'; readonly to: number } | { readonly type: 'end' };

/** One line of a match's log. The log is the truth; everything else is computed from it. */
export type Entry =
  /** The seals of the parts that devices add to the deal, by seat; null where a seat gives none. */
  | { readonly type: 'seal'; readonly commitments: readonly (string | null)[] }
  /** A device shows the part that it had sealed. */
  | { readonly type: 'reveal'; readonly seat: Seat; readonly part: string }
  /** Whether somebody is willing to play a deal again that is known. */
  | { readonly type: 'agree'; readonly seat: Seat; readonly yes: boolean }
  /** All seats are taken; cards are dealt and clocks begin. */
  | { readonly type: 'start' }
  /** `nonce` lets a client send the same move twice without playing it twice. */
  | { readonly type: 'move'; readonly seat: Seat; readonly move: number; readonly nonce?: string }
  /** The seat's step number `step` is taken back, and all after it where `all` is set; old logs name neither. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly step?: number; readonly all?: true }
  /** What the seat took back last is played again. */
  | { readonly type: 'redo'; readonly seat: Seat }
  /** `needs` are the people who have to agree, until the time `until`; old logs know no such time. */
  | {
      readonly type: 'propose';
      readonly seat: Seat;
      readonly wish: Wish;
      readonly needs: SeatSet;
      readonly until?: number;
    }
  | { readonly type: 'answer'; readonly seat: Seat; readonly yes: boolean }
  /** Nobody answered in time. */
  | { readonly type: 'lapse' }
  /** From here on a bot plays for the seat, until its player is back. */
  | { readonly type: 'absent'; readonly seat: Seat; readonly why: 'clock' | 'left' | 'resigned' | 'sent-away' }
  | { readonly type: 'back'; readonly seat: Seat }
  /** The only person took the match home: it goes on there, and is over here. */
  | { readonly type: 'moved'; readonly seat: Seat }
  /** The owner of the server ended it, begun or not. */
  | { readonly type: 'closed' };

export type EntryOf<Type extends Entry['type']> = Extract<Entry, { type: Type }>;
