import { HIDDEN, type SightPolicy } from '@bandstand/engine';
import { listBySeat, noneBySeat } from '../bySeat.ts';
import { imagine } from '../imagine.ts';
import { traitsOf, type Kit } from '../kit.ts';
import type { State, View } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import { flatMarks, flatSheet, layDesk } from '../view.ts';
import type { Chooser } from './chooser.ts';

/**
 * Everything that the viewing seat sees in the form of a state, and nothing where it sees nothing: stacks, rivals' hands, goals
 * and news are empty. A sheet can be judged in it; it cannot be played on.
 */
function seenState(kit: Kit, view: View): State {
  const { viewer, desk } = view;
  const sheets = listBySeat(view.seats);
  const shown = listBySeat(view.seats);
  const hands = listBySeat(view.seats);
  const offers = listBySeat(view.seats);
  const personal = noneBySeat(view.seats);
  for (let seat = 0; seat < view.seats; seat++) {
    const isOwn = seat === viewer;
    const hand = view.hands[seat];
    const sheet = flatSheet(kit, seat, view.sheets[seat]);
    sheets[seat] = sheet;
    shown[seat] = isOwn && desk !== null ? flatMarks(kit, seat, desk.before) : sheet;
    hands[seat] = hand === HIDDEN ? [] : hand.slice();
    offers[seat] = isOwn ? view.offer.slice() : [];
    personal[seat] = isOwn ? view.personal : -1;
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
