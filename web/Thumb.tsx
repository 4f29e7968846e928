import { Show } from 'solid-js';
import { cardOf, thumbOf } from './shelf.ts';

/** A title at the size of a stamp. */
export function Thumb(props: { game: string }) {
  const inks = () => cardOf(props.game)?.inks ?? ['#7a1f2b', '#a9781f'];
  return (
    <Show
      when={thumbOf(props.game)}
      fallback={
        <span
          class="thumb"
          aria-hidden="true"
          style={{ background: `linear-gradient(90deg, ${inks()[0]} 50%, ${inks()[1]} 50%)` }}
        />
      }
    >
      {(svg) => <span class="thumb" aria-hidden="true" innerHTML={svg()} />}
    </Show>
  );
}
