import type { Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import type { Tell } from '../rules/cards.ts';
import { finishEventTurn } from '../rules/turn.ts';
import type { EventType, Move, State } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Throw events down to the hand limit; nobody else learns which. */
export const trim: PhaseRule = {
  legal(content, state, moves) {
    addThrows(content, state, moves);
  },
  play(content, state, move, random, tell) {
    if (move.type !== 'throwEvent') return;
    throwEvent(state, state.actor, move.event, tell);
    finishEventTurn(content, state, random, tell);
  },
};

export function addThrows(content: Content, state: State, moves: Move[]): void {
  const hand = state.hands[state.actor];
  for (let event = 0; event < hand.length; event++) if (hand[event] > 0) moves.push(content.moves.throwEvent[event]);
}

export function throwEvent(state: State, seat: Seat, event: EventType, tell: Tell): void {
  state.hands[seat][event]--;
  state.eventDeck.push(event);
  tell?.({ type: 'eventThrown', seat, event });
}
