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
import {
  patchText,
  type Ending,
  type Proposal,
  type ServerMessage,
  type Snapshot,
  type Update,
} from '@bandstand/protocol';
import type { TableLog } from './log.ts';

type Standing = Omit<Update, 'type' | 'patch' | 'events'>;

/** A message as it goes over the wire: made once, whoever gets it. */
export const wired = (message: ServerMessage): string => JSON.stringify(message);

/** Adds to an update that the viewer's own move, known by its nonce, has caused it. */
export const withNonce = (text: string, nonce: string): string =>
  `${text.slice(0, -1)},"nonce":${JSON.stringify(nonce)}}`;

/** How many updates a viewer who was away for a moment can catch up on without a snapshot. */
const KEPT_UPDATES = 64;

/** What is the same for all viewers after a step, so that it is looked up and written once. */
export class Moment {
  readonly log: TableLog;
  readonly toAct: SeatSet;
  readonly ending: Ending | undefined;
  readonly now: number;
  readonly events: readonly EventShape[];
  private readonly texts: (string | undefined)[] = [];
  private open: object | undefined;
  private patched: { readonly before: object; readonly after: object; readonly text: string } | undefined;

  constructor(log: TableLog, now: number, played?: Played<GameTypes>) {
    this.log = log;
    this.toAct = log.toAct;
    this.ending = log.ending;
    this.now = now;
    this.events = played?.events ?? [];
  }

  /** What the viewer sees. Where all see alike it is the spectator's view, so that a game that errs there shows nothing. */
  view(viewer: Viewer): object {
    const { match } = this.log;
    return match.game.allSeeAlike === true ? (this.open ??= match.view('spectator')) : match.view(viewer);
  }

  /** From one view to the next; written once for all who have seen the very same two. */
  patch(before: object, after: object): string {
    if (this.patched?.before !== before || this.patched.after !== after)
      this.patched = { before, after, text: patchText(before, after) };
    return this.patched.text;
  }

  /** An event as it happened, which most viewers see just so. */
  eventText(index: number): string {
    return (this.texts[index] ??= JSON.stringify(this.events[index]));
  }
}

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
  private recent: string[] = [];

  constructor(viewer: Viewer, log: TableLog) {
    this.viewer = viewer;
    const moment = new Moment(log, 0);
    this.view = moment.view(viewer);
    this.look(moment);
  }

  private look(moment: Moment): void {
    this.view = moment.view(this.viewer);
    this.moves = movesOf(moment, this.viewer);
    this.toAct = moment.toAct;
    this.around = aroundOf(moment, this.viewer);
  }

  /** Takes note of a step; the update if this viewer noticed anything. */
  step(moment: Moment): string | undefined {
    const { game } = moment.log.match;
    let told = '';
    for (const [index, event] of moment.events.entries()) {
      const seen = game.viewEvent(event, this.viewer);
      if (seen === undefined) continue;
      this.events.push(seen);
      const text = seen === event ? moment.eventText(index) : JSON.stringify(seen);
      told += told === '' ? text : `,${text}`;
    }
    const before = this.view;
    const oldMoves = this.moves;
    const { toAct, around } = this;
    this.look(moment);
    const patch = moment.patch(before, this.view);
    const isNews =
      patch !== '' || told !== '' || this.toAct !== toAct || this.around !== around || !areEqual(oldMoves, this.moves);
    if (!isNews) return undefined;
    this.version++;
    const update = this.updateText(moment, told, patch);
    this.recent.push(update);
    if (this.recent.length > KEPT_UPDATES) this.recent.shift();
    return update;
  }

  private updateText(moment: Moment, events: string, patch: string): string {
    const standing = JSON.stringify(this.standing(moment)).slice(1, -1);
    return `{"type":"update",${standing},"events":[${events}]${patch === '' ? '' : `,"patch":${patch}`}}`;
  }

  /** Takes note of something other than a move; after an undo the story is told anew from the remaining steps. */
  change(moment: Moment): string | undefined {
    const retold = eventsFor(moment.log, this.viewer);
    if (canonical(retold) === canonical(this.events)) return this.step(moment);
    this.events = retold;
    this.look(moment);
    this.version++;
    this.recent = [];
    return wired(this.snapshot(moment));
  }

  snapshot(moment: Moment): Snapshot {
    return { type: 'snapshot', ...this.standing(moment), view: this.view, events: this.events };
  }

  /** What a viewer who has seen `version` has missed; a snapshot when it is too much or makes no sense. */
  since(version: number, moment: Moment): readonly string[] {
    const missed = this.version - version;
    if (missed === 0) return [this.updateText(moment, '', '')];
    if (missed < 0 || missed > this.recent.length) return [wired(this.snapshot(moment))];
    return this.recent.slice(-missed);
  }

  private standing({ log, ending, now, toAct }: Moment): Standing {
    const standing: Standing = {
      version: this.version,
      moves: [...this.moves],
      toAct: seatsIn(toAct),
      canUndo: canUndo(log, toAct, this.viewer),
    };
    const clock = log.clock.info(now);
    const proposal = proposalOf(log);
    if (clock !== undefined) standing.clock = clock;
    if (proposal !== undefined) standing.proposal = proposal;
    if (ending !== undefined) standing.ending = ending;
    return standing;
  }
}

const movesOf = ({ log, toAct }: Moment, viewer: Viewer): number[] =>
  toAct === 0 ? [] : log.match.legalMoves(viewer).map((move) => move.id);

const canUndo = (log: TableLog, toAct: SeatSet, viewer: Viewer): boolean =>
  viewer !== 'spectator' && toAct !== 0 && log.match.mayUndo(viewer);

/** Agreements, absences and the end: what a viewer notices beside the game itself. */
function aroundOf({ log, toAct, ending }: Moment, viewer: Viewer): string {
  const { pending, absent } = log;
  const wish = pending === undefined ? '' : `${pending.by} ${pending.wish.type} ${pending.waitingFor}`;
  return `${wish}|${absent}|${ending?.how ?? ''}|${canUndo(log, toAct, viewer)}`;
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
