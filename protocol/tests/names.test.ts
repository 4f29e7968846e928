import { describe, expect, test } from 'vitest';
import { cleanText } from '../captions.ts';
import { readName } from '../names.ts';

describe('a name', () => {
  test.each([
    'U+200B',
    'U+3164',
    'U+2800',
    'U+115F',
    'U+1160',
    'U+FFA0',
    'U+034F',
    'U+FE0F',
    'U+180E',
    'U+2060',
    'U+00AD',
    'U+E0041',
    'U+0301',
    'U+20DD',
    'U+202E',
    'U+2066',
    'U+0000',
    'U+3000',
  ])('of nothing but %s is none', (code) => {
    const sign = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    for (const text of [sign, sign.repeat(3), ` ${sign} `]) expect(readName(text)).toBeUndefined();
    expect(
      readName(`A${sign}x`)
        ?.replaceAll(/[\p{M} ]/gu, '')
        .toLowerCase(),
    ).toMatch(/^[aáå]x$/);
  });

  test.each([
    ['has at most two marks on a letter', `A${'\u0335\u0336\u0337\u0338'.repeat(6)}x`, 'A\u0335\u0336x'],
    ['has them on the letters and not before', '\u0335\u0336Ada', 'Ada'],
    ['is written in one way', 'Zoe\u0308', 'Zoë'],
    ['turns nothing round', 'Ada\u202Eevil\u2066', 'Adaevil'],
    ['is one line', 'Ada\r\n\tLovelace', 'Ada Lovelace'],
    ['may be a sign', '🎺', '🎺'],
    ['may be of any language', 'नमस्ते Việt צִפּוֹר', 'नमस्ते Việt צִפּוֹר'.normalize('NFC')],
  ])('%s', (_ruling, written, kept) => {
    expect(readName(written)).toBe(kept);
  });
});

test('words keep their hearts and lose what nobody sees', () => {
  expect(cleanText('I ❤️ it\u3164\u2800')).toBe('I ❤️ it');
  expect(cleanText('\uFE0F')).toBe('');
});
