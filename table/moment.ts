import { Match, must, seatsIn, type EventShape, type SeatSet, type Viewer } from '@bandstand/engine';
import { patchText } from '@bandstand/protocol/patch';
import type { TableState } from './state.ts';
import { Written, type SharedStanding } from './wire.ts';

/** A table at one moment: what is the same for all viewers is looked up and written once. */
export class Moment {
  readonly state: TableState;
  readonly people: SeatSet;
  readonly toAct: SeatSet;
  readonly now: number;
  /** What just happened in the game. */
  readonly events: readonly Written<EventShape>[];
  readonly shared: Written<SharedStanding>;
  /** Agreements, absences and the end: what everybody notices beside the game itself. */
  readonly around: string;
  private open: object | undefined;
  private patched: { readonly before: object; readonly after: object; readonly text: string } | undefined;
  private story: readonly (readonly EventShape[])[] | undefined;

  constructor(state: TableState, people: SeatSet, now: number, events: readonly EventShape[] = []) {
    this.state = state;
    this.people = people;
    this.toAct = state.toAct;
    this.now = now;
    this.events = events.map((event) => new Written(event));
    const standing = sharedStanding(state, this.toAct, now);
    this.shared = new Written(standing);
    this.around = aroundOf(state, standing);
  }

  /** What the viewer sees. Where all see alike it is the spectator's view, so that a game that errs there shows nothing. */
  view(viewer: Viewer): object {
    const { match } = this.state;
    return match.game.allSeeAlike === true ? (this.open ??= match.view('spectator')) : match.view(viewer);
  }

  /** From one view to the next; written once for all who have seen the very same two. */
  patch(before: object, after: object): string {
    if (this.patched?.before !== before || this.patched.after !== after)
      this.patched = { before, after, text: patchText(before, after) };
    return this.patched.text;
  }

  /** All that happened so far, step by step, as it is after something was taken back. */
  retold(): readonly (readonly EventShape[])[] {
    const { game, options, seatCount: seats, secret, parts, steps } = this.state.match;
    if (this.story === undefined) {
      const match = must(Match.start(game, { options, seats, secret, parts }));
      this.story = steps.map(([seat, move]) => must(match.play(seat, move)).events);
    }
    return this.story;
  }
}

function aroundOf({ proposed, absent }: TableState, { ending, dropped }: SharedStanding): string {
  if (proposed === undefined && dropped === undefined && ending === undefined) return absent === 0 ? '' : `${absent}`;
  const wish = proposed === undefined ? '' : `${proposed.by} ${proposed.wish.type} ${proposed.waitingFor}`;
  return `${absent}|${wish}|${dropped?.how ?? ''}|${ending?.how ?? ''}`;
}

function sharedStanding(state: TableState, toAct: SeatSet, now: number): SharedStanding {
  const { proposed, dropped, ending } = state;
  const standing: SharedStanding = { toAct: seatsIn(toAct) };
  const clock = state.clock.info(now);
  if (clock !== undefined) standing.clock = clock;
  if (proposed !== undefined) {
    const { by, wish, waitingFor, until } = proposed;
    standing.proposal = { by, wish: wish.type, waitingFor: seatsIn(waitingFor) };
    if (until !== undefined) standing.proposal.leftMs = Math.max(0, until - now);
  }
  if (dropped !== undefined) standing.dropped = dropped;
  if (ending !== undefined) standing.ending = { ...ending, at: state.lastAt };
  return standing;
}
