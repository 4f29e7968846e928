import { createComputed, createSignal, untrack, type Accessor } from 'solid-js';

/**
 * A value that is looked up once for every change, like a memo; but while it stays the same, those who read it are not
 * even asked whether they have changed. That counts where hundreds of places read it.
 */
export function settled<T>(value: Accessor<T>, isSame: (a: T, b: T) => boolean = Object.is): Accessor<T> {
  const [shown, setShown] = createSignal(untrack(value), { equals: isSame });
  createComputed(() => {
    const now = value();
    setShown(() => now);
  });
  return shown;
}
