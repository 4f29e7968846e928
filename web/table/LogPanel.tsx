import { afterFrame } from '@bandstand/kits/board';
import { createEffect, For, onCleanup, Show } from 'solid-js';
import type { LogLine } from '../session/session.ts';
import { words } from '../text/index.ts';

/** What happened, in words, newest at the bottom and in sight. */
export function LogPanel(props: { lines: readonly LogLine[] }) {
  let list: HTMLOListElement | undefined;
  const toTheEnd = (): void => {
    // What is out of sight is not laid out, and asking for its height would do that; it is heard of when it comes near.
    if (list?.checkVisibility({ contentVisibilityAuto: true }) === true) list.scrollTop = list.scrollHeight;
  };
  // Once the page is laid out anyway.
  createEffect(() => {
    if (props.lines.length > 0) onCleanup(afterFrame(toTheEnd));
  });
  /** What stands below may take room from the list. */
  const keepAtEnd = (shown: HTMLOListElement): void => {
    list = shown;
    const observer = new ResizeObserver(() => afterFrame(toTheEnd));
    observer.observe(shown);
    onCleanup(() => observer.disconnect());
  };
  return (
    <section class="log panel" data-far aria-labelledby="log-title">
      <h2 id="log-title">{words.logPanel.whatHappened}</h2>
      <Show when={props.lines.length > 0} fallback={<p class="quiet">{words.logPanel.nothingYetTheFirstMove}</p>}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
        <ol ref={keepAtEnd} tabindex="0" aria-labelledby="log-title">
          <For each={props.lines}>{(line) => <li>{line.text}</li>}</For>
        </ol>
      </Show>
    </section>
  );
}
