import { shuffle, type Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { Gig } from '../content/shape.ts';
import type { OpenTable } from '../state.ts';
import { GAME_MASTER, GIGS, NONE, ROLES, TABLE_GIGS } from '../vocabulary.ts';
import { breakUp } from './breakUp.ts';
import { ALL_ROLES, ask, askAll, gigOf, sumOf } from './course.ts';
import type { Turn } from '../phase.ts';

/** How many gigs can still make legends; a game master may always offer another. */
export const legendsLeft = ({ pack }: Content, { burned, rolePlaying }: OpenTable): number =>
  rolePlaying
    ? 1
    : pack.gigs.filter(({ rows }, gig) => (burned & (1 << gig)) === 0 && rows.some(({ stars }) => stars === 4)).length;

/** Friends a member can bring: so many payments, never more than the own CROWD. */
export const friendsFor = (table: OpenTable, seat: Seat, payments: number): number =>
  Math.min(payments * table.clout, table.crowd[seat]);

/** Whether the band could play it: a public test, so nobody approves in vain by accident. */
export function isReachable(table: OpenTable, gig: Gig): boolean {
  if (table.clout < gig.needClout) return false;
  if (Math.min(...table.commitment) < gig.feeCommitment) return false;
  if (table.bandCoin + sumOf(table.coin) < gig.feeCoin) return false;
  if (gig.cover === null && gig.exact && table.songs.length < gig.songs) return false;
  return table.bandCrowd + possibleFriends(table, gig.van) >= gig.needCrowd;
}

export function possibleFriends(table: OpenTable, van: number): number {
  if (van === 0) return 0;
  let friends = 0;
  for (let seat = 0; seat < ROLES; seat++) friends += friendsFor(table, seat, Math.floor(table.coin[seat] / van));
  return friends;
}

/** Places on the table that may be approved, as bits. */
export function openPlaces(content: Content, table: OpenTable): number {
  let mask = 0;
  for (const [place, gig] of table.faceUp.entries()) {
    if ((table.struck & (1 << place)) === 0 && isReachable(table, gigOf(content, table, gig))) mask |= 1 << place;
  }
  return mask;
}

/** The next round: gigs are laid out, or the game master makes offers. */
export function startRound(turn: Turn): void {
  const { state } = turn;
  state.round++;
  state.lastOffers = state.rolePlaying ? cardsAmong(state.faceUp) : 0;
  state.faceUp = [];
  state.offers = [];
  state.form = [];
  state.isFormOpen = false;
  state.struck = 0;
  state.common = 0;
  state.ballot = 1;
  state.chosen = NONE;
  if (!state.rolePlaying) {
    layOut(turn);
    return;
  }
  if (state.gigs >= state.seasonGigs) breakUp(turn, 'seasonOver');
  else ask(state, 'gmForm', GAME_MASTER);
}

/** As bits; the game master's own forms are no cards. */
const cardsAmong = (gigs: readonly number[]): number =>
  gigs.reduce((mask, gig) => (gig < GIGS ? mask | (1 << gig) : mask), 0);

/** Shuffles the unlocked gigs, burns the first one after the grace, lays out up to four. */
function layOut(turn: Turn): void {
  const { state } = turn;
  const deck: number[] = [];
  for (let gig = 0; gig < GIGS; gig++) if ((state.unlocked & (1 << gig)) !== 0) deck.push(gig);
  shuffle(deck, turn.random);
  if (state.gigs >= state.graceGigs) {
    const gig = deck.pop();
    if (gig !== undefined) burn(turn, gig, 'round');
  }
  state.faceUp = deck.slice(0, TABLE_GIGS);
  turn.tell?.({ type: 'gigsLaidOut', gigs: [...state.faceUp], round: state.round });
  if (openPlaces(turn.content, state) === 0) breakUp(turn, 'noGig');
  else askAll(state, 'approve', ALL_ROLES);
}

export function burn(turn: Turn, gig: number, why: 'round' | 'tour' | 'card'): void {
  turn.state.unlocked &= ~(1 << gig);
  turn.state.burned |= 1 << gig;
  turn.tell?.({ type: 'gigBurned', gig, why });
}
