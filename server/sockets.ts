import type { Socket } from 'node:net';
import { bad, type Problem, type Result, type Seat, type Viewer } from '@bandstand/engine';
import { ClientMessage, LIMITS, parseJson, PROTOCOL, type ServerMessage, TRAFFIC } from '@bandstand/protocol';
import { messageText, type Connection, type Speech } from '@bandstand/table';
import { Compile } from 'typebox/compile';
import type { RawData, WebSocket } from 'ws';
import { faultProblem } from './fault.ts';
import { startIfFull } from './begin.ts';
import { seatKey, type Spending } from './budgets.ts';
import type { Context } from './context.ts';
import { isEnded, KEY_IS_OVER, mayWatch, privateTable, seatOf, SENT_AWAY } from './lobby.ts';
import { writeText } from './frame.ts';
import { Bucket, type Flow } from './rate.ts';
import type { LiveTable } from './table/live.ts';
import { words } from './text/index.ts';

const clientMessage = Compile(ClientMessage);

/** The head and the mask of a short frame from a client. */
const FRAME_BYTES = 6;

const MESSAGES: Flow = { perSecond: LIMITS.messagesPerSecond, burst: LIMITS.messageBurst };

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** What failed here is refused like any other wish, so that a page knows which of its moves it was. */
const failed = (problem: Problem): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem });

/** One connected page or program at one table. */
export class SocketSession implements Connection {
  viewer: Viewer = 'spectator';
  private readonly socket: WebSocket;
  private readonly stream: Socket;
  private readonly context: Context;
  private readonly address: string;
  private readonly messages: Bucket;
  private table: LiveTable | undefined;
  private token: string | undefined;
  private leaveSeat: (() => void) | undefined;
  private isGreeting = false;
  /** The connection may drop while the table is still being opened. */
  private isClosed = false;
  private isDismissed = false;
  private tooMany = 0;
  /** So much of what was read belongs to whole messages. */
  private wholeBytes: number;

  constructor(socket: WebSocket, stream: Socket, address: string, context: Context) {
    this.socket = socket;
    this.stream = stream;
    this.context = context;
    this.address = address;
    this.messages = new Bucket(MESSAGES, context.monotonic());
    this.wholeBytes = stream.bytesRead;
  }

  /** Whether it has said which table it is for, and may be there. */
  get isAtTable(): boolean {
    return this.table !== undefined;
  }

  send(text: string): void {
    if (this.isHeard()) writeText(this.stream, text);
  }

