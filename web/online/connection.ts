import type { ClientMessage, ServerMessage } from '@bandstand/protocol';

export type LineState = 'connecting' | 'open' | 'waiting';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const PING_MS = 25_000;

/** A socket that comes back by itself: after a lost network, a closed lid, a restarted server. */
export class Connection {
  private socket: WebSocket | undefined;
  private waitMs = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly hello: () => ClientMessage;
  private readonly receive: (message: ServerMessage) => void;
  private readonly onState: (state: LineState) => void;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(parts: {
    hello: () => ClientMessage;
    receive: (message: ServerMessage) => void;
    onState: (state: LineState) => void;
  }) {
    this.hello = parts.hello;
    this.receive = parts.receive;
    this.onState = parts.onState;
    this.beat = setInterval(() => this.send({ type: 'ping' }), PING_MS);
    window.addEventListener('online', this.retryNow);
    document.addEventListener('visibilitychange', this.retryNow);
    this.open();
  }

  private open(): void {
    if (this.isClosed) return;
    this.onState('connecting');
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.waitMs = FIRST_WAIT_MS;
      socket.send(JSON.stringify(this.hello()));
      this.onState('open');
    });
    socket.addEventListener('message', (event: MessageEvent<string>) =>
      this.receive(JSON.parse(event.data) as ServerMessage),
    );
    socket.addEventListener('close', () => {
      if (this.isClosed || this.socket !== socket) return;
      this.onState('waiting');
      this.timer = setTimeout(() => this.open(), this.waitMs * (0.5 + Math.random()));
      this.waitMs = Math.min(LONGEST_WAIT_MS, this.waitMs * 2);
    });
  }

  private readonly retryNow = (): void => {
    if (
      this.isClosed ||
      document.hidden ||
      this.socket?.readyState === WebSocket.OPEN ||
      this.socket?.readyState === WebSocket.CONNECTING
    )
      return;
    clearTimeout(this.timer);
    this.open();
  };

  /** False when the line is down; what matters is sent again after the next hello. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    window.removeEventListener('online', this.retryNow);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.socket?.close();
  }
}
