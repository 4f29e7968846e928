import { shown, HIDDEN, type Seat, type Viewer } from '@bandstand/engine';
import { copyEach, copyOf, noneBySeat } from './bySeat.ts';
import { passDirection } from './flow/weeks.ts';
import type { Kit } from './kit.ts';
import {
  bitCount,
  BOOSTED,
  CARD,
  CHEER,
  CLAIMED,
  CURSOR,
  DONE,
  GOAL_COUNT,
  GOALS,
  GRID,
  haveSameMarks,
  ITEM_KINDS,
  LEVELS,
  MARKS,
  MATCH,
  MEMBERS,
  NET,
  newSheet,
  OPENED,
  OUTER,
  PENALTY,
  PENDING,
  POST_COUNT,
  SPARE,
  STAGE,
  TO_CLAIM,
  TO_RECORD,
  TOUR,
  TRACK_A,
  TRACK_B,
  UNLOCKED,
  USED,
  WAITING,
} from './layout.ts';
import type { Desk, SheetView, State, View, Card } from './state.ts';

function placesIn(bits: number): number[] {
  const places = new Array<number>(bitCount(bits));
  for (let rest = bits, i = 0; rest !== 0; rest &= rest - 1) places[i++] = 31 - Math.clz32(rest & -rest);
  return places;
}

function bitsOf(places: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < places.length; i++) bits |= 1 << places[i];
  return bits;
}

function membersOf(kit: Kit, marks: readonly number[]): SheetView['posts'] {
  const posts = new Array<SheetView['posts'][number]>(kit.postCount);
  for (let post = 0; post < kit.postCount; post++) {
    const member = marks[MEMBERS + post];
    posts[post] =
      member === 0
        ? null
        : { card: member - 1, level: marks[LEVELS + post], boosted: ((marks[BOOSTED] >> post) & 1) === 1 };
  }
  return posts;
}

function outerOf(kit: Kit, marks: readonly number[]): SheetView['outer'] {
  const outer = new Array<number | null>(kit.outerLinks.length);
  for (let circle = 0; circle < kit.outerLinks.length; circle++) {
    const skill = marks[OUTER + circle];
    outer[circle] = skill === 0 ? null : skill - 1;
  }
  return outer;
}

function goalsOf(marks: readonly number[]): number[] {
  const goals = new Array<number>(marks[GOAL_COUNT]);
  for (let box = 0; box < goals.length; box++) goals[box] = marks[GOALS + box] - 1;
  return goals;
}

export const sheetView = (kit: Kit, marks: readonly number[]): SheetView => ({
  posts: membersOf(kit, marks),
  outer: outerOf(kit, marks),
  match: placesIn(marks[MATCH]),
  grid: placesIn(marks[GRID]),
  net: placesIn(marks[NET]),
  trackA: marks[TRACK_A],
  trackB: marks[TRACK_B],
  cheer: marks[CHEER],
  penalty: marks[PENALTY],
  venues: placesIn(marks[TOUR]),
  opened: placesIn(marks[OPENED]),
  unlocked: [marks[UNLOCKED], marks[UNLOCKED + 1], marks[UNLOCKED + 2]],
  used: [marks[USED], marks[USED + 1], marks[USED + 2]],
  goals: goalsOf(marks),
});

/** Each seat has two places among the drawn sheets: as everybody sees it, and as only its owner does. */
const SHOWN = 0;
const OWN = 1;

function drawSheet(kit: Kit, place: number, marks: readonly number[]): SheetView {
  return kit.drawn.recall(place, marks) ?? kit.drawn.keep(place, marks, sheetView(kit, marks));
}

const shownSheet = (kit: Kit, state: State, seat: Seat): SheetView =>
  drawSheet(kit, 2 * seat + SHOWN, state.shown[seat]);

function ownSheet(kit: Kit, state: State, seat: Seat): SheetView {
  const isShown = haveSameMarks(state.sheets[seat], state.shown[seat]);
  return isShown ? shownSheet(kit, state, seat) : drawSheet(kit, 2 * seat + OWN, state.sheets[seat]);
}

/** The flat sheet of a seat again, at once where it is one of those that were drawn last. */
export const flatSheet = (kit: Kit, seat: Seat, view: SheetView): number[] =>
  kit.drawn.read(2 * seat + SHOWN, view) ?? kit.drawn.read(2 * seat + OWN, view) ?? sheetOf(view);

/** The same without a desk. */
export const flatMarks = (kit: Kit, seat: Seat, view: SheetView): number[] =>
  kit.drawn.marksOf(2 * seat + SHOWN, view) ?? sheetOf(view).slice(0, MARKS);

