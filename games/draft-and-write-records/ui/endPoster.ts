import { signed } from '@bandstand/engine';
import { scoreOf, shout, type EndPicture, type MatchEnd } from '@bandstand/kits/board-poster';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { draftPoster, lineUp } from '@bandstand/kits/draft-and-write-poster';
import { art as drawings } from './art.ts';
import { gameWords } from '../text/index.ts';

const BLUE = '#2446a8';
const YELLOW = '#f0b400';
const PAPER = '#f6f1e7';
const GROOVES = [121, 130, 139, 148, 157, 166, 175].map((r) => `<circle cx="270" cy="196" r="${r}"/>`).join('');

/** So many bands have room on the sheet of the charts. */
const CHARTED = 4;
const ROW = 27;

/** The charts, stuck over the sleeve: who is where, by the name of the band. */
function topChart({ outcome, titles }: MatchEnd<DraftAndWrite>): string {
  const seats = titles.map((_, seat) => seat).toSorted((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  const rows = seats.slice(0, CHARTED).map((seat, row) => {
    const y = 62 + row * ROW;
    const line = { y, size: 21.5, fill: '#211c17' };
    return [
      shout(String(outcome.ranks[seat]), { ...line, x: 10, width: 20, fill: BLUE }),
      shout(titles[seat], { ...line, x: 32, width: 92 }),
      shout(signed(outcome.scores[seat]), { ...line, x: 174, width: 46, anchor: 'end', fill: BLUE }),
    ].join('');
  });
  const height = 48 + rows.length * ROW;
  return [
    `<g transform="translate(346 14) rotate(3)"><rect width="184" height="${height}" rx="3" fill="${PAPER}" stroke="${BLUE}" stroke-width="3"/>`,
    `<path fill="${BLUE}" d="M0 0h184v34H0z"/>`,
    shout(gameWords.endPoster.top, { x: 92, y: 25, size: 23, fill: YELLOW, width: 160, anchor: 'middle' }),
    `${rows.join('')}</g>`,
  ].join('');
}

/** A record on its sleeve, the points on the label. */
export function endPoster(end: MatchEnd<DraftAndWrite>): EndPicture {
  const { mine, theirs } = scoreOf(end);
  const art = [
    '<defs><pattern id="er-p" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="4.5" cy="4.5" r="1.9" fill="#f6f1e7"/></pattern><pattern id="er-b" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="4" cy="4" r="1.7" fill="#2446a8"/></pattern></defs>',
    `<path fill="${YELLOW}" d="M0 0h540v372H0z"/><circle cx="270" cy="196" r="184" fill="#22311b"/>`,
    `<g fill="none" stroke="${YELLOW}" stroke-width="1.2" opacity=".8">${GROOVES}</g>`,
    '<path fill="url(#er-p)" opacity=".75" d="M270 196 150 56q50-40 106-44zM270 196l126 134q-44 44-108 49z"/>',
    `<circle cx="270" cy="196" r="112" fill="${PAPER}" stroke="${BLUE}" stroke-width="4"/>`,
    shout(gameWords.endPoster.sideA, { x: 270, y: 136, size: 23, fill: BLUE, width: 120, anchor: 'middle' }),
    shout(signed(mine), { x: 270, y: 232, size: 100, fill: BLUE, width: 184, anchor: 'middle' }),
    shout(gameWords.endPoster.points, { x: 270, y: 264, size: 24, fill: BLUE, width: 120, anchor: 'middle' }),
    shout(gameWords.endPoster.title[0], { x: 26, y: 44, size: 23, fill: BLUE, width: 100 }),
    shout(gameWords.endPoster.title[1], { x: 26, y: 67, size: 23, fill: BLUE, width: 100 }),
    shout(gameWords.endPoster.title[2], { x: 26, y: 90, size: 23, fill: BLUE, width: 100 }),
    '<path fill="url(#er-b)" d="M0 340h540v32H0z"/>',
    lineUp(end, drawings, 326),
    end.titles.length > 1 ? topChart(end) : '',
  ].join('');
  return draftPoster(end, {
    art,
    ink: YELLOW,
    alone: gameWords.endPoster.alone,
    versus: gameWords.endPoster.score(mine, theirs ?? 0),
  });
}
