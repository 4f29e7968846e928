import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { SECURITY_HEADERS } from '../server/http/securityHeaders.ts';

export const DIST = join(import.meta.dirname, '../web/dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** How the host does: it answers, answers with an error page as a proxy does, or never. */
export type Mood = 'well' | 'sick' | 'silent';

export interface Site {
  readonly url: string;
  mood: Mood;
  /** The folder of the build that is served now. */
  root: string;
  stop(): Promise<void>;
}

/** The built client as any static host would serve it: files, pages without their ending, and one page for every other address. */
export async function serveSite(): Promise<Site> {
  const site: { mood: Mood; root: string } = { mood: 'well', root: DIST };
  const server = createServer((request, response) => {
    if (site.mood === 'silent') return;
    if (site.mood === 'sick') {
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<h1>Bad Gateway</h1>');
      return;
    }
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    const isFile = (file: string): boolean => file.startsWith(site.root) && existsSync(file) && statSync(file).isFile();
    const wanted = join(site.root, path === '/' ? 'home' : path);
    const file = [wanted, `${wanted}.html`].find(isFile) ?? join(site.root, 'index.html');
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  return Object.assign(site, {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
