import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Copied as they are, so the bundle does not list them. */
const PUBLIC_FILES = ['/icon.svg', '/app.webmanifest'];

/** Everything but fonts of scripts that we do not write in. */
const isPrecached = (file: string): boolean =>
  !file.startsWith('.vite/') && !file.endsWith('.map') && (!file.endsWith('.woff2') || /-latin-(?!ext)/.test(file));

/** The worker that keeps the built client at hand: all of it is stored at the first visit, so it opens without a network. */
const workerSource = (version: string, files: readonly string[]): string => `
const CACHE = 'bandstand-${version}';
const FILES = ${JSON.stringify(files)};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('bandstand-') && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('push', (event) => {
  const note = event.data ? event.data.json() : { title: 'Bandstand', text: 'It is your turn.', url: '/' };
  event.waitUntil(self.registration.showNotification(note.title, { body: note.text, tag: note.url, icon: '/icon.svg', data: note.url }));
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
    event.respondWith(fetch(request).catch(() => caches.match('/')));
    return;
  }
  event.respondWith(caches.match(request).then((stored) => stored ?? fetch(request)));
});
`;

/** Writes `sw.js` beside the built files. */
export const serviceWorker = (): Plugin => ({
  name: 'bandstand-service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = [
      '/',
      ...PUBLIC_FILES,
      ...Object.keys(bundle)
        .filter(isPrecached)
        .map((file) => `/${file}`),
    ].filter((file) => file !== '/index.html');
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerSource(version, files).trimStart() });
  },
});
