import { bad, good, parseRecord, type MatchRecord, type Result, type Seat } from '@bandstand/engine';

/** A match that somebody else is to play as well: the same deal from the same seat against the same bots. */
export interface Duel {
  /** Who played it first. */
  readonly name: string;
  readonly seat: Seat;
  /** The bots by seat; nothing on the seat of the person. */
  readonly levels: readonly (string | null)[];
  readonly record: MatchRecord;
}

/** Longer than any link that this page makes. */
const LONGEST_LINK = 60_000;
const LONGEST_TEXT = 1_000_000;
const LONGEST_NAME = 24;

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** What comes out of a stream, unless it is more than anybody needs. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST_TEXT) throw new Error('too long');
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The duel as the part of a link that no server is told. */
export async function packDuel(duel: Duel): Promise<string> {
  const stream = new Blob([JSON.stringify(duel)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toText(await readAll(stream));
}

const BROKEN = 'This link is not a whole duel. Ask for it once more, and copy all of it.';

const isLevel = (level: unknown): level is string | null =>
  level === null || (typeof level === 'string' && level.length <= 60);

/** Reads what `packDuel` made; everything else is refused with the reason. */
export async function unpackDuel(text: string): Promise<Result<Duel>> {
  if (text.length > LONGEST_LINK) return bad('bad-duel', BROKEN);
  try {
    const stream = new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const { name, seat, levels, record } = JSON.parse(new TextDecoder().decode(await readAll(stream))) as Partial<Duel>;
    const parsed = parseRecord(record);
    if (!parsed.ok || typeof name !== 'string' || !Array.isArray(levels) || !levels.every(isLevel))
      return bad('bad-duel', BROKEN);
    const people = levels.flatMap((level, at) => (level === null ? [at] : []));
    if (levels.length !== parsed.value.seats || people.length !== 1 || people[0] !== seat)
      return bad('bad-duel', BROKEN);
    return good({ name: name.slice(0, LONGEST_NAME), seat, levels, record: parsed.value });
  } catch {
    return bad('bad-duel', BROKEN);
  }
}
