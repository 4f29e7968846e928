import { against, scoreOf, scoreSlip, type EndPicture, type MatchEnd } from '../../board/endPoster.ts';
import { kitOf, rankTitle, wordsOf, type DraftAndWrite } from '../index.ts';
import type { BoardArt } from './context.ts';

/** What a game of this kit adds to the poster of a finished match. */
export interface DraftPoster {
  readonly art: string;
  /** Of the slip with the breakdown. */
  readonly ink: string;
  readonly alone: string;
  /** Over who played against whom. */
  readonly versus: string;
}

const FACE = 42;

/** Everybody on the poster's sheet, side by side in the middle of a strip that begins at this height. */
export function lineUp({ game, view, seat }: MatchEnd<DraftAndWrite>, { picture }: BoardArt, top: number): string {
  const { cards } = kitOf(game).pack;
  const members = view.sheets[seat].posts.flatMap((post) => (post === null ? [] : [cards[post.card]]));
  const left = (540 - members.length * (FACE + 2)) / 2;
  return members
    .map(
      (card, place) =>
        `<svg x="${left + place * (FACE + 2)}" y="${top}" width="${FACE}" height="${FACE}" viewBox="0 0 64 64">${picture(card)}<path d="M0 0h64v64H0z" fill="none" stroke="#211c17" stroke-width="3"/></svg>`,
    )
    .join('');
}

/** Alone a title is earned; with rivals the poster says who they were. */
export function draftPoster(end: MatchEnd<DraftAndWrite>, { art, ink, alone, versus }: DraftPoster): EndPicture {
  const slip = scoreSlip(end, ink);
  const rivals = against(end);
  return {
    art,
    ...(slip === undefined ? {} : { slip }),
    ...(rivals === undefined
      ? { ribbon: rankTitle(scoreOf(end).mine, wordsOf(end.game)), lines: [alone] }
      : { lines: [versus, rivals] }),
  };
}
