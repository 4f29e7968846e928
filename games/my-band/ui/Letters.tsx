import { For } from 'solid-js';
import { useDesk } from './desk.ts';

/** A card's compatibility letters as tabs; those in `shared` are filled. */
export function Letters(props: { mask: number; shared?: number }) {
  const desk = useDesk();
  const letters = () => [...desk.content().pack.letters];
  return (
    <span class="mb-letters">
      <For each={letters()}>
        {(letter, bit) => (
          <span
            class={`mb-letter letter-${bit()}`}
            classList={{
              absent: (props.mask & (1 << bit())) === 0,
              shared: ((props.shared ?? 0) & (1 << bit())) !== 0,
            }}
            aria-hidden={(props.mask & (1 << bit())) === 0}
          >
            {(props.mask & (1 << bit())) === 0 ? '' : letter}
          </span>
        )}
      </For>
    </span>
  );
}
