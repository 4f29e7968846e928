import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { must } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { Trained } from './train.ts';

/** Learned values are kept as whole numbers of this many parts of a point. */
const PARTS = 256;

/** Learned values as they are shipped, with what they were learned from. */
export interface ShippedValues {
  readonly parts: number;
  readonly seed: number;
  readonly rounds: number;
  readonly matches: number;
  readonly pack: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Origin {
  readonly game: string;
  readonly seed: number;
  readonly rounds: number;
  readonly matches: number;
}

/** Two bytes for each value, as text. */
function encoded(values: Float32Array): string {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [i, value] of values.entries()) {
    const whole = Math.round(value * PARTS);
    bytes.writeInt16LE(Math.max(-32768, Math.min(32767, whole)), 2 * i);
  }
  return bytes.toString('base64');
}

export async function shippedValues(origin: Origin, trained: Trained): Promise<ShippedValues> {
  const { game } = must(await loadGame(origin.game));
  const { seed, rounds, matches } = origin;
  return {
    parts: PARTS,
    seed,
    rounds,
    matches,
    pack: game.pack.hash,
    code: codeHash(origin.game),
    values: Object.fromEntries(Object.entries(trained).map(([subject, values]) => [subject, encoded(values)])),
  };
}

/** Folders whose files decide how bots play a game, and parts of them that do not. */
const CODE = (game: string): readonly string[] => [
  'bots',
  'engine',
  'kits/mind',
  'kits/draft-and-write',
  `games/${game}`,
];
const NOT_CODE = /\/(?:tests|bench|ui|text|laws|node_modules|README\.md|learned\.json|poster\.svg|thumb\.svg)(?:\/|$)/;

/** SHA-256 over the files that decide how bots play a game, in the order of their names. */
export function codeHash(game: string): string {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    if (NOT_CODE.test(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) visit(`${path}/${name}`);
    } else if (/\.(?:ts|json)$/.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const folder of CODE(game)) visit(`${root}${folder}`);
  return hash.digest('hex');
}
