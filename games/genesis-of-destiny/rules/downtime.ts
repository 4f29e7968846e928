import type { Seat } from '@bandstand/engine';
import { MELODY, NOTEBOOK, ROLES } from '../vocabulary.ts';
import { ALL_ROLES, ask, askAll, orderBy, type Course } from './course.ts';
import { fillLevel, nextCost } from './life.ts';
import { drawNotebook } from './market.ts';
import { startStudio } from './studio.ts';

/** In order of CROWD each seat lives the life, writes and riffs, or rests. */
export function startDowntime(at: Course): void {
  const { state } = at;
  state.order = orderBy(state.crowd);
  state.step = 0;
  state.boughtCards.fill(0);
  state.refused = 0;
  seekIdle(at);
}

function seekIdle(at: Course): void {
  const { state } = at;
  state.levelled = false;
  if (state.step < ROLES) ask(state, 'downtime', state.order[state.step]);
  else endDowntime(at);
}

export function nextIdle(at: Course): void {
  at.state.step++;
  seekIdle(at);
}

/** Melody takes COIN from the band with the first level of a Downtime. */
export function liveOneLevel(at: Course, seat: Seat, track: number): void {
  const { state } = at;
  fillLevel(at, seat, track, nextCost(at.content, state, seat) ?? 0);
  const isFirst = !state.levelled;
  state.levelled = true;
  if (seat !== MELODY || !isFirst) return;
  const amount = Math.min(at.content.pack.knobs.melodyCoin, state.bandCoin);
  if (amount === 0) return;
  state.bandCoin -= amount;
  state.coin[MELODY] += amount;
  at.tell?.({ type: 'roleBonus', seat, stat: 'COIN', amount });
}

/** The two others vote on whether the band pays. */
export function askBand(at: Course, seat: Seat, slot: number): void {
  const { state } = at;
  state.motion = 'bandCoin';
  state.motionTarget = slot;
  state.proposer = seat;
  at.tell?.({ type: 'bandAsked', seat, card: state.market[slot] });
  askAll(state, 'vote', ALL_ROLES & ~(1 << seat));
}

function endDowntime(at: Course): void {
  const { state } = at;
  for (const seat of state.order) {
    if (state.craft[seat] > NOTEBOOK - 4 && state.boughtCards[seat] > 0) drawNotebook(at, seat);
  }
  startStudio(at);
}
