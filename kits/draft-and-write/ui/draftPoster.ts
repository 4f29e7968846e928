import { against, scoreOf, scoreSlip, type EndPicture, type MatchEnd } from '../../board/index.tsx';
import { rankTitle, wordsOf, type DraftAndWrite } from '../index.ts';

/** What a game of this kit adds to the poster of a finished match. */
export interface DraftPoster {
  readonly art: string;
  /** Of the slip with the breakdown. */
  readonly ink: string;
  readonly alone: string;
  /** Over who played against whom. */
  readonly versus: string;
}

/** Alone a title is earned; with rivals the poster says who they were. */
export function draftPoster(end: MatchEnd<DraftAndWrite>, { art, ink, alone, versus }: DraftPoster): EndPicture {
  const sheet = scoreSlip(end, ink);
  const rivals = against(end);
  return {
    art,
    ...(sheet === undefined ? {} : { sheet }),
    ...(rivals === undefined
      ? { ribbon: rankTitle(scoreOf(end).mine, wordsOf(end.game)), lines: [alone] }
      : { lines: [versus, rivals] }),
  };
}
