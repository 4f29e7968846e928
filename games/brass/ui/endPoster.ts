import type { EndPicture, MatchEnd } from '@bandstand/kits/board-poster';
import { against, scoreOf, shout } from '@bandstand/kits/board-poster';
import { prizeFor } from '../outcome.ts';
import { NO_CARD, VOICES, type Brass } from '../state.ts';
import euphonium from './euphonium.svg?raw';
import { VOICE_SHAPES } from './voices.ts';
import { gameWords, VOICE_NAMES } from '../text/index.ts';

const PAPER = '#f6f1e7';
const GOLD = '#e8b851';
/** On paper; the same on every ground, as a print has it. */
const VOICE_INKS = ['#b3261e', '#8a5a00', '#0b6b62', '#33439a'] as const;
const BUNTING = Array.from({ length: 18 }, (_, flag) => `M${flag * 30} 350h30l-15 22z`).join('');

const shapeAt = (voice: number, x: number, y: number): string => {
  const fill = VOICE_INKS[voice];
  switch (VOICE_SHAPES[VOICES[voice]]) {
    case 'triangle':
      return `<path fill="${fill}" d="M${x} ${y - 8}l8 14h-16z"/>`;
    case 'diamond':
      return `<path fill="${fill}" d="M${x} ${y - 9}l9 9-9 9-9-9z"/>`;
    case 'square':
      return `<path fill="${fill}" d="M${x - 7} ${y - 7}h14v14h-14z"/>`;
    default:
      return `<circle fill="${fill}" cx="${x}" cy="${y}" r="7.5"/>`;
  }
};

/** The four voices and what each of them cost, under the band. */
const voices = (penalties: readonly number[]): string =>
  penalties
    .map(
      (penalty, voice) =>
        `<g transform="translate(${17 + voice * 35} 113)"><circle r="12" fill="${PAPER}"/>${shapeAt(voice, 0, 0)}${shout(String(penalty), { x: 0, y: 31, size: 22, fill: PAPER, width: 34, anchor: 'middle' })}</g>`,
    )
    .join('');

/** A card as small as it can be: the colour of its back on the edge, its voices in colour and form. */
function smallCard({ back, voices: letters }: Brass['Pack']['cards'][number], x: number, y: number): string {
  const gap = Math.min(8, 26 / letters.length);
  const signs = [...letters].map((letter, sign) => {
    const at = (sign - (letters.length - 1) / 2) * gap;
    const voice = VOICES.findIndex((known) => known === letter);
    return `<g transform="translate(${(15.5 + at).toFixed(1)} 13) scale(.42)">${shapeAt(voice, 0, 0)}</g>`;
  });
  return `<g transform="translate(${x} ${y})"><rect width="31" height="22" rx="2" fill="#fffaf0"/><path fill="${back === 'gold' ? '#c08a2a' : '#8f979f'}" d="M0 0h31v3H0z"/>${signs.join('')}</g>`;
}

/** The grid as it was filled, over the middle of the voices; the first row is the bottom one. */
function band({ game, view, seat }: MatchEnd<Brass>): string {
  const cards = view.grid.slice(seat * 16, seat * 16 + 16);
  const columns = Math.ceil(cards.filter((card) => card !== NO_CARD).length / 4);
  const left = ((4 - columns) / 2) * 35;
  return cards
    .map((card, at) =>
      card === NO_CARD
        ? ''
        : smallCard(game.pack.content.cards[card], left + Math.floor(at / 4) * 35, (3 - (at % 4)) * 25),
    )
    .join('');
}

/** What was earned: a soloist's prize, or the stand. */
function titleOf({ outcome, seat, titles }: MatchEnd<Brass>): string | undefined {
  const { winner, shared } = gameWords.endPoster;
  if (titles.length === 1) return gameWords.endPoster.prize(prizeFor(outcome.scores[seat]));
  if (outcome.ranks[seat] !== 1) return undefined;
  return outcome.ranks.filter((rank) => rank === 1).length > 1 ? shared : winner;
}

/** Upright for whoever won something; else laid down until the next concert. */
const instrument = (isUpright: boolean): string =>
  isUpright
    ? `<g transform="translate(276 36) scale(2.58) translate(-4 -2)">${euphonium}</g>`
    : `<path d="M244 300h286" stroke="#7a1f2b" stroke-width="3"/><path d="M268 309h60M352 309h128" stroke="#c08a2a" stroke-width="3"/><g transform="translate(402 230) rotate(-86) scale(2.12) translate(-52 -62)">${euphonium}</g>`;

/** A concert bill: the worst voice in figures, a euphonium beside it. */
export function endPoster(end: MatchEnd<Brass>): EndPicture {
  const { mine, theirs } = scoreOf(end);
  const title = titleOf(end);
  const art = [
    '<defs><pattern id="eb-l" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 3.500H7" stroke="#c08a2a" stroke-width="2.2"/></pattern></defs>',
    '<path fill="url(#eb-l)" d="M0 0h540v372H0z"/>',
    `<circle cx="392" cy="188" r="172" fill="${PAPER}"/><circle cx="392" cy="188" r="179" fill="none" stroke="#c08a2a" stroke-width="3"/>`,
    instrument(title !== undefined),
    '<path fill="#7a1f2b" d="M0 0h250v372H0z"/><path fill="#c08a2a" d="M250 0h12v372h-12z"/>',
    shout(end.game.text.name, { x: 32, y: 60, size: 26, fill: GOLD, width: 200 }),
    shout(String(mine), { x: 28, y: 224, size: 190, fill: PAPER, width: theirs === undefined ? 200 : 120 }),
    theirs === undefined
      ? ''
      : shout(gameWords.endPoster.to(theirs), { x: 160, y: 224, size: 40, fill: GOLD, width: 84 }),
    shout(gameWords.endPoster.worstVoice, { x: 32, y: 275, size: 25, fill: PAPER, width: 206 }),
    shout(gameWords.endPoster.lowWins, { x: 32, y: 305, size: 25, fill: PAPER, width: 206 }),
    `<path fill="#7a1f2b" d="M0 350h540v22H0z"/><path fill="#c08a2a" d="${BUNTING}"/>`,
  ].join('');
  const penalties = end.view.scores.slice(4 * end.seat, 4 * end.seat + 4);
  const best = penalties.indexOf(Math.min(...penalties));
  return {
    art,
    ...(title === undefined ? {} : { ribbon: title }),
    sheet: band(end) + voices(penalties),
    lines: [
      against(end) ?? gameWords.endPoster.alone,
      gameWords.endPoster.best(VOICE_NAMES[VOICES[best]], penalties[best]),
    ],
  };
}
