import { createEffect, createSignal, on, untrack, type Accessor } from 'solid-js';

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

function theChannel(): MessageChannel {
  if (channel !== undefined) return channel;
  channel = new MessageChannel();
  channel.port1.addEventListener('message', () => waiting.shift()?.());
  channel.port1.start();
  return channel;
}

/** Does it in a task of its own, after all that wait already: the page can draw and hear in between. */
export function laterTask(work: () => void): void {
  waiting.push(work);
  theChannel().port2.postMessage(null);
}

let atRest: (() => void)[] = [];

function rest(): void {
  if (waiting.length > 0) return laterTask(rest);
  const works = atRest;
  atRest = [];
  for (const work of works) work();
  return undefined;
}

/** Does it when nothing waits any longer, whatever that has brought up. */
export function afterTasks(work: () => void): void {
  atRest.push(work);
  // One waits for all: two that wait for each other would never come to an end.
  if (atRest.length === 1) laterTask(rest);
}

/** Does it once the next frame is drawn, where asking for places costs nothing; gives a way to call it off. */
export function afterFrame(work: () => void): () => void {
  let isOff = false;
  const frame = requestAnimationFrame(() =>
    laterTask(() => {
      if (!isOff) work();
    }),
  );
  return () => {
    isOff = true;
    cancelAnimationFrame(frame);
  };
}

/** Does it once the next frame is drawn; in a page that nobody sees there is none to wait for. */
const soon = (work: () => void): void => {
  if (document.visibilityState === 'hidden') laterTask(work);
  else afterFrame(work);
};

/** Does it once so many frames are drawn. */
export function afterFrames(frames: number, work: () => void): void {
  soon(() => (frames > 1 ? afterFrames(frames - 1, work) : work()));
}

/**
 * The same value some frames later: what stands beside the choices need not be laid out and painted together with them.
 * It never misses the last value, and skips those in between.
 */
export function laterValue<T>(value: Accessor<T>, frames = 1): Accessor<T> {
  const [shown, setShown] = createSignal(value());
  let isDue = false;
  createEffect(
    on(
      value,
      () => {
        if (isDue) return;
        isDue = true;
        afterFrames(frames, () => {
          isDue = false;
          setShown(() => untrack(value));
        });
      },
      { defer: true },
    ),
  );
  return shown;
}
