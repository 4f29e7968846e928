import {
  canonical,
  type Captions,
  type EventShape,
  type Game,
  type Outcome,
  type Problem,
  type Seat,
  type Talk,
  type Viewer,
} from '@bandstand/engine';
import type {
  ClientMessage,
  ClockInfo,
  Dropped,
  Ending,
  Proposal,
  ServerMessage,
  TableInfo,
} from '@bandstand/protocol';
import { batch, createSignal } from 'solid-js';
import { Feed } from './feed.ts';
import type { LinkState, Receiver, TableLink } from './link.ts';
import { nameIn, refused, type AtOneScreen, type LogLine, type Offer, type Session } from './session.ts';
import { thinkThrough } from './thinkThrough.ts';
import { randomHex } from '../random.ts';
import { words } from '../text/index.ts';

/** What is told so soon after the welcome is history. */
const HISTORY_MS = 1_000;

export type ChatLine = Extract<ServerMessage, { type: 'chat' }>;

/** A move on its way: sent again with the same nonce until the table has answered. */
interface Pending {
  readonly nonce: string;
  readonly move: number;
}

export interface LiveStart {
  readonly game: Game;
  readonly table: TableInfo;
  readonly connect: (receiver: Receiver) => TableLink;
  /** Seats that are played on this device; elsewhere the welcome says which one it is. */
  readonly people?: readonly Seat[];
  /** People at one screen must not see each other's things. */
  readonly isHidden?: boolean;
  readonly onTurn?: () => void;
  /** When a kept match was over: its table tells when it was opened again. */
  readonly endedAt?: number | undefined;
}

/** What talk needs of a session. */
export type TalkSession = Pick<LiveSession, 'chat' | 'lastHeard' | 'say' | 'talkRule' | 'viewer'>;

/** Why a choice cannot be taken back, by the table's reason. */
const UNDO_WORDS: Readonly<Record<string, string>> = {
  spectator: words.liveSession.youAreWatching,
  'match-over': words.liveSession.matchIsOver,
  'nothing-to-undo': words.liveSession.nobodyHasMovedYet,
  'already-revealed': words.liveSession.somethingWasRevealedSince,
  'others-have-moved': words.liveSession.othersHaveMovedSince,
  'bots-have-answered': words.liveSession.botHasShownByItsAnswer,
};

/** Words that were taken away are not shown any longer; the message names their lines, as people may have changed seats. */
function withoutWords(chat: readonly ChatLine[], { text: numbers, name }: ChatLine): readonly ChatLine[] {
  const gone = new Set(numbers.split(' ').map(Number));
  return chat.map((line) =>
    gone.has(line.n) ? { ...line, name, text: line.kind === 'text' ? '(removed)' : line.text } : line,
  );
}

/** A match at a table, wherever the table stands: seen through one seat, the seats of one screen, or as a spectator. */
export class LiveSession implements Session, Receiver {
  readonly game: Game;
  private readonly link: TableLink;
  private readonly people: readonly Seat[];
  private readonly isHidden: boolean;
  private readonly onTurn: () => void;
  private readonly keptEnd: number | undefined;
  private readonly feeds = new Map<Viewer, Feed>();
  private readonly viewerSignal;
  /** Who has the device in hand; nobody at first where things are hidden, and while it lies open on the table. */
  private readonly holderSignal;
  /** Somebody wants to see their own things although all look. */
  private readonly asideSignal = createSignal(false);
  private readonly tableSignal;
  private readonly problemSignal = createSignal<Problem>();
  private readonly stateSignal = createSignal<LinkState>('connecting');
  private readonly chatSignal = createSignal<readonly ChatLine[]>([]);
  private readonly captionSignal = createSignal<Captions>({});
  /** Lines that came while the page was open, not the history told at the welcome. */
  private readonly heardSignal = createSignal<ChatLine>();
  private welcomedAt = 0;
  private pending: Pending | undefined;
  private wasMyTurn = false;

  constructor({ game, table, connect, people = [], isHidden = false, onTurn = () => undefined, endedAt }: LiveStart) {
    this.game = game;
    this.people = people;
    this.isHidden = isHidden;
    this.onTurn = onTurn;
    this.keptEnd = endedAt;
    this.tableSignal = createSignal(table);
    this.viewerSignal = createSignal<Viewer>(people[0] ?? 'spectator');
    this.holderSignal = createSignal<Seat | undefined>(isHidden && people.length > 1 ? undefined : people[0]);
    this.link = connect(this);
  }

  private feedOf(viewer: Viewer): Feed {
    const known = this.feeds.get(viewer);
    if (known !== undefined) return known;
    const feed = new Feed((events, version) => this.words(events, version));
    this.feeds.set(viewer, feed);
    return feed;
  }

  private get feed(): Feed {
    return this.feedOf(this.viewer);
  }

  private words(events: readonly EventShape[], version: number): LogLine[] {
    return events.flatMap((event) => {
      const text = this.game.text.event(event, nameIn(this.names), this.captions);
      return text === undefined ? [] : [{ version, text }];
    });
  }

