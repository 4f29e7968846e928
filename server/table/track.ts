import {
  canonical,
  Match,
  must,
  seatsIn,
  type EventShape,
  type GameTypes,
  type Played,
  type SeatSet,
  type Viewer,
} from '@bandstand/engine';
import { diff, type Proposal, type Snapshot, type Update } from '@bandstand/protocol';
import type { TableLog } from './log.ts';

type Standing = Omit<Update, 'type' | 'patch' | 'events'>;

/** How many updates a viewer who was away for a moment can catch up on without a snapshot. */
const KEPT_UPDATES = 64;

/**
 * What one kind of viewer has been shown so far. Its version counts what that viewer could notice:
 * a rival's hidden step changes nothing here, not even a number.
 */
export class ViewerTrack {
  readonly viewer: Viewer;
  version = 0;
  private view: object;
  private moves: readonly number[] = [];
  private toAct: SeatSet = 0;
  private around = '';
  private events: EventShape[] = [];
  private recent: Update[] = [];

  constructor(viewer: Viewer, log: TableLog) {
    this.viewer = viewer;
    this.view = log.match.view(viewer);
    this.look(log);
  }

  private look(log: TableLog): void {
    this.view = log.match.view(this.viewer);
    this.moves = movesOf(log, this.viewer);
    this.toAct = log.toAct;
    this.around = aroundOf(log, this.viewer);
  }

  /** Takes note of a move; the update if this viewer noticed anything. */
  step(log: TableLog, played: Played<GameTypes>, now: number): Update | undefined {
    const { game } = log.match;
    const events: EventShape[] = [];
    for (const event of played.events) {
      const seen = game.viewEvent(event, this.viewer);
      if (seen !== undefined) events.push(seen);
    }
    return this.note(log, events, now);
  }

  private note(log: TableLog, events: readonly EventShape[], now: number): Update | undefined {
    const before = this.view;
    const oldMoves = this.moves;
    const [oldToAct, oldAround] = [this.toAct, this.around];
    this.look(log);
    const patch = diff(before, this.view);
    const nothingNew =
      patch === undefined &&
      events.length === 0 &&
      this.toAct === oldToAct &&
      this.around === oldAround &&
      areEqual(oldMoves, this.moves);
    if (nothingNew) return undefined;
    this.version++;
    for (const event of events) this.events.push(event);
    const update: Update = { type: 'update', ...this.standing(log, now), events: [...events] };
    if (patch !== undefined) update.patch = patch;
    this.recent.push(update);
    if (this.recent.length > KEPT_UPDATES) this.recent.shift();
    return update;
  }

  /** Takes note of something other than a move; after an undo the story is told anew from the remaining steps. */
  change(log: TableLog, now: number): Update | Snapshot | undefined {
    const retold = eventsFor(log, this.viewer);
    if (canonical(retold) === canonical(this.events)) return this.note(log, [], now);
    this.events = retold;
    this.look(log);
    this.version++;
    this.recent = [];
    return this.snapshot(log, now);
  }

  snapshot(log: TableLog, now: number): Snapshot {
    return { type: 'snapshot', ...this.standing(log, now), view: this.view, events: this.events };
  }

  /** What a viewer who has seen `version` has missed; a snapshot when it is too much or makes no sense. */
  since(version: number, log: TableLog, now: number): readonly (Update | Snapshot)[] {
    const missed = this.version - version;
    if (missed === 0) return [{ type: 'update', ...this.standing(log, now), events: [] }];
    if (missed < 0 || missed > this.recent.length) return [this.snapshot(log, now)];
    return this.recent.slice(-missed);
  }

  private standing(log: TableLog, now: number): Standing {
    const standing: Standing = {
      version: this.version,
      moves: [...this.moves],
      toAct: seatsIn(this.toAct),
      canUndo: canUndo(log, this.viewer),
    };
    const clock = log.clock.info(now);
    const proposal = proposalOf(log);
    const { ending } = log;
    if (clock !== undefined) standing.clock = clock;
    if (proposal !== undefined) standing.proposal = proposal;
    if (ending !== undefined) standing.ending = ending;
    return standing;
  }
}

const movesOf = (log: TableLog, viewer: Viewer): number[] =>
  log.isOver ? [] : log.match.legalMoves(viewer).map((move) => move.id);

const canUndo = (log: TableLog, viewer: Viewer): boolean =>
  viewer !== 'spectator' && !log.isOver && log.match.mayUndo(viewer);

/** Agreements, absences and the end: what a viewer notices beside the game itself. */
function aroundOf(log: TableLog, viewer: Viewer): string {
  const { pending, absent } = log;
  const wish = pending === undefined ? '' : `${pending.by} ${pending.wish.type} ${pending.waitingFor}`;
  return `${wish}|${absent}|${log.ending?.how ?? ''}|${canUndo(log, viewer)}`;
}

const areEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

function proposalOf({ pending }: TableLog): Proposal | undefined {
  return pending === undefined
    ? undefined
    : { by: pending.by, wish: pending.wish.type, waitingFor: seatsIn(pending.waitingFor) };
}

/** All that the viewer noticed of the steps that stand. */
function eventsFor(log: TableLog, viewer: Viewer): EventShape[] {
  const { game, options, seatCount, secret, steps } = log.match;
  const match = must(Match.start(game, { options, seats: seatCount, secret }));
  return steps.flatMap(([seat, move]) =>
    must(match.play(seat, move)).events.flatMap((event) => game.viewEvent(event, viewer) ?? []),
  );
}
