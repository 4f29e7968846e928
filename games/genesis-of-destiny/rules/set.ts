import type { Content } from '../content/content.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';
import type { OpenTable } from '../state.ts';
import { GIGS, NONE } from '../vocabulary.ts';
import { ask, gigOf, orderBy } from './course.ts';
import { askForVows, settle } from './result.ts';
import { burn } from './round.ts';
import { freshPowers, startSong, type SongEnd } from './song.ts';
import type { Turn } from '../phase.ts';

/** The caller is first in order of COMMITMENT, for the whole gig. */
export function startSet(turn: Turn): void {
  const { state } = turn;
  state.setScore = 0;
  state.setSongs = 0;
  state.setList = 0;
  state.ownPoints.fill(0);
  freshPowers(state);
  state.actor = orderBy(state.commitment)[0];
  state.order = [state.actor];
  turn.tell?.({ type: 'setStarted', caller: state.actor, gig: state.chosen });
  goOn(turn);
}

/** What the caller may play next. */
export function songChoices(content: Content, table: OpenTable): Move[] {
  const gig = gigOf(content, table, table.chosen);
  const moves: Move[] = [];
  if (gig.cover !== null) moves.push(BOOK.playCover);
  for (const [song, { recorded }] of table.songs.entries()) {
    if ((table.setList & (1 << song)) !== 0) continue;
    moves.push(BOOK.playLive[song]);
    if (recorded !== NONE) moves.push(BOOK.playRecorded[song]);
  }
  if (!gig.exact && table.setSongs > 0) moves.push(BOOK.endSet);
  return moves;
}

function goOn(turn: Turn): void {
  const { state } = turn;
  const gig = gigOf(turn.content, state, state.chosen);
  if (state.setSongs >= gig.songs) {
    endSet(turn);
    return;
  }
  const choices = songChoices(turn.content, state);
  if (choices.length === 0) endSet(turn);
  else if (choices.length === 1) callSong(turn, choices[0]);
  else ask(state, 'callSong', state.order[0]);
}

export function callSong(turn: Turn, move: Move): void {
  const { state } = turn;
  const gig = gigOf(turn.content, state, state.chosen);
  if (move.type === 'endSet') {
    endSet(turn);
    return;
  }
  state.setSongs++;
  if (move.type === 'playCover') {
    const roll = 1 + turn.random.below(6);
    const points = Math.max(0, roll + (gig.cover ?? 0));
    state.setScore += points;
    turn.tell?.({ type: 'coverPlayed', roll, points });
    goOn(turn);
  } else if (move.type === 'playRecorded') {
    const points = state.songs[move.song].recorded;
    state.setList |= 1 << move.song;
    state.setScore += points;
    turn.tell?.({ type: 'recordedPlayed', song: move.song, points });
    goOn(turn);
  } else if (move.type === 'playLive') {
    state.setList |= 1 << move.song;
    startSong(turn, 'gig', move.song, NONE);
  }
}

export function gigSongOver(turn: Turn, { total }: SongEnd): void {
  turn.state.setScore += total ?? 0;
  turn.state.occasion = 'none';
  goOn(turn);
}

/** A tour below its first row goes on at the cost of another gig, as long as there is one. */
function endSet(turn: Turn): void {
  const { state } = turn;
  const gig = gigOf(turn.content, state, state.chosen);
  const isShort = gig.bomb.effect === 'tourAgain' && state.setScore < gig.rows[0].from;
  if (isShort && payForTour(turn)) {
    state.setSongs = 0;
    state.setList = 0;
    turn.tell?.({ type: 'tourGoesOn', score: state.setScore });
    goOn(turn);
  } else if (!askForVows(turn)) settle(turn, true);
}

function payForTour(turn: Turn): boolean {
  const { state } = turn;
  if (state.rolePlaying) {
    if (state.gigs + 1 >= state.seasonGigs) return false;
    state.gigs++;
    return true;
  }
  const others: number[] = [];
  for (let gig = 0; gig < GIGS; gig++)
    if (gig !== state.chosen && (state.unlocked & (1 << gig)) !== 0) others.push(gig);
  if (others.length === 0) return false;
  burn(turn, others[turn.random.below(others.length)], 'tour');
  return true;
}
