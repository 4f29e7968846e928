import { HIDDEN, type SightPolicy } from '@bandstand/engine';
import { imagine } from '../imagine.ts';
import { traitsOf, type Kit } from '../kit.ts';
import type { State, View } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import { flatSheet, layDesk } from '../view.ts';
import type { Chooser } from './chooser.ts';

/**
 * Everything that the viewing seat sees in the form of a state, and nothing where it sees nothing: stacks, rivals' hands, goals
 * and news are empty. A sheet can be judged in it; it cannot be played on.
 */
function seenState(kit: Kit, view: View): State {
  const { viewer, desk } = view;
  const sheets: number[][] = [];
  const shown: number[][] = [];
  const hands: number[][] = [];
  const offers: number[][] = [];
  const personal: number[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const isOwn = seat === viewer;
    const hand = view.hands[seat];
    const sheet = flatSheet(kit, seat, view.sheets[seat]);
    sheets.push(sheet);
    shown.push(isOwn && desk !== null ? flatSheet(kit, seat, desk.before) : sheet);
    hands.push(hand === HIDDEN ? [] : hand.slice());
    offers.push(isOwn ? view.offer.slice() : []);
    personal.push(isOwn ? view.personal : -1);
  }
  layDesk(sheets, view);
  return {
    seats: view.seats,
    harder: view.harder,
    own: view.own,
    phase: view.phase,
    ending: view.ending,
    week: view.week,
    day: view.day,
    toAct: view.toAct,
    stack: [],
    discard: [],
    piles: [],
    hands,
    picks: [],
    goalStack: [],
    goalsGone: [],
    slots: view.slots.slice(),
    offers,
    personal,
    sheets,
    shown,
    news: [],
  };
}

/** Where something is left to chance, or hangs on the cards to come, a world is imagined. */
const asksForMore = (kit: Kit, view: View): boolean => view.phase === 'start' || traitsOf(kit, view).drawsThird;

/** The policy of a chooser whose wits do not look at rivals' desks. */
export const atSight =
  (kit: Kit, { policy }: Chooser): SightPolicy<DraftAndWrite> =>
  (view, seat, moves, random) =>
    policy(asksForMore(kit, view) ? imagine(kit, view, random) : seenState(kit, view), seat, moves, random);
