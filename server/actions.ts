import { bad, good, hasSeat, type Result, type Seat } from '@bandstand/engine';
import type { ClientMessage } from '@bandstand/protocol';
import type { LiveTable } from './table/live.ts';

/** What a seated player can do at the table, by socket or by HTTP. */
export type Action = Extract<
  ClientMessage,
  { type: 'move' | 'undo' | 'propose' | 'answer' | 'resign' | 'leave' | 'back' | 'caption' }
>;

/** Carries out an action of a seat. A move that was accepted before is accepted again, without effect. */
export function act(table: LiveTable, seat: Seat, action: Action): Promise<Result<true>> {
  switch (action.type) {
    case 'move':
      return table.act((log) => {
        if (log.hasPlayed(seat, action.nonce)) return good(undefined);
        if (hasSeat(log.absent, seat)) return bad('stand-in', 'A bot is playing for you; take your seat back first.');
        return good({ type: 'move', seat, move: action.move, nonce: action.nonce });
      });
    case 'undo':
      return table.act(() => good({ type: 'undo', seat }));
    case 'propose':
      return table.act((log) => {
        const needs = table.people & ~log.absent;
        if (action.wish === 'end') return good({ type: 'propose', seat, wish: { type: 'end' }, needs });
        const to = table.lastChoice(seat);
        if (to < 0) return bad('nothing-to-undo', 'You have not moved yet.');
        return good({ type: 'propose', seat, wish: { type: 'rewind', to }, needs });
      });
    case 'answer':
      return table.act(() => good({ type: 'answer', seat, yes: action.yes }));
    case 'resign':
      return table.act(() => good({ type: 'absent', seat, why: 'resigned' }));
    case 'leave':
      return table.act(() => good({ type: 'absent', seat, why: 'left' }));
    case 'back':
      return table.act(() => good({ type: 'back', seat }));
    case 'caption':
      return table.writeCaption(seat, action.key, action.text);
  }
}
