import { afterEach, expect, test } from 'vitest';
import { overPage } from '../fly.ts';

afterEach(() => document.body.replaceChildren());

test('what flies over the page has the inks of the game it comes from', () => {
  const table = document.createElement('div');
  table.className = 'table';
  table.style.setProperty('--ink-1', '#2446a8');
  table.style.setProperty('--ink-2', '#f0b400');
  const card = document.createElement('span');
  card.className = 'card';
  document.body.append(table);
  overPage(card, [new DOMRect(0, 0, 10, 10), new DOMRect(90, 90, 10, 10)], () => [{ opacity: 1 }], { duration: 1000 });
  const inks = ['--ink-1', '--ink-2'].map((ink) => getComputedStyle(card).getPropertyValue(ink));
  expect(inks).toEqual(['#2446a8', '#f0b400']);
});
