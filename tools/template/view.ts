import { HIDDEN, shuffle, type Random, type Viewer } from '@bandstand/engine';
import type { Pack } from './content/shape.ts';
import { deckOf, sorted } from './rules.ts';
import { NO_PICK, type Event, type State, type View } from './state.ts';

export function viewWith(pack: Pack) {
  return (state: State, viewer: Viewer): View => {
    const hand = viewer === 'spectator' ? [] : state.hands[viewer].slice();
    const unseen = pack.copies.map((count, card) => count - state.played[card]);
    for (const card of hand) unseen[card]--;
    return {
      options: state.options,
      seats: state.seats,
      viewer,
      hand,
      myPick: viewer === 'spectator' ? NO_PICK : state.picks[viewer],
      hasPicked: state.picks.map((pick) => pick !== NO_PICK),
      handSize: state.hands[0].length,
      scores: state.scores.slice(),
      played: state.played.slice(),
      lastRound: state.lastRound.slice(),
      unseen,
    };
  };
}

/** The others' cards are dealt anew from all that the viewer does not hold. */
export function imagineWith(pack: Pack) {
  return (view: View, random: Random): State => {
    const rest = deckOf(pack).filter(
      (
        (left) => (card: number) =>
          left[card]-- > 0
      )(view.unseen.slice()),
    );
    shuffle(rest, random);
    const hands = Array.from({ length: view.seats }, (_, seat) =>
      seat === view.viewer ? view.hand.slice() : sorted(rest.splice(0, view.handSize)),
    );
    const picks = view.hasPicked.map((has, seat) => {
      if (!has) return NO_PICK;
      return seat === view.viewer ? view.myPick : hands[seat][random.below(hands[seat].length)];
    });
    return {
      options: view.options,
      seats: view.seats,
      hands,
      picks,
      scores: view.scores.slice(),
      played: view.played.slice(),
      lastRound: view.lastRound.slice(),
    };
  };
}

/** A pick stays face down for everybody else until all are in. */
export const viewEvent = (event: Event, viewer: Viewer): Event =>
  event.type === 'picked' && event.seat !== viewer ? { ...event, card: HIDDEN } : event;
