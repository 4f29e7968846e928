import type { Content } from '../content/content.ts';
import type { Gig } from '../content/shape.ts';
import { BOOK } from '../moveBook.ts';
import { gigOf } from '../rules/course.ts';
import { openPlaces } from '../rules/round.ts';
import type { Move } from '../move.ts';
import type { OpenTable } from '../state.ts';
import { TABLE_GIGS } from '../vocabulary.ts';
import { chanceAbove, setWorths } from './worth.ts';

/** Expected score of a gig and its spread. */
export function outlook(table: OpenTable, gig: Gig): { readonly mean: number; readonly deviation: number } {
  const worths = setWorths(table, gig.songs).slice(0, gig.songs);
  const covers = gig.cover === null ? 0 : gig.songs - worths.length;
  const cover = Math.max(0.5, 3.5 + (gig.cover ?? 0));
  return {
    mean: worths.reduce((sum, worth) => sum + worth, 0) + covers * cover,
    deviation: Math.sqrt(worths.length * 49 + covers * 3),
  };
}

/** CLOUT opens the big gigs; above what they need it only makes the studio dear. */
function cloutWorth(table: OpenTable): number {
  if (table.clout >= 6) return -10;
  if (table.songs.length < 4) return table.clout < 3 ? 6 : -2;
  return 12;
}

const BOMB_WORTH: Readonly<Record<Gig['bomb']['effect'], (amount: number) => number>> = {
  nothing: () => 0,
  crowd: (amount) => -amount,
  clout: (amount) => -14 * amount,
  commitment: (amount) => -1.5 * amount,
  recorded: (amount) => -2 * amount,
  coinOnly: () => -8,
  tourAgain: () => -25,
};

/** What playing a gig is worth to the band and, through own points, to everybody in it. */
export function gigWorth(content: Content, table: OpenTable, gig: Gig): number {
  const { mean, deviation } = outlook(table, gig);
  let worth = 0;
  let above = 1;
  const reach = gig.rows.map((row) => chanceAbove(mean, deviation, row.from));
  worth += (1 - reach[0]) * BOMB_WORTH[gig.bomb.effect](gig.bomb.amount);
  for (const [index, row] of gig.rows.entries()) {
    above = reach[index] - (reach[index + 1] ?? 0);
    const reward =
      row.stars === 4
        ? 400
        : (table.songs.length < 5 ? 0.9 : 0.5) * row.coin +
          0.9 * row.crowd +
          cloutWorth(table) * row.clout +
          3 * row.stars +
          alsoWorth(content, table, row.also);
    worth += above * reward;
  }
  const live = Math.min(gig.songs, table.songs.length);
  worth +=
    0.35 *
    setWorths(table, gig.songs)
      .slice(0, live)
      .reduce((sum, song) => sum + song, 0);
  const short = Math.max(0, gig.needCrowd - table.bandCrowd);
  const friends = gig.van === 0 || table.clout === 0 ? 0 : (short / table.clout) * gig.van;
  return worth - 0.35 * friends - 0.5 * gig.feeCoin - 2 * gig.feeCommitment;
}

function alsoWorth(content: Content, table: OpenTable, also: 'unlockA' | 'burn' | undefined): number {
  if (also === 'burn') return -4;
  if (also !== 'unlockA') return 0;
  const isLocked = content.pack.gigs.some(
    (gig, index) => gig.lock === 'A' && ((table.unlocked | table.burned) & (1 << index)) === 0,
  );
  return isLocked ? 18 : 0;
}

/** All gigs within a small margin of the best one; later ballots are more generous. */
export function chooseBallot(content: Content, table: OpenTable): Move {
  const open = openPlaces(content, table);
  const worths = table.faceUp.map((gig, place) =>
    (open & (1 << place)) === 0 ? -1e9 : gigWorth(content, table, gigOf(content, table, gig)),
  );
  const best = Math.max(...worths);
  const margin = [2, 8, 1e6][table.ballot - 1] ?? 1e6;
  let mask = 0;
  for (const [place, worth] of worths.entries())
    if ((open & (1 << place)) !== 0 && worth >= best - margin) mask |= 1 << place;
  return BOOK.approve[mask];
}

export function choosePick(content: Content, table: OpenTable, moves: readonly Move[]): Move {
  let best = moves[0];
  let bestWorth = -1e9;
  for (let place = 0; place < TABLE_GIGS; place++) {
    if ((table.common & (1 << place)) === 0) continue;
    const worth = gigWorth(content, table, gigOf(content, table, table.faceUp[place]));
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = BOOK.pick[place];
  }
  return best;
}

/** Live songs pay everybody; records are for gigs that would fail without them. */
export function chooseSong(content: Content, table: OpenTable, moves: readonly Move[]): Move {
  const gig = gigOf(content, table, table.chosen);
  const left = gig.songs - table.setSongs;
  const top = gig.rows[gig.rows.length - 1];
  const isBig = top.stars === 4 && outlook(table, gig).mean > 0.7 * top.from;
  let best = moves[0];
  let bestWorth = -1e9;
  for (const move of moves) {
    const worth = songWorth(table, move, left, isBig);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = move;
  }
  return best;
}

function songWorth(table: OpenTable, move: Move, left: number, isBig: boolean): number {
  if (move.type === 'playCover') return 3;
  if (move.type === 'endSet') return -5;
  if (move.type === 'playRecorded') return table.songs[move.song].recorded;
  if (move.type !== 'playLive') return -10;
  const { recorded } = table.songs[move.song];
  const live = setWorths({ ...table, songs: [{ ...table.songs[move.song], recorded: -1 }] }, left)[0];
  return live + (isBig ? 0 : recorded > live + 14 ? 0 : 15);
}
