import { createSignal } from 'solid-js';

/** Names under which a page can only be opened on the machine that serves it. */
const OWN_NAME = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** Where the server says that others find it; null when it knows of no such address. */
const [found, setFound] = createSignal<string | null>();
let isAsked = false;

async function ask(): Promise<void> {
  const answer = await fetch('/api/address');
  const told: unknown = answer.ok ? await answer.json() : undefined;
  const url = typeof told === 'object' && told !== null && 'url' in told ? told.url : null;
  setFound(typeof url === 'string' && /^https?:\/\//.test(url) ? url : null);
}

/** Asks ahead, where something may be sent on a press. */
export const learnOutside = (): void => void outsideOrigin();

/** What links for other people begin with: this page's own address, or another one where that is of no use to them. Reactive. */
export function outsideOrigin(): string {
  if (!OWN_NAME.test(location.hostname)) return location.origin;
  if (!isAsked) {
    isAsked = true;
    ask().catch(() => setFound(null));
  }
  return found() ?? location.origin;
}

/** Nobody but this machine can open links to this page, as far as the server knows. Reactive. */
export const isOnlyHere = (): boolean => OWN_NAME.test(location.hostname) && found() === null;
