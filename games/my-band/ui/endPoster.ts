import { against, scoreOf, shout, type EndPicture, type MatchEnd } from '@bandstand/kits/board-poster';
import type { MyBand } from '../state.ts';
import { faceMarkup } from './Portrait.tsx';
import { gameWords } from '../text/index.ts';

const RED = '#d4342c';
const BLACK = '#17130f';
const PAPER = '#f6f1e7';
const MAPLE = '#c98b4b';
/** Frets lie closer towards the body, as on a real neck. */
const FRETS = [100, 156, 206, 250, 290, 326, 358].map((y) => `M${207 - y / 21} ${y}h${126 + y / 10.5}`).join('');

const FACE = 42;
const FACES = 9;

/** The band as it was in the end, three in a row. */
const faces = ({ game, view, seat }: MatchEnd<MyBand>): string =>
  view.bands[seat]
    .slice(0, FACES)
    .map((card, at) => {
      const place = `x="${4 + (at % 3) * (FACE + 4)}" y="${2 + Math.floor(at / 3) * (FACE + 4)}"`;
      const { id } = game.pack.content.band[card];
      return `<svg ${place} width="${FACE}" height="${FACE}" viewBox="0 0 64 64">${faceMarkup(id, card)}<path fill="none" stroke="${PAPER}" stroke-width="3" d="M1.500 1.500h61v61h-61z"/></svg>`;
    })
    .join('');

/** The bottom and the top of the neck's picture. */
const [NUT, BODY] = [104, 338];

/** Everybody's pick on the fret that it came to, the own one last and largest; as far apart as the neck is wide. */
function picks({ outcome, view, seat }: MatchEnd<MyBand>): string {
  const seats = outcome.scores.map((_, other) => other).toSorted((a, b) => Number(a === seat) - Number(b === seat));
  return seats
    .map((other) => {
      const isOwn = other === seat;
      const x = 270 + (other - (outcome.scores.length - 1) / 2) * 34;
      const y = BODY - (BODY - NUT) * Math.min(1, outcome.scores[other] / view.frets);
      return `<path transform="translate(${x} ${y}) scale(${isOwn ? 1.25 : 0.95})" fill="${isOwn ? RED : BLACK}" stroke="${PAPER}" stroke-width="4" d="${PICK}"/>`;
    })
    .join('');
}

const PICK = 'M0 22C-10 14-19 2-18-9-17-17-8-20 0-20S17-17 18-9C19 2 10 14 0 22Z';

/** What the stamp says. */
function stampOf({ outcome, seat }: MatchEnd<MyBand>): string {
  const words = gameWords.endPoster;
  if (outcome.ranks[seat] !== 1) return words.nextTime;
  return outcome.ranks.filter((rank) => rank === 1).length > 1 ? words.tied : words.signed;
}

/** The neck with a stamp across it: how far up it went. */
export function endPoster(end: MatchEnd<MyBand>): EndPicture {
  const { mine, theirs } = scoreOf(end);
  const place = end.game.pack.content.popularity.frets[mine];
  const art = [
    '<defs><pattern id="em-p" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="4.5" cy="4.5" r="3.2" fill="#f6f1e7"/></pattern></defs>',
    `<path fill="${RED}" d="M0 0h540v372H0z"/><path fill="${PAPER}" d="M0 372 300 0h240v60L180 372z"/><path fill="url(#em-p)" d="M0 0h120l120 150L60 372H0z"/>`,
    `<path fill="${MAPLE}" stroke="${BLACK}" stroke-width="5" d="M206 70h128l14 302H192z"/><path fill="${BLACK}" d="M186 0h168l-14 78H200z"/>`,
    `<path stroke="${PAPER}" stroke-width="5" d="${FRETS}"/><path stroke="${BLACK}" stroke-width="2.5" d="M230 78 220 372M256 78l-4 294M284 78l4 294M310 78l10 294"/>`,
    `<g stroke="${MAPLE}" stroke-width="10" stroke-linecap="round"><path d="M166 18h22M168 48h24M352 18h22M348 48h24"/></g>`,
    picks(end),
    `<circle cx="118" cy="176" r="84" fill="${BLACK}"/><circle cx="118" cy="176" r="72" fill="none" stroke="${PAPER}" stroke-width="3" stroke-dasharray="16 12"/>`,
    shout(String(mine), { x: 118, y: 204, size: 92, fill: PAPER, width: 108, anchor: 'middle' }),
    shout(gameWords.endPoster.fret, { x: 118, y: 234, size: 22, fill: PAPER, width: 60, anchor: 'middle' }),
    `<g transform="rotate(-9 424 190)"><rect x="338" y="146" width="182" height="84" rx="6" fill="${PAPER}" stroke="${RED}" stroke-width="6"/><rect x="348" y="156" width="162" height="64" rx="3" fill="none" stroke="${RED}" stroke-width="2"/>${shout(stampOf(end), { x: 429, y: 202, size: 38, fill: '#c22b24', width: 146, anchor: 'middle' })}</g>`,
  ].join('');
  const picture = faces(end);
  return {
    art,
    ...(picture === '' ? {} : { sheet: picture }),
    ...(place === undefined ? {} : { ribbon: gameWords.endPoster.booked(place), ribbonFill: MAPLE }),
    lines: [gameWords.endPoster.frets(mine, theirs ?? 0), against(end) ?? ''],
  };
}
