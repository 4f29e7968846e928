import { createContext, createSignal, onCleanup, Show, useContext, type Accessor, type JSX } from 'solid-js';
import { laterTask, laterValue } from './tasks.ts';

/** Whether parts come one after the other; a board that is drawn by itself is there at once. */
export const SlicesContext = createContext(false);

/** A part that is drawn in a task of its own, so that a whole board does not keep the page busy at once. */
export function Later(props: { children: JSX.Element }) {
  const isSliced = useContext(SlicesContext);
  const [isDue, setDue] = createSignal(!isSliced);
  let isGone = false;
  if (isSliced)
    laterTask(() => {
      if (!isGone) setDue(true);
    });
  onCleanup(() => {
    isGone = true;
  });
  return <Show when={isDue()}>{props.children}</Show>;
}

/** The same value some frames later, where a board is drawn in parts. */
export const inLaterFrame = <T,>(value: Accessor<T>, frames = 1): Accessor<T> =>
  useContext(SlicesContext) ? laterValue(value, frames) : value;
