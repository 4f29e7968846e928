import { createResource, Show } from 'solid-js';
import { learn } from '../learn/start.ts';
import { learnWords } from '../text/learn.ts';
import { Trouble } from './Trouble.tsx';

/** On the way into a guided match. */
export function Learn(props: { id: string }) {
  const [hasBegun] = createResource(() => props.id, learn);
  return (
    <Show when={hasBegun() === false} fallback={<p class="quiet">{learnWords.preparing}</p>}>
      <Trouble message={learnWords.none} />
    </Show>
  );
}
