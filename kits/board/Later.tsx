import { createContext, createSignal, onCleanup, Show, useContext, type Accessor, type JSX } from 'solid-js';
import { afterFrames, afterTasks, laterTask, laterValue } from './tasks.ts';

/** Whether parts come one after the other; a board that is drawn by itself is there at once. */
export const SlicesContext = createContext(false);

/**
 * A part that is drawn in a task of its own, so that a whole board does not keep the page busy at once; or some frames
 * later, where it comes up in the middle of a match and would be laid out together with what is asked.
 */
export function Later(props: { frames?: number; children: JSX.Element }) {
  const isSliced = useContext(SlicesContext);
  const [isDue, setDue] = createSignal(!isSliced);
  let isGone = false;
  const draw = (): void => {
    if (!isGone) setDue(true);
  };
  const frames = props.frames ?? 0;
  if (isSliced && frames > 0) afterFrames(frames, draw);
  else if (isSliced) laterTask(draw);
  onCleanup(() => {
    isGone = true;
  });
  return <Show when={isDue()}>{props.children}</Show>;
}

/** Whether the first screen of a board has been drawn and seen, so that what lies elsewhere may follow. */
export function firstScreenIsSeen(): Accessor<boolean> {
  const [isSeen, setSeen] = createSignal(!useContext(SlicesContext));
  if (!isSeen()) afterTasks(() => afterFrames(2, () => setSeen(true)));
  return isSeen;
}

/** The same value some frames later, where a board is drawn in parts. */
export const inLaterFrame = <T,>(value: Accessor<T>, frames = 1): Accessor<T> =>
  useContext(SlicesContext) ? laterValue(value, frames) : value;
