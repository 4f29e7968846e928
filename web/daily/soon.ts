import { onCleanup, onMount } from 'solid-js';
import { followTries, waitingTries } from '../progress/tries.ts';

function handInSoon(): void {
  if (waitingTries().length > 0) void import('./daily.ts').then(({ handInAll }) => handInAll()).catch(() => undefined);
}

/** What was played without a connection is handed in at the next visit, and as soon as the connection is back; tabs follow each other. */
export function handInWhenOnline(): void {
  onCleanup(followTries());
  onMount(() => {
    handInSoon();
    addEventListener('online', handInSoon);
  });
  onCleanup(() => removeEventListener('online', handInSoon));
}
