import { createComputed, createSignal, getListener, untrack, type Accessor, type Setter } from 'solid-js';

/**
 * What a map has for a key, for hundreds of places that each ask for their own: when the map changes, only those are told
 * whose value has.
 */
export function keyed<Key, Value>(
  map: Accessor<ReadonlyMap<Key, Value>>,
  isSame: (a: Value | undefined, b: Value | undefined) => boolean = Object.is,
): (key: Key) => Value | undefined {
  const told = new Map<Key, readonly [Accessor<Value | undefined>, Setter<Value | undefined>]>();
  let now = untrack(map);
  createComputed(() => {
    now = map();
    for (const [key, [, tell]] of told) tell(() => now.get(key));
  });
  return (key) => {
    if (getListener() === null) return now.get(key);
    let place = told.get(key);
    if (place === undefined) told.set(key, (place = createSignal<Value | undefined>(now.get(key), { equals: isSame })));
    return place[0]();
  };
}
