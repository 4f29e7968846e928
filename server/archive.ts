import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { bad, good, type Result } from '@bandstand/engine';
import { parseJson } from '@bandstand/protocol';
import type { StoredTable, Store, TimeMs } from './storage/store.ts';
import { words } from './text/index.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** The first line of a file says what it is; every other line is one match with everything about it. */
interface Heading {
  readonly format: 'bandstand-matches';
  readonly version: 1;
  readonly matches: number;
  /** SHA-256 of the lines that follow. */
  readonly hash: string;
}

export interface Archived {
  readonly file: string;
  readonly matches: number;
  readonly bytes: number;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Moves matches that ended before a moment out of storage into a compressed file, at most so many, and says which; nothing when
 * there are none. They are deleted only when the file is on disk and was read back whole, so that a crash leaves them twice at worst.
 */
export async function archiveMatches(
  store: Store,
  folder: string,
  before: TimeMs,
  limit: number,
): Promise<Archived | undefined> {
  const ids = await store.endedMatches(before, limit);
  const tables = (await Promise.all(ids.map((id) => store.takeOut(id)))).filter((table) => table !== undefined);
  if (tables.length === 0) return undefined;
  const body = tables.map((table) => JSON.stringify(table)).join('\n');
  const heading: Heading = { format: 'bandstand-matches', version: 1, matches: tables.length, hash: hashOf(body) };
  const bytes = await pack(`${JSON.stringify(heading)}\n${body}`, { level: 9 });
  const file = join(folder, `matches-${heading.hash.slice(0, 16)}.jsonl.gz`);
  await writeDurably(file, bytes);
  const written = await readArchive(file);
  if (!written.ok || written.value.length !== tables.length)
    throw new Error(`${file} does not read back as it was written. Nothing was deleted; look after the disk.`);
  await store.removeMatches(tables.map(({ match }) => match.id));
  return { file, matches: tables.length, bytes: bytes.length };
}

/** On disk, whole, under its name, or not there at all. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function readArchive(file: string): Promise<Result<readonly StoredTable[]>> {
  let text: string;
  try {
    text = (await unpack(await readFile(file))).toString('utf8');
  } catch (error) {
    return bad('bad-archive', words.archive.cannotBeRead(file, error instanceof Error ? error.message : String(error)));
  }
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  const heading = headingIn(text.slice(0, Math.max(0, end)));
  if (heading === undefined) return bad('bad-archive', words.archive.isNotAnArchive(file));
  if (hashOf(body) !== heading.hash) return bad('bad-archive', words.archive.isDamagedUseAnotherCopy(file));
  return good(body.split('\n').map((line) => JSON.parse(line) as StoredTable));
}

function headingIn(line: string): Heading | undefined {
  try {
    const json: unknown = parseJson(line);
    const isOurs = typeof json === 'object' && json !== null && 'format' in json && json.format === 'bandstand-matches';
    return isOurs && 'version' in json && json.version === 1 ? (json as unknown as Heading) : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the matches of a file back where they were; those that are stored already stay as they are. */
export async function restoreMatches(store: Store, file: string): Promise<Result<number>> {
  const tables = await readArchive(file);
  if (!tables.ok) return tables;
  let restored = 0;
  for (const table of tables.value) if (await store.putBack(table)) restored++;
  return good(restored);
}
