import { createResource, Show } from 'solid-js';
import { Trouble } from '../pages/Trouble.tsx';
import { learn } from './start.ts';
import { words } from './words.ts';

/** On the way into a guided match. */
export function LearnPage(props: { id: string }) {
  const [hasBegun] = createResource(() => props.id, learn);
  return (
    <Show when={hasBegun() === false} fallback={<p class="quiet">{words.preparing}</p>}>
      <Trouble message={words.none} />
    </Show>
  );
}
