import type { Duplex } from 'node:stream';

/** The first byte of a whole text message. */
const TEXT = 0x81;
const WORD = 126;
const LONG = 127;

/**
 * Writes a text message to an upgraded connection in one piece. The general way writes head and text apart, which costs
 * twice as much as everything else on the way; here plain text goes out as one string and everything else as one buffer.
 */
export function writeText(stream: Duplex, text: string): void {
  const bytes = Buffer.byteLength(text);
  if (bytes === text.length) stream.write(headOf(bytes) + text, 'latin1');
  else stream.write(Buffer.concat([Buffer.from(headOf(bytes), 'latin1'), Buffer.from(text)]));
}

function headOf(bytes: number): string {
  if (bytes < WORD) return String.fromCharCode(TEXT, bytes);
  if (bytes < 0x1_00_00) return String.fromCharCode(TEXT, WORD, bytes >> 8, bytes & 0xff);
  return String.fromCharCode(
    TEXT,
    LONG,
    0,
    0,
    0,
    0,
    bytes >>> 24,
    (bytes >> 16) & 0xff,
    (bytes >> 8) & 0xff,
    bytes & 0xff,
  );
}
