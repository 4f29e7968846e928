import { canonical } from '@bandstand/engine';
import * as fc from 'fast-check';
import { applyPatch, patchText, type Patch } from '@bandstand/protocol';
import { expect, test } from 'vitest';

/** Plain data as views are: objects, arrays, short texts, small numbers. */
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -3, max: 9 }),
    fc.boolean(),
    fc.constantFrom('a', 'b', ''),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 8 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', '0'), tie('value'), { noNullPrototype: true }),
  ),
})).value;

const diff = (before: unknown, after: unknown): Patch | undefined => {
  const text = patchText(before, after);
  return text === '' ? undefined : (JSON.parse(text) as Patch);
};

test('a patch leads from any view to any other', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const patch = diff(before, after);
      const result = patch === undefined ? before : applyPatch(before, patch);
      expect(canonical(result)).toBe(canonical(after));
    }),
    { seed: 7, numRuns: 3000 },
  );
});

test('equal data needs no patch', () => {
  expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
});

test('a small change is a small patch, and nothing of the old value is touched', () => {
  const before = { row: [1, 2, 3, 4, 5, 6, 7, 8, 9], scores: [0, 0] };
  const after = { row: [1, 2, -1, 4, 5, 6, 7, 8, 9], scores: [0, 0] };
  const patch = diff(before, after);
  expect(patch).toEqual({ row: { 2: [-1] } });
  applyPatch(before, patch ?? [null]);
  expect(before.row[2]).toBe(3);
});

test('a field that is gone is removed', () => {
  expect(applyPatch({ a: 1, b: 2 }, diff({ a: 1, b: 2 }, { a: 1 }) ?? [null])).toEqual({ a: 1 });
});
