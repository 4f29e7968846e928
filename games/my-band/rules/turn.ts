import { hasSeat, NOBODY, only, shuffle, type Random, type Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { NONE, type OpenTable, type State } from '../state.ts';
import { cardCount, earnsDouble, handSize, hasContract, meets, payOf, type Tell } from './cards.ts';
import { receive } from './chips.ts';
import { clearRow, fillRow, hasCardInRow, openRow } from './row.ts';

/*
 * The course of a turn. Each `seek…` function finds the next seat that has something to decide
 * and goes on to the next part of the turn when there is none.
 */

export const seatAt = (table: OpenTable, step: number): Seat => (table.starter + step) % table.seatCount;

export const nextSeat = (table: OpenTable, seat: Seat): Seat => (seat + 1) % table.seatCount;

export function startTurn(content: Content, state: State, random: Random, tell: Tell): void {
  state.bought = NOBODY;
  state.passed = NOBODY;
  state.barred = NOBODY;
  state.popularitySold = false;
  state.lastWinner = NONE;
  state.pointer = state.starter;
  tell?.({ type: 'turnStarted', turn: state.turn });
  seekNominator(content, state, random, tell);
}

/** May bid and nominate: has bought nothing in this phase and has a chip. */
export const isEligible = (table: OpenTable, seat: Seat): boolean =>
  !hasSeat(table.bought, seat) && table.chips[seat] > 0;

export const mayNominatePopularity = (content: Content, table: OpenTable, seat: Seat): boolean =>
  !table.popularitySold && hasContract(table, seat) && table.chips[seat] >= content.pack.popularity.bid;

export function seekNominator(content: Content, state: State, random: Random, tell: Tell): void {
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
  seekFreeTaker(content, state, random, tell);
}

export function seekFreeTaker(content: Content, state: State, random: Random, tell: Tell): void {
  if (hasCardInRow(state.row)) {
    for (; state.step < state.seatCount; state.step++) {
      const seat = seatAt(state, state.step);
      if (state.chips[seat] > 0 || hasSeat(state.bought, seat)) continue;
      state.phase = 'free';
      state.actor = seat;
      return;
    }
  }
  closeInfluence(content, state, random, tell);
}

/** The token goes to the winner of the last auction; the row is laid out anew for the next turn. */
function closeInfluence(content: Content, state: State, random: Random, tell: Tell): void {
  if (state.lastWinner !== NONE) {
    state.starter = state.lastWinner;
    tell?.({ type: 'tokenTaken', seat: state.starter });
  }
  clearRow(state);
  fillRow(state);
  tell?.({ type: 'rowLaid', row: openRow(content, state) });
  state.step = 0;
  seekEventTurn(content, state, random, tell);
}

function seekEventTurn(content: Content, state: State, random: Random, tell: Tell): void {
  if (state.step < state.seatCount) {
    state.phase = 'event';
    state.actor = seatAt(state, state.step);
    return;
  }
  state.step = 0;
  seekDiscarder(content, state, random, tell);
}

/** Goes on to the next event turn, unless the player must throw events first. */
export function finishEventTurn(content: Content, state: State, random: Random, tell: Tell): void {
  const seat = seatAt(state, state.step);
  if (handSize(state.hands[seat]) > content.pack.handLimit) {
    state.phase = 'trim';
    state.actor = seat;
    return;
  }
  state.step++;
  seekEventTurn(content, state, random, tell);
}

export function seekDiscarder(content: Content, state: State, random: Random, tell: Tell): void {
  for (; state.step < state.seatCount; state.step++) {
    const seat = seatAt(state, state.step);
    if (cardCount(state, seat) + handSize(state.hands[seat]) === 0) continue;
    state.phase = 'discard';
    state.actor = seat;
    return;
  }
  state.insurance = 0;
  state.step = 0;
  seekNegotiator(content, state, random, tell);
}

export function seekNegotiator(content: Content, state: State, random: Random, tell: Tell): void {
  for (; state.step < state.seatCount; state.step++) {
    const seat = seatAt(state, state.step);
    if (hasSeat(state.barred, seat) || state.chips[seat] <= state.insurance) continue;
    state.phase = 'negotiate';
    state.actor = seat;
    return;
  }
  checkContracts(content, state, tell);
  state.step = 0;
  seekDrawer(content, state, random, tell);
}

/** Contracts are gained and lost here and nowhere else. */
function checkContracts(content: Content, state: State, tell: Tell): void {
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

export function seekDrawer(content: Content, state: State, random: Random, tell: Tell): void {
  for (; state.step < state.seatCount && state.bandDeck.length > 0; state.step++) {
    const seat = seatAt(state, state.step);
    if (hasContract(state, seat)) continue;
    state.phase = 'draw';
    state.actor = seat;
    return;
  }
  state.step = 0;
  payOn(content, state, random, tell);
}

/** Pays one seat after another; with `ask` each may call for a shuffle right after. */
export function payOn(content: Content, state: State, random: Random, tell: Tell): void {
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
  endTurn(content, state, random, tell);
}

/** Bits: 1 band, 2 business, 4 events; always in this order. */
export function shuffleDecks(state: State, decks: number, random: Random): void {
  if ((decks & 1) !== 0) shuffle(state.bandDeck, random);
  if ((decks & 2) !== 0) shuffle(state.businessDeck, random);
  if ((decks & 4) !== 0) shuffle(state.eventDeck, random);
}

function endTurn(content: Content, state: State, random: Random, tell: Tell): void {
  if (state.turn >= state.turnLimit) {
    tell?.({ type: 'limitReached', turn: state.turn });
    state.phase = 'over';
    return;
  }
  state.turn++;
  startTurn(content, state, random, tell);
}
