import { createResource, Show } from 'solid-js';
import { Link } from '../router.tsx';
import { hasLesson, loadRules, type ShelfEntry } from '../shelf.ts';
import { keptWords } from '../text/kept.ts';

/** The rules on a page. The HTML is made from our own Markdown at build time. */
export function Rules(props: { entry: ShelfEntry }) {
  const [html] = createResource(() => props.entry.id, loadRules);
  return (
    <>
      <Show when={!html.loading} fallback={<p class="quiet">{keptWords.rulesPage.openingTheRules}</p>}>
        <Show when={html()} fallback={<p>{keptWords.rulesPage.rulesOfAreNotWritten(props.entry.card.name)}</p>}>
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
          {keptWords.rulesPage.play(props.entry.card.name)}
        </Link>
        <Show when={hasLesson(props.entry.id)}>
          <Link class="button" href={`/learn/${props.entry.id}`}>
            {keptWords.learn.learn}
          </Link>
        </Show>
      </div>
    </>
  );
}
