import { createResource, Show } from 'solid-js';
import { Link } from '../router.tsx';
import { words } from '../learn/words.ts';
import { hasLesson, loadRules, type ShelfEntry } from '../shelf.ts';

/** The rules on a page. The HTML is made from our own Markdown at build time. */
export function Rules(props: { entry: ShelfEntry }) {
  const [html] = createResource(() => props.entry.id, loadRules);
  return (
    <>
      <Show when={!html.loading} fallback={<p class="quiet">Opening the rules.</p>}>
        <Show when={html()} fallback={<p>The rules of {props.entry.card.name} are not written yet.</p>}>
          {(text) => (
            <article
              class="rules"
              style={{ '--ink-1': props.entry.card.inks[0], '--ink-2': props.entry.card.inks[1] }}
              innerHTML={text()}
            />
          )}
        </Show>
      </Show>
      <div class="row">
        <Link class="button primary" href={`/game/${props.entry.id}`}>
          Play {props.entry.card.name}
        </Link>
        <Show when={hasLesson(props.entry.id)}>
          <Link class="button" href={`/learn/${props.entry.id}`}>
            {words.learn}
          </Link>
        </Show>
      </div>
    </>
  );
}
