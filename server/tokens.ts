import type { Occupancy } from '@bandstand/table';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A word that begins with a dash is an option to every program on a command line. */
const asId = (bytes: Buffer): string => bytes.toString('base64url').replace(/^-/, 'A');

/** 128 random bits: ids and tokens tell nothing about when or how many. */
export const newId = (): string => asId(randomBytes(16));

/** 192 random bits for whoever may act. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored instead of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function isToken(token: string | undefined, hash: string | null): boolean {
  if (token === undefined || hash === null) return false;
  const [given, known] = [hashToken(token), hash].map((text) => Buffer.from(text));
  return given.length === known.length && timingSafeEqual(given, known);
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight letters to type on another device: 40 bits, good for ten minutes and one use. */
export const newCode = (): string =>
  [...randomBytes(8)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');

/** One sitting-down; as random as a key, since tables that the same people ask for are found by it. */
export const newOccupancy = (): Occupancy => newToken();

/** The same key for the same wish, so that joining can be repeated. Only as secret as the nonce, which is therefore as long as a key. */
export const tokenFrom = (match: string, nonce: string): string =>
  createHash('sha256').update(`seat ${match} ${nonce}`).digest('base64url');

/** The same id for the same wish of the same people, so that asking again leads to the same table; nobody else can guess it. */
export const idFrom = (secrets: readonly (string | null)[], wish: string): string =>
  asId(
    createHash('sha256')
      .update(JSON.stringify([secrets, wish]))
      .digest()
      .subarray(0, 16),
  );
