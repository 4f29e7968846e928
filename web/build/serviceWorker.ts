import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Copied as they are, so the bundle does not list them. */
const PUBLIC_FILES = ['/icon.svg', '/icon-192.png', '/app.webmanifest'];

/** An address of ours that has no page of its own: what is sent there is the page for all of them. */
const PAGE = '/matches';

/** Everything but fonts of scripts that we do not write in. */
const isPrecached = (file: string): boolean =>
  !file.startsWith('.vite/') && !file.endsWith('.map') && (!file.endsWith('.woff2') || /-latin-(?!ext)/.test(file));

/** The worker that keeps the built client at hand: all of it is stored at the first visit, so it opens without a network. */
const workerSource = (version: string, files: readonly string[]): string => `
const CACHE = 'bandstand-${version}';
const FILES = ${JSON.stringify(files)};

const VERSIONS = 'bandstand-versions';
const PATIENCE_MS = 3000;

const fill = () => caches.open(CACHE).then((cache) => cache.addAll(FILES));

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

// A tab that was opened with the version before still finds its files; older ones go.
const keepTwo = async () => {
  const notes = await caches.open(VERSIONS);
  const known = await notes.match('/versions').then((answer) => (answer === undefined ? [] : answer.json()));
  const kept = [CACHE, ...known.filter((name) => name !== CACHE)].slice(0, 2);
  await notes.put('/versions', new Response(JSON.stringify(kept)));
  const isOld = (name) => name.startsWith('bandstand-') && name !== VERSIONS && !kept.includes(name);
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
};

self.addEventListener('activate', (event) => {
  event.waitUntil(keepTwo().then(() => self.clients.claim()));
});

// The network's page if it comes in time and makes sense; else the one that is kept.
const page = async (request) => {
  const kept = () => caches.open(CACHE).then((cache) => cache.match('${PAGE}'));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const asked = fetch(request).catch(() => undefined);
  const answer = await Promise.race([asked, late]);
  if (answer !== undefined && answer.status < 500) return answer;
  return (await kept()) ?? (await asked) ?? Response.error();
};

// A browser may throw away what we kept: what is asked for is kept again.
const file = async (request) => {
  const stored = await caches.match(request);
  if (stored !== undefined) return stored;
  const answer = await fetch(request);
  if (answer.ok && FILES.includes(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
};

const refillIfGone = async () => {
  const cache = await caches.open(CACHE);
  if ((await cache.match('${PAGE}')) === undefined) await fill();
};

self.addEventListener('push', (event) => {
  const note = event.data ? event.data.json() : { title: 'Bandstand', text: 'It is your turn.', url: '/' };
  event.waitUntil(self.registration.showNotification(note.title, { body: note.text, tag: note.url, icon: '/icon-192.png', data: note.url }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    event.waitUntil(refillIfGone().catch(() => undefined));
    return;
  }
  event.respondWith(file(request));
});
`;

/** Writes `sw.js` beside the built files. */
export const serviceWorker = (): Plugin => ({
  name: 'bandstand-service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = [
      PAGE,
      ...PUBLIC_FILES,
      ...Object.keys(bundle)
        .filter(isPrecached)
        .map((file) => `/${file}`),
    ].filter((file) => !file.endsWith('.html'));
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerSource(version, files).trimStart() });
  },
});
