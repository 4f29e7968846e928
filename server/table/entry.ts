import type { Seat, SeatSet } from '@bandstand/engine';

/** What people may agree on together. */
export type Wish = { readonly type: 'rewind'; readonly to: number } | { readonly type: 'end' };

/** One line of a match's log. The log is the truth; everything else is computed from it. */
export type Entry =
  /** All seats are taken; clocks begin. */
  | { readonly type: 'start' }
  /** `nonce` lets a client send the same move twice without playing it twice. */
  | { readonly type: 'move'; readonly seat: Seat; readonly move: number; readonly nonce?: string }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** `needs` are the people who have to agree. */
  | { readonly type: 'propose'; readonly seat: Seat; readonly wish: Wish; readonly needs: SeatSet }
  | { readonly type: 'answer'; readonly seat: Seat; readonly yes: boolean }
  /** From here on a bot plays for the seat, until its player is back. */
  | { readonly type: 'absent'; readonly seat: Seat; readonly why: 'clock' | 'left' | 'resigned' }
  | { readonly type: 'back'; readonly seat: Seat };
