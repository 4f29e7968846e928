import { onCleanup, onMount } from 'solid-js';
import { followTries, waitingTries } from '../progress/tries.ts';

function learnSoon(): void {
  if (waitingTries().length > 0)
    void import('./daily.ts').then(({ learnStandings }) => learnStandings()).catch(() => undefined);
}

/** How tries stand is asked at the next visit, and as soon as the connection is back; tabs follow each other. */
export function learnWhenOnline(): void {
  onCleanup(followTries());
  onMount(() => {
    learnSoon();
    addEventListener('online', learnSoon);
  });
  onCleanup(() => removeEventListener('online', learnSoon));
}
