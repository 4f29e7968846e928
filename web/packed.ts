/** Longer than anything that this page packs. */
const LONGEST_TEXT = 1_000_000;

/** Bytes in letters that may stand in a link. */
export const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

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

export const deflated = (text: string): Promise<Uint8Array> =>
  readAll(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));

/** Throws for what is damaged, and for what would become too long. */
export const inflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new TextDecoder().decode(
    await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))),
  );
