import type { EndPicture, MatchEnd } from '@bandstand/kits/board';
import { against, scoreOf, shout } from '@bandstand/kits/board';
import { VOICES, type Brass } from '../state.ts';
import euphonium from './euphonium.svg?raw';
import { VOICE_SHAPES } from './voices.ts';

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

/** The four voices and what each of them cost. */
const voices = (penalties: readonly number[]): string =>
  penalties
    .map(
      (penalty, voice) =>
        `<g transform="translate(${12 + (voice % 2) * 70} ${2 + Math.floor(voice / 2) * 72})"><circle cx="26" cy="24" r="21" fill="${PAPER}"/>${shapeAt(voice, 26, 24)}${shout(String(penalty), { x: 26, y: 66, size: 22, fill: PAPER, width: 40, anchor: 'middle' })}</g>`,
    )
    .join('');

/** A concert bill: the worst voice in figures, a euphonium beside it. */
export function endPoster(end: MatchEnd<Brass>): EndPicture {
  const { mine, theirs } = scoreOf(end);
  const art = [
    '<defs><pattern id="eb-l" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 3.500H7" stroke="#c08a2a" stroke-width="2.2"/></pattern></defs>',
    '<path fill="url(#eb-l)" d="M0 0h540v372H0z"/>',
    `<circle cx="392" cy="188" r="172" fill="${PAPER}"/><circle cx="392" cy="188" r="179" fill="none" stroke="#c08a2a" stroke-width="3"/>`,
    `<g transform="translate(276 36) scale(2.58) translate(-4 -2)">${euphonium}</g>`,
    '<path fill="#7a1f2b" d="M0 0h250v372H0z"/><path fill="#c08a2a" d="M250 0h12v372h-12z"/>',
    shout(end.game.texts.en.name, { x: 32, y: 60, size: 26, fill: GOLD, width: 200 }),
    shout(String(mine), { x: 28, y: 224, size: 190, fill: PAPER, width: theirs === undefined ? 200 : 120 }),
    theirs === undefined ? '' : shout(`to ${theirs}`, { x: 160, y: 224, size: 40, fill: GOLD, width: 84 }),
    shout('penalties of the worst', { x: 32, y: 272, size: 20, fill: PAPER, width: 206 }),
    shout('voice; low wins', { x: 32, y: 298, size: 20, fill: PAPER, width: 206 }),
    `<path fill="#7a1f2b" d="M0 350h540v22H0z"/><path fill="#c08a2a" d="${BUNTING}"/>`,
  ].join('');
  const penalties = end.view.scores.slice(4 * end.seat, 4 * end.seat + 4);
  return {
    art,
    sheet: voices(penalties),
    lines: [against(end) ?? 'a concert alone'],
  };
}
