import { HIDDEN, type Seat, type Viewer } from '@bandstand/engine';
import { copyOpen } from './clone.ts';
import { WALK_OUT } from './rules/consensus.ts';
import { SECRET, sumOf } from './rules/course.ts';
import { isCovered } from './rules/song.ts';
import type { Event } from './event.ts';
import type { OpenTable, State, View } from './state.ts';
import { FRONT, KIND_OF, NONE, ROLES } from './vocabulary.ts';

/** At a party Front sees the pool only on the own turn, onlookers not at all. */
function seesPool(table: OpenTable, viewer: Viewer): boolean {
  if (!isCovered(table) || viewer === 0 || viewer === 1) return true;
  return viewer === FRONT && table.actor === FRONT && (table.phase === 'songTurn' || table.phase === 'sustainTurn');
}

const isRole = (viewer: Viewer): viewer is number => viewer !== 'spectator' && viewer < ROLES;

/** What everybody was shown of the last secret choices: of a ballot that somebody walked out of, only who did. */
function openedPicks(state: State): number[] {
  if (SECRET.has(state.phase)) return state.opened?.slice() ?? [];
  const isCutShort = state.cause === 'walkOut' && state.picks.includes(WALK_OUT);
  return state.picks.map((pick) => (isCutShort && pick !== WALK_OUT ? NONE : pick));
}

export function view(state: State, viewer: Viewer): View {
  const poolKinds = [0, 0, 0, 0];
  for (const [die, count] of state.pool.entries()) poolKinds[KIND_OF[die]] += count;
  const sees = seesPool(state, viewer);
  let made = 0;
  for (const [seat, pick] of state.picks.entries()) if (pick !== NONE) made |= 1 << seat;
  return {
    ...copyOpen(state),
    viewer,
    deckSize: state.deck.length,
    hand: isRole(viewer) ? state.hands[viewer].slice() : [],
    handSizes: state.hands.map(sumOf),
    pick: viewer === 'spectator' ? NONE : state.picks[viewer],
    made,
    opened: openedPicks(state),
    pool: sees ? state.pool.slice() : HIDDEN,
    poolKinds,
    // A pocketed die stays covered until the gig is over, as it may come back in a later song.
    pockets: state.pockets.map((value, seat) =>
      value === 0 || seat === viewer || viewer === 0 || viewer === 1 || !state.party || state.chosen === NONE
        ? value
        : HIDDEN,
    ),
  };
}

/** Values of covered dice and the cards of a notebook stay with those who may know them. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
      return isHidden(event, viewer) ? { ...event, dice: HIDDEN } : event;
    case 'dieChanged':
      return isHidden(event, viewer) ? { ...event, from: HIDDEN, to: HIDDEN } : event;
    case 'pocketed':
    case 'unpocketed':
      return isHidden(event, viewer) ? { ...event, value: HIDDEN } : event;
    case 'specialRolled':
      return isHidden(event, viewer) ? { ...event, die: HIDDEN } : event;
    case 'notebookDrawn':
      return viewer === event.seat ? event : { ...event, kept: HIDDEN };
    default:
      return event;
  }
}

function isHidden(event: { readonly covered: boolean; readonly seat: Seat }, viewer: Viewer): boolean {
  if (!event.covered || viewer === 0 || viewer === 1) return false;
  return viewer !== FRONT || event.seat !== FRONT;
}

const REVEALING: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'bubblesChosen',
  'gigsLaidOut',
  'ballotsOpened',
  'coverPlayed',
  'rolled',
  'rerolled',
  'specialRolled',
  'vowsOpened',
  'splitsOpened',
  'meetingHeld',
  'votesOpened',
  'marketFilled',
  'notebookDrawn',
  'soloCover',
]);

export const reveals = (event: Event): boolean =>
  REVEALING.has(event.type) || (event.type === 'walkedOut' && event.secret);

/** A card that everybody saw being bought is in its buyer's hand until it is seen leaving. */
export const contradicts = (state: State, told: Event): boolean =>
  told.type === 'bought' && state.hands[told.seat][told.card] < state.knownHands[told.seat][told.card];
