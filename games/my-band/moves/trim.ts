import type { Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { finishEventTurn } from '../rules/turn.ts';
import type { EventType, Move, State } from '../state.ts';
import type { Rule, Turn } from '../phase.ts';

/** Throw events down to the hand limit; nobody else learns which. */
export const trim: Rule = {
  legal(content, state) {
    const moves: Move[] = [];
    addThrows(content, state, moves);
    return moves;
  },
  play(turn, seat, move) {
    if (move.type !== 'throwEvent') return;
    throwEvent(turn, seat, move.event);
    finishEventTurn(turn);
  },
};

export function addThrows(content: Content, state: State, moves: Move[]): void {
  const hand = state.hands[state.actor];
  for (let event = 0; event < hand.length; event++) if (hand[event] > 0) moves.push(content.moves.throwEvent[event]);
}

export function throwEvent(turn: Turn, seat: Seat, event: EventType): void {
  const { state, tell } = turn;
  state.hands[seat][event]--;
  state.eventDeck.push(event);
  tell?.({ type: 'eventThrown', seat, event });
}
