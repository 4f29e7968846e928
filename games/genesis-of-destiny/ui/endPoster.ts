import { shout, type EndPicture, type MatchEnd } from '@bandstand/kits/board-poster';
import type { Genesis } from '../state.ts';
import { BAND } from '../captionKeys.ts';
import { faceOfMember } from './faces.ts';
import { contentOf } from '../content/content.ts';
import { gameWords, gigName } from '../text/index.ts';
import { NONE, VALUE_OF } from '../vocabulary.ts';

const MIDNIGHT = '#1c1b3a';
const ROSE = '#e0447c';
const COPY = '#efece4';
const RAYS =
  'M270 200L890 200 881 308zM270 200L853 412 807 510zM270 200L745 599 669 675zM270 200L580 737 482 783zM270 200L378 811 270 820zM270 200L162 811 58 783zM270 200L-40 737 -129 675zM270 200L-205 599 -267 510zM270 200L-313 412 -341 308zM270 200L-350 200 -341 92zM270 200L-313 -12 -267 -110zM270 200L-205 -199 -129 -275zM270 200L-40 -337 58 -383zM270 200L162 -411 270 -420zM270 200L378 -411 482 -383zM270 200L580 -337 669 -275zM270 200L745 -199 807 -110zM270 200L853 -12 881 92z';

const words = gameWords.endPoster;

const polaroid = (name: string, seat: number, crowd: number, [place, ground]: readonly [string, string]): string =>
  `<g transform="${place}"><rect x="-10" y="-10" width="140" height="164" fill="#fffdf6" stroke="${MIDNIGHT}" stroke-width="2.5"/><path fill="${ground}" d="M0 0h120v120H0z"/><svg width="120" height="120" viewBox="0 0 64 64">${faceOfMember(name, seat)}</svg>${shout(name, { x: 60, y: 146, size: 23, fill: '#1f3fb0', width: 126, anchor: 'middle' })}<circle cx="118" cy="6" r="24" fill="${MIDNIGHT}"/>${shout(String(crowd), { x: 118, y: 15, size: 25, fill: COPY, width: 42, anchor: 'middle' })}</g>`;

const PLACES = ['translate(36 196) rotate(-4)', 'translate(206 206) rotate(2)', 'translate(378 200) rotate(6)'];

/** Whoever leaves is torn off from the others. */
const TORN = ['translate(30 196) rotate(-5)', 'translate(238 208) rotate(2)', 'translate(390 202) rotate(6)'];
const CRACK = 'M186 178l18 26-24 28 26 30-28 34 24 30-16 46h14l18-44-20-30 26-34-22-30 22-28-18-28z';

const INKS = ['#1c1b3a', '#0e6a63', '#b3235b'] as const;
const PIPS = ['', '4', '08', '048', '0268', '02468', '023568'] as const;

/** A die on the small sheet, with the pips of a face of nine. */
const square = (x: number, y: number, ink: string, value: number): string =>
  `<rect x="${x}" y="${y}" width="24" height="24" rx="4" fill="#fffdf6" stroke="${ink}" stroke-width="2"/>${[
    ...(PIPS[value] ?? ''),
  ]
    .map(
      (pip) =>
        `<circle cx="${x + 6 + (Number(pip) % 3) * 6}" cy="${y + 6 + Math.floor(Number(pip) / 3) * 6}" r="2.2" fill="${ink}"/>`,
    )
    .join('')}`;

/** The last song that they played on its staves, or the longest they wrote. */
function songSheet({ view }: MatchEnd<Genesis>): string {
  const last = view.songs[view.song];
  const song = last ?? view.songs.toSorted((a, b) => b.columns.length - a.columns.length)[0];
  if (song === undefined) return '';
  const parts = song.columns.slice(0, 4);
  const staves = [0, 1, 2].map((row) => [0, 1, 2, 3].map((line) => `M8 ${18 + row * 40 + line * 6}h124`).join(''));
  const dice = parts.flatMap((column, at) =>
    [2, 1, 0].flatMap((row, line) => {
      if (((column.rows >> row) & 1) === 0) return [];
      const die = last === undefined ? NONE : (view.placed[at * 6 + row * 2] ?? NONE);
      const x = 70 + (at - (parts.length - 1) / 2) * 32 - 12;
      return [square(x, 15 + line * 40, INKS[row], die === NONE ? 0 : VALUE_OF[die])];
    }),
  );
  return `<path fill="#fffdf6" stroke="${MIDNIGHT}" stroke-width="2" d="M0 0h140v136H0z"/><path stroke="#b9b6c8" stroke-width="1" d="${staves.join('')}"/>${dice.join('')}`;
}

/** What the gig was called that made them legends; without one, that they are. */
const legendaryGig = ({ game, view, captions }: MatchEnd<Genesis>): string =>
  view.chosen === NONE
    ? gameWords.endPoster.earned.legend
    : gigName(contentOf(game.pack.content), view, view.chosen, captions);

/** Polaroids of the band under cut strips of paper. */
export function endPoster(end: MatchEnd<Genesis>): EndPicture {
  const { outcome, titles, view } = end;
  const how = outcome.how === 'legend' || outcome.how === 'unsigned' ? outcome.how : 'solo';
  const winner = outcome.ranks.indexOf(1);
  /** The band; a game master is not in the picture. */
  const band = [...titles.keys()].slice(0, TORN.length);
  /** Whoever goes alone hangs on the left. */
  const leaving = band.toSorted((a, b) => Number(b === winner) - Number(a === winner));
  const isTorn = how === 'solo';
  const places = isTorn ? TORN : PLACES;
  const picture = songSheet(end);
  const art = [
    `<path fill="${COPY}" d="M0 0h540v372H0z"/><clipPath id="eg-c"><path d="M0 0h540v372H0z"/></clipPath><path clip-path="url(#eg-c)" fill="${ROSE}" d="${RAYS}"/>`,
    (isTorn ? leaving : band)
      .map((seat, at) =>
        polaroid(titles[seat], seat, outcome.scores[seat], [
          places[at],
          outcome.ranks[seat] === 1 ? '#f8cfdd' : '#d9d7e8',
        ]),
      )
      .join(''),
    isTorn ? `<path fill="${COPY}" stroke="${MIDNIGHT}" stroke-width="3" d="${CRACK}"/>` : '',
    `<g transform="rotate(-2 270 70)"><path fill="${MIDNIGHT}" d="M24 22l494-6 4 100-500 6z"/>${shout(words.shouted[how], { x: 270, y: 104, size: 92, fill: COPY, width: 456, anchor: 'middle' })}</g>`,
    `<g transform="rotate(2 380 146)"><path fill="${COPY}" stroke="${MIDNIGHT}" stroke-width="3" d="M262 122h246l3 50-252-3z"/>${shout(words.after(view.gigs), { x: 386, y: 158, size: 32, fill: MIDNIGHT, width: 220, anchor: 'middle' })}</g>`,
  ].join('');
  return {
    art,
    headline:
      how === 'legend'
        ? legendaryGig(end)
        : how === 'unsigned'
          ? words.signsNobody
          : words.goesSolo(titles[winner] ?? ''),
    ...(picture === '' ? {} : { sheet: picture }),
    ribbon: words.earned[how],
    lines: [
      isTorn
        ? words.crowd(outcome.scores[winner] ?? 0, false)
        : words.crowd(
            outcome.scores.reduce((sum, crowd) => sum + crowd, 0),
            true,
          ),
      [end.captions[BAND] ?? '', words.songs(view.songs.length)].filter((part) => part !== '').join(', '),
    ],
  };
}
