import { withSeat, type Seat } from '@bandstand/engine';
import { hasContract, holdsRole, largestGroup, putUnder } from '../rules/cards.ts';
import { payDemand, receive } from '../rules/chips.ts';
import { climb } from '../rules/ending.ts';
import { finishEventTurn } from '../rules/turn.ts';
import {
  LEGAL,
  NONE,
  RADIO_PLAY,
  RECRUIT_BAND,
  RECRUIT_BUSINESS,
  STREET_TEAM,
  TALENT_SCOUT,
  TAX,
  TOUR,
  type EventType,
  type Move,
  type State,
} from '../state.ts';
import type { Rule, Turn } from '../phase.ts';
import { recruit } from './react.ts';

/** An event turn: play one event, draw one, or pass. */
export const playEvent: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    const hand = state.hands[seat];
    const book = content.moves;
    moves.push(book.pass);
    if (state.eventDeck.length > 0) moves.push(book.draw);
    if (hand[RADIO_PLAY] > 0 && hasContract(state, seat)) moves.push(book.play[RADIO_PLAY]);
    if (hand[TOUR] > 0) moves.push(book.play[TOUR]);
    if (hand[STREET_TEAM] > 0 && state.eventDeck.length > 0) moves.push(book.play[STREET_TEAM]);
    if (hand[TALENT_SCOUT] > 0 && state.bandDeck.length > 0) moves.push(book.play[TALENT_SCOUT]);
    for (let target = 0; target < state.seatCount; target++) {
      if (target === seat) continue;
      if (hand[TAX] > 0) moves.push(book.playOn[TAX][target]);
      if (hand[LEGAL] > 0) moves.push(book.playOn[LEGAL][target]);
    }
    if (hand[RECRUIT_BAND] > 0) addRecruits(state, state.bands, content.bandFee, book.recruitBand, moves);
    if (hand[RECRUIT_BUSINESS] > 0)
      addRecruits(state, state.business, content.businessFee, book.recruitBusiness, moves);
    return moves;
  },
  play(turn, seat, move) {
    const { tell } = turn;
    switch (move.type) {
      case 'draw':
        drawEvents(turn, seat, 1);
        break;
      case 'play':
        playOwn(turn, seat, move.event);
        return;
      case 'playOn':
        playOn(turn, seat, move.event, move.target);
        break;
      case 'recruitBand':
      case 'recruitBusiness':
        recruit(turn, seat, move.type === 'recruitBand' ? 'band' : 'business', move.card);
        return;
      default:
        tell?.({ type: 'eventTurnPassed', seat });
    }
    finishEventTurn(turn);
  },
};

/** Cards of the opponents whose fee the acting seat can pay. */
function addRecruits(
  state: State,
  lines: readonly (readonly number[])[],
  fees: readonly number[],
  book: readonly Move[],
  moves: Move[],
): void {
  const chips = state.chips[state.actor];
  for (let owner = 0; owner < state.seatCount; owner++) {
    if (owner === state.actor) continue;
    for (const card of lines[owner]) if (fees[card] <= chips) moves.push(book[card]);
  }
}

function drawEvents(turn: Turn, seat: Seat, count: number): void {
  const { state, tell } = turn;
  for (let card = 0; card < count; card++) {
    const event = state.eventDeck.shift();
    if (event === undefined) return;
    state.hands[seat][event]++;
    tell?.({ type: 'eventDrawn', seat, event });
  }
}

/** Events that need no target. The card goes under after its effect. */
function playOwn(turn: Turn, seat: Seat, event: EventType): void {
  const { content, state, tell } = turn;
  const { events } = content.pack;
  state.hands[seat][event]--;
  tell?.({ type: 'eventPlayed', seat, event });
  if (event === TALENT_SCOUT) {
    state.shown = state.bandDeck.splice(0, events.talentScout.cards);
    tell?.({ type: 'scouted', seat, cards: [...state.shown] });
    state.phase = 'scout';
    return;
  }
  if (event === TOUR) {
    const chips = receive(state, seat, events.tour.perMember * largestGroup(content, state.bands[seat]));
    tell?.({ type: 'toured', seat, chips });
  }
  if (event === STREET_TEAM) drawEvents(turn, seat, events.streetTeam.cards);
  putUnder(state, seat, event);
  if (event === RADIO_PLAY && climb(turn, seat, events.radioPlay.frets)) return;
  finishEventTurn(turn);
}

/** Tax and legal problems: the target pays, unless somebody on the staff knows better. */
function playOn(turn: Turn, seat: Seat, event: EventType, target: Seat): void {
  const { content, state, tell } = turn;
  const { tax, legal } = content.pack.events;
  const shield = event === TAX ? content.taxShield : content.legalShield;
  const isShielded = holdsRole(content, state.business[target], shield);
  const due = event === TAX ? Math.ceil(state.chips[target] / tax.divisor) : legal.fine;
  const shielded = event === TAX ? tax.shielded : legal.shielded;
  const paid = payDemand(state, target, isShielded ? shielded : due);
  state.hands[seat][event]--;
  putUnder(state, seat, event, target);
  tell?.({ type: 'eventPlayedOn', seat, event, target, paid });
  if (event === LEGAL && !isShielded) {
    state.barred = withSeat(state.barred, target);
    tell?.({ type: 'wasBarred', seat: target });
  }
}

/** The event card that is on the table, played but not yet under the deck. */
export function eventInPlay(state: Pick<State, 'phase' | 'wantedBand' | 'wantedBusiness'>): EventType {
  if (state.phase === 'scout') return TALENT_SCOUT;
  if (state.phase !== 'react') return NONE;
  return state.wantedBand === NONE ? RECRUIT_BUSINESS : RECRUIT_BAND;
}
