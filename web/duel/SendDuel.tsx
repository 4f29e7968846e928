import { createSignal, onMount, Show } from 'solid-js';
import { learnOutside } from '../outside.ts';
import type { Duel } from './link.ts';
import { sendDuel } from './send.ts';
import './duel.css';

/** A button that sends a duel, and what came of it. */
export function SendDuel(props: { duel: () => Duel; game: string; label: string; class?: string }) {
  const [said, setSaid] = createSignal('');
  onMount(learnOutside);
  return (
    <>
      <button
        type="button"
        class={props.class ?? 'button small'}
        onClick={() => void sendDuel(props.duel(), props.game).then(setSaid)}
      >
        {props.label}
      </button>
      <Show when={said()}>
        {(words) => (
          <p role="status" class="duel-said">
            {words()}
          </p>
        )}
      </Show>
    </>
  );
}
