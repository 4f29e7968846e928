import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys: equal values give equal bytes. Throws on what JSON cannot carry. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${String(value)} has no place in plain data`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
    return `{${entries.join(',')}}`;
  }
  throw new Error(`not plain data: ${Object.prototype.toString.call(value)}`);
}

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The fingerprint of plain data: the same in Node and in every browser. */
export const hashOf = (value: unknown): string => sha256Hex(canonical(value));

/** The fingerprint of what never changes, worked out when somebody asks for it the first time. */
export function hashWhenAsked(value: unknown): () => string {
  let hash: string | undefined;
  return () => (hash ??= hashOf(value));
}
