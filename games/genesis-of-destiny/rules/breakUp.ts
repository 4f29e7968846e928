import type { Seat } from '@bandstand/engine';
import type { OpenTable } from '../state.ts';
import type { Cause } from '../vocabulary.ts';
import { NONE, ROLES } from '../vocabulary.ts';
import { ask, orderBy, over, type Course } from './course.ts';
import { freshPowers, startSong, type SongEnd } from './song.ts';

/** The band is over: songs are claimed in order of COMMITMENT, then everybody plays alone. */
export function breakUp(at: Course, cause: Cause): void {
  const { state } = at;
  state.cause = cause;
  state.occasion = 'none';
  state.claimOrder = orderBy(state.commitment);
  state.claims.fill(NONE);
  state.step = 0;
  at.tell?.({ type: 'brokeUp', cause });
  nextClaim(at);
}

export const freeSongs = (table: OpenTable): number[] =>
  table.songs.flatMap((_, song) => (table.claims.includes(song) ? [] : [song]));

function nextClaim(at: Course): void {
  const { state } = at;
  while (state.step < ROLES) {
    const seat = state.claimOrder[state.step];
    const free = freeSongs(state);
    if (free.length > 1) {
      ask(state, 'claim', seat);
      return;
    }
    state.step++;
    state.claims[seat] = free[0] ?? NONE;
    at.tell?.({ type: 'claimed', seat, song: state.claims[seat] });
  }
  state.step = 0;
  nextSolo(at);
}

export function claim(at: Course, seat: Seat, song: number): void {
  at.state.claims[seat] = song;
  at.tell?.({ type: 'claimed', seat, song });
  at.state.step++;
  nextClaim(at);
}

function nextSolo(at: Course): void {
  const { state } = at;
  while (state.step < ROLES) {
    const seat = state.claimOrder[state.step];
    if (state.claims[seat] !== NONE) {
      freshPowers(state);
      startSong(at, 'solo', state.claims[seat], seat);
      return;
    }
    const roll = 1 + at.random.below(6);
    at.tell?.({ type: 'soloCover', seat, roll });
    gainFans(at, seat, roll);
  }
  end(at);
}

export function soloOver(at: Course, { total }: SongEnd): void {
  gainFans(at, at.state.soloist, total ?? 0);
  nextSolo(at);
}

function gainFans(at: Course, seat: Seat, fans: number): void {
  const { state } = at;
  state.fans[seat] = fans;
  state.crowd[seat] += fans;
  state.step++;
  at.tell?.({ type: 'fansGained', seat, fans, crowd: state.crowd[seat] });
}

/** Most CROWD, then COMMITMENT, then Beats, Melody, Front. */
export const soloRanking = (table: OpenTable): Seat[] =>
  [0, 1, 2].sort((a, b) => table.crowd[b] - table.crowd[a] || table.commitment[b] - table.commitment[a] || a - b);

/** After a break-up by choice the label signs only somebody who draws a crowd. */
function end(at: Course): void {
  const { state } = at;
  const winner = soloRanking(state)[0];
  const hasBar = state.cause === 'walkOut' || state.cause === 'noConsensus';
  state.ending = hasBar && state.crowd[winner] < state.labelBar ? 'unsigned' : 'solo';
  state.occasion = 'none';
  over(state);
  at.tell?.({
    type: 'ended',
    ending: state.ending,
    winner: state.ending === 'solo' ? winner : NONE,
    crowd: [...state.crowd],
  });
}
