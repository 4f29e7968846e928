import type { Event, SongScore } from '../event.ts';

/** One song of the set, as it was counted. */
export type Played =
  | { readonly kind: 'cover'; readonly roll: number; readonly points: number }
  | { readonly kind: 'recorded'; readonly song: number; readonly points: number }
  | { readonly kind: 'live'; readonly song: number; readonly score: SongScore }
  | { readonly kind: 'broke'; readonly song: number };

/** How a gig went, from its first song to what it paid. */
export interface Result {
  readonly played: readonly Played[];
  /** Undefined until the set is over. */
  readonly ended: Extract<Event, { type: 'gigEnded' }> | undefined;
  readonly bomb: Extract<Event, { type: 'bombed' }> | undefined;
  readonly bonuses: readonly Extract<Event, { type: 'roleBonus' }>[];
}

export const NO_RESULT: Result = { played: [], ended: undefined, bomb: undefined, bonuses: [] };

/** What the events of one update add to the story of the gig. */
export const tellOn = (before: Result, events: readonly Event[]): Result => events.reduce(step, before);

function step(result: Result, event: Event): Result {
  const add = (song: Played): Result => ({ ...result, played: [...result.played, song] });
  switch (event.type) {
    case 'setStarted':
      return NO_RESULT;
    case 'coverPlayed':
      return add({ kind: 'cover', roll: event.roll, points: event.points });
    case 'recordedPlayed':
      return add({ kind: 'recorded', song: event.song, points: event.points });
    case 'songCounted':
      return event.occasion === 'gig' ? add({ kind: 'live', song: event.song, score: event.score }) : result;
    case 'gigEnded':
      return { ...result, ended: event };
    case 'bombed':
      return { ...result, bomb: event };
    case 'roleBonus':
      return result.ended === undefined || event.stat === 'COIN'
        ? result
        : { ...result, bonuses: [...result.bonuses, event] };
    default:
      return result;
  }
}
