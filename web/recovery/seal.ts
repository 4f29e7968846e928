import type { SealedMatch } from '@bandstand/protocol';
import { parseJson } from '@bandstand/protocol/json';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { readTry, type KeptTry } from '../progress/keptTries.ts';
import { bytesOf, deflated, inflated, lettersOf } from '../packed.ts';
import type { Played } from '../progress/archive.ts';
import { readPlayed } from '../progress/file.ts';

/** What lies under a code: finished matches, and the tries that streaks are made of. */
export type Kept = Played | KeptTry;

const NONCE = 24;
const ID = 16;

/** What a recovery code opens: a place at the server, and what lies there. The server gets only the first. */
export interface Keys {
  readonly place: string;
  /** How a thing is called there; without the code nobody can tell which it is. */
  readonly nameOf: (id: string) => string;
  readonly seal: (kept: Kept) => Promise<SealedMatch>;
  /** Undefined for what was not sealed under this code, or is damaged. */
  readonly open: (sealed: SealedMatch) => Promise<Kept | undefined>;
}

/** The code is random and long enough, so no slow hash is needed. */
export function keysOf(code: string): Keys {
  const made = (what: string): Uint8Array =>
    hkdf(sha256, utf8ToBytes(code), undefined, utf8ToBytes(`bandstand-progress-1 ${what}`), 32);
  const [names, key] = [made('names'), made('contents')];
  const nameOf = (name: string): string => lettersOf(hmac(sha256, names, utf8ToBytes(name)).subarray(0, ID));
  return {
    place: lettersOf(made('place')),
    nameOf,
    async seal(kept) {
      const id = nameOf(kept.id);
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const packed = await deflated(JSON.stringify(kept));
      return {
        id,
        body: lettersOf(concatBytes(nonce, xchacha20poly1305(key, nonce, utf8ToBytes(id)).encrypt(packed))),
      };
    },
    async open({ id, body }) {
      try {
        const bytes = bytesOf(body);
        const cipher = xchacha20poly1305(key, bytes.subarray(0, NONCE), utf8ToBytes(id));
        const read: unknown = parseJson(await inflated(new Uint8Array(cipher.decrypt(bytes.subarray(NONCE)))));
        const kept = readPlayed(read) ?? readTry(read);
        return kept !== undefined && nameOf(kept.id) === id ? kept : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
