import type { ClientMessage, ServerMessage } from '@bandstand/protocol';
import { PROTOCOL } from '@bandstand/protocol/version';
import type { Receiver, TableLink } from '../session/link.ts';
import type { Keys } from './api.ts';

const FIRST_WAIT_MS = 400;
/** Nobody who looks at the page waits longer for the next try; a tab in the background may. */
const LONGEST_WAIT_MS = 5_000;
const LONGEST_HIDDEN_WAIT_MS = 15_000;
const PING_MS = 25_000;
/** Whoever hears nothing for so long after a question has lost the connection, whatever the socket says. */
const ANSWER_MS = 10_000;
const SILENT_MS = 2_000;

/** When a connection may have been lost without a word, or may be had again. */
const OCCASIONS: readonly (readonly [EventTarget, string])[] = [
  [window, 'online'],
  [window, 'offline'],
  [document, 'visibilitychange'],
];

const NOT_LET_IN: ReadonlySet<string> = new Set([
  'bad-token',
  'sent-away',
  'private-table',
  'other-protocol',
  'unknown-match',
]);

/** A socket that comes back by itself: after a lost network, a closed lid, a restarted server. */
export class SocketLink implements TableLink {
  private socket: WebSocket | undefined;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while an answer is due. */
  private due: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly match: string;
  private readonly keys: Keys;
  private readonly receiver: Receiver;
  private readonly beat: ReturnType<typeof setInterval>;
  /** The server has let this page in before. */
  private isWelcome = false;
  /** The next hello asks for the whole picture. */
  private isLost = false;

  constructor(match: string, keys: Keys, receiver: Receiver) {
    this.match = match;
    this.keys = keys;
    this.receiver = receiver;
    this.beat = setInterval(() => this.send({ type: 'ping' }), PING_MS);
    for (const [target, event] of OCCASIONS) target.addEventListener(event, this.look);
    this.open();
  }

  private open(): void {
    if (this.isClosed) return;
    this.stopWaiting();
    this.receiver.onState('connecting');
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.socket = socket;
    // A network that swallows everything would keep a browser trying for minutes.
    this.due = setTimeout(() => this.giveUp(), ANSWER_MS);
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.stopWaiting();
      this.waitMs = FIRST_WAIT_MS;
      this.ask(this.hello());
      this.receiver.onState('open');
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.stopWaiting();
      this.receiver.onState('open');
      const message = JSON.parse(event.data) as ServerMessage;
      // Asking again would be answered alike: whoever is not let in stays away until the person does something.
      if (message.type === 'welcome') this.isWelcome = true;
      else if (message.type === 'refused' && !this.isWelcome && NOT_LET_IN.has(message.code)) this.close();
      this.receiver.receive(message);
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.comeBack();
    });
  }

  private hello(): ClientMessage {
    const { token, invite } = this.keys;
    const version = this.isLost ? undefined : this.receiver.version;
    this.isLost = false;
    return {
      type: 'hello',
      protocol: PROTOCOL,
      match: this.match,
      ...(token === undefined ? {} : { token }),
      ...(invite === undefined ? {} : { invite }),
      ...(version === undefined || version === 0 ? {} : { version }),
    };
  }

  /** Something was missed on the way: a new connection brings everything. */
  resync(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.giveUp();
  }

  private comeBack(): void {
    this.stopWaiting();
    if (this.isClosed) return;
    this.receiver.onState('waiting');
    // Not everybody at once: after a restart of the server that would be a storm.
    this.timer = setTimeout(() => this.open(), this.waitMs * (0.5 + Math.random() / 2));
    this.waitMs = Math.min(document.hidden ? LONGEST_HIDDEN_WAIT_MS : LONGEST_WAIT_MS, this.waitMs * 2);
  }

  /** Sends something that the server always answers. */
  private ask(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
    this.due ??= setTimeout(() => {
      this.receiver.onState('silent');
      this.due = setTimeout(() => this.giveUp(), ANSWER_MS - SILENT_MS);
    }, SILENT_MS);
  }

  private giveUp(): void {
    const dead = this.socket;
    this.socket = undefined;
    dead?.close();
    this.comeBack();
  }

  private stopWaiting(): void {
    clearTimeout(this.due);
    this.due = undefined;
  }

  /** Something happened to the network or the page: is the connection still there? */
  private readonly look = (): void => {
    if (this.isClosed || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    if (this.send({ type: 'ping' })) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Whatever is under way is left: somebody who asks knows better than a timer. */
  tryNow(): void {
    if (this.isClosed) return;
    const dead = this.socket;
    this.socket = undefined;
    dead?.close();
    clearTimeout(this.timer);
    this.stopWaiting();
    this.open();
  }

  /** False when the connection is down; what matters is sent again after the next hello. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    if (message.type === 'ping' || message.type === 'move') this.ask(message);
    else this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.stopWaiting();
    for (const [target, event] of OCCASIONS) target.removeEventListener(event, this.look);
    this.socket?.close();
  }
}
