import { bad, good, type Result, type Seat, type SeatSet } from '@bandstand/engine';
import type { ClientMessage, Pace } from '@bandstand/protocol';
import { wantHome, wantTimeOut } from './absence.ts';
import type { Entry } from './entry.ts';
import { wantDeal, wantReveal } from './gather.ts';
import { wantBotMove, wantMove, wantReflex } from './move.ts';
import { hasLapsed, wantProposal } from './propose.ts';
import type { TableState } from './state.ts';
import { isWaitedFor, type TableSeat } from './store.ts';
import { wantUndo } from './undo.ts';
import { words } from './text/index.ts';

/** What a seated player can ask for in the log, by socket, by HTTP or in the page. */
export type Action = Extract<
  ClientMessage,
  { type: 'move' | 'undo' | 'redo' | 'propose' | 'answer' | 'resign' | 'leave' | 'back' | 'home' }
>;

/** What somebody, or the clock, wants to happen at the table. */
export type Intent =
  | { readonly by: 'player'; readonly seat: Seat; readonly action: Action }
  /** A bot's move, thought out when so much had been taken back. */
  | { readonly by: 'bot'; readonly seat: Seat; readonly move: number; readonly rewinds: number }
  | { readonly by: 'reflex'; readonly seat: Seat }
  /** A device shows what it adds to the deal. */
  | { readonly by: 'device'; readonly seat: Seat; readonly part: string }
  /** The table itself: it deals as soon as it can. */
  | { readonly by: 'host' }
  | { readonly by: 'clock' }
  /** The host, who has sent somebody away. */
  | { readonly by: 'sender'; readonly seat: Seat }
  /** Somebody who sits here, or is invited, would rather not play, before the match began. */
  | { readonly by: 'decliner'; readonly seat: Seat }
  /** Of the server, not of the table. */
  | { readonly by: 'owner' };

export interface Around {
  readonly people: SeatSet;
  readonly now: number;
  readonly pace: Pace;
  readonly seats: readonly TableSeat[];
}

/** The entry that an intent asks for as the table stands; undefined when there is nothing to do. */
export function entryFor(
  state: TableState,
  intent: Intent,
  { pace, seats, ...around }: Around,
): Result<Entry | undefined> {
  if (intent.by === 'host' || (intent.by === 'clock' && !state.isStarted))
    return good(wantDeal(state, { seats, now: around.now }));
  if (intent.by === 'device') return wantReveal(state, intent.seat, intent.part);
  if (intent.by === 'owner') return good({ type: 'closed' });
  if (intent.by === 'sender') return good({ type: 'absent', seat: intent.seat, why: 'sent-away' });
  if (intent.by === 'decliner') return good({ type: 'agree', seat: intent.seat, yes: false });
  if (intent.by === 'clock')
    return good(wantTimeOut(state, around) ?? (hasLapsed(state, around.now) ? { type: 'lapse' } : undefined));
  const { seat } = intent;
  const asking = { ...around, seat };
  if (intent.by === 'bot') return wantBotMove(state, asking, intent);
  if (intent.by === 'reflex') return wantReflex(state, asking);
  const { action } = intent;
  switch (action.type) {
    case 'move':
      return wantMove(state, asking, action);
    case 'undo':
      return wantUndo(state, asking);
    case 'redo':
      return good({ type: 'redo', seat });
    case 'propose':
      return wantProposal(state, asking, action.wish, pace);
    case 'answer':
      return good({ type: 'answer', seat, yes: action.yes });
    case 'resign':
      return good({ type: 'absent', seat, why: 'resigned' });
    case 'leave':
      // While somebody is waited for, another person may sit on this seat when the match begins.
      if (!state.isStarted && seats.some(isWaitedFor)) return bad('not-started', words().log.matchBeginsWhenAllSeats);
      return good({ type: 'absent', seat, why: 'left' });
    case 'back':
      return good({ type: 'back', seat });
    case 'home':
      return wantHome(asking);
  }
}
