import type { Seat } from '@bandstand/engine';
import { MELODY, NOTEBOOK, ROLES } from '../vocabulary.ts';
import { ALL_ROLES, ask, askAll, orderBy } from './course.ts';
import { fillLevel, nextCost } from './life.ts';
import { drawNotebook } from './market.ts';
import { startStudio } from './studio.ts';
import type { Turn } from '../phase.ts';

/** In order of CROWD each seat lives the life, writes and riffs, or rests. */
export function startDowntime(turn: Turn): void {
  const { state } = turn;
  state.order = orderBy(state.crowd);
  state.step = 0;
  state.boughtCards.fill(0);
  state.refused = 0;
  seekIdle(turn);
}

function seekIdle(turn: Turn): void {
  const { state } = turn;
  state.levelled = false;
  if (state.step < ROLES) ask(state, 'downtime', state.order[state.step]);
  else endDowntime(turn);
}

export function nextIdle(turn: Turn): void {
  turn.state.step++;
  seekIdle(turn);
}

/** Melody takes COIN from the band with the first level of a Downtime. */
export function liveOneLevel(turn: Turn, seat: Seat, track: number): void {
  const { state } = turn;
  fillLevel(turn, seat, track, nextCost(turn.content, state, seat) ?? 0);
  const isFirst = !state.levelled;
  state.levelled = true;
  if (seat !== MELODY || !isFirst) return;
  const amount = Math.min(turn.content.pack.knobs.melodyCoin, state.bandCoin);
  if (amount === 0) return;
  state.bandCoin -= amount;
  state.coin[MELODY] += amount;
  turn.tell?.({ type: 'roleBonus', seat, stat: 'COIN', amount });
}

/** The two others vote on whether the band pays. */
export function askBand(turn: Turn, seat: Seat, slot: number): void {
  const { state } = turn;
  state.motion = 'bandCoin';
  state.motionTarget = slot;
  state.proposer = seat;
  turn.tell?.({ type: 'bandAsked', seat, card: state.market[slot] });
  askAll(state, 'vote', ALL_ROLES & ~(1 << seat));
}

function endDowntime(turn: Turn): void {
  const { state } = turn;
  for (const seat of state.order) {
    if (state.craft[seat] > NOTEBOOK - 4 && state.boughtCards[seat] > 0) drawNotebook(turn, seat);
  }
  startStudio(turn);
}
