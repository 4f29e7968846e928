import {
  bad,
  commitmentTo,
  good,
  type Captions,
  type EventShape,
  type Game,
  type Result,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import { readCaption } from '@bandstand/protocol/captions';
import { Audience, NO_NEWS, type Connection, type News } from './audience.ts';
import { CaptionBoard, captionsOffered } from './captions.ts';
import type { Entry } from './entry.ts';
import { wantDeal } from './gather.ts';
import { entryFor, type Action, type Intent } from './intent.ts';
import { addEntry, checkEntry } from './log.ts';
import { Moment } from './moment.ts';
import { Mutex } from './mutex.ts';
import { atOnce, inPieces, type Pieces } from './pieces.ts';
import { Presence } from './presence.ts';
import type { TableSettings } from './settings.ts';
import { stateFrom, trackFrom } from './replay.ts';
import type { TableState, TableStatus } from './state.ts';
import { peopleIn, type EntryRow, type Seen, type TableSeat } from './store.ts';
import { tableInfo } from './tableInfo.ts';
import { words } from './text/index.ts';
import type { TableParts } from './tableParts.ts';
import { Conversation, readSpeech, type Speech } from './talk.ts';
import { Touches } from './touches.ts';
import type { ViewerTrack } from './track.ts';
import { messageText } from './wire.ts';

const MAX_RACES = 8;

/** How an action ended: whether the connections of the seat were told so by an update that carries its nonce. */
export interface Done {
  readonly isTold: boolean;
}

/**
 * A match and the people around it: the one authority, in a page, on a server, in a terminal. What it holds is a cache of
 * the log in its store; it may be dropped at any time and built again.
 */
export class Table<Row extends TableSeat = TableSeat> {
  readonly game: Game;
  readonly settings: TableSettings;
  private readonly parts: TableParts<Row>;
  private readonly commitment: string;
  private readonly entries: EntryRow[];
  /** May run ahead of the store by one step, so what it says is not for anybody outside. */
  private current: TableState;
  /** How the table stands by what is stored. */
  private stored: TableStatus;
  private currentSeats: readonly Row[];
  private currentPeople: SeatSet;
  private readonly audience: Audience;
  private readonly conversation: Conversation;
  private readonly captionBoard: CaptionBoard;
  private readonly presence: Presence;
  private readonly mutex = new Mutex();
  private readonly touches = new Touches();
  private lastInfo = '';
  usedAt: number;

  constructor(parts: TableParts<Row>) {
    this.parts = parts;
    this.game = parts.game;
    this.settings = parts.settings;
    this.commitment = commitmentTo(parts.seed);
    this.currentSeats = parts.seats;
    this.currentPeople = peopleIn(parts.seats);
    this.entries = [...parts.entries];
    this.current = atOnce(this.replayed());
    this.stored = this.current.status;
    this.audience = new Audience((viewer) => atOnce(this.newTrack(viewer)));
    this.conversation = new Conversation(parts.store, parts.id, this.audience);
    this.captionBoard = new CaptionBoard(parts.store, parts.id, parts.game, this.audience);
    this.presence = new Presence(parts);
    this.usedAt = parts.now();
  }

  get id(): string {
    return this.parts.id;
  }

  get pack(): string | null {
    return this.parts.pack;
  }

  get isOver(): boolean {
    return this.stored.status === 'over';
  }

  get toAct(): SeatSet {
    return this.stored.toAct;
  }

  get absent(): SeatSet {
    return this.stored.absent;
  }

  get seats(): readonly Row[] {
    return this.currentSeats;
  }

  get watchers(): number {
    return this.audience.size;
  }

  /** Seats held by people and programs. */
  get people(): SeatSet {
    return this.currentPeople;
  }

  /** For those who run the table, never for those who sit at it: the state, perhaps a step ahead of the store. */
  get state(): TableState {
    return this.current;
  }

  /** How long until the seat's clock runs out, while it runs. */
  leftMs(seat: Seat): number | undefined {
    const at = this.current.clock.deadline(seat);
    return at === undefined ? undefined : Math.max(0, at - this.parts.now());
  }

  private replayed(): Pieces<TableState> {
    return stateFrom(this.parts, this.entries);
  }

  private newTrack(viewer: Viewer): Pieces<ViewerTrack> {
    return trackFrom(this.parts, this.entries, this.people, viewer);
  }

  private piecewise<Value>(work: Pieces<Value>): Promise<Value> {
    return inPieces(work, this.parts.pause ?? (() => undefined));
  }

  /** Shows the log to viewers who have not been shown it yet. */
  private async show(viewers: Iterable<Viewer>): Promise<void> {
    for (const viewer of viewers)
      if (!this.audience.hasSeen(viewer)) this.audience.remember(await this.piecewise(this.newTrack(viewer)));
  }

  /** Reads the log for a table that was just made and that nobody looks at yet; its seats may be those from before the start. */
  readLog(isBegun = false): Promise<void> {
    return this.mutex.run(async () => {
      this.entries.push(...(await this.parts.store.entries(this.id, this.current.seq)));
      this.current = await this.piecewise(this.replayed());
      this.stored = this.current.status;
      // On another node seats may have been swapped before the start.
      if (!isBegun && this.current.isStarted && this.parts.store.isShared) await this.readSeats();
    });
  }

  /** Carries out what a seated player asks for. */
  act(seat: Seat, action: Action): Promise<Result<Done>> {
    return this.carryOut({ by: 'player', seat, action });
  }

  /** Checks, stores and only then tells. Looks again when another node was faster. */
  carryOut(intent: Intent): Promise<Result<Done>> {
    return this.mutex.run(async () => {
      for (let races = 0; races < MAX_RACES; races++) {
        // What was sealed at another node counts too.
        if (intent.by === 'host') await this.readSeats();
        const { people, seats } = this;
        const around = { people, seats, now: this.parts.now(), pace: this.settings.pace };
        const entry = entryFor(this.current, intent, around);
        if (!entry.ok) return entry;
        if (entry.value === undefined) return good({ isTold: false });
        const check = checkEntry(this.current, entry.value);
        if (!check.ok) return check;
        const done = await this.append(entry.value);
        if (done !== undefined) {
          await this.goOnToDeal();
          return good(done);
        }
        await this.catchUp();
      }
      return bad('busy', words().table.manyAreMovingAtOnce);
    });
  }

  /** Whoever adds the last thing that the deal waited for begins the match. */
  private async goOnToDeal(): Promise<void> {
    if (this.current.isStarted) return;
    const next = wantDeal(this.current, { seats: this.seats, now: this.parts.now() });
    if (next !== undefined && (await this.append(next)) === undefined) await this.catchUp();
  }

  /** Undefined when another node has written this number of the log first. */
  private async append(entry: Entry): Promise<Done | undefined> {
    const at = this.parts.now();
    this.usedAt = at;
    const seq = this.current.seq + 1;
    const events = addEntry(this.current, entry, at);
    const storing = this.parts.store.append(this.id, seq, entry, at, this.touches.at(this.current, this.people, at));
    let news: News | undefined;
    const write = (): News => (news ??= this.write(entry, events));
    // The store takes its time: what everybody will be told is written meanwhile, and sent when it is safe.
    if (events !== undefined) this.parts.soon(() => attempt(write));
    let isStored = false;
    try {
      isStored = await storing;
    } finally {
      if (!isStored) {
        news = NO_NEWS;
        const viewers = this.audience.forget();
        this.current = await this.piecewise(this.replayed());
        await this.show(viewers);
      }
    }
    if (!isStored) return undefined;
    this.entries.push({ seq, at, entry });
    this.stored = this.current.status;
    const { messages, isTableNews } = write();
    this.send({ messages, isTableNews });
    this.parts.onChange(true);
    return { isTold: entry.type === 'move' && messages.some(({ viewer }) => viewer === entry.seat) };
  }

  /** Another node may have changed something: entries, seats, chat. */
  refresh(): Promise<void> {
    return this.mutex.run(async () => {
      const hasNew = await this.catchUp();
      await this.readSeats();
      this.tellTable();
      await this.conversation.tell();
      await this.captionBoard.tell();
      if (hasNew) this.parts.onChange(false);
    });
  }

  /** Another node has added to the log. */
  readOn(): Promise<void> {
    return this.mutex.run(async () => {
      if (await this.catchUp()) this.parts.onChange(false);
    });
  }

  /** When everything that was begun here is done. */
  async settled(): Promise<void> {
    await this.mutex.run(() => Promise.resolve());
    await this.presence.settled();
  }

  private async catchUp(): Promise<boolean> {
    const missing = await this.parts.store.entries(this.id, this.current.seq);
    // Seats may have been swapped until the start: nobody is dealt another one's hand.
    if (missing.length > 0 && !this.current.isStarted) await this.readSeats();
    for (const row of missing) {
      this.entries.push(row);
      const events = addEntry(this.current, row.entry, row.at);
      this.stored = this.current.status;
      this.send(this.write(row.entry, events));
      const rest = this.parts.pause?.();
      if (rest !== undefined) await rest;
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

  private write(entry: Entry, events: readonly EventShape[] | undefined): News {
    return this.audience.write(new Moment(this.current, this.people, this.parts.now(), events), entry);
  }

  private send(news: News): void {
    this.audience.send(news);
    if (news.isTableNews) this.tellTable();
  }

  private tellTable(): void {
    const text = messageText({ type: 'table', table: this.info() });
    if (text === this.lastInfo) return;
    this.lastInfo = text;
    this.audience.sendAll(text);
  }

  readCaptions(): Promise<Captions> {
    return this.captionBoard.read();
  }

  /** Writes a caption that the game offers the seat now; everybody is told once it is stored. */
  writeCaption(seat: Seat, key: string, text: string): Promise<Result<true>> {
    return this.mutex.run(async () => {
      const { match, isStarted } = this.current;
      if (!isStarted) return bad('not-started', words().log.matchBeginsWhenAllSeats);
      const caption = readCaption(captionsOffered(match, seat), key, text);
      if (!caption.ok) return caption;
      const by = this.seats[seat]?.occupancy;
      await this.captionBoard.write({ key, at: this.parts.now(), seat, by, text: caption.value });
      await this.parts.store.wake(this.id);
      return good(true);
    });
  }

  /** Whether the game has signs of its own instead of talk now. */
  hasSigns(seat: Seat): boolean {
    return this.talkRule(seat)?.signs !== undefined;
  }

  /** What the game says about talk at this moment; before the match everybody talks freely. */
  private talkRule(seat: Seat) {
    const { isStarted, match } = this.current;
    return isStarted ? this.game.talk?.(match.view(seat), seat) : undefined;
  }

  async say(seat: Seat, speech: Speech): Promise<Result<true>> {
    const said = readSpeech(this.talkRule(seat), speech);
    if (!said.ok) return said;
    if (said.value.text === '') return good(true);
    const { store, now } = this.parts;
    const { name = '', occupancy: by } = this.seats.at(seat) ?? {};
    await store.addChat(this.id, { at: now(), seat, by, name, ...said.value });
    await this.refresh();
    await store.wake(this.id);
    return good(true);
  }

  /**
   * Adds a watcher and sends what it has missed since `version`, or everything.
   * Nobody sees anything before the deal: a host could otherwise make tables until one suits.
   */
  join(connection: Connection, version?: number): Promise<void> {
    return this.mutex.run(async () => {
      if (connection.reseat?.() === false) return;
      await this.show([connection.viewer]);
      const track = this.audience.trackOf(connection.viewer);
      const now = this.parts.now();
      this.usedAt = now;
      const moment = new Moment(this.current, this.people, now);
      const news = version === undefined ? [track.snapshot(moment)] : track.since(version, moment);
      if (this.current.isStarted || this.current.isOver) for (const text of news) connection.send(text);
      await this.conversation.greet(connection);
      await this.captionBoard.greet(connection);
      this.audience.add(connection);
      this.presence.note(connection.viewer, now);
      this.tellTable();
    });
  }

  leave(connection: Connection): void {
    this.audience.remove(connection);
    this.usedAt = this.parts.now();
    if (!this.audience.viewers.has(connection.viewer)) this.presence.note(connection.viewer, 0);
    this.tellTable();
  }

  /** Says again that those who are connected here are here, and reads who is elsewhere. */
  heartbeat(): void {
    this.presence.repeat(this.audience.viewers, async () => {
      await this.mutex.run(() => this.readSeats());
      this.tellTable();
    });
  }

  /** Another node says who has come or gone there: nothing has to be read for that. */
  noteElsewhere({ seat, at }: Seen): Promise<void> {
    return this.mutex.run(() => {
      this.currentSeats = this.currentSeats.map((held) => (held.seat === seat ? { ...held, seenAt: at } : held));
      this.tellTable();
      return Promise.resolve();
    });
  }

  info(): TableInfo {
    const { parts, stored, current, presence, commitment } = this;
    const here = this.audience.viewers;
    const isHere = (held: Row): boolean => here.has(held.seat) || presence.isElsewhere(held);
    return tableInfo(parts, { stored, current, commitment, seats: this.currentSeats, isHere });
  }
}

/** Done early if it can be; what goes wrong is heard of when it is done for good. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    return;
  }
}
