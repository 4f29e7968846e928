import {
  bad,
  commitmentTo,
  good,
  hasSeat,
  type Captions,
  type Game,
  type Knowledge,
  type Played,
  type GameTypes,
  type Result,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@bandstand/engine';
import { readCaption, type TableInfo } from '@bandstand/protocol';
import type { EntryRow, MatchRow, MatchTouch, SeatRow, Store } from '../storage/store.ts';
import { Audience, NO_NEWS, type Channel, type News } from './audience.ts';
import type { Entry } from './entry.ts';
import { TableLog, type Standing } from './log.ts';
import type { TableSettings } from './settings.ts';
import { TableTalk } from './talk.ts';
import { Moment, wired } from './track.ts';

export interface LiveParts {
  readonly store: Store;
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly now: () => number;
  /** Called after every change, own or foreign. */
  readonly onChange: (table: LiveTable, isOwn: boolean) => void;
}

const MAX_RACES = 8;
/** A seat that another node has seen within this time counts as here. */
const PRESENCE_MS = 75_000;
/** How old the time of the last move on the match's row may be while nothing else on it changes. */
const TOUCH_MS = 600_000;

/**
 * A match in memory: a cache of its log, and the people who watch it. Nothing here is the truth;
 * it may be dropped at any time and built again from storage.
 */
export class LiveTable {
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly row: MatchRow;
  readonly settings: TableSettings;
  private readonly parts: LiveParts;
  private readonly commitment: string;
  private entries: EntryRow[];
  private currentLog: TableLog;
  /** How the table stands by what is stored: a step on its way to the disk does not count yet. */
  private stored: Standing;
  private currentSeats: readonly SeatRow[];
  private currentPeople: SeatSet;
  private readonly audience: Audience;
  private readonly talk: TableTalk;
  private isBusy = false;
  /** Whoever wants to do something next. */
  private readonly line: (() => void)[] = [];
  private seen: Promise<unknown> = Promise.resolve();
  private hadDeadline = true;
  private touchedStatus = '';
  private touchedAt = 0;
  private lastInfo = '';
  usedAt: number;

  constructor(parts: LiveParts) {
    this.parts = parts;
    this.game = parts.game;
    this.knowledge = parts.knowledge;
    this.row = parts.row;
    this.settings = JSON.parse(parts.row.settings) as TableSettings;
    this.commitment = commitmentTo(parts.row.seed);
    this.currentSeats = parts.seats;
    this.currentPeople = peopleIn(parts.seats);
    this.entries = [...parts.entries];
    this.currentLog = this.build();
    this.stored = this.currentLog.standing;
    this.audience = new Audience({ emptyLog: () => this.emptyLog(), entries: () => this.entries });
    this.talk = new TableTalk(parts, this.audience);
    this.usedAt = parts.now();
  }

  get id(): string {
    return this.row.id;
  }

  /** May run ahead of storage by one step, so what it says is not for anybody outside. */
  get log(): TableLog {
    return this.currentLog;
  }

  get isOver(): boolean {
    return this.stored.status === 'over';
  }

  get toAct(): SeatSet {
    return this.stored.toAct;
  }

  get seats(): readonly SeatRow[] {
    return this.currentSeats;
  }

  get watchers(): number {
    return this.audience.size;
  }

  /** Seats held by people and programs. */
  get people(): SeatSet {
    return this.currentPeople;
  }

  /** How long until the seat's clock runs out, while it runs. */
  leftMs(seat: Seat): number | undefined {
    const at = this.currentLog.clock.deadline(seat);
    return at === undefined ? undefined : Math.max(0, at - this.parts.now());
  }

  private emptyLog(): TableLog {
    const { game, row, settings } = this;
    return new TableLog({
      game,
      options: JSON.parse(row.options),
      seats: row.seats,
      seed: row.seed,
      pace: settings.pace,
      opening: settings.opening,
    });
  }

  private build(): TableLog {
    const log = this.emptyLog();
    for (const { entry, at } of this.entries) log.add(entry, at);
    return log;
  }

  /** One thing after the other: what a table does is never interleaved with itself. */
  private async inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.isBusy) await new Promise<void>((go) => this.line.push(go));
    this.isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next === undefined) this.isBusy = false;
      else next();
    }
  }

  /** When everything that was begun here is done. */
  async settled(): Promise<void> {
    await this.inTurn(() => Promise.resolve());
    await this.seen;
  }

  /** Checks, stores and only then tells. `make` is asked again when another node was faster; it may find nothing to do. */
  act(make: (log: TableLog) => Result<Entry | undefined>): Promise<Result<true>> {
    return this.inTurn(async () => {
      for (let races = 0; races < MAX_RACES; races++) {
        const entry = make(this.currentLog);
        if (!entry.ok) return entry;
        if (entry.value === undefined) return good(true);
        const check = this.currentLog.check(entry.value);
        if (!check.ok) return check;
        if (await this.tryAppend(entry.value)) return good(true);
        await this.catchUp();
      }
      return bad('busy', 'Many people are moving at once; try again.');
    });
  }

  private async tryAppend(entry: Entry): Promise<boolean> {
    const at = this.parts.now();
    this.usedAt = at;
    const seq = this.currentLog.seq + 1;
    const played = this.currentLog.add(entry, at);
    const stored = this.parts.store.append(this.id, seq, entry, at, this.touch(at));
    let news: News | undefined;
    const write = (): News => (news ??= this.write(entry, played));
    // The disk takes its time: what everybody will be told is written meanwhile, and sent when it is safe.
    if (played !== undefined) setImmediate(() => attempt(write));
    let isStored = false;
    try {
      isStored = await stored;
    } finally {
      if (!isStored) {
        news = NO_NEWS;
        this.currentLog = this.build();
        this.audience.forget();
      }
    }
    if (!isStored) return false;
    this.entries.push({ seq, at, entry });
    this.stored = this.currentLog.standing;
    this.send(write());
    this.parts.onChange(this, true);
    return true;
  }

  /** What lists and clocks need on the match's own row; nothing while it would only repeat itself. */
  private touch(at: number): MatchTouch | undefined {
    const log = this.currentLog;
    const status = log.isOver ? 'over' : 'playing';
    const deadlineAt = log.deadline(this.people)?.at ?? null;
    const isQuiet =
      deadlineAt === null && !this.hadDeadline && status === this.touchedStatus && at - this.touchedAt < TOUCH_MS;
    if (isQuiet) return undefined;
    this.hadDeadline = deadlineAt !== null;
    this.touchedStatus = status;
    this.touchedAt = at;
    return { status, toAct: log.toAct, deadlineAt };
  }

  /** Another node may have changed something: entries, seats, chat. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      const hasNew = await this.catchUp();
      await this.readSeats();
      this.tellTable();
      await this.talk.tell();
      if (hasNew) this.parts.onChange(this, false);
    });
  }

  /** Another node has added to the log. */
  readOn(): Promise<void> {
    return this.inTurn(async () => {
      if (await this.catchUp()) this.parts.onChange(this, false);
    });
  }

  private async catchUp(): Promise<boolean> {
    const missing = await this.parts.store.entries(this.id, this.currentLog.seq);
    // Seats may have been swapped until the start: nobody is dealt another one's hand.
    if (missing.length > 0 && !this.currentLog.isStarted) await this.readSeats();
    for (const row of missing) {
      this.entries.push(row);
      const played = this.currentLog.add(row.entry, row.at);
      this.stored = this.currentLog.standing;
      this.send(this.write(row.entry, played));
    }
    return missing.length > 0;
  }

  private async readSeats(): Promise<void> {
    const before = this.currentSeats;
    this.currentSeats = await this.parts.store.seats(this.id);
    this.currentPeople = peopleIn(this.currentSeats);
    if (this.currentSeats.every(({ tokenHash }, seat) => tokenHash === before[seat]?.tokenHash)) return;
    this.audience.reseat();
  }

  private write(entry: Entry, played: Played<GameTypes> | undefined): News {
    return this.audience.write(new Moment(this.currentLog, this.parts.now(), played), entry);
  }

  private send(news: News): void {
    this.audience.send(news);
    if (news.isTableNews) this.tellTable();
  }

  private tellTable(): void {
    const text = wired({ type: 'table', table: this.info() });
    if (text === this.lastInfo) return;
    this.lastInfo = text;
    this.audience.sendAll(text);
  }

  readCaptions(): Promise<Captions> {
    return this.talk.captions();
  }

  /** Writes a caption that the game offers the seat now; everybody is told once it is stored. */
  writeCaption(seat: Seat, key: string, text: string): Promise<Result<true>> {
    return this.inTurn(async () => {
      const { match, isStarted } = this.currentLog;
      if (!isStarted) return bad('not-started', 'The match begins when all seats are taken.');
      const caption = readCaption(this.game.captions?.(match.view(seat), seat) ?? [], key, text);
      if (!caption.ok) return caption;
      await this.talk.write({ key, at: this.parts.now(), seat, text: caption.value });
      this.parts.store.wake(this.id);
      return good(true);
    });
  }

  /**
   * Adds a watcher and sends what it has missed since `version`, or everything.
   * Nobody sees the deal before all seats are taken: a host could otherwise make tables until one suits.
   */
  join(channel: Channel, version?: number): Promise<void> {
    return this.inTurn(async () => {
      if (channel.reseat?.() === false) return;
      const track = this.audience.trackOf(channel.viewer);
      const now = this.parts.now();
      this.usedAt = now;
      const moment = new Moment(this.currentLog, now);
      const news = version === undefined ? [track.snapshot(moment)] : track.since(version, moment);
      if (this.currentLog.isStarted) for (const text of news) channel.send(text);
      await this.talk.greet(channel);
      this.audience.add(channel);
      this.noteSeen(channel.viewer, now);
      this.tellTable();
    });
  }

  leave(channel: Channel): void {
    this.audience.remove(channel);
    this.usedAt = this.parts.now();
    if (!this.audience.viewers.has(channel.viewer)) this.noteSeen(channel.viewer, 0);
    this.tellTable();
  }

  /** With several nodes the others learn from storage who is here. */
  private noteSeen(viewer: Viewer, seenAt: number): void {
    const { store } = this.parts;
    if (viewer === 'spectator' || !store.isShared) return;
    // In order: whoever comes and goes at once is away in the end.
    this.seen = this.seen
      .then(() => store.updateSeat(this.id, viewer, { seenAt }))
      .then(() => store.wake(this.id))
      .catch(() => undefined);
  }

  /** Says again that those who are connected here are here. */
  heartbeat(): void {
    const now = this.parts.now();
    for (const viewer of this.audience.viewers) this.noteSeen(viewer, now);
  }

  private isElsewhere(seat: SeatRow): boolean {
    return this.parts.store.isShared && this.parts.now() - seat.seenAt < PRESENCE_MS;
  }

  info(): TableInfo {
    const { row, stored } = this;
    const here = this.audience.viewers;
    return {
      match: row.id,
      game: row.game,
      rulesVersion: row.rulesVersion,
      packHash: row.packHash,
      options: JSON.parse(row.options),
      status: stored.status,
      isPublic: row.inviteHash === null,
      pace: this.settings.pace,
      seats: this.currentSeats.map((held) => ({
        seat: held.seat,
        kind: held.kind,
        name: held.name,
        isHere: held.kind === 'bot' || here.has(held.seat) || this.isElsewhere(held),
        standIn: hasSeat(stored.absent, held.seat),
      })),
      commitment: this.commitment,
      createdAt: row.createdAt,
    };
  }

  /** The step that the seat would go back to with everybody's consent. */
  lastChoice(seat: Seat): number {
    return this.currentLog.match.steps.findLastIndex(([mover]) => mover === seat);
  }
}

const peopleIn = (seats: readonly SeatRow[]): SeatSet =>
  seats.reduce((set, { kind, seat }) => (kind === 'person' || kind === 'program' ? set | (1 << seat) : set), 0);

/** Done early if it can be; what goes wrong is heard of when it is done for good. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    return;
  }
}
