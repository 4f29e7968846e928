import { For, Show } from 'solid-js';
import type { BotLevel } from '../session/bots.ts';
import { words } from '../text/index.ts';

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
          <span class="visually-hidden">{words.setup.strength(rung(), ladder().length)}</span>
        </>
      )}
    </Show>
  );
}