  /** Whether anything can be sent; whoever does not read is let go. */
  private isHeard(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.stream.writableLength <= LIMITS.unreadBytes) return true;
    this.socket.terminate();
    return false;
  }

  /** Whether it is still there; whoever has been silent since the last time is let go. */
  ask(): void {
    if (this.isHeard()) this.socket.ping();
  }

  /** Says goodbye and listens no more: whoever does not close then is cut off. */
  dismiss(why: string): void {
    if (this.isDismissed) return;
    this.isDismissed = true;
    this.socket.close(1008, why);
    this.socket.pause();
    setTimeout(() => this.socket.terminate(), TRAFFIC.goodbyeMs).unref();
  }

  /** Something was read, a part of a message perhaps. A message in a thousand pieces costs more than one. */
  heard(): void {
    if (this.stream.bytesRead - this.wholeBytes > LIMITS.messageBytes + TRAFFIC.framingBytes) this.socket.terminate();
  }

  answerPing(data: Buffer): void {
    if (this.mayAsk(data) && this.isHeard()) this.socket.pong(data);
  }

  /** A ping or pong counts as a message, but may come amid the pieces of another. */
  mayAsk(data: Buffer): boolean {
    this.wholeBytes = Math.min(this.stream.bytesRead, this.wholeBytes + FRAME_BYTES + data.length);
    return this.isInTime();
  }

  /** Counts a message against the limits. */
  private isInTime(): boolean {
    if (this.isDismissed) return false;
    const wait = this.context.settings.unlimited ? 0 : this.messages.take(this.context.monotonic());
    if (wait > 0) this.slowDown(wait);
    return wait === 0;
  }

  private say(message: ServerMessage): void {
    this.send(messageText(message));
  }

  refuse(problem: Problem, extra: { nonce?: string; retryAfterMs?: number } = {}): void {
    this.context.metrics.refusals.add(problem.code);
    this.say({ type: 'refused', ...problem, ...extra });
  }

  async receive(data: RawData): Promise<void> {
    this.wholeBytes = this.stream.bytesRead;
    if (this.context.blocked.has(this.address)) {
      this.dismiss('blocked');
      return;
    }
    if (!this.isInTime()) return;
    const message = parse(data);
    if (!message.ok) {
      this.refuse(message.problem);
      return;
    }
    if (message.value.type === 'ping') this.say({ type: 'pong' });
    else if (message.value.type === 'hello') await this.greet(message.value);
    else if (this.table === undefined)
      this.refuse({
        code: 'no-hello',
        message: words.sockets.sayHelloFirstType(PROTOCOL),
      });
    else await this.obey(this.table, message.value);
  }

  /** The first message too many is answered; a flood ends the connection. */
  private slowDown(wait: number): void {
    this.tooMany++;
    const message = words.sockets.atMostMessagesASecond(LIMITS.messagesPerSecond);
    if (this.tooMany > LIMITS.floodMessages) {
      this.say({ type: 'bye', code: 'flood', message });
      this.dismiss('flood');
    } else if (this.tooMany % 20 === 1) this.refuse({ code: 'too-fast', message }, { retryAfterMs: wait });
  }

  private async greet(hello: Hello): Promise<void> {
    if (hello.protocol !== PROTOCOL) {
      this.refuse({
        code: 'other-protocol',
        message: words.sockets.thisServerSpeaksProtocol(PROTOCOL),
      });
      return;
    }
    if (this.table !== undefined || this.isGreeting) {
      this.refuse({ code: 'second-hello', message: words.sockets.thisConnectionIsAtATable });
      return;
    }
    this.isGreeting = true;
    // A crowd that comes back from a dead node is let in one after the other, and whoever moves meanwhile passes.
    await this.context.arrivals.turn();
    const table = await this.context.tables.get(hello.match).finally(() => {
      this.isGreeting = false;
    });
    if (this.isClosed) return undefined;
    if (!table.ok) return this.refuse(table.problem);
    if (!mayWatch(table.value, hello.token, hello.invite)) return this.refuse(privateTable);
    const seat = seatOf(table.value, hello.token);
    if (hello.token !== undefined && seat === undefined)
      return this.refuse({ code: 'bad-token', message: words.sockets.thisKeyDoesNotOpen });
    this.leaveSeat?.();
    if (seat !== undefined) this.leaveSeat = this.context.budgets.sit(seatKey(seat));
    if (seat !== undefined && this.leaveSeat === undefined)
      return this.refuse({ code: 'too-many', message: words.sockets.thisSeatIsOpen });
    this.viewer = seat?.seat ?? 'spectator';
    this.table = table.value;
    this.token = hello.token;
    this.say({ type: 'welcome', protocol: PROTOCOL, viewer: this.viewer, table: table.value.info() });
    await table.value.join(this, hello.version);
    if (this.isClosed) table.value.leave(this);
    else await startIfFull(table.value);
    this.context.bots.drive(table.value, false);
  }

  /** Seats were swapped, or this one was opened on another device. */
  reseat(): boolean {
    if (this.table === undefined || this.token === undefined) return true;
    const seat = seatOf(this.table, this.token)?.seat;
    if (seat === this.viewer) return true;
    if (seat === undefined) {
      this.refuse(KEY_IS_OVER);
      this.table.leave(this);
      this.table = undefined;
      this.viewer = 'spectator';
      return false;
    }
    this.viewer = seat;
    this.say({ type: 'welcome', protocol: PROTOCOL, viewer: seat, table: this.table.info() });
    return true;
  }

  private async obey(table: LiveTable, message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<void> {
    if (this.viewer === 'spectator') {
      this.refuse(
        { code: 'spectator', message: words.sockets.youAreWatchingTake },
        'nonce' in message ? { nonce: message.nonce } : {},
      );
      return;
    }
    if (!this.context.store.isHearing) {
      await table.refresh();
      if (this.table === undefined) return;
    }
    if (isEnded(table.seats[this.viewer])) {
      this.refuse(SENT_AWAY);
      return;
    }
    if (message.type === 'chat' || message.type === 'react') {
      await this.speak(table, this.viewer, message);
      return;
    }
    if (message.type === 'caption') {
      if (this.isTooFast('chat', table, this.viewer)) return;
      const written = await table.writeCaption(this.viewer, message.key, message.text);
      if (!written.ok) this.refuse(written.problem);
      return;
    }
    const wait = this.spend('entries', table, this.viewer);
    const nonce = message.type === 'move' ? { nonce: message.nonce } : {};
    if (wait > 0) {
      this.refuse({ code: 'too-fast', message: words.sockets.pleasePlayALittle }, { ...nonce, retryAfterMs: wait });
      return;
    }
    const done = await table
      .carryOut({ by: 'player', seat: this.viewer, action: message })
      .catch(async (error: unknown) => failed(await faultProblem(this.context, 'message', error)));
    if (!done.ok) this.refuse(done.problem, nonce);
    else if (message.type === 'move' && !done.value.isTold) this.say({ type: 'accepted', nonce: message.nonce });
  }

  private spend(what: Spending, table: LiveTable, seat: Seat): number {
    return this.context.budgets.spend(what, { address: this.address, seat: seatKey(table.seats[seat]) });
  }

  private isTooFast(what: Spending, table: LiveTable, seat: Seat): boolean {
    const wait = this.spend(what, table, seat);
    if (wait > 0) this.refuse({ code: 'too-fast', message: words.sockets.pleaseTalkALittle }, { retryAfterMs: wait });
    return wait > 0;
  }

  private async speak(table: LiveTable, seat: Seat, speech: Speech): Promise<void> {
    const reaction = table.hasSigns(seat) ? 'signs' : 'reactions';
    if (this.isTooFast(speech.type === 'chat' ? 'chat' : reaction, table, seat)) return;
    const said = await table.say(seat, speech);
    if (!said.ok) this.refuse(said.problem);
  }

  close(): void {
    this.isClosed = true;
    this.leaveSeat?.();
    this.table?.leave(this);
  }
}

function parse(data: RawData): Result<ClientMessage> {
  let json: unknown;
  try {
    json = parseJson((data as Buffer).toString('utf8'));
  } catch {
    return bad('bad-json', words.sockets.messagesAreJsonObjects);
  }
  if (clientMessage.Check(json)) return { ok: true, value: json };
  return bad('bad-message', words.sockets.thisMessageHasAnUnknown);
}
