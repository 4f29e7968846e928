import { createResource, Show } from 'solid-js';
import { learn } from '../learn/start.ts';
import { keptWords } from '../text/kept.ts';
import { Trouble } from './Trouble.tsx';

/** On the way into a guided match. */
export function Learn(props: { id: string }) {
  const [hasBegun] = createResource(() => props.id, learn);
  return (
    <Show when={hasBegun() === false} fallback={<p class="quiet">{keptWords.learn.preparing}</p>}>
      <Trouble message={keptWords.learn.none} />
    </Show>
  );
}
