import { createMemo, Show, untrack } from 'solid-js';
import { partOf } from '../rules/part.ts';
import { useModel } from './boardModel.ts';
import { NewsNeck } from './Neck.tsx';
import { newsAfter, NO_NEWS, toldOf, type News } from './news.ts';

/** What happened since the viewer's last choice, in words, for screens without a log beside them. */
export function NewsLine() {
  const model = useModel();
  const news = createMemo<News>((before) => {
    const happened = model.events();
    return untrack(() => newsAfter(before, happened, model.me(), model.isMyTurn()));
  }, NO_NEWS);
  const told = createMemo(() => toldOf(news(), partOf(model.view()) === 0));
  const climbs = () => told().flatMap((event) => (event.type === 'climbed' ? [event.seat] : []));
  return (
    <Show when={model.isMyTurn() && model.tell(told())}>
      {(text) => (
        <div class="mb-news">
          <p class="mb-note">{text()}</p>
          <Show when={climbs().length > 0}>
            <NewsNeck climbs={climbs()} />
          </Show>
        </div>
      )}
    </Show>
  );
}
