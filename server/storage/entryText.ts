import type { Entry } from '@bandstand/table';

/** An entry as it is stored. Nearly all are moves, and a move is a short list: seat, number, and the nonce if there is one. */
export function writeEntry(entry: Entry): string {
  if (entry.type !== 'move') return JSON.stringify(entry);
  const { seat, move, nonce } = entry;
  return nonce === undefined ? `[${seat},${move}]` : `[${seat},${move},${JSON.stringify(nonce)}]`;
}

/** Reads what `writeEntry` wrote, and moves that were stored as objects before. */
export function readEntry(text: string): Entry {
  const json: unknown = JSON.parse(text);
  if (!Array.isArray(json)) return json as Entry;
  const [seat, move, nonce] = json as [number, number, string?];
  return nonce === undefined ? { type: 'move', seat, move } : { type: 'move', seat, move, nonce };
}
