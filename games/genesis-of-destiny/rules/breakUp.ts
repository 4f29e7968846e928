import type { Seat } from '@bandstand/engine';
import type { OpenTable } from '../state.ts';
import type { Cause } from '../vocabulary.ts';
import { NONE, ROLES } from '../vocabulary.ts';
import { ask, orderBy, over } from './course.ts';
import { freshPowers, startSong, type SongEnd } from './song.ts';
import type { Turn } from '../phase.ts';

/** The band is over: songs are claimed in order of COMMITMENT, then everybody plays alone. */
export function breakUp(turn: Turn, cause: Cause): void {
  const { state } = turn;
  state.cause = cause;
  state.occasion = 'none';
  state.claimOrder = orderBy(state.commitment);
  state.claims.fill(NONE);
  state.step = 0;
  turn.tell?.({ type: 'brokeUp', cause });
  nextClaim(turn);
}

export const freeSongs = (table: OpenTable): number[] =>
  table.songs.flatMap((_, song) => (table.claims.includes(song) ? [] : [song]));

function nextClaim(turn: Turn): void {
  const { state } = turn;
  while (state.step < ROLES) {
    const seat = state.claimOrder[state.step];
    const free = freeSongs(state);
    if (free.length > 1) {
      ask(state, 'claim', seat);
      return;
    }
    state.step++;
    state.claims[seat] = free[0] ?? NONE;
    turn.tell?.({ type: 'claimed', seat, song: state.claims[seat] });
  }
  state.step = 0;
  nextSolo(turn);
}

export function claim(turn: Turn, seat: Seat, song: number): void {
  turn.state.claims[seat] = song;
  turn.tell?.({ type: 'claimed', seat, song });
  turn.state.step++;
  nextClaim(turn);
}

function nextSolo(turn: Turn): void {
  const { state } = turn;
  while (state.step < ROLES) {
    const seat = state.claimOrder[state.step];
    if (state.claims[seat] !== NONE) {
      freshPowers(state);
      startSong(turn, 'solo', state.claims[seat], seat);
      return;
    }
    const roll = 1 + turn.random.below(6);
    turn.tell?.({ type: 'soloCover', seat, roll });
    gainFans(turn, seat, roll);
  }
  end(turn);
}

export function soloOver(turn: Turn, { total }: SongEnd): void {
  gainFans(turn, turn.state.soloist, total ?? 0);
  nextSolo(turn);
}

function gainFans(turn: Turn, seat: Seat, fans: number): void {
  const { state } = turn;
  state.fans[seat] = fans;
  state.crowd[seat] += fans;
  state.step++;
  turn.tell?.({ type: 'fansGained', seat, fans, crowd: state.crowd[seat] });
}

/** Most CROWD, then COMMITMENT, then Beats, Melody, Front. */
export const soloRanking = (table: OpenTable): Seat[] =>
  [0, 1, 2].sort((a, b) => table.crowd[b] - table.crowd[a] || table.commitment[b] - table.commitment[a] || a - b);

/** After a break-up by choice the label signs only somebody who draws a crowd: so much CROWD, or 0 where all are signed. */
export const barAfter = (cause: Cause, { labelBar }: Pick<OpenTable, 'labelBar'>): number =>
  cause === 'walkOut' || cause === 'noConsensus' ? labelBar : 0;

function end(turn: Turn): void {
  const { state } = turn;
  const winner = soloRanking(state)[0];
  state.ending = state.crowd[winner] < barAfter(state.cause, state) ? 'unsigned' : 'solo';
  state.occasion = 'none';
  over(state);
  turn.tell?.({
    type: 'ended',
    ending: state.ending,
    winner: state.ending === 'solo' ? winner : NONE,
    crowd: [...state.crowd],
  });
}
