import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';

/** 256 secret bits as 64 hex digits. A match follows from them; nobody may see them before its end. */
export type Secret = string;

export const isSecret = (text: unknown): text is Secret => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

export const secretFrom = (bytes: Uint8Array): Secret => {
  if (bytes.length !== 32) throw new Error(`a secret has 32 bytes, not ${bytes.length}`);
  return bytesToHex(bytes);
};

/** A secret for tests, laws and examples: repeatable, therefore not secret at all. */
export const secretFor = (label: string): Secret => bytesToHex(sha256(utf8ToBytes(label)));

/** What the server publishes at the start: it binds the secret without telling it. */
export const commitmentTo = (secret: Secret): string => bytesToHex(sha256(hexToBytes(secret)));

/** A generator that counts how many words it gave, so that a match can tell whether chance was used. */
export interface CountedRandom extends Random {
  readonly drawn: number;
}

/** Hears what chance gave. */
export type DrawListener = (bound: number, result: number) => void;

/** The stream of one match: HMAC-SHA-256 of a counter under the secret, eight 32-bit words a block. */
class FairRandom implements CountedRandom {
  drawn: number;
  /** Begun with the key, which takes as long as all that follows. */
  private readonly begun;
  private readonly counter = new Uint8Array(8);
  private readonly onDraw: DrawListener | undefined;
  private block: DataView = new DataView(new ArrayBuffer(0));

  constructor(secret: Secret, onDraw: DrawListener | undefined, drawn = 0) {
    this.begun = hmac.create(sha256, hexToBytes(secret));
    this.onDraw = onDraw;
    this.drawn = drawn;
  }

  private word(): number {
    const place = this.drawn % 8;
    if (place === 0 || this.block.byteLength === 0) {
      new DataView(this.counter.buffer).setUint32(4, Math.floor(this.drawn / 8));
      const bytes = this.begun.clone().update(this.counter).digest();
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    this.drawn++;
    return this.block.getUint32(place * 4);
  }

  /** Rejection sampling: exactly uniform. */
  below(bound: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let word = this.word();
    while (word >= limit) word = this.word();
    const result = word % bound;
    this.onDraw?.(bound, result);
    return result;
  }
}

/** The generator of real matches: unpredictable without the secret, checkable with it. */
export const fairRandom = (secret: Secret, onDraw?: DrawListener): CountedRandom => new FairRandom(secret, onDraw);

/** The same generator after it gave so many words. */
export const fairRandomFrom = (secret: Secret, drawn: number): CountedRandom =>
  new FairRandom(secret, undefined, drawn);
