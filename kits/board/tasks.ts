import { createEffect, createSignal, on, type Accessor } from 'solid-js';

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

/** Does it when nothing waits any longer, whatever that has brought up. */
export function afterTasks(work: () => void): void {
  laterTask(() => {
    if (waiting.length === 0) work();
    else afterTasks(work);
  });
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

/** The same value a task later: what stands beside the board need not be drawn together with it. */
export function laterValue<T>(value: Accessor<T>): Accessor<T> {
  const [shown, setShown] = createSignal(value());
  createEffect(on(value, (now) => laterTask(() => setShown(() => now)), { defer: true }));
  return shown;
}
