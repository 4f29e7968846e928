import { createMemo, type Accessor } from 'solid-js';

/** A value of which its readers hear only when it says something else; they never see it older than what it is made of. */
export const settled = <T>(value: Accessor<T>, isSame: (a: T, b: T) => boolean = Object.is): Accessor<T> =>
  createMemo(value, undefined, { equals: isSame });

/** An object whose fields are told apart: those who read one of them are not asked when another one changes. */
export function settledFields<T extends object>(
  value: Accessor<T>,
  isSame: (a: unknown, b: unknown) => boolean = Object.is,
): T {
  const fields = {};
  for (const name of Object.keys(value()) as (keyof T)[])
    Object.defineProperty(fields, name, { enumerable: true, get: settled(() => value()[name], isSame) });
  return fields as T;
}
