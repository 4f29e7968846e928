import type { State } from '../state.ts';
import { BEATS, BUBBLES, CRAFT, FRONT, GIGS, INTENSITY, NONE, ROLES } from '../vocabulary.ts';
import type { Gig, GigRow } from '../content/shape.ts';
import { ALL_ROLES, ask, askAll, gigOf, onTheWall, over } from './course.ts';
import { fillLevel, hasRoom } from './life.ts';
import { burn } from './round.ts';
import type { Turn } from '../phase.ts';

/** The highest row that the score reaches; undefined is a bomb. */
export const rowFor = (gig: Gig, score: number): GigRow | undefined => gig.rows.findLast((row) => score >= row.from);

/** At a local party table three stars and more stand only on everybody's word. */
export function askForVows(turn: Turn): boolean {
  const { state } = turn;
  const row = rowFor(gigOf(turn.content, state, state.chosen), state.setScore);
  if (!state.party || !state.localHonour || row === undefined || row.stars < 3) return false;
  askAll(state, 'vow', ALL_ROLES);
  return true;
}

/** Pays out the gig. Without the vows the score counts for two stars at most. */
export function settle(turn: Turn, isHonoured: boolean): void {
  const { state } = turn;
  const gig = gigOf(turn.content, state, state.chosen);
  const earned = rowFor(gig, state.setScore);
  const lower = isHonoured ? earned : gig.rows.findLast((row) => row.stars <= 2);
  const isUnrewarded = !isHonoured && lower === undefined;
  state.stars = isUnrewarded ? 2 : (lower?.stars ?? 0);
  state.gigs++;
  state.coinOnly = false;
  state.pockets.fill(0);
  turn.tell?.({
    type: 'gigEnded',
    ...onTheWall(state, state.chosen),
    score: state.setScore,
    stars: state.stars,
    coin: lower?.coin ?? 0,
    crowd: lower?.crowd ?? 0,
    clout: lower?.clout ?? 0,
  });
  if (state.stars === 4) {
    state.ending = 'legend';
    over(state);
    turn.tell?.({ type: 'ended', ending: 'legend', winner: NONE, crowd: [...state.crowd] });
    return;
  }
  if (lower !== undefined) reward(turn, lower);
  else if (!isUnrewarded) bomb(turn, gig);
  unlock(turn);
  payRoles(turn);
}

function reward(turn: Turn, row: GigRow): void {
  const { state } = turn;
  state.bandCoin += row.coin;
  state.bandCrowd += row.crowd;
  state.clout += row.clout;
  if (row.also === 'burn' && (state.burned & (1 << state.chosen)) === 0) burn(turn, state.chosen, 'card');
  if (row.also !== 'unlockA') return;
  const gigs = turn.content.pack.gigs.flatMap((gig, index) =>
    gig.lock === 'A' && ((state.unlocked | state.burned) & (1 << index)) === 0 ? [index] : [],
  );
  for (const gig of gigs) state.unlocked |= 1 << gig;
  if (gigs.length > 0) turn.tell?.({ type: 'gigsUnlocked', gigs });
}

function bomb(turn: Turn, gig: Gig): void {
  const { state } = turn;
  const { effect, amount } = gig.bomb;
  if (effect === 'crowd') state.bandCrowd = Math.max(0, state.bandCrowd - amount);
  if (effect === 'clout') state.clout = Math.max(0, state.clout - amount);
  if (effect === 'commitment')
    for (let seat = 0; seat < ROLES; seat++) state.commitment[seat] = Math.max(0, state.commitment[seat] - amount);
  if (effect === 'recorded')
    for (const song of state.songs) if (song.recorded !== NONE) song.recorded = Math.max(0, song.recorded - amount);
  if (effect === 'coinOnly') state.coinOnly = true;
  turn.tell?.({ type: 'bombed', effect, amount });
}

/** Gigs whose lock is reached stay open, even if CLOUT falls later. */
function unlock(turn: Turn): void {
  const { state } = turn;
  const gigs: number[] = [];
  for (let gig = 0; gig < GIGS; gig++) {
    const { lock } = turn.content.pack.gigs[gig];
    if (lock === 'A' || lock > state.clout || ((state.unlocked | state.burned) & (1 << gig)) !== 0) continue;
    state.unlocked |= 1 << gig;
    gigs.push(gig);
  }
  if (gigs.length > 0) turn.tell?.({ type: 'gigsUnlocked', gigs });
}

/** Beats first: a free level after a bomb, CROWD from two stars on; Front for every star. */
function payRoles(turn: Turn): void {
  const { state } = turn;
  const { knobs } = turn.content.pack;
  if (state.stars >= 2) {
    const amount = knobs.beatsCrowd * state.stars;
    state.crowd[BEATS] += amount;
    turn.tell?.({ type: 'roleBonus', seat: BEATS, stat: 'CROWD', amount });
  }
  if (state.stars >= 1) {
    const amount = state.stars * (knobs.frontBase + state.clout);
    state.commitment[FRONT] += amount;
    turn.tell?.({ type: 'roleBonus', seat: FRONT, stat: 'COMMITMENT', amount });
  }
  if (state.stars > 0 || state.intensity[BEATS] + state.craft[BEATS] >= 2 * BUBBLES) {
    askForSplit(turn);
    return;
  }
  if (hasRoom(state, BEATS, INTENSITY) && hasRoom(state, BEATS, CRAFT)) ask(state, 'freeLevel', BEATS);
  else freeLevel(turn, hasRoom(state, BEATS, INTENSITY) ? INTENSITY : CRAFT);
}

export function freeLevel(turn: Turn, track: number): void {
  fillLevel(turn, BEATS, track, 0);
  askForSplit(turn);
}

/** Own points go to a role's two boxes: the first named box, then the other. */
export const BOXES = [
  ['coin', 'commitment'],
  ['commitment', 'crowd'],
  ['crowd', 'coin'],
] as const;

function askForSplit(turn: Turn): void {
  const { state } = turn;
  let asked = 0;
  for (let seat = 0; seat < ROLES; seat++) if (state.ownPoints[seat] > 0) asked |= 1 << seat;
  if (asked === 0) {
    openMeeting(state);
  } else if (state.coinOnly) {
    for (let seat = 0; seat < ROLES; seat++) state.coin[seat] += state.ownPoints[seat];
    openMeeting(state);
  } else askAll(state, 'split', asked);
}

export function openSplits(turn: Turn): void {
  const { state } = turn;
  const first = [0, 0, 0];
  const second = [0, 0, 0];
  for (let seat = 0; seat < ROLES; seat++) {
    if (state.ownPoints[seat] === 0) continue;
    first[seat] = state.picks[seat];
    second[seat] = state.ownPoints[seat] - state.picks[seat];
    state[BOXES[seat][0]][seat] += first[seat];
    state[BOXES[seat][1]][seat] += second[seat];
  }
  turn.tell?.({ type: 'splitsOpened', first, second });
  openMeeting(state);
}

function openMeeting(state: State): void {
  state.chosen = NONE;
  state.ownPoints.fill(0);
  askAll(state, 'bandMeeting', ALL_ROLES);
}
