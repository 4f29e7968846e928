import { HIDDEN, type Viewer } from '@bandstand/engine';
import type { Event, State, Card, Goal } from './state.ts';

/** The event as the viewer notices it. */
export function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'picked':
      return event.seat === viewer ? event : { ...event, card: HIDDEN };
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: HIDDEN };
    case 'keptGoal':
    case 'goalRenewed':
      return event.seat === viewer ? event : { ...event, goal: HIDDEN };
    case 'goalsOffered':
      return event.seat === viewer ? event : { ...event, goals: HIDDEN };
    case 'dealt':
      return event.seat === viewer ? event : { ...event, cards: HIDDEN };
    case 'handPassed':
      return event.to === viewer || event.seat === viewer ? event : { ...event, cards: HIDDEN };
    default:
      if (!('late' in event)) return event;
      return (event.seat === viewer) === event.late ? undefined : event;
  }
}

/** Whether the event tells somebody what they could not know. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'dealt':
    case 'handPassed':
    case 'drew':
    case 'goalsOffered':
    case 'goalRenewed':
    case 'goalTurnedUp':
    case 'stackRefilled':
    case 'dieRolled':
      return true;
    case 'cardsTurnedUp':
      return event.cards.length > 1;
    case 'sheetsShown':
      return event.seats > 1;
    default:
      return false;
  }
}

/** A roll counts by the goals that leave. */
export const isMomentary = (event: Event): boolean => event.type === 'dieRolled';

/** A card that was turned up, or a goal that lay open, is not hidden somewhere as well. */
export function contradicts(state: State, told: Event): boolean {
  switch (told.type) {
    case 'cardsTurnedUp':
      return told.cards.some((card) => isPiled(state, card) && isHiddenCard(state, card));
    case 'goalTurnedUp':
    case 'goalLeft':
      return (
        isOpenGoal(state, told.goal) && (state.goalStack.includes(told.goal) || state.personal.includes(told.goal))
      );
    default:
      return false;
  }
}

const isPiled = ({ piles }: State, card: Card): boolean => piles.some((pile) => pile.includes(card));

const isHiddenCard = ({ stack, discard, hands }: State, card: Card): boolean =>
  stack.includes(card) || discard.includes(card) || hands.some((hand) => hand.includes(card));

const isOpenGoal = ({ slots, goalsGone }: State, goal: Goal): boolean =>
  slots.includes(goal) || goalsGone.includes(goal);
