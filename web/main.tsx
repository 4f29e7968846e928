import { language } from './language.ts';
import '@fontsource-variable/bricolage-grotesque';
import './handwriting.css';
import '@fontsource-variable/source-sans-3';
import { render } from 'solid-js/web';
import '../kits/board/board.css';
import { App } from './App.tsx';
import './app.css';
import { afterFirstSight } from './firstSight.ts';
import { keepHung } from './home/Poster.tsx';
import './lastInput.ts';
import { storage } from './storage.ts';
import './table/table.css';
import './online/online.css';
import 'virtual:titles.css';

document.documentElement.lang = language;
const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');

/** Takes the place of what the page said before there was a script. */
function draw(app: HTMLElement): void {
  keepHung(app);
  app.replaceChildren();
  render(() => <App />, app);
}

afterFirstSight(() => draw(place));

const RELOADED = 'bandstand:reloaded';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function hostAnswers(): Promise<void> {
  for (;;) {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return;
    await pause(3000);
  }
}

async function loadAnew(): Promise<void> {
  await hostAnswers();
  storage.write(RELOADED, String(Date.now()));
  location.reload();
}

let isWaiting = false;
/**
 * A file is gone with the version before, or its host is out of reach. Browsers do not ask for it again, so the page is
 * loaded anew as soon as the host answers, once; what was played is kept.
 */
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(storage.read(RELOADED) ?? 0);
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  if (isWaiting) return;
  isWaiting = true;
  void loadAnew();
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
