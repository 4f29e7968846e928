import { soloOver } from './breakUp.ts';
import { gigSongOver } from './set.ts';
import type { SongEnd } from './song.ts';
import { recordingOver } from './studio.ts';
import type { Turn } from '../phase.ts';

/** Where play goes on after a song. */
export function songOver(turn: Turn, end: SongEnd): void {
  const { occasion } = turn.state;
  if (occasion === 'gig') gigSongOver(turn, end);
  else if (occasion === 'record') recordingOver(turn, end);
  else if (occasion === 'solo') soloOver(turn, end);
}
