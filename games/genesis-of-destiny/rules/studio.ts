import type { Seat } from '@bandstand/engine';
import type { OpenTable } from '../state.ts';
import type { Motion } from '../vocabulary.ts';
import { NONE, ROLES } from '../vocabulary.ts';
import { ALL_ROLES, ask, askAll, orderBy, sumOf } from './course.ts';
import { startRound } from './round.ts';
import { freshPowers, startSong, type SongEnd } from './song.ts';
import type { Content } from '../content/content.ts';
import { seekWriter } from './writing.ts';
import type { Turn } from '../phase.ts';

export const studioPrice = (content: Content, table: OpenTable): number => content.pack.knobs.studioPrice * table.clout;

/** In order of COMMITMENT each seat may propose a session. */
export function startStudio(turn: Turn): void {
  const { state } = turn;
  state.order = orderBy(state.commitment);
  state.step = 0;
  seekProposer(turn);
}

function seekProposer(turn: Turn): void {
  const { state } = turn;
  state.motion = 'none';
  state.motionTarget = NONE;
  state.proposer = NONE;
  if (state.step < ROLES) ask(state, 'propose', state.order[state.step]);
  else startRound(turn);
}

export function nextProposer(turn: Turn): void {
  turn.state.step++;
  seekProposer(turn);
}

export const canAfford = (content: Content, table: OpenTable): boolean =>
  table.bandCoin + sumOf(table.coin) >= studioPrice(content, table);

export function propose(turn: Turn, seat: Seat, motion: Motion, song: number): void {
  const { state } = turn;
  state.motion = motion;
  state.motionTarget = song;
  state.proposer = seat;
  turn.tell?.({ type: 'proposed', seat, motion, song, price: studioPrice(turn.content, state) });
  askAll(state, 'vote', ALL_ROLES & ~(1 << seat));
}

/** COIN of the price that neither the band nor a pledge covers yet. */
export function priceLeft({ content, state }: { readonly content: Content; readonly state: OpenTable }): number {
  return Math.max(0, studioPrice(content, state) - state.bandCoin - sumOf(state.pledges));
}

/** The others agreed: the band pays first, then the proposer and the others in order. */
export function startPaying(turn: Turn): void {
  const { state } = turn;
  state.pledges.fill(0);
  state.pass = 0;
  seekPayer(turn);
}

const payerAt = (table: OpenTable, index: number): Seat =>
  index === 0 ? table.proposer : table.order.filter((seat) => seat !== table.proposer)[index - 1];

function seekPayer(turn: Turn): void {
  const { state } = turn;
  for (; priceLeft(turn) > 0 && state.pass < ROLES; state.pass++) {
    const seat = payerAt(state, state.pass);
    if (state.coin[seat] === 0) continue;
    ask(state, 'studioPay', seat);
    return;
  }
  if (priceLeft(turn) > 0) {
    turn.tell?.({ type: 'studioPaid', band: 0, coin: [0, 0, 0], covered: false });
    state.pledges.fill(0);
    nextProposer(turn);
    return;
  }
  state.paidByBand = Math.min(state.bandCoin, studioPrice(turn.content, state));
  state.bandCoin -= state.paidByBand;
  for (let seat = 0; seat < ROLES; seat++) {
    state.paid[seat] = state.pledges[seat];
    state.coin[seat] -= state.pledges[seat];
  }
  state.pledges.fill(0);
  turn.tell?.({ type: 'studioPaid', band: state.paidByBand, coin: [...state.paid], covered: true });
  startSession(turn);
}

export function pledgeStudio(turn: Turn, seat: Seat, amount: number): void {
  const { state } = turn;
  state.pledges[seat] = amount;
  state.pass++;
  turn.tell?.({ type: 'pledged', seat, amount, what: 'studio' });
  seekPayer(turn);
}

function startSession(turn: Turn): void {
  const { state } = turn;
  if (state.motion === 'record') {
    freshPowers(state);
    startSong(turn, 'record', state.motionTarget, NONE);
    return;
  }
  state.left = 0;
  state.waited = 0;
  state.step = 0;
  writeOn(turn);
}

/** Goes on with the session, or with the next round when it is over. */
export function writeOn(turn: Turn): void {
  if (!seekWriter(turn)) endStudio(turn);
}

function endStudio(turn: Turn): void {
  turn.state.motion = 'none';
  turn.state.motionTarget = NONE;
  turn.state.proposer = NONE;
  startRound(turn);
}

/** Total plus CLOUT for every other recorded song, rounded up to tens; the better recording counts. */
export function recordingOver(turn: Turn, { total }: SongEnd): void {
  const { state } = turn;
  state.occasion = 'none';
  if (total !== undefined) {
    const song = state.songs[state.song];
    const others = state.songs.filter((other) => other !== song && other.recorded !== NONE).length;
    const extra = state.clout * others;
    const score = 10 * Math.ceil((total + extra) / 10);
    const isKept = score > song.recorded;
    song.recorded = Math.max(song.recorded, score);
    turn.tell?.({ type: 'recorded', song: state.song, score: song.recorded, total, extra, isKept });
  }
  endStudio(turn);
}
