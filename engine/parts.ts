import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSecret, type Secret } from './fair.ts';
import { bad, good, type Result } from './problem.ts';
import { words } from './text/index.ts';

/** What the device of one seat adds to a deal: sealed first, and shown once all seals lie on the table. */
export interface SeatPart {
  /** Binds the part without telling it. */
  readonly commitment: string;
  /** 256 random bits as hex; absent where it was not shown in time. */
  readonly part?: Secret;
}

/** By seat; null where a seat gave none. */
export type Parts = readonly (SeatPart | null)[];

const PART = utf8ToBytes('bandstand-part-1');
const DEAL = utf8ToBytes('bandstand-deal-1');

/** The seal of a part: SHA-256 of a label and the part, so that it is no seal of anything else. */
export const partCommitment = (part: Secret): string => bytesToHex(sha256(concatBytes(PART, hexToBytes(part))));

/**
 * The key of a deal to which devices added parts: HMAC-SHA-256, under the server's secret, of a label and of each seat in
 * turn: the byte 1 and its part, or the byte 0. Whoever misses one part or the secret knows nothing of the key.
 */
export const dealKey = (secret: Secret, parts: Parts | undefined): Secret =>
  parts === undefined
    ? secret
    : bytesToHex(hmac(sha256, hexToBytes(secret), concatBytes(DEAL, ...parts.map((each) => encoded(each?.part)))));

const encoded = (part: Secret | undefined): Uint8Array =>
  part === undefined ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(part));

/** The seats whose parts are in the deal. */
export const contributors = (parts: Parts | undefined): readonly number[] =>
  (parts ?? []).flatMap((each, seat) => (each?.part === undefined ? [] : [seat]));

const isPart = (each: unknown): each is SeatPart | null =>
  each === null ||
  (typeof each === 'object' &&
    'commitment' in each &&
    isSecret(each.commitment) &&
    (!('part' in each) || isSecret(each.part)) &&
    Object.keys(each).every((key) => key === 'commitment' || key === 'part'));

export const areParts = (parts: unknown, seats: number): parts is Parts =>
  Array.isArray(parts) && parts.length === seats && parts.every(isPart);

/** Whether every part is the one that was sealed. */
export function checkParts(parts: Parts): Result<true> {
  const seat = parts.findIndex((each) => each?.part !== undefined && partCommitment(each.part) !== each.commitment);
  return seat < 0 ? good(true) : bad('broken-part', words().parts.partOfSeatIsNotTheOneThatIt(seat + 1));
}
