import { shout, type EndPicture, type MatchEnd } from '@bandstand/kits/board-poster';
import type { Genesis } from '../state.ts';
import { faceOfMember } from './faces.ts';
import { gameWords } from '../text/index.ts';

const MIDNIGHT = '#1c1b3a';
const ROSE = '#e0447c';
const COPY = '#efece4';
const RAYS =
  'M270 200L890 200 881 308zM270 200L853 412 807 510zM270 200L745 599 669 675zM270 200L580 737 482 783zM270 200L378 811 270 820zM270 200L162 811 58 783zM270 200L-40 737 -129 675zM270 200L-205 599 -267 510zM270 200L-313 412 -341 308zM270 200L-350 200 -341 92zM270 200L-313 -12 -267 -110zM270 200L-205 -199 -129 -275zM270 200L-40 -337 58 -383zM270 200L162 -411 270 -420zM270 200L378 -411 482 -383zM270 200L580 -337 669 -275zM270 200L745 -199 807 -110zM270 200L853 -12 881 92z';

/** How it ended, as the three strips of a photocopied flyer say it. */
const STRIPS: Readonly<Record<'legend' | 'unsigned' | 'solo', readonly [string, string]>> = {
  legend: gameWords.endPoster.legend,
  unsigned: gameWords.endPoster.unsigned,
  solo: gameWords.endPoster.solo,
};

const polaroid = (name: string, seat: number, crowd: number, ground: string): string =>
  `<g transform="${PLACES[seat]}"><rect x="-10" y="-10" width="140" height="164" fill="#fffdf6" stroke="${MIDNIGHT}" stroke-width="2.5"/><path fill="${ground}" d="M0 0h120v120H0z"/><svg width="120" height="120" viewBox="0 0 64 64">${faceOfMember(name, seat)}</svg>${shout(name, { x: 60, y: 146, size: 23, fill: '#1f3fb0', width: 126, anchor: 'middle' })}<circle cx="118" cy="6" r="24" fill="${MIDNIGHT}"/>${shout(String(crowd), { x: 118, y: 15, size: 25, fill: COPY, width: 42, anchor: 'middle' })}</g>`;

const PLACES = [
  'translate(36 196) rotate(-4)',
  'translate(206 206) rotate(2)',
  'translate(378 200) rotate(6)',
  'translate(300 150) rotate(-2)',
];

/** Polaroids of the band under cut strips of paper. */
export function endPoster(end: MatchEnd<Genesis>): EndPicture {
  const { outcome, titles } = end;
  const how = outcome.how === 'legend' || outcome.how === 'unsigned' ? outcome.how : 'solo';
  const [shouted, said] = STRIPS[how];
  const winner = outcome.ranks.indexOf(1);
  const art = [
    `<path fill="${COPY}" d="M0 0h540v372H0z"/><clipPath id="eg-c"><path d="M0 0h540v372H0z"/></clipPath><path clip-path="url(#eg-c)" fill="${ROSE}" d="${RAYS}"/>`,
    titles
      .slice(0, PLACES.length)
      .map((title, seat) =>
        polaroid(title, seat, outcome.scores[seat], outcome.ranks[seat] === 1 ? '#f8cfdd' : '#d9d7e8'),
      )
      .join(''),
    `<g transform="rotate(-2 270 70)"><path fill="${MIDNIGHT}" d="M24 22l494-6 4 100-500 6z"/>${shout(shouted, { x: 42, y: 104, size: 92, fill: COPY, width: 456 })}</g>`,
    `<g transform="rotate(2 380 146)"><path fill="${COPY}" stroke="${MIDNIGHT}" stroke-width="3" d="M262 122h246l3 50-252-3z"/>${shout(said, { x: 276, y: 158, size: 32, fill: MIDNIGHT, width: 220 })}</g>`,
  ].join('');
  return {
    art,
    headline:
      how === 'legend'
        ? gameWords.endPoster.together
        : how === 'unsigned'
          ? gameWords.endPoster.signsNobody
          : gameWords.endPoster.goesSolo(titles[winner] ?? ''),
    lines: [gameWords.endPoster.crowd(outcome.scores), titles.join(', ')],
  };
}
