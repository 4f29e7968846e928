import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
/** Pings and the like. */
const CONTROL = 0x08;
const EMPTY: Buffer = Buffer.alloc(0);
/** One for all: what was read is handed on before the next socket reads. */
const READ = Buffer.alloc(0x1_00_00);

/**
 * A WebSocket client for short plain texts that costs as little as one can: the drivers share their cores with the server
 * under test, and what they spend is missing there.
 */
export class PlainClient {
  private readonly socket: Socket;
  private rest = EMPTY;
  private isOpen = false;
  private readonly onText: (text: string) => void;

  private constructor(url: URL, onText: (text: string) => void, onOpen: () => void, onClose: () => void) {
    this.onText = onText;
    this.socket = connect({
      port: Number(url.port),
      host: url.hostname,
      onread: { buffer: READ, callback: (bytes) => this.receive(READ.subarray(0, bytes), onOpen) },
    });
    this.socket.setNoDelay(true);
    this.socket.on('error', () => undefined);
    this.socket.on('close', onClose);
    this.socket.write(
      `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  }

  private receive(chunk: Buffer, onOpen: () => void): boolean {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const head = this.isOpen ? 0 : bytes.indexOf('\r\n\r\n') + 4;
    if (!this.isOpen && head < 4) {
      this.rest = Buffer.from(bytes);
      return true;
    }
    if (!this.isOpen) {
      this.isOpen = true;
      onOpen();
    }
    const left = this.read(bytes, head);
    this.rest = left.length === 0 ? EMPTY : Buffer.from(left);
    return true;
  }

  /** `onClose` is called when an open line drops. */
  static open(
    address: string,
    onText: (text: string) => void,
    onClose: () => void = () => undefined,
  ): Promise<PlainClient> {
    return new Promise((resolve, reject) => {
      const client: PlainClient = new PlainClient(
        new URL(address),
        onText,
        () => resolve(client),
        () => {
          if (client.isOpen) onClose();
          else reject(new Error(`${address} cannot be reached`));
        },
      );
    });
  }

  /** Hands on every whole message and gives back what is left. */
  private read(bytes: Buffer, from: number): Buffer {
    let at = from;
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1];
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (start > bytes.length) break;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
      if (start + length > bytes.length) break;
      if ((bytes[at] & CONTROL) === 0) this.onText(bytes.toString('latin1', start, start + length));
      at = start + length;
    }
    return bytes.subarray(at);
  }

  /** With a mask of zeros, which is as good on one's own machine as any other. */
  send(text: string): void {
    const { length } = text;
    const head =
      length < 126
        ? String.fromCharCode(TEXT, 0x80 | length, 0, 0, 0, 0)
        : String.fromCharCode(TEXT, 0x80 | 126, length >> 8, length & 0xff, 0, 0, 0, 0);
    this.socket.write(head + text, 'latin1');
  }

  close(): void {
    this.socket.destroy();
  }
}
