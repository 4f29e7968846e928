import { describe, expect, test } from 'vitest';
import { cleanText, readCaption } from '../captions.ts';

describe('words of people', () => {
  test.each([
    ['a line break keeps two words apart', 'Ada\nLovelace', 'Ada Lovelace'],
    ['marks that nobody sees are dropped', 'A\u200bd\u0000a', 'Ada'],
    ['spaces around what was dropped become one', 'Ada \u200b  B', 'Ada B'],
    ['nothing but what nobody sees is nothing', '\u200b\u0000 ', ''],
    ['letters of every language stay', 'Żółć 乐队 🎺', 'Żółć 乐队 🎺'],
  ])('%s', (_ruling, written, kept) => {
    expect(cleanText(written)).toBe(kept);
  });
});

test('length is counted in characters, not in halves of them', () => {
  const slots = [{ key: 'story', label: 'Story', min: 0, max: 3 }];
  expect(readCaption(slots, 'story', '🎺🎺🎺')).toEqual({ ok: true, value: '🎺🎺🎺' });
  expect(readCaption(slots, 'story', '🎺🎺🎺🎺')).toMatchObject({ ok: false, problem: { code: 'caption-too-long' } });
});