/** The flat sheet again; what lies on the desk stays empty. */
export function sheetOf(view: SheetView): number[] {
  const sheet = newSheet();
  const { posts, outer, goals } = view;
  for (let post = 0; post < posts.length; post++) {
    const member = posts[post];
    if (member === null) continue;
    sheet[MEMBERS + post] = member.card + 1;
    sheet[LEVELS + post] = member.level;
    if (member.boosted) sheet[BOOSTED] |= 1 << post;
    sheet[POST_COUNT]++;
  }
  for (let circle = 0; circle < outer.length; circle++) {
    const skill = outer[circle];
    sheet[OUTER + circle] = skill === null ? 0 : skill + 1;
  }
  sheet[MATCH] = bitsOf(view.match);
  sheet[GRID] = bitsOf(view.grid);
  sheet[NET] = bitsOf(view.net);
  sheet[TRACK_A] = view.trackA;
  sheet[TRACK_B] = view.trackB;
  sheet[CHEER] = view.cheer;
  sheet[PENALTY] = view.penalty;
  sheet[TOUR] = bitsOf(view.venues);
  sheet[OPENED] = bitsOf(view.opened);
  for (let value = 0; value < 3; value++) {
    sheet[UNLOCKED + value] = view.unlocked[value];
    sheet[USED + value] = view.used[value];
  }
  for (let box = 0; box < goals.length; box++) sheet[GOALS + box] = goals[box] + 1;
  sheet[GOAL_COUNT] = goals.length;
  return sheet;
}

const STAGE_NAMES: readonly Desk['stage'][] = [];
Object.assign(STAGE_NAMES, { [DONE]: 'done', [TO_RECORD]: 'record', [TO_CLAIM]: 'claim', [SPARE]: 'spare' });

const NOTHING_PENDING = newSheet().slice(PENDING, PENDING + ITEM_KINDS);

function deskOf(kit: Kit, state: State, seat: Seat): Desk {
  const sheet = state.sheets[seat];
  return {
    stage: sheet[WAITING] > 0 ? 'queue' : STAGE_NAMES[sheet[STAGE]],
    cursor: sheet[CURSOR],
    claimed: placesIn(sheet[CLAIMED]),
    pending: sheet[WAITING] === 0 ? NOTHING_PENDING.slice() : sheet.slice(PENDING, PENDING + ITEM_KINDS),
    after: sheet[STAGE],
    news: copyOf(state.news[seat]),
    before: shownSheet(kit, state, seat),
  };
}

/** Lays what is on the viewer's desk on their flat sheet. */
export function layDesk(sheets: readonly number[][], { viewer, desk, phase, piles }: View): void {
  if (viewer === 'spectator' || desk === null) return;
  const sheet = sheets[viewer];
  sheet[STAGE] = desk.after;
  sheet[CARD] = phase === 'record' ? piles[viewer][piles[viewer].length - 1] + 1 : 0;
  sheet[CURSOR] = desk.cursor;
  sheet[CLAIMED] = bitsOf(desk.claimed);
  if (desk.stage !== 'queue') return;
  for (let item = 0; item < ITEM_KINDS; item++) {
    sheet[PENDING + item] = desk.pending[item];
    sheet[WAITING] += desk.pending[item];
  }
}

/** A hand that the viewer held earlier this week and that lost only public picks since is no secret to them. */
function hasHeld(kit: Kit, state: State, viewer: Viewer, seat: Seat): boolean {
  if (viewer === 'spectator') return false;
  if (viewer === seat) return true;
  const passes = state.day - 1;
  const steps = ((((seat - viewer) * passDirection(kit, state.week)) % state.seats) + state.seats) % state.seats;
  return steps <= passes;
}

/** A hand as far as it can be seen. */
export const handOf = (view: View, seat: Seat): readonly Card[] => shown(view.hands[seat]) ?? [];

export function view(kit: Kit, state: State, viewer: Viewer): View {
  const { seats } = state;
  const owner = viewer === 'spectator' ? undefined : viewer;
  const arePersonalKnown = state.phase !== 'start' && state.phase !== 'keep';
  const handSizes = noneBySeat(seats);
  const hands = new Array<View['hands'][number]>(seats);
  const hasPersonal = new Array<boolean>(seats);
  const sheets = new Array<SheetView>(seats);
  for (let seat = 0; seat < seats; seat++) {
    const hand = state.hands[seat];
    handSizes[seat] = hand.length;
    hands[seat] = hasHeld(kit, state, viewer, seat) ? copyOf(hand) : HIDDEN;
    hasPersonal[seat] = arePersonalKnown && state.personal[seat] >= 0;
    sheets[seat] = seat === viewer ? ownSheet(kit, state, seat) : shownSheet(kit, state, seat);
  }
  return {
    viewer,
    seats,
    harder: state.harder,
    own: state.own,
    phase: state.phase,
    ending: state.ending,
    week: state.week,
    day: state.day,
    toAct: state.toAct,
    stackSize: state.stack.length,
    discardSize: state.discard.length,
    piles: copyEach(state.piles),
    handSizes,
    hands,
    discard: owner !== undefined && seats === 1 ? copyOf(state.discard) : HIDDEN,
    pick: owner === undefined ? -1 : state.picks[owner],
    goalStackSize: state.goalStack.length,
    goalsGone: copyOf(state.goalsGone),
    slots: state.slots.slice(),
    offer: owner === undefined ? [] : copyOf(state.offers[owner]),
    personal: owner === undefined ? -1 : state.personal[owner],
    hasPersonal,
    sheets,
    desk: owner === undefined ? null : deskOf(kit, state, owner),
  };
}
