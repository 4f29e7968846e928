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
import { patchText, type Ending, type ServerMessage, type Update } from '@bandstand/protocol';
import type { TableLog } from './log.ts';

/** A message as it goes over the wire: made once, whoever gets it. */
export const wired = (message: ServerMessage): string => JSON.stringify(message);

/** Adds to an update that the viewer's own move, known by its nonce, has caused it. */
export const withNonce = (text: string, nonce: string): string =>
  `${text.slice(0, -1)},"nonce":${JSON.stringify(nonce)}}`;

/** How many updates a viewer who was away for a moment can catch up on without a snapshot. */
const KEPT_UPDATES = 16;

/** What is the same for all viewers after a step, so that it is looked up and written once. */
export class Moment {
  readonly log: TableLog;
  readonly toAct: SeatSet;
  readonly events: readonly EventShape[];
  /** Agreements, absences and the end: what everybody notices beside the game itself. */
  readonly around: string;
  /** Of a message: whom all wait for, what is proposed, the clocks and the end. */
  readonly standing: string;
  private readonly texts: (string | undefined)[] = [];
  private open: object | undefined;
  private patched: { readonly before: object; readonly after: object; readonly text: string } | undefined;

  constructor(log: TableLog, now: number, played?: Played<GameTypes>) {
    this.log = log;
    this.toAct = log.toAct;
    this.events = played?.events ?? [];
    const { ending } = log;
    this.around = aroundOf(log, ending);
    this.standing = `"toAct":[${seatsIn(this.toAct).join(',')}]${sidesOf(log, now, ending)}`;
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
  private canUndo = false;
  private around = '';
  private events: EventShape[] = [];
  private recent: string[] = [];

  constructor(viewer: Viewer, log: TableLog) {
    const moment = new Moment(log, 0);
    this.viewer = viewer;
    this.view = moment.view(viewer);
    this.look(moment);
  }

  private look(moment: Moment): void {
    const { viewer } = this;
    this.view = moment.view(viewer);
    this.moves = movesOf(moment, viewer);
    this.toAct = moment.toAct;
    this.canUndo = viewer !== 'spectator' && moment.toAct !== 0 && moment.log.match.mayUndo(viewer);
    this.around = moment.around;
  }

  /** Takes note of a step; the update if this viewer noticed anything. */
  step(moment: Moment): string | undefined {
    const { game } = moment.log.match;
    let told = '';
    for (let index = 0; index < moment.events.length; index++) {
      const event = moment.events[index];
      const seen = game.viewEvent(event, this.viewer);
      if (seen === undefined) continue;
      this.events.push(seen);
      const text = seen === event ? moment.eventText(index) : JSON.stringify(seen);
      told += told === '' ? text : `,${text}`;
    }
    const { view, moves, toAct, canUndo, around } = this;
    this.look(moment);
    const patch = moment.patch(view, this.view);
    const isNews =
      patch !== '' ||
      told !== '' ||
      this.toAct !== toAct ||
      this.canUndo !== canUndo ||
      this.around !== around ||
      !areEqual(moves, this.moves);
    if (!isNews) return undefined;
    this.version++;
    const update = this.updateText(moment, told, patch);
    this.recent.push(update);
    if (this.recent.length > KEPT_UPDATES) this.recent.shift();
    return update;
  }

  private updateText(moment: Moment, events: string, patch: string): string {
    return `{"type":"update",${this.standing(moment)},"events":[${events}]${patch === '' ? '' : `,"patch":${patch}`}}`;
  }

  /** Takes note of something other than a move; after an undo the story is told anew from the remaining steps. */
  change(moment: Moment): string | undefined {
    const retold = eventsFor(moment.log, this.viewer);
    if (canonical(retold) === canonical(this.events)) return this.step(moment);
    this.events = retold;
    this.look(moment);
    this.version++;
    this.recent = [];
    return this.snapshot(moment);
  }

  snapshot(moment: Moment): string {
    const whole = `"view":${JSON.stringify(this.view)},"events":${JSON.stringify(this.events)}`;
    return `{"type":"snapshot",${this.standing(moment)},${whole}}`;
  }

  /** What a viewer who has seen `version` has missed; a snapshot when it is too much or makes no sense. */
  since(version: number, moment: Moment): readonly string[] {
    const missed = this.version - version;
    if (missed === 0) return [this.updateText(moment, '', '')];
    if (missed < 0 || missed > this.recent.length) return [this.snapshot(moment)];
    return this.recent.slice(-missed);
  }

  /** Where the viewer stands, as fields of a message. */
  private standing(moment: Moment): string {
    return `"version":${this.version},"moves":[${this.moves.join(',')}],"canUndo":${this.canUndo},${moment.standing}`;
  }
}

const movesOf = ({ log, toAct }: Moment, viewer: Viewer): number[] =>
  toAct === 0 ? [] : log.match.legalMoves(viewer).map((move) => move.id);

function aroundOf({ pending, absent }: TableLog, ending: Ending | undefined): string {
  const wish = pending === undefined ? '' : `${pending.by} ${pending.wish.type} ${pending.waitingFor}`;
  return `${wish}|${absent}|${ending?.how ?? ''}`;
}

/** Clocks, proposal and ending as further fields of a message; most moments have none of them. */
function sidesOf({ clock, pending }: TableLog, now: number, ending: Ending | undefined): string {
  const time = clock.info(now);
  if (time === undefined && pending === undefined && ending === undefined) return '';
  const sides: Pick<Update, 'clock' | 'proposal' | 'ending'> = {};
  if (time !== undefined) sides.clock = time;
  if (pending !== undefined)
    sides.proposal = { by: pending.by, wish: pending.wish.type, waitingFor: seatsIn(pending.waitingFor) };
  if (ending !== undefined) sides.ending = ending;
  return `,${JSON.stringify(sides).slice(1, -1)}`;
}

const areEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** All that the viewer noticed of the steps that stand. */
function eventsFor(log: TableLog, viewer: Viewer): EventShape[] {
  const { game, options, seatCount, secret, steps } = log.match;
  const match = must(Match.start(game, { options, seats: seatCount, secret }));
  return steps.flatMap(([seat, move]) =>
    must(match.play(seat, move)).events.flatMap((event) => game.viewEvent(event, viewer) ?? []),
  );
}
