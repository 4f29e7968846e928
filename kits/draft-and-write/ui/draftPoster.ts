import { against, scoreOf, scoreSlip, type EndPicture, type MatchEnd } from '../../board/endPoster.ts';
import { kitOf, rankTitle, wordsOf, type DraftAndWrite, type Pack } from '../index.ts';
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

const CELL = 9;
const PITCH = 11.2;

/** A group of little boxes, filled where the sheet is marked. */
function boxes(left: number, columns: number, inks: readonly (string | undefined)[]): string {
  const rows = Math.ceil(inks.length / columns);
  const top = 28 - (rows * PITCH - 2.2) / 2;
  return inks
    .map((ink, box) => {
      const [x, y] = [left + (box % columns) * PITCH, top + Math.floor(box / columns) * PITCH];
      return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${CELL}" height="${CELL}" rx="1.500" fill="${ink ?? '#211c171f'}"/>`;
    })
    .join('');
}

const marked = (length: number, isMarked: (space: number) => boolean, ink: (space: number) => string) =>
  Array.from({ length }, (_, space) => (isMarked(space) ? ink(space) : undefined));

/** The sheet in little: what was crossed, each section where it stands beside the others. */
function miniature({ game, view, seat }: MatchEnd<DraftAndWrite>, ink: string): string {
  const { pack } = kitOf(game);
  const sheet = view.sheets[seat];
  const iconInk = (icons: Pack['gridIcons'], letters: string) => (space: number) =>
    icons.find(({ id }) => id === letters[space])?.ink ?? ink;
  const tracks = pack.sheet.trackA.length;
  return [
    `<rect width="276" height="56" rx="3" fill="#fffaf0" stroke="${ink}" stroke-width="2"/>`,
    boxes(
      8,
      5,
      marked(
        20,
        (space) => sheet.match.includes(space),
        (space) => pack.skills[Math.floor(space / 5)].ink,
      ),
    ),
    boxes(
      70,
      4,
      marked(16, (space) => sheet.grid.includes(space), iconInk(pack.gridIcons, pack.sheet.grid.rows.join(''))),
    ),
    boxes(
      121,
      5,
      marked(15, (space) => sheet.net.includes(space), iconInk(pack.netIcons, pack.sheet.net.rows.join(''))),
    ),
    boxes(
      183,
      tracks,
      marked(
        tracks + pack.sheet.trackB.length,
        (space) => (space < tracks ? space < sheet.trackA : space - tracks < sheet.trackB),
        () => '#211c17',
      ),
    ),
  ].join('');
}

/** Alone a title is earned; with rivals the poster says who they were. */
export function draftPoster(end: MatchEnd<DraftAndWrite>, { art, ink, alone, versus }: DraftPoster): EndPicture {
  const slip = scoreSlip(end, ink);
  const rivals = against(end);
  return {
    art,
    ...(slip === undefined ? {} : { slip }),
    strip: miniature(end, ink),
    ...(rivals === undefined
      ? { ribbon: rankTitle(scoreOf(end).mine, wordsOf(end.game)), lines: [alone] }
      : { lines: [versus, rivals] }),
  };
}
