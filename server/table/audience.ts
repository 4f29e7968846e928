import type { Viewer } from '@bandstand/engine';
import type { EntryRow } from '../storage/store.ts';
import type { Entry } from './entry.ts';
import type { TableLog } from './log.ts';
import { Moment, ViewerTrack, withNonce } from './track.ts';

/** Somebody who wants to be told: a socket, a stream, a bot. */
export interface Channel {
  readonly viewer: Viewer;
  /** Takes a message as it goes over the wire; `nonce` names the own move that it calls accepted. */
  send(text: string, nonce?: string): void;
  /** Keys may have changed hands or seats: looks again where the own key belongs; false when nowhere any more. */
  reseat?(): boolean;
}

/** What a match was made of so far. */
export interface History {
  emptyLog(): TableLog;
  entries(): readonly EntryRow[];
}

/** A message for everybody who sees what this viewer sees. */
interface Told {
  readonly viewer: Viewer;
  readonly text: string;
  readonly nonce?: string | undefined;
}

export interface News {
  readonly texts: readonly Told[];
  /** Something may have changed around the match as well. */
  readonly isTableNews: boolean;
}

export const NO_NEWS: News = { texts: [], isTableNews: false };

/** The people who watch a match, and what each kind of viewer among them has been shown. */
export class Audience {
  private readonly history: History;
  private readonly channels = new Set<Channel>();
  private readonly tracks = new Map<Viewer, ViewerTrack>();

  constructor(history: History) {
    this.history = history;
  }

  get size(): number {
    return this.channels.size;
  }

  get viewers(): ReadonlySet<Viewer> {
    return new Set([...this.channels].map(({ viewer }) => viewer));
  }

  add(channel: Channel): void {
    this.channels.add(channel);
  }

  remove(channel: Channel): void {
    this.channels.delete(channel);
  }

  reseat(): void {
    for (const channel of [...this.channels]) channel.reseat?.();
  }

  /** The track of a viewer, computed from the whole log the first time somebody looks. */
  trackOf(viewer: Viewer): ViewerTrack {
    const known = this.tracks.get(viewer);
    if (known !== undefined) return known;
    const log = this.history.emptyLog();
    const track = new ViewerTrack(viewer, log);
    for (const { entry, at } of this.history.entries()) {
      const moment = new Moment(log, at, log.add(entry, at));
      if (entry.type === 'move') track.step(moment);
      else track.change(moment);
    }
    this.tracks.set(viewer, track);
    return track;
  }

  /** Everybody goes back to what is stored. */
  forget(): void {
    const viewers = [...this.tracks.keys()];
    this.tracks.clear();
    for (const viewer of viewers) this.trackOf(viewer);
  }

  /** What everybody who can notice a change will be told of it. */
  write(moment: Moment, entry: Entry): News {
    if (entry.type === 'start') {
      const texts = [...this.viewers].map((viewer) => ({ viewer, text: this.trackOf(viewer).snapshot(moment) }));
      return { texts, isTableNews: true };
    }
    const isMove = entry.type === 'move';
    const texts: Told[] = [];
    for (const track of this.tracks.values()) {
      const { viewer } = track;
      const text = isMove ? track.step(moment) : track.change(moment);
      if (text === undefined) continue;
      const nonce = isMove && entry.seat === viewer ? entry.nonce : undefined;
      texts.push({ viewer, text: nonce === undefined ? text : withNonce(text, nonce), nonce });
    }
    return { texts, isTableNews: !isMove || moment.toAct === 0 };
  }

  send({ texts }: News): void {
    for (const { viewer, text, nonce } of texts)
      for (const channel of this.channels) if (channel.viewer === viewer) channel.send(text, nonce);
  }

  sendAll(text: string): void {
    for (const channel of this.channels) channel.send(text);
  }
}