  receive(message: ServerMessage, viewer?: Viewer): void {
    batch(() => this.take(message, viewer ?? this.viewer));
  }

  onState(state: LinkState): void {
    this.stateSignal[1](state);
  }

  private take(message: ServerMessage, viewer: Viewer): void {
    switch (message.type) {
      case 'welcome':
        this.welcomedAt = performance.now();
        this.viewerSignal[1](() => message.viewer);
        this.tableSignal[1](message.table);
        this.captionSignal[1]({});
        if (this.pending !== undefined) this.link.send({ type: 'move', ...this.pending }, undefined);
        break;
      case 'snapshot':
      case 'update':
        if (message.type === 'update' && !this.feedOf(viewer).isNext(message)) {
          this.link.resync();
          break;
        }
        this.feedOf(viewer).take(message);
        this.settle(message.nonce);
        break;
      case 'table':
        this.tableSignal[1](message.table);
        break;
      case 'accepted':
        this.settle(message.nonce);
        this.problemSignal[1](undefined);
        break;
      case 'refused':
        if (message.nonce !== undefined) this.settle(message.nonce);
        this.problemSignal[1]({ code: message.code, message: message.message });
        break;
      case 'chat':
        if (this.chat.some(({ n }) => n === message.n)) break;
        this.chatSignal[1]([...(message.kind === 'removed' ? withoutWords(this.chat, message) : this.chat), message]);
        if (performance.now() - this.welcomedAt > HISTORY_MS) this.heardSignal[1](message);
        break;
      case 'captions':
        this.captionSignal[1](message.captions);
        break;
      case 'bye':
      case 'pong':
        break;
    }
  }

  /** A move was answered; whoever has to decide next looks at the table. */
  private settle(nonce: string | undefined): void {
    if (nonce !== undefined && this.pending?.nonce === nonce) this.pending = undefined;
    const toAct = this.feed.standing?.toAct ?? [];
    const next = this.people.find((seat) => toAct.includes(seat));
    const isOther = typeof this.viewer === 'number' && !toAct.includes(this.viewer);
    if (next !== undefined && isOther) this.viewerSignal[1](next);
    if (this.isInTheOpen) {
      this.holderSignal[1](undefined);
      this.asideSignal[1](false);
    }
    const isMyTurn = (this.feed.standing?.moves.length ?? 0) > 0;
    if (isMyTurn && !this.wasMyTurn) this.onTurn();
    this.wasMyTurn = isMyTurn;
  }

  /** True once the first picture of the match is here. */
  get isReady(): boolean {
    return this.feed.view !== undefined;
  }

  get linkState(): LinkState {
    return this.stateSignal[0]();
  }

  /** The connection is down: tries at once instead of in a few seconds. */
  tryNow(): void {
    this.link.tryNow();
  }

  get table(): TableInfo {
    return this.tableSignal[0]();
  }

  get chat(): readonly ChatLine[] {
    return this.chatSignal[0]();
  }

  /** What was said last, if it was said just now. */
  get lastHeard(): ChatLine | undefined {
    return this.heardSignal[0]();
  }

  /** How the game lets the viewer talk now; undefined: freely. */
  get talkRule(): Talk | undefined {
    return this.isReady && this.table.status !== 'open' ? this.game.talk?.(this.view, this.viewer) : undefined;
  }

  get captions(): Captions {
    return this.captionSignal[0]();
  }

  writeCaption(key: string, text: string): void {
    if (this.viewer !== 'spectator') this.say({ type: 'caption', key, text });
  }

  get proposal(): Proposal | undefined {
    return this.feed.standing?.proposal;
  }

  /** A proposal that came to nothing just now. */
  get dropped(): Dropped | undefined {
    return this.feed.standing?.dropped;
  }

  get ending(): Ending | undefined {
    return this.feed.standing?.ending;
  }

  /** The clocks, and when they were told by the page's own clock. */
  get clock(): { readonly info: ClockInfo; readonly at: number } | undefined {
    const info = this.feed.standing?.clock;
    return info === undefined ? undefined : { info, at: this.feed.receivedAt };
  }

  get names(): readonly string[] {
    return this.table.seats.map(
      ({ seat, kind, name }) =>
        name || (kind === 'open' ? words.liveSession.openSeat(seat + 1) : words.liveSession.seat(seat + 1)),
    );
  }

  get viewer(): Viewer {
    return this.viewerSignal[0]();
  }

  /** Several people at one screen, all of whom may look at the present choice. */
  private get isInTheOpen(): boolean {
    const { viewer } = this;
    if (!this.isHidden || this.people.length < 2 || viewer === 'spectator' || this.ending !== undefined) return false;
    if (this.feed.standing?.toAct.includes(viewer) !== true) return false;
    const open = this.feedOf('spectator').view;
    return open !== undefined && this.game.inTheOpen?.(open, viewer) === true;
  }

  /** What is shown: the viewer's own things, or what everybody may see. */
  private get shownFeed(): Feed {
    return this.isInTheOpen && !this.asideSignal[0]() ? this.feedOf('spectator') : this.feed;
  }

