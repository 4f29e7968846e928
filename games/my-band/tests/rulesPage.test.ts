import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { standard } from '../standard.ts';

/** One space where the page lines up its tables with more. */
const page = (await readFile(new URL('../rules.en.md', import.meta.url), 'utf8')).replaceAll(/ +/g, ' ');
const { band, business, contracts, events } = standard.pack;

test('the rules page lists every business occupation with its fee and every event with its copies', () => {
  for (const { name, fee } of business) expect(page).toContain(`| ${name} | ${fee} |`);
  for (const { name, copies } of Object.values(events)) expect(page).toContain(`| ${name} | ${copies} |`);
  expect(page).toContain(`**${band.length} band members.**`);
});

test('the rules page lists the spaces of the contract chart in their order', () => {
  for (const [index, { name }] of contracts.spaces.entries()) expect(page).toContain(`| ${index + 1} | ${name} |`);
});
