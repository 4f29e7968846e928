import { canonical, type EventShape, type Seat, type SeatSet, type Viewer } from '@bandstand/engine';
import type { Moment } from './moment.ts';
import { ShownClock } from './shownClock.ts';
import { canRedo } from './undo.ts';
import { snapshotText, updateText, Written, type Standing } from './wire.ts';

/** How many updates a viewer who was away for a moment can catch up on without a snapshot. */
const KEPT_UPDATES = 16;

/**
 * What one kind of viewer has been shown so far. Its version counts what that viewer could notice:
 * a rival's hidden step changes nothing here, not even a number.
 */
export class ViewerTrack {
  readonly viewer: Viewer;
  version = 0;
  private view: object;
  private moves: number[] = [];
  private toAct: SeatSet = 0;
  private undoProblem: string | undefined;
  private canRedo = false;
  private around = '';
  private events: EventShape[] = [];
  private recent: string[] = [];
  private readonly clock = new ShownClock();

  constructor(viewer: Viewer, moment: Moment) {
    this.viewer = viewer;
    this.view = moment.view(viewer);
    this.look(moment);
    this.noteClock(moment, 'all');
    this.events = eventsOf(moment, viewer);
  }

  private noteClock({ shared, now }: Moment, whose: Seat | 'all' | undefined): void {
    const { clock } = shared.value;
    if (clock !== undefined) this.clock.note(clock, now, whose);
  }

  /** The match begins, and the clocks with it. */
  start(moment: Moment): string {
    this.look(moment);
    this.noteClock(moment, 'all');
    return this.snapshot(moment);
  }

  private look(moment: Moment): void {
    const { viewer } = this;
    const { state, toAct } = moment;
    this.view = moment.view(viewer);
    this.moves = toAct === 0 ? [] : state.match.legalMoves(viewer).map((move) => move.id);
    this.toAct = toAct;
    this.around = moment.around;
    this.undoProblem = undoProblemOf(moment, viewer);
    this.canRedo = viewer !== 'spectator' && toAct !== 0 && canRedo(state, viewer);
  }

  /** Takes note of what somebody did; the update if this viewer noticed anything. */
  step(moment: Moment, by?: Seat, nonce?: string): string | undefined {
    const { game } = moment.state.match;
    const told: Written<EventShape>[] = [];
    for (const event of moment.events) {
      const seen = game.viewEvent(event.value, this.viewer);
      if (seen === undefined) continue;
      this.events.push(seen);
      told.push(seen === event.value ? event : new Written(seen));
    }
    const { view, moves, toAct, undoProblem, canRedo: couldRedo, around } = this;
    this.look(moment);
    const patch = moment.patch(view, this.view);
    const isNews =
      patch !== '' ||
      told.length > 0 ||
      this.toAct !== toAct ||
      this.undoProblem !== undoProblem ||
      this.canRedo !== couldRedo ||
      this.around !== around ||
      !areEqual(moves, this.moves);
    if (!isNews) return undefined;
    this.noteClock(moment, by);
    this.version++;
    const update = updateText(this.standing(moment, nonce), told, patch);
    this.recent.push(update);
    if (this.recent.length > KEPT_UPDATES) this.recent.shift();
    return update;
  }

  /** Takes note of steps taken back: the story is told anew, unless this viewer had noticed nothing of them. */
  retell(moment: Moment, by: Seat): string | undefined {
    const retold = eventsOf(moment, this.viewer);
    if (canonical(retold) === canonical(this.events)) return this.step(moment, by);
    this.events = retold;
    this.look(moment);
    this.noteClock(moment, 'all');
    this.version++;
    this.recent = [];
    return this.snapshot(moment);
  }

  snapshot(moment: Moment): string {
    return snapshotText(this.standing(moment), this.view, this.events);
  }

  /** What a viewer who has seen `version` has missed; a snapshot when it is too much or makes no sense. */
  since(version: number, moment: Moment): readonly string[] {
    const missed = this.version - version;
    if (missed === 0) return [updateText(this.standing(moment), [], '')];
    if (missed < 0 || missed > this.recent.length) return [this.snapshot(moment)];
    return this.recent.slice(-missed);
  }

  /** What all share, with the clocks as this viewer may know them. */
  private shownOf({ shared, now }: Moment): Moment['shared'] {
    if (shared.value.clock === undefined) return shared;
    const clock = this.clock.info(now);
    return canonical(clock) === canonical(shared.value.clock) ? shared : new Written({ ...shared.value, clock });
  }

  private standing(moment: Moment, nonce?: string): Standing {
    const { version, moves, undoProblem } = this;
    const shared = this.shownOf(moment);
    return {
      version,
      moves,
      canUndo: undoProblem === undefined,
      ...(undoProblem === undefined ? {} : { undoProblem }),
      canRedo: this.canRedo,
      ...(nonce === undefined ? {} : { nonce }),
      shared,
    };
  }
}

/** Exactly what a wish to undo would be answered, so that nothing is offered and then refused. */
function undoProblemOf({ state, people, toAct }: Moment, viewer: Viewer): string | undefined {
  if (viewer === 'spectator') return 'spectator';
  if (toAct === 0) return 'match-over';
  const how = state.match.undoable(viewer, people);
  return how.ok ? undefined : how.problem.code;
}

const areEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** All that the viewer noticed of the steps that stand. */
const eventsOf = (moment: Moment, viewer: Viewer): EventShape[] => {
  const { game } = moment.state.match;
  return moment.retold().flatMap((events) => events.flatMap((event) => game.viewEvent(event, viewer) ?? []));
};
