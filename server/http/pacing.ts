import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LIMITS, TRAFFIC } from '@bandstand/protocol';
import { Slices } from '../slices.ts';

/** So much of what has come is parsed at a time: a few requests at most. */
const SLICE_BYTES = 512;
/** So much of one connection before others have their turn: more than most requests are long. */
const TURN_BYTES = 8 * 1024;
/** Nobody needs as much for one request, with all that may stand around it. */
const REQUEST_BYTES = 2 * LIMITS.bodyBytes;
/** So many requests are begun in one turn of the event loop, of all connections, and so many of them read on. */
const AT_ONCE = 16;

/**
 * The requests of one connection: answered one after the other, each when the one before has been taken off our hands. Where
 * too many wait, nothing more is read. Between the system and the parser stands a pair of functions that streams offer for
 * this, `push` and `_read`: Node itself parses all that has come at once, which can be thousands of requests.
 */
class Conversation {
  private readonly socket: Socket;
  private readonly begin: Slices;
  private readonly parse: Slices;
  private readonly hand: (chunk: Buffer | null) => boolean;
  private readonly readOn: () => void;
  /** What has come and is not parsed yet; null is the end. */
  private readonly unparsed: (Buffer | null)[] = [];
  private readonly waiting: (() => void)[] = [];
  private inFlight = 0;
  /** Since the last request. */
  private parsedBytes = 0;
  private isAnswering = false;
  private isAskedForMore = false;
  private isWaitingToParse = false;
  private isOver = false;

  constructor(socket: Socket, begin: Slices, parse: Slices) {
    this.socket = socket;
    this.begin = begin;
    this.parse = parse;
    this.hand = socket.push.bind(socket);
    const read = socket._read.bind(socket);
    this.readOn = () => read(0);
    // As long as nobody listens, the parser takes what comes straight from the system.
    socket.once('data', () => undefined);
    socket.push = (chunk: Buffer | null): boolean => {
      this.unparsed.push(chunk);
      return this.give();
    };
    socket._read = () => {
      this.isAskedForMore = true;
      // What is given while a stream asks would be kept until later, all of it.
      process.nextTick(this.give);
    };
    socket.on('resume', this.give);
    socket.once('close', () => {
      this.waiting.length = 0;
      this.unparsed.length = 0;
    });
  }

  take(response: ServerResponse, serve: () => void): void {
    this.inFlight++;
    this.parsedBytes = 0;
    this.waiting.push(serve);
    response.once('close', () => {
      this.inFlight--;
      this.isAnswering = false;
      void this.next();
      this.give();
    });
    if (!this.isAnswering) void this.next();
  }

  /** From here on something else than requests goes over this connection. */
  end(): void {
    this.isOver = true;
    if (this.inFlight > 0) this.socket.destroy();
    this.socket.off('resume', this.give);
    Reflect.deleteProperty(this.socket, 'push');
    Reflect.deleteProperty(this.socket, '_read');
    process.nextTick(this.give);
  }

  private async next(): Promise<void> {
    if (this.waiting.length === 0) return;
    this.isAnswering = true;
    await this.begin.turn();
    if (!this.socket.destroyed && !this.socket.writableEnded) this.waiting.shift()?.();
  }

  private get canParse(): boolean {
    if (this.isOver) return true;
    const { readableFlowing, readableLength } = this.socket;
    return this.inFlight < TRAFFIC.requestsInFlight && readableFlowing !== false && readableLength === 0;
  }

  /** Parses as much as may be parsed; false where something is left. */
  private readonly give = (): boolean => {
    if (this.isWaitingToParse && !this.isOver) return false;
    let isHungry = true;
    for (let slices = TURN_BYTES / SLICE_BYTES; this.unparsed.length > 0 && this.canParse; slices--) {
      if (slices <= 0 && !this.isOver) {
        void this.parseLater();
        return false;
      }
      isHungry = this.hand(this.slice());
    }
    if (this.parsedBytes > REQUEST_BYTES && !this.isOver) this.socket.destroy();
    if (this.unparsed.length > 0) return false;
    if (this.isAskedForMore && !this.socket.destroyed) {
      this.isAskedForMore = false;
      this.readOn();
    }
    return isHungry;
  };

  private async parseLater(): Promise<void> {
    this.isWaitingToParse = true;
    await this.parse.turn();
    this.isWaitingToParse = false;
    this.give();
  }

  private slice(): Buffer | null {
    const [first] = this.unparsed;
    const length = first === null || this.isOver ? Infinity : SLICE_BYTES;
    this.parsedBytes += Math.min(length, first?.length ?? 0);
    if (first === null || first.length <= length) {
      this.unparsed.shift();
      return first;
    }
    this.unparsed[0] = first.subarray(length);
    return first.subarray(0, length);
  }
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Lets no connection ask for more than can be answered. To be called when everything that answers requests is in place. */
export function paceRequests(server: Server): void {
  const [begin, parse] = [new Slices(AT_ONCE), new Slices(AT_ONCE)];
  const conversations = new WeakMap<Socket, Conversation>();
  server.on('connection', (socket) => conversations.set(socket, new Conversation(socket, begin, parse)));
  const serving = server.listeners('request') as Serve[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    conversations.get(request.socket)?.take(response, () => {
      for (const serve of serving) serve.call(server, request, response);
    });
  });
  server.prependListener('upgrade', ({ socket }) => conversations.get(socket)?.end());
}
