import type { SealedMatch } from '@bandstand/protocol';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bytesOf, deflated, inflated, lettersOf } from '../packed.ts';
import type { Played } from '../progress/archive.ts';
import { readPlayed } from '../progress/file.ts';

const NONCE = 24;
const ID = 16;

/** What a recovery code opens: a place at the server, and what lies there. The server gets only the first. */
export interface Keys {
  readonly place: string;
  /** How a match is called there; without the code nobody can tell which it is. */
  readonly nameOf: (match: string) => string;
  readonly seal: (match: Played) => Promise<SealedMatch>;
  /** Undefined for what was not sealed under this code, or is damaged. */
  readonly open: (sealed: SealedMatch) => Promise<Played | undefined>;
}

/** The code is random and long enough, so no slow hash is needed. */
export function keysOf(code: string): Keys {
  const made = (what: string): Uint8Array =>
    hkdf(sha256, utf8ToBytes(code), undefined, utf8ToBytes(`bandstand-progress-1 ${what}`), 32);
  const [names, key] = [made('names'), made('contents')];
  const nameOf = (match: string): string => lettersOf(hmac(sha256, names, utf8ToBytes(match)).subarray(0, ID));
  return {
    place: lettersOf(made('place')),
    nameOf,
    async seal(match) {
      const id = nameOf(match.id);
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const packed = await deflated(JSON.stringify(match));
      return {
        id,
        body: lettersOf(concatBytes(nonce, xchacha20poly1305(key, nonce, utf8ToBytes(id)).encrypt(packed))),
      };
    },
    async open({ id, body }) {
      try {
        const bytes = bytesOf(body);
        const cipher = xchacha20poly1305(key, bytes.subarray(0, NONCE), utf8ToBytes(id));
        const match = readPlayed(JSON.parse(await inflated(new Uint8Array(cipher.decrypt(bytes.subarray(NONCE))))));
        return match !== undefined && nameOf(match.id) === id ? match : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
