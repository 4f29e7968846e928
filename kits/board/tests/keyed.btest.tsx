import { createComputed, createMemo, createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { keyed, settled, settledFields } from '../index.tsx';

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

test('nobody reads what follows from a change beside the change, as it was before it', () => {
  const [state, setState] = createSignal(0);
  const torn: string[] = [];
  const leave = createRoot((dispose) => {
    const derived: { half?: () => number; at?: (key: string) => number | undefined } = {};
    // Who reads the state itself, and came first, hears of it first.
    createComputed(() => {
      const now = state();
      const { half, at } = derived;
      if (half === undefined || at === undefined) return;
      if (half() !== Math.floor(now / 2) || at('state') !== now) torn.push(`${now}: ${half()}, ${at('state')}`);
    });
    derived.half = settled(() => Math.floor(state() / 2));
    derived.at = keyed(createMemo(() => new Map([['state', state()]])));
    return dispose;
  });
  for (let step = 1; step < 12; step++) setState(step);
  expect(torn).toEqual([]);
  leave();
});
