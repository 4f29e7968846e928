import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { BOOK } from '../moveBook.ts';
import { sumOf } from '../rules/course.ts';
import { canLive, hasRoom, nextCost } from '../rules/life.ts';
import { canTake, isDiceCard } from '../rules/market.ts';
import { studioPrice } from '../rules/studio.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { BEATS, CRAFT, INTENSITY, MELODY, NONE, PARTS } from '../vocabulary.ts';
import { recordWorth } from './worth.ts';

/** Songs a band wants before it stops writing. */
const ENOUGH_SONGS = 5;

/** Own points: what the next levels and cards need, the rest into CROWD. */
export function chooseSplit(content: Content, state: State, seat: Seat): Move {
  const points = state.ownPoints[seat];
  const wantedCommitment = Math.max(0, costOfLevels(content, state, seat, 2) - state.commitment[seat]);
  if (seat === BEATS && state.coin[seat] > 60) return BOOK.amount[Math.floor(points / 3)];
  if (seat === BEATS) return BOOK.amount[Math.max(0, points - Math.min(wantedCommitment, Math.ceil(points / 2)))];
  if (seat === MELODY) {
    const isDear = costOfLevels(content, state, seat, 1) > 40;
    return BOOK.amount[Math.min(isDear ? Math.floor(0.5 * points) : points, wantedCommitment)];
  }
  const isWriting = state.songs.length < ENOUGH_SONGS;
  const wantedCoin = Math.max(0, 40 - state.coin[seat]);
  const coin = Math.min(wantedCoin, isWriting ? points : Math.ceil(0.55 * points));
  return BOOK.amount[points - coin];
}

function costOfLevels(content: Content, state: State, seat: Seat, levels: number): number {
  const { normal, expert } = content.pack.lifeTrack;
  const filled = state.intensity[seat] + state.craft[seat];
  const costs = (state.expert ? expert : normal).slice(filled, filled + levels);
  return costs[0] === undefined || costs[0] > (seat === MELODY ? 80 : 45)
    ? 0
    : costs[0] + (costs[1] !== undefined && costs[1] <= 12 ? costs[1] : 0);
}

export const chooseTrack = (state: State, seat: Seat): Move =>
  hasRoom(state, seat, CRAFT) && (state.craft[seat] <= state.intensity[seat] || !hasRoom(state, seat, INTENSITY))
    ? BOOK.level[CRAFT]
    : BOOK.level[INTENSITY];

/** A card of the market that is worth its price, for own COIN or the band's. */
function cardWorth(content: Content, state: State, seat: Seat, slot: number): number {
  const card = state.market[slot];
  if (card === undefined || !canTake(content, state, seat, card)) return 0;
  const wealth = 1 + Math.max(0, state.coin[seat] - 30) / 40;
  if (card >= PARTS) return wealth * (isDiceCard(card) ? 26 : 12);
  const rows = content.parts[card]?.rows ?? 0;
  return wealth * (8 + 8 * ((rows & 1) + ((rows >> 1) & 1) + ((rows >> 2) & 1)));
}

/** COIN that has to stay for writing what is in hand. */
const reserve = (content: Content, state: State, seat: Seat): number =>
  partsInSight(state, seat) >= 3 && state.songs.length < ENOUGH_SONGS ? studioPrice(content, state) : 0;

/** Whether the table can pay for a card and still go to the studio. */
function canSpare(content: Content, state: State, seat: Seat, slot: number): boolean {
  const price = content.pack.marketPrices[slot];
  if (state.coin[seat] + state.bandCoin < price || cardWorth(content, state, seat, slot) < price) return false;
  return state.bandCoin + sumOf(state.coin) - price >= reserve(content, state, seat);
}

const needsParts = (state: State, seat: Seat): boolean =>
  state.songs.length < ENOUGH_SONGS && partsInSight(state, seat) < 4 * (ENOUGH_SONGS - state.songs.length);

/** Clearing the first card away pays when it is in the way of cheap parts. */
const wantsToClear = (content: Content, state: State, seat: Seat): boolean =>
  needsParts(state, seat) &&
  state.coin[seat] >= content.pack.marketPrices[0] &&
  state.commitment[seat] >= content.pack.knobs.discardFirst &&
  state.market.length > 1 &&
  (state.market[0] >= PARTS || !canSpare(content, state, seat, 0));

