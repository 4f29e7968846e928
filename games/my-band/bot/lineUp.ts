import type { Seat } from '@bandstand/engine';
import { emptyProfile } from '../content/condition.ts';
import { earnsDouble, measure, payOf } from '../rules/cards.ts';
import type { BandCard, BusinessCard, Move, State } from '../state.ts';
import type { Tasted } from './taste.ts';
import { gainOfBand, worth, worthOf } from './worth.ts';

const profile = emptyProfile();
const NO_BUSINESS: readonly BusinessCard[] = [];

/** Worth by the pay that really comes, rather than by the pay that could. */
const worthNow = (content: Tasted, state: State, seat: Seat, band: readonly BandCard[]): number =>
  worth(content, band, state.business[seat], state.marker) -
  content.taste.pay * Math.max(0, bestPay(content, band) - payOf(content, band));

function bestPay(content: Tasted, band: readonly BandCard[]): number {
  const { letters, members } = content.pack.doublePay;
  const group = measure(content, band, NO_BUSINESS, profile, letters).groups[letters];
  return group >= members ? Math.max(band.length, 2 * group) : band.length;
}

const isPair = (content: Tasted, mask: number): boolean => {
  let letters = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) letters++;
  return letters === content.pack.doublePay.letters;
};

/** A card that blocks double pay and is not worth it; undefined when the band is best as it is. */
export function cardInTheWay(content: Tasted, state: State, seat: Seat): BandCard | undefined {
  const band = state.bands[seat];
  if (band.length < 3 || earnsDouble(content, band)) return undefined;
  const { letters } = content.pack.doublePay;
  if (2 * measure(content, band, NO_BUSINESS, profile, letters).groups[letters] <= band.length) return undefined;
  let best = worthNow(content, state, seat, band) + 0.5;
  let keep: readonly BandCard[] = band;
  for (let mask = 1; mask < 32; mask++) {
    if (!isPair(content, mask)) continue;
    const group = band.filter((card) => (content.letters[card] & mask) === mask);
    if (2 * group.length <= band.length) continue;
    const value = worthNow(content, state, seat, group);
    if (value <= best) continue;
    best = value;
    keep = group;
  }
  return keep === band ? undefined : band.find((card) => !keep.includes(card));
}

/** Which card to give up: what is left should be worth most. */
export function chooseLoss(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  let best = moves[0];
  let bestValue = -Infinity;
  for (const move of moves) {
    if (move.type !== 'discardBand' && move.type !== 'discardBusiness') continue;
    const band =
      move.type === 'discardBand' ? state.bands[seat].filter((card) => card !== move.card) : state.bands[seat];
    const line =
      move.type === 'discardBusiness'
        ? state.business[seat].filter((card) => card !== move.card)
        : state.business[seat];
    const value = worth(content, band, line, state.marker) + 0.5 * payOf(content, band);
    if (value <= bestValue) continue;
    best = move;
    bestValue = value;
  }
  return best;
}

/** The singer who goes best with the card in hand; more letters break ties. */
export function chooseSinger(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  let best = moves[0];
  let bestValue = -Infinity;
  for (const move of moves) {
    if (move.type !== 'pickSinger') continue;
    const value =
      worth(content, [...state.bands[seat], move.card], [], state.marker) + 0.3 * content.bandFee[move.card];
    if (value <= bestValue) continue;
    best = move;
    bestValue = value;
  }
  return best;
}

/** A draw may break double pay on the spot, so a large matching band stays as it is. */
export const wantsToDraw = (content: Tasted, state: State, seat: Seat): boolean =>
  !earnsDouble(content, state.bands[seat]) || state.bands[seat].length < 4;

export function chooseScouted(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  const now = worthOf(content, state, seat);
  let best = moves[0];
  let bestGain = 0;
  for (const move of moves) {
    if (move.type !== 'scout') continue;
    const gain = gainOfBand(content, state, seat, state.shown[move.place], now);
    if (gain <= bestGain) continue;
    best = move;
    bestGain = gain;
  }
  return best;
}
