import { createComputed, createSignal, getListener, untrack, type Accessor, type Setter } from 'solid-js';

/**
 * What a map has for a key, for hundreds of places that each ask for their own: when the map changes, only those are told
 * whose value has. An answer is always that of the map as it is now, also to those who ask before they are told.
 */
export function keyed<Key, Value>(
  map: Accessor<ReadonlyMap<Key, Value>>,
  isSame: (a: Value | undefined, b: Value | undefined) => boolean = Object.is,
): (key: Key) => Value | undefined {
  const told = new Map<Key, readonly [Accessor<Value | undefined>, Setter<Value | undefined>]>();
  createComputed(() => {
    const now = map();
    for (const [key, [, tell]] of told) tell(() => now.get(key));
  });
  return (key) => {
    const value = untrack(map).get(key);
    if (getListener() === null) return value;
    let place = told.get(key);
    if (place === undefined) told.set(key, (place = createSignal<Value | undefined>(value, { equals: isSame })));
    place[0]();
    return value;
  };
}
