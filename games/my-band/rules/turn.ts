import { hasSeat, NOBODY, only, shuffle, type Random, type Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { NONE, type OpenTable, type State } from '../state.ts';
import { cardCount, earnsDouble, handSize, hasContract, meets, payOf } from './cards.ts';
import { receive } from './chips.ts';
import { close } from './ending.ts';
import { clearRow, fillRow, hasCardInRow, openRow } from './row.ts';
import type { Turn } from '../phase.ts';

/*
 * The course of a turn. Each `seek…` function finds the next seat that has something to decide
 * and goes on to the next part of the turn when there is none.
 */

export const seatAt = (table: OpenTable, step: number): Seat => (table.starter + step) % table.seatCount;

export const nextSeat = (table: OpenTable, seat: Seat): Seat => (seat + 1) % table.seatCount;

export function startTurn(turn: Turn): void {
  const { state, tell } = turn;
  state.bought = NOBODY;
  state.passed = NOBODY;
  state.barred = NOBODY;
  state.popularitySold = false;
  state.lastWinner = NONE;
  state.pointer = state.starter;
  tell?.({ type: 'turnStarted', turn: state.turn });
  seekNominator(turn);
}

/** May bid and nominate: has bought nothing in this phase and has a chip. */
export const isEligible = (table: OpenTable, seat: Seat): boolean =>
  !hasSeat(table.bought, seat) && table.chips[seat] > 0;

export const mayNominatePopularity = (content: Content, table: OpenTable, seat: Seat): boolean =>
  !table.popularitySold && hasContract(table, seat) && table.chips[seat] >= content.pack.popularity.bid;

export function seekNominator(turn: Turn): void {
  const { content, state } = turn;
  const cardsLeft = hasCardInRow(state.row);
  for (let seats = 0; seats < state.seatCount; seats++) {
    const seat = state.pointer;
    if (
      isEligible(state, seat) &&
      !hasSeat(state.passed, seat) &&
      (cardsLeft || mayNominatePopularity(content, state, seat))
    ) {
      state.phase = 'nominate';
      state.actor = seat;
      return;
    }
    state.pointer = nextSeat(state, seat);
  }
  state.step = 0;
  seekFreeTaker(turn);
}

export function seekFreeTaker(turn: Turn): void {
  const { state } = turn;
  if (hasCardInRow(state.row)) {
    for (; state.step < state.seatCount; state.step++) {
      const seat = seatAt(state, state.step);
      if (state.chips[seat] > 0 || hasSeat(state.bought, seat)) continue;
      state.phase = 'free';
      state.actor = seat;
      return;
    }
  }
  closeInfluence(turn);
}

/** The token goes to the winner of the last auction; the row is laid out anew for the next turn. */
function closeInfluence(turn: Turn): void {
  const { content, state, tell } = turn;
  if (state.lastWinner !== NONE) {
    state.starter = state.lastWinner;
    tell?.({ type: 'tokenTaken', seat: state.starter });
  }
  state.played = undefined;
  clearRow(state);
  fillRow(state);
  tell?.({ type: 'rowLaid', row: openRow(content, state) });
  state.step = 0;
  seekEventTurn(turn);
}

function seekEventTurn(turn: Turn): void {
  const { state } = turn;
  if (state.step < state.seatCount) {
    state.phase = 'event';
    state.actor = seatAt(state, state.step);
    return;
  }
  state.step = 0;
  seekDiscarder(turn);
}

/** Goes on to the next event turn, unless the player must throw events first. */
export function finishEventTurn(turn: Turn): void {
  const { content, state } = turn;
  const seat = seatAt(state, state.step);
  if (handSize(state.hands[seat]) > content.pack.handLimit) {
    state.phase = 'trim';
    state.actor = seat;
    return;
  }
  state.step++;
  seekEventTurn(turn);
}

export function seekDiscarder(turn: Turn): void {
  const { state } = turn;
  for (; state.step < state.seatCount; state.step++) {
    const seat = seatAt(state, state.step);
    if (cardCount(state, seat) + handSize(state.hands[seat]) === 0) continue;
    state.phase = 'discard';
    state.actor = seat;
    return;
  }
  state.insurance = 0;
  state.step = 0;
  seekNegotiator(turn);
}

export function seekNegotiator(turn: Turn): void {
  const { state } = turn;
  for (; state.step < state.seatCount; state.step++) {
    const seat = seatAt(state, state.step);
    const isBarred = hasSeat(state.barred, seat);
    if (isBarred || state.chips[seat] <= state.insurance) {
      turn.tell?.({ type: 'passedOver', seat, why: isBarred ? 'barred' : 'chips' });
      continue;
    }
    state.phase = 'negotiate';
    state.actor = seat;
    return;
  }
  checkContracts(turn);
  state.step = 0;
  seekDrawer(turn);
}

/** Contracts are gained and lost here and nowhere else. */
function checkContracts(turn: Turn): void {
  const { content, state, tell } = turn;
  const before = state.contracts;
  state.insurance = 0;
  state.contracts = NOBODY;
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (meets(content, state, seat, state.marker)) state.contracts |= only(seat);
  }
  tell?.({
    type: 'contractsChecked',
    space: state.marker,
    holders: state.contracts,
    gained: state.contracts & ~before,
    lost: before & ~state.contracts,
  });
}

export function seekDrawer(turn: Turn): void {
  const { state } = turn;
  for (; state.step < state.seatCount && state.bandDeck.length > 0; state.step++) {
    const seat = seatAt(state, state.step);
    if (hasContract(state, seat)) continue;
    state.phase = 'draw';
    state.actor = seat;
    return;
  }
  state.step = 0;
  payOn(turn);
}

/** Pays one seat after another; with `ask` each may call for a shuffle right after. */
export function payOn(turn: Turn): void {
  const { content, state, random, tell } = turn;
  while (state.step < state.seatCount) {
    const seat = seatAt(state, state.step++);
    const chips = receive(state, seat, payOf(content, state.bands[seat]));
    tell?.({ type: 'paid', seat, chips, doubled: earnsDouble(content, state.bands[seat]) });
    if (state.shuffling !== 'ask') continue;
    state.phase = 'shuffle';
    state.actor = seat;
    return;
  }
  if (state.shuffling === 'auto') {
    shuffleDecks(state, 7, random);
    tell?.({ type: 'shuffled', seat: null, decks: 7 });
  }
  endTurn(turn);
}

/** Bits: 1 band, 2 business, 4 events; always in this order. */
export function shuffleDecks(state: State, decks: number, random: Random): void {
  if ((decks & 1) !== 0) shuffle(state.bandDeck, random);
  if ((decks & 2) !== 0) shuffle(state.businessDeck, random);
  if ((decks & 4) !== 0) shuffle(state.eventDeck, random);
}

function endTurn(turn: Turn): void {
  const { state, tell } = turn;
  if (state.turn >= state.turnLimit) {
    tell?.({ type: 'limitReached', turn: state.turn });
    close(state);
    return;
  }
  state.turn++;
  startTurn(turn);
}
