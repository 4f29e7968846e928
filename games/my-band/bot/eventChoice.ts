import type { Seat } from '@bandstand/engine';
import { handSize, holdsRole, largestGroup, meets } from '../rules/cards.ts';
import {
  LEGAL,
  RADIO_PLAY,
  STREET_TEAM,
  TALENT_SCOUT,
  TAX,
  TOUR,
  type EventType,
  type Move,
  type State,
} from '../state.ts';
import type { Tasted } from './taste.ts';
import { gainOfBand, gainOfBusiness, worthOf, worthWithoutBand, worthWithoutBusiness } from './worth.ts';

/** Cards one keeps first when the hand is full: Radio Play, then a STOP. */
const KEEP: readonly number[] = [9, 3, 3, 5, 2.5, 2.5, 4, 1.5, 3.5];

const FEE_WEIGHT = 0.7;
/** What a rival loses counts less than what one gains, more if the rival is ahead. */
const rivalWeight = (state: State, seat: Seat, rival: Seat): number =>
  Math.max(0.1, 0.3 + 0.1 * (state.fret[rival] - state.fret[seat])) * (2 / state.seatCount);

export function chooseEvent(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  let best = moves[0];
  let bestValue = -Infinity;
  for (const move of moves) {
    const value = eventValue(content, state, seat, move);
    if (value <= bestValue) continue;
    best = move;
    bestValue = value;
  }
  return best;
}

/** About how many chips an event turn is worth. */
export function eventValue(content: Tasted, state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'draw':
      return handSize(state.hands[seat]) >= content.pack.handLimit ? 0.5 : content.taste.draw;
    case 'play':
      return ownValue(content, state, seat, move.event);
    case 'playOn':
      return attackValue(content, state, seat, move.event, move.target);
    case 'recruitBand': {
      const owner = state.bands.findIndex((band) => band.includes(move.card));
      const loss = worthOf(content, state, owner) - worthWithoutBand(content, state, owner, move.card);
      return (
        gainOfBand(content, state, seat, move.card) -
        FEE_WEIGHT * content.bandFee[move.card] +
        rivalWeight(state, seat, owner) * loss
      );
    }
    case 'recruitBusiness': {
      const owner = state.business.findIndex((line) => line.includes(move.card));
      const loss = worthOf(content, state, owner) - worthWithoutBusiness(content, state, owner, move.card);
      return (
        gainOfBusiness(content, state, seat, move.card) -
        FEE_WEIGHT * content.businessFee[move.card] +
        rivalWeight(state, seat, owner) * loss
      );
    }
    default:
      return 0;
  }
}

function ownValue(content: Tasted, state: State, seat: Seat, event: EventType): number {
  if (event === RADIO_PLAY) return 100;
  if (event === TOUR) return largestGroup(content, state.bands[seat]) * content.pack.events.tour.perMember;
  if (event === STREET_TEAM)
    return handSize(state.hands[seat]) >= content.pack.handLimit ? 1.2 : content.taste.streetTeam;
  if (event !== TALENT_SCOUT) return 0;
  const now = worthOf(content, state, seat);
  let best = 0;
  for (let i = 0; i < content.pack.events.talentScout.cards && i < state.bandDeck.length; i++) {
    best = Math.max(best, gainOfBand(content, state, seat, state.bandDeck[i], now));
  }
  return Math.min(best, 6);
}

function attackValue(content: Tasted, state: State, seat: Seat, event: EventType, target: Seat): number {
  const chips = state.chips[target];
  const weight = rivalWeight(state, seat, target);
  const { tax, legal } = content.pack.events;
  const line = state.business[target];
  if (event === TAX) {
    const due = holdsRole(content, line, content.taxShield) ? tax.shielded : Math.ceil(chips / tax.divisor);
    return 2 * weight * Math.min(due, chips);
  }
  if (event !== LEGAL) return 0;
  const isShielded = holdsRole(content, line, content.legalShield);
  const due = Math.min(isShielded ? legal.shielded : legal.fine, chips);
  const wantsToMove = !meets(content, state, target, state.marker) && chips > due;
  return 2 * weight * due + (isShielded || !wantsToMove ? 0 : 4 * weight);
}

/** The event one can best do without. */
export function chooseThrow(state: State, seat: Seat, moves: readonly Move[]): Move {
  let worst = moves[0];
  let worstValue = Infinity;
  for (const move of moves) {
    if (move.type !== 'throwEvent') continue;
    const value = KEEP[move.event] - state.hands[seat][move.event];
    if (value >= worstValue) continue;
    worst = move;
    worstValue = value;
  }
  return worst;
}

/** Stop a recruit when the card is worth more than a chip or two. */
export function choosesToStop(content: Tasted, state: State, seat: Seat): boolean {
  const after =
    state.wantedBand >= 0
      ? worthWithoutBand(content, state, seat, state.wantedBand)
      : worthWithoutBusiness(content, state, seat, state.wantedBusiness);
  return worthOf(content, state, seat) - after > content.taste.stop + content.pack.events.stop.cost;
}
