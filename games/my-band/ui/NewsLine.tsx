import { createMemo, Show, untrack } from 'solid-js';
import { useModel } from './boardModel.ts';
import { newsAfter, type News } from './news.ts';

/** What happened since the viewer's last choice, in words, for screens without a log beside them. */
export function NewsLine() {
  const model = useModel();
  const news = createMemo<News>(
    (before) => {
      const happened = model.events();
      return untrack(() => newsAfter(before, happened, model.me(), model.isMyTurn()));
    },
    { events: [], isAsked: false },
  );
  return (
    <Show when={model.isMyTurn() && model.tell(news().events)}>
      {(told) => <p class="mb-note mb-news">{told()}</p>}
    </Show>
  );
}
