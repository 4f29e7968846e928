import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isSecret } from '@bandstand/engine';
import { StorageRefused } from './refusal.ts';

const MARK = 'gcm1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals the seeds of matches for storage: AES-256-GCM, bound to the match. What was stored before stays readable. */
export class SeedKey {
  private readonly key: Buffer;

  constructor(key: Buffer) {
    this.key = key;
  }

  /** Tells keys apart without telling anything about them. */
  get fingerprint(): string {
    return createHmac('sha256', this.key).update('bandstand-seed-key').digest('base64url');
  }

  seal(match: string, seed: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(match));
    const sealed = Buffer.concat([nonce, cipher.update(seed, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return MARK + sealed.toString('base64url');
  }

  open(match: string, stored: string): string {
    if (!isSealed(stored)) return stored;
    const bytes = Buffer.from(stored.slice(MARK.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(match))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}

export const isSealed = (stored: string): boolean => stored.startsWith(MARK);

/** The key in a file that only its owner can read; made if it is not there and may be. */
export function readSeedKey(file: string, mayMake: boolean): SeedKey {
  if (!existsSync(file)) {
    if (!mayMake)
      throw new StorageRefused(
        'seed-key',
        `The seeds in this storage are sealed, and their key is not at "${file}". Put it back, or set SEED_KEY_FILE right.`,
      );
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  }
  chmodSync(file, 0o600);
  const text = readFileSync(file, 'utf8').trim();
  if (!isSecret(text))
    throw new StorageRefused('seed-key', `"${file}" is not a key for seeds: it has 64 hexadecimal digits.`);
  return new SeedKey(Buffer.from(text, 'hex'));
}
