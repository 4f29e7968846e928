import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { fontFrom } from './font.ts';

export interface Drawing {
  readonly id: number;
  readonly svg: string;
}

export type Drawn =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly problem: string };

const require = createRequire(import.meta.url);
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = fontFrom(
  readFileSync(require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff')),
);

const draw = (svg: string): Uint8Array =>
  new Resvg(svg, { font: { fontBuffers: [font], loadSystemFonts: false, defaultFontFamily: 'Bricolage Grotesque' } })
    .render()
    .asPng();

function drawn({ id, svg }: Drawing): Drawn {
  try {
    return { id, png: draw(svg) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

parentPort?.on('message', (drawing: Drawing) => parentPort?.postMessage(drawn(drawing)));
