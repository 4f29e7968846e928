import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** Pages are small; more effort would cost a visitor more than the bytes it spares. */
const PACKERS: Readonly<Record<Encoding, (html: string) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html),
};

/** So many are kept; the page of a table differs by its picture only, and anybody can make up addresses. */
const KEPT = 64;

/** What the browser takes, the smallest first; `gzip;q=0` is a no. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0].trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** Pages are written for each address and cannot be compressed beforehand: each is once, off the event loop. */
export class CompressedPages {
  private readonly kept = new Map<string, Promise<Buffer>>();

  of(html: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${html}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const packed = PACKERS[encoding](html);
    this.kept.set(key, packed);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT) this.kept.delete(oldest);
    return packed;
  }
}
