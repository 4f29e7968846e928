import type { Seat } from '@bandstand/engine';
import { handSize, putUnder, removeCard } from '../rules/cards.ts';
import { gainBand, gainBusiness } from '../rules/gain.ts';
import { finishEventTurn, seatAt } from '../rules/turn.ts';
import { NONE, RECRUIT_BAND, RECRUIT_BUSINESS, STOP, type CardKind, type State, type Move } from '../state.ts';
import type { Rule, Turn } from '../phase.ts';

/** The owner of a wanted card lets it go or stops the recruit. */
export const react: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [content.moves.allow];
    if (state.hands[seat][STOP] > 0) moves.push(content.moves.stop);
    return moves;
  },
  play(turn, _seat, move) {
    if (move.type === 'stop') stopRecruit(turn);
    else settleRecruit(turn);
  },
};

/**
 * Announces the recruit. Whether the owner is asked depends only on what all can see,
 * a chip and a card in hand, so that a pause tells nothing.
 */
export function recruit(turn: Turn, seat: Seat, kind: CardKind, card: number): void {
  const { content, state, tell } = turn;
  const owner = (kind === 'band' ? state.bands : state.business).findIndex((line) => line.includes(card));
  state.hands[seat][kind === 'band' ? RECRUIT_BAND : RECRUIT_BUSINESS]--;
  state.wantedBand = kind === 'band' ? card : NONE;
  state.wantedBusiness = kind === 'business' ? card : NONE;
  state.owner = owner;
  tell?.({ type: 'recruitAnnounced', seat, owner, kind, card });
  if (state.chips[owner] >= content.pack.events.stop.cost && handSize(state.hands[owner]) > 0) {
    state.phase = 'react';
    state.actor = owner;
    return;
  }
  settleRecruit(turn);
}

/** The owner pays for the STOP; it goes under before the recruit it stopped. */
function stopRecruit(turn: Turn): void {
  const { content, state, tell } = turn;
  const { owner } = state;
  state.hands[owner][STOP]--;
  state.chips[owner] -= content.pack.events.stop.cost;
  putUnder(state, owner, STOP);
  const { kind, card } = takeRecruitOff(state);
  tell?.({ type: 'recruitStopped', seat: seatAt(state, state.step), owner, kind, card });
  finishEventTurn(turn);
}

/** The fee goes to the bank and the card changes hands. */
function settleRecruit(turn: Turn): void {
  const { content, state, tell } = turn;
  const { owner } = state;
  const seat = seatAt(state, state.step);
  const { kind, card } = takeRecruitOff(state);
  const isBand = kind === 'band';
  state.chips[seat] -= (isBand ? content.bandFee : content.businessFee)[card];
  removeCard((isBand ? state.bands : state.business)[owner], card);
  tell?.({ type: 'recruited', seat, owner, kind, card });
  const asks = isBand ? gainBand(turn, seat, card, 'events') : gainBusiness(turn, seat, card, 'events');
  if (!asks) finishEventTurn(turn);
}

/** Puts the recruit card under and clears the announcement. */
function takeRecruitOff(state: State): { kind: CardKind; card: number } {
  const kind = state.wantedBand === NONE ? 'business' : 'band';
  const card = kind === 'band' ? state.wantedBand : state.wantedBusiness;
  putUnder(state, seatAt(state, state.step), kind === 'band' ? RECRUIT_BAND : RECRUIT_BUSINESS, state.owner);
  state.wantedBand = NONE;
  state.wantedBusiness = NONE;
  state.owner = NONE;
  return { kind, card };
}