export function chooseDowntime(content: Content, state: State, seat: Seat): Move {
  const cost = nextCost(content, state, seat) ?? 999;
  const slots = content.pack.marketPrices.map((_, slot) => slot);
  const good = slots.filter((slot) => canSpare(content, state, seat, slot));
  const hasPart = good.some((slot) => state.market[slot] < PARTS);
  const canRise = canLive(content, state, seat);
  const isCheap = canRise && cost <= 6;
  if (hasPart && needsParts(state, seat) && !(seat === MELODY && isCheap)) return BOOK.riff;
  if (state.coin[seat] >= 10 && state.commitment[seat] >= 4 && !isCheap && wantsToClear(content, state, seat))
    return BOOK.riff;
  if (canRise && (cost <= 25 || good.length === 0 || seat === MELODY)) return BOOK.live;
  return good.length > 0 ? BOOK.riff : canRise ? BOOK.live : BOOK.rest;
}

export function chooseCard(content: Content, state: State, seat: Seat, moves: readonly Move[]): Move {
  let best: Move = BOOK.done;
  let bestGain = 0;
  for (const move of moves) {
    if (move.type !== 'buy' && move.type !== 'askBand') continue;
    if (move.type === 'askBand' && state.market[move.slot] >= PARTS) continue;
    if (!canSpare(content, state, seat, move.slot)) continue;
    const gain =
      cardWorth(content, state, seat, move.slot) - content.pack.marketPrices[move.slot] + (move.type === 'buy' ? 1 : 0);
    if (gain <= bestGain) continue;
    bestGain = gain;
    best = move;
  }
  if (best === BOOK.done && wantsToClear(content, state, seat) && moves.includes(BOOK.discardFirst))
    return BOOK.discardFirst;
  return best;
}

/** Parts that are known to be in hands or in the draft; a stranger's hidden card counts as half a part. */
function partsInSight(state: State, seat: Seat): number {
  let parts = state.draft.length;
  for (const [owner, hand] of state.hands.entries()) {
    for (let card = 0; card < PARTS; card++) parts += owner === seat ? hand[card] : state.knownHands[owner][card];
    if (owner !== seat) parts += Math.floor((sumOf(hand) - sumOf(state.knownHands[owner])) / 2);
  }
  return parts;
}

/** Write whenever there is enough for a song, otherwise record what gains most. */
export function chooseSession(content: Content, state: State, seat: Seat, moves: readonly Move[]): Move {
  const price = studioPrice(content, state);
  const isTime = state.songs.length < ENOUGH_SONGS && partsInSight(state, seat) >= (state.songs.length < 3 ? 3 : 4);
  if (moves.includes(BOOK.proposeWrite) && isTime) return BOOK.proposeWrite;
  // Early COIN goes into parts; a record pays once there is something to fill a set with.
  if (state.songs.length < 3 && state.bandCoin + sumOf(state.coin) < price + 30) return BOOK.pass;
  let best: Move = BOOK.pass;
  let bestGain = 3 + price / 20;
  for (const [song, { recorded }] of state.songs.entries()) {
    if (!moves.includes(BOOK.proposeRecord[song])) continue;
    const gain = recordWorth(state, song) - Math.max(recorded, recordWorth(state, song) - 14);
    if (gain <= bestGain || (recorded !== NONE && gain < 8)) continue;
    bestGain = gain;
    best = BOOK.proposeRecord[song];
  }
  return best;
}

export function chooseVote(state: State): Move {
  if (state.motion !== 'bandCoin') return BOOK.vote[1];
  return BOOK.vote[state.market[state.motionTarget] < PARTS || state.clout < 3 ? 1 : 0];
}

/** A fair share of what is still missing, and whatever those after cannot pay. */
export function choosePayment(moves: readonly Move[], left: number, coinAfter: readonly number[]): Move {
  const most = moves[moves.length - 1];
  const share = Math.max(Math.ceil(left / (coinAfter.length + 1)), left - sumOf(coinAfter));
  return moves.find((move) => move.type === 'amount' && move.amount >= share) ?? most;
}

/** Big parts first, then circles; three songs of four parts are better than two of five and nothing left. */
export function chooseWriting(content: Content, state: State, moves: readonly Move[]): Move {
  let best: Move = moves.includes(BOOK.wait) ? BOOK.wait : BOOK.leave;
  let bestWorth = 0;
  for (const move of moves) {
    let worth = 0;
    if (move.type === 'addPart') {
      const rows = content.parts[move.card]?.rows ?? 0;
      worth =
        state.draft.length >= 4
          ? 0.5
          : 2 + (rows & 1) + ((rows >> 1) & 1) + ((rows >> 2) & 1) + (move.side === 'right' ? 0.1 : 0);
    } else if (move.type === 'addCircle') worth = move.column + 1 < state.draft.length || move.slot < 3 ? 1.5 : 0.2;
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = move;
  }
  return best;
}
