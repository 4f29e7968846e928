import { For, Show } from 'solid-js';
import type { BotLevel } from '../session/levels.ts';
import { setupWords } from '../text/setup.ts';

/** How high a bot stands on the ladder; nothing for a character beside it. */
export function LevelDots(props: { rung: number | undefined; levels: readonly BotLevel[] }) {
  const ladder = () => props.levels.filter(({ rung }) => rung !== undefined);
  return (
    <Show when={props.rung}>
      {(rung) => (
        <>
          <span class="level-dots" aria-hidden="true">
            <For each={ladder()}>{(_, i) => <i classList={{ on: i() < rung() }} />}</For>
          </span>
          <span class="visually-hidden">{setupWords.strength(rung(), ladder().length)}</span>
        </>
      )}
    </Show>
  );
}
