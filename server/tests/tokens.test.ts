import { expect, test } from 'vitest';
import { idFrom, newId } from '../tokens.ts';

test('an id can be typed after a command: none begins with a dash', () => {
  const ids = Array.from({ length: 2_000 }, (_, each) => [newId(), idFrom([null], `wish ${each}`)]).flat();
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
});
