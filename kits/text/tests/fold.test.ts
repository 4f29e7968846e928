import { expect, test } from 'vitest';
import { beside, flow, fold, inked, pad, paint, plain, widthOf } from '../index.ts';

test('a line is broken between words and hangs in', () => {
  expect(fold('  Band: Ada and Bo and Cy', 14, '    ')).toEqual(['  Band: Ada', '    and Bo and', '    Cy']);
});

test('a word that is wider than the page is cut', () => {
  expect(fold('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

test('what fits stays as it is, with its gaps', () => {
  expect(fold('a   b', 5)).toEqual(['a   b']);
});

test('drawings stand side by side where there is room, else one below the other', () => {
  expect(beside(['ab', 'c'], ['x'], 6)).toEqual(['ab   x', 'c']);
  expect(beside(['ab', 'c'], ['x'], 5)).toEqual(['ab', 'c', '', 'x']);
});

test('cells flow into as many lines as they need', () => {
  expect(flow('r ', ['a', 'bb', 'c'], 2, 8)).toEqual(['r a  bb', '  c']);
});

test('colour takes no place and can be left out', () => {
  const red = inked('red', 'ab');
  expect(widthOf(red)).toBe(2);
  expect(pad(red, 3)).toBe(`${red} `);
  expect(plain(red)).toBe('ab');
  expect(paint(red, (ink) => `<${ink}>`, '</>')).toBe('<red>ab</>');
});