  get view(): object {
    return this.shownFeed.view ?? {};
  }

  get moves() {
    if (this.table.status === 'open' || this.handOver !== undefined) return [];
    return (this.feed.standing?.moves ?? []).map((id) => this.game.moves[id]);
  }

  get events(): readonly EventShape[] {
    return this.shownFeed.latest;
  }

  get log(): readonly LogLine[] {
    return this.shownFeed.log;
  }

  get version(): number {
    return this.shownFeed.standing?.version ?? 0;
  }

  get waitingFor(): readonly Seat[] {
    return this.table.status === 'playing' ? (this.feed.standing?.toAct ?? []) : [];
  }

  /** Of a match that was played out; other endings have no score to show. */
  get endedAt(): number | undefined {
    return this.keptEnd ?? this.ending?.at;
  }

  get outcome(): Outcome | undefined {
    return this.ending?.how === 'played' ? (this.ending.outcome as Outcome) : undefined;
  }

  /** That the connection is down is said as long as it is. */
  get problem(): Problem | undefined {
    const problem = this.problemSignal[0]();
    return problem?.code === 'offline' && this.linkState === 'open' ? undefined : problem;
  }

  get handOver(): Seat | undefined {
    const { viewer } = this;
    if (!this.isHidden || this.people.length < 2 || this.ending !== undefined || viewer === 'spectator')
      return undefined;
    if (this.isInTheOpen && !this.asideSignal[0]()) return undefined;
    return this.holderSignal[0]() === viewer ? undefined : viewer;
  }

  /** At one screen: who decides while all may look, and the way to look at one's own things alone. */
  get atOneScreen(): AtOneScreen | undefined {
    const { viewer } = this;
    if (viewer === 'spectator' || !this.isInTheOpen) return undefined;
    const isAside = this.asideSignal[0]();
    const own = (feed: Feed): string => canonical({ ...feed.view, viewer });
    return {
      seat: viewer,
      lookAside:
        isAside || own(this.feed) === own(this.feedOf('spectator')) ? undefined : () => this.asideSignal[1](true),
    };
  }

  acceptHandOver(): void {
    const { viewer } = this;
    if (viewer !== 'spectator') this.holderSignal[1](viewer);
  }

  play(move: { readonly id: number }): void {
    if (this.pending !== undefined) return;
    this.problemSignal[1](undefined);
    this.pending = { nonce: randomHex(16), move: move.id };
    if (!this.link.send({ type: 'move', ...this.pending }, this.seat))
      this.problemSignal[1]({
        code: 'offline',
        message: words.liveSession.connectionIsDownYourMove,
      });
  }

  private get seat(): Seat | undefined {
    return this.viewer === 'spectator' ? undefined : this.viewer;
  }

  /** On one screen everybody agrees: whoever moved last may take it back, and play it again. */
  private whoCan(what: 'canUndo' | 'canRedo'): Seat | undefined {
    const seats = this.people.length > 0 ? this.people : this.seat === undefined ? [] : [this.seat];
    const mine = seats.toSorted((a, b) => Number(b === this.viewer) - Number(a === this.viewer));
    return mine.find((seat) => this.feedOf(seat).standing?.[what] === true);
  }

  get undo(): Offer {
    const seat = this.whoCan('canUndo');
    if (seat !== undefined) return { can: true, run: () => this.say({ type: 'undo' }, seat) };
    const code = this.feed.standing?.undoProblem ?? '';
    const why = UNDO_WORDS[code] ?? words.liveSession.thereIsNothingToTake;
    // Others may still agree: the page then offers to ask them.
    if (code === 'others-have-moved') return { can: true, run: () => this.problemSignal[1]({ code, message: why }) };
    return refused(why);
  }

  get redo(): Offer {
    const seat = this.whoCan('canRedo');
    return seat === undefined
      ? refused(words.liveSession.nothingWasTakenBack)
      : { can: true, run: () => this.say({ type: 'redo' }, seat) };
  }

  preview(move: { readonly id: number; readonly type: string }): object | undefined {
    return thinkThrough(this.game, this.view, this.viewer, move);
  }

  whyNot(move: { readonly id: number; readonly type: string }): string | undefined {
    if (this.moves.some(({ id }) => id === move.id)) return undefined;
    if (this.table.status === 'open') return words.liveSession.matchBeginsWhenAllSeats;
    if (this.ending !== undefined) return words.liveSession.matchIsOver;
    if (this.viewer === 'spectator') return words.liveSession.youAreWatching;
    if (!this.waitingFor.includes(this.viewer)) return words.liveSession.itIsNotYourTurn;
    return this.game.whyNot(this.view, move).message;
  }

  /** Everything but moves: wishes, answers, talk. */
  say(message: Exclude<ClientMessage, { type: 'hello' | 'move' }>, seat: Seat | undefined = this.seat): void {
    this.problemSignal[1](undefined);
    if (!this.link.send(message, seat))
      this.problemSignal[1]({ code: 'offline', message: words.liveSession.connectionIsDownTry });
  }

  close(): void {
    this.link.close();
  }
}
