import type { Viewer } from '@bandstand/engine';
import type { Entry } from './entry.ts';
import type { Moment } from './moment.ts';
import type { ViewerTrack } from './track.ts';

/** How a viewer hears of the table: a socket, a stream, a page, a terminal. */
export interface Connection {
  readonly viewer: Viewer;
  /** Takes a message as it goes over the wire. */
  send(text: string): void;
  /** Keys may have changed hands or seats: looks again where the own key belongs; false when nowhere any more. */
  reseat?(): boolean;
}

/** A message for everybody who sees what this viewer sees. */
interface Addressed {
  readonly viewer: Viewer;
  readonly text: string;
}

export interface News {
  readonly messages: readonly Addressed[];
  /** Something may have changed around the match as well. */
  readonly isTableNews: boolean;
}

export const NO_NEWS: News = { messages: [], isTableNews: false };

/** The connections to a table, and what each kind of viewer among them has been shown. */
export class Audience {
  private readonly connections = new Set<Connection>();
  private readonly tracks = new Map<Viewer, ViewerTrack>();
  private readonly newTrack: (viewer: Viewer) => ViewerTrack;

  /** `newTrack` tells the whole log to a viewer who looks for the first time. */
  constructor(newTrack: (viewer: Viewer) => ViewerTrack) {
    this.newTrack = newTrack;
  }

  get size(): number {
    return this.connections.size;
  }

  get viewers(): ReadonlySet<Viewer> {
    return new Set([...this.connections].map(({ viewer }) => viewer));
  }

  add(connection: Connection): void {
    this.connections.add(connection);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
  }

  reseat(): void {
    for (const connection of [...this.connections]) connection.reseat?.();
  }

  trackOf(viewer: Viewer): ViewerTrack {
    const known = this.tracks.get(viewer);
    if (known !== undefined) return known;
    const track = this.newTrack(viewer);
    this.tracks.set(viewer, track);
    return track;
  }

  hasSeen(viewer: Viewer): boolean {
    return this.tracks.has(viewer);
  }

  remember(track: ViewerTrack): void {
    this.tracks.set(track.viewer, track);
  }

  /** What was shown does not hold; gives those it was shown to. */
  forget(): readonly Viewer[] {
    const viewers = [...this.tracks.keys()];
    this.tracks.clear();
    return viewers;
  }

  /** What everybody who can notice a change will be told of it. */
  write(moment: Moment, entry: Entry): News {
    if (entry.type === 'start') {
      for (const viewer of this.viewers) this.trackOf(viewer);
      const messages = [...this.tracks.values()].map((track) => ({ viewer: track.viewer, text: track.start(moment) }));
      return { messages, isTableNews: true };
    }
    const messages = [...this.tracks.values()].flatMap((track) => {
      const text = noticed(track, moment, entry);
      return text === undefined ? [] : [{ viewer: track.viewer, text }];
    });
    return { messages, isTableNews: entry.type !== 'move' || moment.toAct === 0 };
  }

  send({ messages }: News): void {
    for (const { viewer, text } of messages)
      for (const connection of this.connections) if (connection.viewer === viewer) connection.send(text);
  }

  sendAll(text: string): void {
    for (const connection of this.connections) connection.send(text);
  }
}

/** What a viewer is told of an entry, nothing before the deal; a move of their own is called accepted by its nonce. */
export function noticed(track: ViewerTrack, moment: Moment, entry: Entry): string | undefined {
  const { isStarted, isOver } = moment.state;
  if (!isStarted && !isOver) return undefined;
  switch (entry.type) {
    case 'start':
      return track.start(moment);
    case 'move':
      return track.step(moment, entry.seat, entry.seat === track.viewer ? entry.nonce : undefined);
    case 'undo':
    case 'answer':
    case 'propose':
    case 'absent':
      return track.retell(moment, entry.seat);
    case 'lapse':
    case 'closed':
    case 'seal':
      return track.step(moment);
    default:
      return track.step(moment, entry.seat);
  }
}
