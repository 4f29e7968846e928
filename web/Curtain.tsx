import { Show } from 'solid-js';
import { cardOf } from './shelf.ts';
import { words } from './text/home.ts';

/** What is seen while a title is on its way: its name, large, and what it is about. */
export function Curtain(props: { game: string | undefined }) {
  const card = () => (props.game === undefined ? undefined : cardOf(props.game));
  return (
    <Show when={card()} fallback={<p class="quiet">{words.app.oneMoment}</p>}>
      {(known) => (
        <div class="curtain" data-game={props.game} role="status">
          <p class="curtain-name">{known().name}</p>
          <p class="curtain-line">{known().tagline}</p>
        </div>
      )}
    </Show>
  );
}
