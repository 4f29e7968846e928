import { Show } from 'solid-js';
import { cardOf } from './shelf.ts';
import { words } from './text/home.ts';

/** What is seen while a title is on its way: its name, large, and what it is about. */
export function Curtain(props: { game: string | undefined }) {
  const card = () => (props.game === undefined ? undefined : cardOf(props.game));
  /** As large as the longest word allows. */
  const size = (name: string) => `${Math.min(28, 120 / Math.max(...name.split(' ').map((word) => word.length)))}vw`;
  return (
    <Show when={card()} fallback={<p class="quiet">{words.app.oneMoment}</p>}>
      {(known) => (
        <div class="curtain" style={{ '--bright': known().inks[1], '--size': size(known().name) }} role="status">
          <p class="curtain-name">{known().name}</p>
          <p class="curtain-line">{known().tagline}</p>
        </div>
      )}
    </Show>
  );
}
