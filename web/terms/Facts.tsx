import type { About } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import { askedWords } from '../text/asked.ts';
import './facts.css';

/** What something gives, what it costs, and how it stands with it now. */
export function Facts(props: { said: About }) {
  const lines = (): (readonly [string, string])[] =>
    (['gives', 'costs', 'now'] as const).flatMap((part) => {
      const said = props.said[part];
      return said === undefined ? [] : [[askedWords.whatIsThis[part], said] as const];
    });
  return (
    <Show when={lines().length > 0}>
      <dl class="facts">
        <For each={lines()}>
          {([label, said]) => (
            <div>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  );
}
