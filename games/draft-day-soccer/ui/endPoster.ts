import { signed } from '@bandstand/engine';
import { scoreOf, shout, type EndPicture, type MatchEnd } from '@bandstand/kits/board-poster';
import type { DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { draftPoster, lineUp } from '@bandstand/kits/draft-and-write-poster';
import { art as drawings } from './art.ts';
import { gameWords } from '../text/index.ts';

const GREEN = '#1e7a46';
const DEEP = '#0d3a22';
const AMBER = '#f2a70c';
const CHALK = '#fffdf6';
const STRIPES = [0, 2, 4, 6].map((stripe) => `M${stripe * 77} 0h77v372h-77z`).join('');

const plate = (figure: number, x: number, width: number): string =>
  `<rect x="${x}" y="118" width="${width}" height="150" rx="10" fill="${DEEP}"/><path d="M${x} 193h${width}" stroke="${GREEN}" stroke-width="3"/>${shout(signed(figure), { x: x + width / 2, y: 236, size: 122, fill: CHALK, width: width - 24, anchor: 'middle' })}`;

/** The scoreboard at full time, on the pitch. */
export function endPoster(end: MatchEnd<DraftAndWrite>): EndPicture {
  const { mine, theirs } = scoreOf(end);
  const art = [
    `<path fill="${GREEN}" d="M0 0h540v372H0z"/><path fill="#23874e" d="${STRIPES}"/>`,
    `<g fill="none" stroke="${CHALK}" stroke-width="4" opacity=".85"><path d="M270 0v372"/><circle cx="270" cy="193" r="132"/><path d="M0 70h70v246H0M540 70h-70v246h70"/></g>`,
    `<path fill="${AMBER}" d="M120 34h300l-14 22 14 22H120l14-22z"/>`,
    shout(gameWords.fullTime.fullTime, { x: 270, y: 67, size: 32, fill: DEEP, width: 230, anchor: 'middle' }),
    theirs === undefined
      ? plate(mine, 140, 260)
      : `${plate(mine, 36, 216)}${plate(theirs, 288, 216)}<circle cx="270" cy="170" r="7" fill="${AMBER}"/><circle cx="270" cy="216" r="7" fill="${AMBER}"/>`,
    lineUp(end, drawings, 318),
  ].join('');
  return draftPoster(end, { art, ink: AMBER, alone: gameWords.endPoster.alone, versus: end.game.text.name });
}
