import { createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { laterTask } from './tasks.ts';

/** A part that is drawn in a task of its own, so that a whole board does not keep the page busy at once. */
export function Later(props: { children: JSX.Element }) {
  const [isDue, setDue] = createSignal(false);
  let isGone = false;
  laterTask(() => {
    if (!isGone) setDue(true);
  });
  onCleanup(() => {
    isGone = true;
  });
  return <Show when={isDue()}>{props.children}</Show>;
}
