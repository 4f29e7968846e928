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

/** An object whose fields are told apart: those who read one of them are not asked when another one changes. */
export function settledFields<T extends object>(
  value: Accessor<T>,
  isSame: (a: unknown, b: unknown) => boolean = Object.is,
): T {
  const fields = {};
  for (const name of Object.keys(untrack(value)) as (keyof T)[])
    Object.defineProperty(fields, name, { enumerable: true, get: settled(() => value()[name], isSame) });
  return fields as T;
}
