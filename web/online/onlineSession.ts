import type { Captions, EventShape, Game, Outcome, Problem, Seat, Talk, Viewer } from '@bandstand/engine';
import type {
  ClientMessage,
  ClockInfo,
  Ending,
  Proposal,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
} from '@bandstand/protocol';
import { applyPatch } from '@bandstand/protocol/patch';
import { batch, createSignal } from 'solid-js';
import { nameIn, refused, type LogLine, type Offer, type Session } from '../session/session.ts';
import { thinkThrough } from '../session/thinkThrough.ts';
import { Connection, type LineState } from './connection.ts';

const PROTOCOL = 1;
/** What is told so soon after the welcome is history. */
const HISTORY_MS = 1_000;

export type ChatLine = Extract<ServerMessage, { type: 'chat' }>;
type Standing = Snapshot | Update;

/** A move on its way: sent again with the same nonce until the server has answered. */
interface Pending {
  readonly nonce: string;
  readonly move: number;
}

export interface OnlineStart {
  readonly game: Game;
  readonly match: string;
  readonly token: string | undefined;
  readonly invite: string | undefined;
  readonly table: TableInfo;
}

/** What talk needs of a session. */
export type TalkSession = Pick<OnlineSession, 'chat' | 'lastHeard' | 'say' | 'talkRule' | 'viewer'>;

/** A match on a server, seen through one seat or as a spectator. */
export class OnlineSession implements Session {
  readonly game: Game;
  readonly match: string;
  private readonly connection: Connection;
  private readonly standing = createSignal<Standing>();
  private readonly seen = createSignal<object>();
  private readonly lines = createSignal<readonly LogLine[]>([]);
  private readonly latest = createSignal<readonly EventShape[]>([]);
  private readonly refusal = createSignal<Problem>();
  private readonly eyes = createSignal<Viewer>('spectator');
  private readonly info;
  private readonly line = createSignal<LineState>('connecting');
  private readonly talk = createSignal<readonly ChatLine[]>([]);
  private readonly written = createSignal<Captions>({});
  /** Lines that came while the page was open, not the history told at the welcome. */
  private readonly heard = createSignal<ChatLine>();
  private readonly receivedAt = createSignal(0);
  private readonly onTurn: () => void;
  private welcomedAt = 0;
  private version: number | undefined;
  private pending: Pending | undefined;
  private lastMove: number | undefined;
  private readonly takenBack = createSignal<number>();
  private wasMyTurn = false;

