import type { Seat } from '@bandstand/engine';
import type { OpenTable } from '../state.ts';
import type { Motion } from '../vocabulary.ts';
import { NONE, ROLES } from '../vocabulary.ts';
import { ALL_ROLES, ask, askAll, orderBy, sumOf, type Course } from './course.ts';
import { startRound } from './round.ts';
import { freshPowers, startSong, type SongEnd } from './song.ts';
import type { Content } from '../content/content.ts';
import { seekWriter } from './writing.ts';

export const studioPrice = (content: Content, table: OpenTable): number => content.pack.knobs.studioPrice * table.clout;

/** In order of COMMITMENT each seat may propose a session. */
export function startStudio(at: Course): void {
  const { state } = at;
  state.order = orderBy(state.commitment);
  state.step = 0;
  seekProposer(at);
}

function seekProposer(at: Course): void {
  const { state } = at;
  state.motion = 'none';
  state.motionTarget = NONE;
  state.proposer = NONE;
  if (state.step < ROLES) ask(state, 'propose', state.order[state.step]);
  else startRound(at);
}

export function nextProposer(at: Course): void {
  at.state.step++;
  seekProposer(at);
}

export const canAfford = (content: Content, table: OpenTable): boolean =>
  table.bandCoin + sumOf(table.coin) >= studioPrice(content, table);

export function propose(at: Course, seat: Seat, motion: Motion, song: number): void {
  const { state } = at;
  state.motion = motion;
  state.motionTarget = song;
  state.proposer = seat;
  at.tell?.({ type: 'proposed', seat, motion, song, price: studioPrice(at.content, state) });
  askAll(state, 'vote', ALL_ROLES & ~(1 << seat));
}

/** COIN of the price that neither the band nor a pledge covers yet. */
export function priceLeft({ content, state }: { readonly content: Content; readonly state: OpenTable }): number {
  return Math.max(0, studioPrice(content, state) - state.bandCoin - sumOf(state.pledges));
}

/** The others agreed: the band pays first, then the proposer and the others in order. */
export function startPaying(at: Course): void {
  const { state } = at;
  state.pledges.fill(0);
  state.pass = 0;
  seekPayer(at);
}

const payerAt = (table: OpenTable, index: number): Seat =>
  index === 0 ? table.proposer : table.order.filter((seat) => seat !== table.proposer)[index - 1];

function seekPayer(at: Course): void {
  const { state } = at;
  for (; priceLeft(at) > 0 && state.pass < ROLES; state.pass++) {
    const seat = payerAt(state, state.pass);
    if (state.coin[seat] === 0) continue;
    ask(state, 'studioPay', seat);
    return;
  }
  if (priceLeft(at) > 0) {
    at.tell?.({ type: 'studioPaid', band: 0, coin: [0, 0, 0], covered: false });
    state.pledges.fill(0);
    nextProposer(at);
    return;
  }
  state.paidByBand = Math.min(state.bandCoin, studioPrice(at.content, state));
  state.bandCoin -= state.paidByBand;
  for (let seat = 0; seat < ROLES; seat++) {
    state.paid[seat] = state.pledges[seat];
    state.coin[seat] -= state.pledges[seat];
  }
  state.pledges.fill(0);
  at.tell?.({ type: 'studioPaid', band: state.paidByBand, coin: [...state.paid], covered: true });
  startSession(at);
}

export function pledgeStudio(at: Course, seat: Seat, amount: number): void {
  const { state } = at;
  state.pledges[seat] = amount;
  state.pass++;
  at.tell?.({ type: 'pledged', seat, amount, what: 'studio' });
  seekPayer(at);
}

function startSession(at: Course): void {
  const { state } = at;
  if (state.motion === 'record') {
    freshPowers(state);
    startSong(at, 'record', state.motionTarget, NONE);
    return;
  }
  state.left = 0;
  state.waited = 0;
  state.step = 0;
  writeOn(at);
}

/** Goes on with the session, or with the next round when it is over. */
export function writeOn(at: Course): void {
  if (!seekWriter(at)) endStudio(at);
}

function endStudio(at: Course): void {
  at.state.motion = 'none';
  at.state.motionTarget = NONE;
  at.state.proposer = NONE;
  startRound(at);
}

/** Total plus CLOUT for every other recorded song, rounded up to tens; the better recording counts. */
export function recordingOver(at: Course, { total }: SongEnd): void {
  const { state } = at;
  state.occasion = 'none';
  if (total !== undefined) {
    const song = state.songs[state.song];
    const others = state.songs.filter((other) => other !== song && other.recorded !== NONE).length;
    const score = 10 * Math.ceil((total + state.clout * others) / 10);
    song.recorded = Math.max(song.recorded, score);
    at.tell?.({ type: 'recorded', song: state.song, score: song.recorded });
  }
  endStudio(at);
}
