import { expect, test } from 'vitest';
import { inScripts } from '../baseline/scripts.ts';
import { inStyles } from '../baseline/styles.ts';
import { waysInStyles } from '../baseline/ways.ts';
import { ON_TABLE, windowInStyles } from '../baseline/window.ts';

const styles = (text: string): string[] => inStyles(text).map(({ what }) => what);
const scripts = (text: string): string[] =>
  [...inScripts([{ file: 'page.ts', text }]).values()].flat().map(({ what }) => what);

test('style sheets may use what all three browsers have had for two years', () => {
  expect(
    styles('.a:has(> .b) { color: color-mix(in srgb, red 20%, light-dark(#fff, #000)); translate: 0 4px; }'),
  ).toEqual([]);
  expect(
    styles('@container (width >= 40rem) { .a { inset: 0; } } @media (width >= 40rem) { .a { gap: 1px } }'),
  ).toEqual([]);
});

test.each([
  ['a property', '.a { animation-timeline: scroll(); }', 'animation-timeline'],
  ['a function', '.a { width: sibling-index(); }', 'sibling-index()'],
  ['a selector', '::scroll-button(left) { color: red; }', '::scroll-button'],
  ['a rule', '@function --double() { result: 2px; }', '@function'],
])('%s that is newer is found, unless the page asks before', (_, text, what) => {
  expect(styles(text)).toContain(what);
  expect(styles(`@supports (x: y) { ${text} }`)).toEqual([]);
});

test('an older value above a newer one is enough', () => {
  expect(styles('.a { width: calc-size(auto, size); }')).not.toEqual([]);
  expect(styles('.a { width: 4px; width: calc-size(auto, size); }')).toEqual([]);
});

test('scripts may use what all three have had for two years', () => {
  expect(
    scripts('const x = [1].toSorted(); URL.createObjectURL(blob); new CompressionStream("gzip"); x.at(-1);'),
  ).toEqual([]);
});

test.each([
  ['a class', 'new CloseWatcher();', 'CloseWatcher'],
  ['a function of a class', 'await Promise.try(work);', 'Promise.try'],
  ['a method of whatever has it', 'bytes().toBase64();', '….toBase64'],
  ['a part of the page', 'navigator.gpu;', 'navigator.gpu'],
])('%s that is newer is found', (_, text, what) => {
  expect(scripts(text)).toEqual([what]);
});

test('what pages have only over https and on this machine is used where it is asked for first', () => {
  const found = (file: string, text: string): string[] =>
    [...inScripts([{ file, text }]).values()].flat().map(({ what }) => what);
  expect(found('web/session/a.ts', 'const nonce = crypto.randomUUID();')).toEqual(['crypto.randomUUID']);
  expect(found('web/session/a.ts', 'await navigator.clipboard.writeText(link);')).toEqual(['navigator.clipboard']);
  expect(found('web/copyText.ts', 'await navigator.clipboard.writeText(link);')).toEqual([]);
  expect(found('web/session/a.ts', 'crypto.getRandomValues(bytes);')).toEqual([]);
});

test('a name that is defined here is ours', () => {
  expect(scripts('const ours = { toBase64: () => "" }; ours.toBase64();')).toEqual([]);
});

test('ways of motions are in pixels: WebKitGTK crashes where it works them out from a size', () => {
  expect(scripts('thing.animate([{ translate: "4px 0" }, { translate: `${x}px 0px` }], 200);')).toEqual([]);
  expect(scripts('thing.animate([{ translate: `calc(-50% + ${x}px) 0` }], 200);')).toEqual(['translate in a motion']);
  expect(scripts("thing.animate([{ transform: 'translateX(-50%)' }], 200);")).toEqual(['transform in a motion']);
  const ways = (text: string): string[] => waysInStyles(text).map(({ what }) => what);
  expect(ways('.a { translate: -50% 0; } @keyframes go { 40% { translate: 4px 0; } }')).toEqual([]);
  expect(ways('@keyframes go { to { transform: translate(min(4px, 1vw), 0); } }')).toEqual(['transform in a motion']);
});

test('a board asks for the room it has, and never for the width of the window', () => {
  const asked = (text: string): string[] => windowInStyles(text).map(({ what }) => what);
  expect(asked('@media (max-height: 480px) { @media (min-width: 64em) { .a { gap: 1px } } }')).toEqual([
    '@media (min-width: 64em)',
  ]);
  expect(asked('@media (max-height: 900px) { :where(.room-64em) .a { width: 1px } }')).toEqual([]);
  expect(asked('@container (width >= 40rem) { .a { gap: 1px } }')).toEqual([]);
  expect(['games/a/ui/styles/b.css', 'kits/c/ui/d.css', 'kits/board/e.css'].every((file) => ON_TABLE.test(file))).toBe(
    true,
  );
  expect(ON_TABLE.test('web/home/home.css')).toBe(false);
});