  constructor(start: OnlineStart, onTurn: () => void) {
    this.game = start.game;
    this.match = start.match;
    this.onTurn = onTurn;
    this.info = createSignal(start.table);
    this.connection = new Connection({
      hello: () => ({
        type: 'hello',
        protocol: PROTOCOL,
        match: start.match,
        ...(start.token === undefined ? {} : { token: start.token }),
        ...(start.invite === undefined ? {} : { invite: start.invite }),
        ...(this.version === undefined ? {} : { version: this.version }),
      }),
      receive: (message) => batch(() => this.receive(message)),
      onState: (state) => this.line[1](state),
    });
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcomedAt = Date.now();
        this.eyes[1](() => message.viewer);
        this.info[1](message.table);
        this.written[1]({});
        if (this.pending !== undefined) this.connection.send({ type: 'move', ...this.pending });
        break;
      case 'snapshot':
        this.seen[1](() => message.view as object);
        this.lines[1](this.words(message.events as EventShape[], message.version));
        this.latest[1]([]);
        this.stand(message);
        break;
      case 'update':
        if (message.patch !== undefined)
          this.seen[1](() => applyPatch(this.seen[0](), message.patch ?? [null]) as object);
        this.latest[1](message.events as EventShape[]);
        this.lines[1]([...this.lines[0](), ...this.words(message.events as EventShape[], message.version)]);
        this.stand(message);
        break;
      case 'table':
        this.info[1](message.table);
        break;
      case 'accepted':
        if (this.pending?.nonce === message.nonce) this.pending = undefined;
        this.refusal[1](undefined);
        break;
      case 'refused':
        if (message.nonce !== undefined && this.pending?.nonce === message.nonce) this.pending = undefined;
        this.refusal[1]({ code: message.code, message: message.message });
        break;
      case 'chat':
        if (this.talk[0]().some(({ n }) => n === message.n)) break;
        this.talk[1]([...this.talk[0](), message]);
        if (Date.now() - this.welcomedAt > HISTORY_MS) this.heard[1](message);
        break;
      case 'captions':
        this.written[1](message.captions);
        break;
      case 'bye':
      case 'pong':
        break;
    }
  }

  private stand(message: Standing): void {
    this.version = message.version;
    if (message.nonce !== undefined && this.pending?.nonce === message.nonce) this.pending = undefined;
    this.receivedAt[1](Date.now());
    this.standing[1](message);
    const isMyTurn = message.moves.length > 0;
    if (isMyTurn && !this.wasMyTurn) this.onTurn();
    this.wasMyTurn = isMyTurn;
  }

  private words(events: readonly EventShape[], step: number): LogLine[] {
    return events.flatMap((event) => {
      const text = this.game.texts.en.event(event, nameIn(this.names));
      return text === undefined ? [] : [{ step, text }];
    });
  }

  /** True once the first picture of the match is here. */
  get isReady(): boolean {
    return this.seen[0]() !== undefined;
  }

  get lineState(): LineState {
    return this.line[0]();
  }

  get table(): TableInfo {
    return this.info[0]();
  }

  get chat(): readonly ChatLine[] {
    return this.talk[0]();
  }

  /** What was said last, if it was said just now. */
  get lastHeard(): ChatLine | undefined {
    return this.heard[0]();
  }

  /** How the game lets the viewer talk now; undefined: freely. */
  get talkRule(): Talk | undefined {
    return this.isReady && this.table.status !== 'open' ? this.game.talk?.(this.view, this.viewer) : undefined;
  }

  get captions(): Captions {
    return this.written[0]();
  }

  writeCaption(key: string, text: string): void {
    if (this.viewer !== 'spectator') this.say({ type: 'caption', key, text });
  }

  get proposal(): Proposal | undefined {
    return this.standing[0]()?.proposal;
  }

  get ending(): Ending | undefined {
    return this.standing[0]()?.ending;
  }

  /** The clocks, and when they were told. */
  get clock(): { readonly info: ClockInfo; readonly at: number } | undefined {
    const info = this.standing[0]()?.clock;
    return info === undefined ? undefined : { info, at: this.receivedAt[0]() };
  }

  get names(): readonly string[] {
    return this.table.seats.map(
      ({ seat, kind, name }) => name || (kind === 'open' ? `Open seat ${seat + 1}` : `Seat ${seat + 1}`),
    );
  }

  get viewer(): Viewer {
    return this.eyes[0]();
  }

  get view(): object {
    return this.seen[0]() ?? {};
  }

  get moves() {
    return this.table.status === 'open' ? [] : (this.standing[0]()?.moves ?? []).map((id) => this.game.moves[id]);
  }

  get events(): readonly EventShape[] {
    return this.latest[0]();
  }

  get log(): readonly LogLine[] {
    return this.lines[0]();
  }

  get step(): number {
    return this.standing[0]()?.version ?? 0;
  }

  get waitingFor(): readonly Seat[] {
    return this.table.status === 'playing' ? (this.standing[0]()?.toAct ?? []) : [];
  }

  /** Of a match that was played out; other endings have no score to show. */
  get outcome(): Outcome | undefined {
    return this.ending?.how === 'played' ? (this.ending.outcome as Outcome) : undefined;
  }

  get problem(): Problem | undefined {
    return this.refusal[0]();
  }

  readonly handOver = undefined;
  acceptHandOver(): void {}

  play(move: { readonly id: number }): void {
    if (this.pending !== undefined) return;
    this.refusal[1](undefined);
    this.pending = { nonce: crypto.randomUUID(), move: move.id };
    this.lastMove = move.id;
    this.takenBack[1](undefined);
    if (!this.connection.send({ type: 'move', ...this.pending })) {
      this.refusal[1]({ code: 'offline', message: 'The line is down; your move is sent as soon as it is back.' });
    }
  }

  get undo(): Offer {
    if (this.viewer === 'spectator') return refused('You are watching.');
    if (this.standing[0]()?.canUndo !== true)
      return refused('Something was revealed since your last move, or you have not moved yet.');
    return {
      can: true,
      run: () => {
        this.takenBack[1](this.lastMove);
        this.say({ type: 'undo' });
      },
    };
  }

  get redo(): Offer {
    const move = this.moves.find(({ id }) => id === this.takenBack[0]());
    return move === undefined ? refused('Nothing was taken back.') : { can: true, run: () => this.play(move) };
  }

  preview(move: { readonly id: number; readonly type: string }): object | undefined {
    return thinkThrough(this.game, this.view, this.viewer, move);
  }

  whyNot(move: { readonly id: number; readonly type: string }): string | undefined {
    if (this.moves.some(({ id }) => id === move.id)) return undefined;
    if (this.table.status === 'open') return 'The match begins when all seats are taken.';
    if (this.ending !== undefined) return 'The match is over.';
    if (this.viewer === 'spectator') return 'You are watching.';
    if (!this.waitingFor.includes(this.viewer)) return 'It is not your turn.';
    return this.game.whyNot(this.view, move).message;
  }

  /** Everything but moves: wishes, answers, talk. */
  say(message: Exclude<ClientMessage, { type: 'hello' | 'move' }>): void {
    this.refusal[1](undefined);
    if (!this.connection.send(message))
      this.refusal[1]({ code: 'offline', message: 'The line is down; try again when it is back.' });
  }

  close(): void {
    this.connection.close();
  }
}
