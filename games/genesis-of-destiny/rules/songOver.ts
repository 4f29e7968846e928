import { soloOver } from './breakUp.ts';
import type { Course } from './course.ts';
import { gigSongOver } from './set.ts';
import type { SongEnd } from './song.ts';
import { recordingOver } from './studio.ts';

/** Where play goes on after a song. */
export function songOver(at: Course, end: SongEnd): void {
  const { occasion } = at.state;
  if (occasion === 'gig') gigSongOver(at, end);
  else if (occasion === 'record') recordingOver(at, end);
  else if (occasion === 'solo') soloOver(at, end);
}
