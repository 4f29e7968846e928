import { good, type Result } from '@bandstand/engine';
import type { KeptProgress, MoreProgress, SealedMatch } from '@bandstand/protocol';
import { LIMITS } from '@bandstand/protocol/limits';
import type { Kept, Keys } from './seal.ts';

/** The server as far as progress goes. */
export interface Remote {
  list(): Promise<Result<KeptProgress>>;
  change(more: MoreProgress): Promise<Result<unknown>>;
  read(ids: readonly string[]): Promise<Result<readonly SealedMatch[]>>;
}

/** What this device keeps. */
export interface Local {
  all(): Promise<readonly Kept[]>;
  keep(things: readonly Kept[]): Promise<unknown>;
  forget(ids: readonly string[]): Promise<unknown>;
}

/** How many matches went which way; days that counted go along uncounted. */
export interface Merged {
  readonly brought: number;
  readonly sent: number;
  readonly deleted: number;
  /** What lies there and cannot be opened, or is too long to be kept there. */
  readonly left: number;
}

const isMatch = (kept: Kept): boolean => 'record' in kept;

/** Well under what one request may have. */
const BATCH_LETTERS = LIMITS.bodyBytes / 2;

/** In parts that one request can carry. */
function batches(matches: readonly SealedMatch[]): SealedMatch[][] {
  const parts: SealedMatch[][] = [];
  let letters = Infinity;
  for (const match of matches) {
    letters += match.body.length;
    if (letters > BATCH_LETTERS || (parts.at(-1)?.length ?? 0) >= LIMITS.sealedAtOnce) {
      parts.push([]);
      letters = match.body.length;
    }
    parts.at(-1)?.push(match);
  }
  return parts;
}

const sliced = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(size * part, size * (part + 1)));

/**
 * Brings a device and the server to the same matches. Whatever breaks off half-way can be done again: a match has one name
 * wherever it comes from, so nothing is counted twice, and what was deleted on one device goes on all.
 */
export async function sync(
  { nameOf, seal, open }: Keys,
  local: Local,
  remote: Remote,
  deletedHere: readonly string[],
): Promise<Result<Merged>> {
  const listed = await remote.list();
  if (!listed.ok) return listed;
  const there = new Set(listed.value.kept);
  const gone = new Set([...listed.value.deleted, ...deletedHere.map(nameOf)]);
  const all = await local.all();
  const deleted = all.filter(({ id }) => gone.has(nameOf(id))).map(({ id }) => id);
  if (deleted.length > 0) await local.forget(deleted);

  const known = new Set(listed.value.deleted);
  const toDelete = deletedHere.map(nameOf).filter((name) => !known.has(name));
  for (const part of sliced(toDelete, LIMITS.sealedAtOnce)) {
    const done = await remote.change({ delete: part });
    if (!done.ok) return done;
  }

  const here = new Set(all.map(({ id }) => nameOf(id)));
  let left = 0;
  let brought = 0;
  const wanted = [...there].filter((name) => !here.has(name) && !gone.has(name));
  for (const part of sliced(wanted, LIMITS.sealedReadAtOnce)) {
    const read = await remote.read(part);
    if (!read.ok) return read;
    const opened = await Promise.all(read.value.map(open));
    const things = opened.filter((kept) => kept !== undefined);
    left += opened.length - things.length;
    brought += things.filter(isMatch).length;
    if (things.length > 0) await local.keep(things);
  }

  const missing = all.filter(({ id }) => !there.has(nameOf(id)) && !gone.has(nameOf(id)));
  const sealed = await Promise.all(missing.map(seal));
  const fits = ({ body }: SealedMatch): boolean => body.length <= LIMITS.sealedLength;
  for (const part of batches(sealed.filter(fits))) {
    const done = await remote.change({ add: part });
    if (!done.ok) return done;
  }
  return good({
    brought,
    sent: missing.filter((kept, i) => isMatch(kept) && fits(sealed[i])).length,
    deleted: deleted.length,
    left: left + sealed.filter((each) => !fits(each)).length,
  });
}
