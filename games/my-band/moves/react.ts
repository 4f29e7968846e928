import type { Random, Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { handSize, removeCard, type Tell } from '../rules/cards.ts';
import { gainBand, gainBusiness } from '../rules/gain.ts';
import { finishEventTurn, seatAt } from '../rules/turn.ts';
import { NONE, RECRUIT_BAND, RECRUIT_BUSINESS, STOP, type CardKind, type State } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';

/** The owner of a wanted card lets it go or stops the recruit. */
export const react: PhaseRule = {
  legal(content, state, moves) {
    moves.push(content.moves.allow);
    if (state.hands[state.actor][STOP] > 0) moves.push(content.moves.stop);
  },
  play(content, state, move, random, tell) {
    if (move.type === 'stop') stopRecruit(content, state, random, tell);
    else settleRecruit(content, state, random, tell);
  },
};

/**
 * Announces the recruit. Whether the owner is asked depends only on what all can see,
 * a chip and a card in hand, so that a pause tells nothing.
 */
export function recruit(
  content: Content,
  state: State,
  seat: Seat,
  kind: CardKind,
  card: number,
  random: Random,
  tell: Tell,
): void {
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
  settleRecruit(content, state, random, tell);
}

/** The owner pays for the STOP; it goes under before the recruit it stopped. */
function stopRecruit(content: Content, state: State, random: Random, tell: Tell): void {
  const { owner } = state;
  state.hands[owner][STOP]--;
  state.chips[owner] -= content.pack.events.stop.cost;
  state.eventDeck.push(STOP);
  const { kind, card } = takeRecruitOff(state);
  tell?.({ type: 'recruitStopped', seat: seatAt(state, state.step), owner, kind, card });
  finishEventTurn(content, state, random, tell);
}

/** The fee goes to the bank and the card changes hands. */
function settleRecruit(content: Content, state: State, random: Random, tell: Tell): void {
  const { owner } = state;
  const seat = seatAt(state, state.step);
  const { kind, card } = takeRecruitOff(state);
  const isBand = kind === 'band';
  state.chips[seat] -= (isBand ? content.bandFee : content.businessFee)[card];
  removeCard((isBand ? state.bands : state.business)[owner], card);
  tell?.({ type: 'recruited', seat, owner, kind, card });
  const asks = isBand
    ? gainBand(content, state, seat, card, 'events', tell)
    : gainBusiness(content, state, seat, card, 'events', tell);
  if (!asks) finishEventTurn(content, state, random, tell);
}

/** Puts the recruit card under and clears the announcement. */
function takeRecruitOff(state: State): { kind: CardKind; card: number } {
  const kind = state.wantedBand === NONE ? 'business' : 'band';
  const card = kind === 'band' ? state.wantedBand : state.wantedBusiness;
  state.eventDeck.push(kind === 'band' ? RECRUIT_BAND : RECRUIT_BUSINESS);
  state.wantedBand = NONE;
  state.wantedBusiness = NONE;
  state.owner = NONE;
  return { kind, card };
}
