import { expect, test } from 'vitest';
import { isTooDeep, JSON_DEPTH, parseJson } from '../json.ts';

const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);

test('JSON stands in itself so deep and no deeper', () => {
  expect(parseJson(nested(JSON_DEPTH))).toBeInstanceOf(Array);
  for (const text of [nested(JSON_DEPTH + 1), nested(100_000), '[{"a":'.repeat(50_000), '['.repeat(JSON_DEPTH + 1)])
    expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('brackets in texts and side by side are not deep', () => {
  for (const value of [
    '['.repeat(500),
    'a\\"[['.repeat(100),
    Array.from({ length: 500 }, () => []),
    { '{"[': ['}', '\\', '"'] },
  ]) {
    expect(isTooDeep(JSON.stringify(value))).toBe(false);
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  }
});
