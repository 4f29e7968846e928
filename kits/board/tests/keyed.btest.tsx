import { createComputed, createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { keyed, settledFields } from '../index.tsx';

test('only those are told whose value of the map has changed', () => {
  const [map, setMap] = createSignal<ReadonlyMap<string, number>>(new Map([['a', 1]]));
  const heard: string[] = [];
  const { at, leave } = createRoot((dispose) => {
    const found = keyed(map);
    for (const key of ['a', 'b', 'c']) createComputed(() => heard.push(`${key} ${found(key)}`));
    return { at: found, leave: dispose };
  });
  expect(heard.splice(0)).toEqual(['a 1', 'b undefined', 'c undefined']);
  setMap(new Map(Object.entries({ a: 1, b: 2 })));
  expect(heard.splice(0)).toEqual(['b 2']);
  setMap(new Map(Object.entries({ b: 2 })));
  expect(heard).toEqual(['a undefined']);
  expect(at('b')).toBe(2);
  leave();
});

test('fields of an object are told apart', () => {
  const [sheet, setSheet] = createSignal({ grid: 1, net: 1 });
  const heard: string[] = [];
  const { fields, leave } = createRoot((dispose) => {
    const found = settledFields(sheet);
    createComputed(() => heard.push(`grid ${found.grid}`));
    createComputed(() => heard.push(`net ${found.net}`));
    return { fields: found, leave: dispose };
  });
  heard.splice(0);
  setSheet({ grid: 1, net: 2 });
  expect(heard).toEqual(['net 2']);
  expect({ ...fields }).toEqual({ grid: 1, net: 2 });
  leave();
});
