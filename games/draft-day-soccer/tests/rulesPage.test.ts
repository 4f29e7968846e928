import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kitOf, postName } from '@bandstand/kits/draft-and-write';
import pack from '../content/pack.json' with { type: 'json' };
import { game } from '../index.ts';
import { words } from '../text/index.ts';

/** One space where the page lines up its tables with more. */
const page = (await readFile(new URL('../rules.en.md', import.meta.url), 'utf8')).replaceAll(/ +/g, ' ');
const { sheet } = pack;
const nameOf = (bonus: string | null): string =>
  bonus === null ? '–' : words.bonus[bonus as keyof typeof words.bonus];
const WAYS = ['north', 'east', 'south', 'west'];
const nameOfPost = (id: string): string =>
  postName(
    sheet.posts.findIndex((post) => post.id === id),
    kitOf(game).pack,
  );
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

test('the rules page shows the Synergy Box and the fans as the sheet has them', () => {
  for (const { bonuses, points } of sheet.match.rows) expect(page).toContain(row([...bonuses.map(nameOf), points]));
  expect(page).toContain(row(sheet.match.columnPoints));
  expect(page).toContain(row(['Happy Fans', ...sheet.cheer.slice(1)]));
  expect(page).toContain(row(['Unhappy Fans', ...sheet.penalty.points.slice(1).map((points) => `−${-points}`)]));
});

test('the rules page tells what every Improvement line and the top links of Practice pay', () => {
  for (const { bonuses } of sheet.grid.lines) expect(page).toContain(row([bonuses.map(nameOf).join(', ')]));
  for (const { ends } of sheet.net.links) expect(page).toContain(ends.join('–'));
  expect(page).toContain(
    row([
      sheet.net.links
        .slice(0, 5)
        .map(({ bonuses }) => nameOf(bonuses[0]))
        .join(', '),
    ]),
  );
});

test('the rules page has the ranks that are given alone', () => {
  for (const { title } of words.ranks ?? []) expect(page).toContain(`| ${title} |`);
});

test('the rules page has every line between circles, post by post', () => {
  const ends = new Map<string, number>();
  for (const link of sheet.links)
    for (const [own, other] of [link, link.toReversed()]) {
      if (!own.includes('.') || !other.includes('.')) continue;
      const [post, way] = own.split('.');
      const [there, side] = other.split('.');
      const line = page
        .split('\n')
        .find((each) => each.startsWith(`| ${nameOfPost(post)} | `) && each.split(' | ').length === 5);
      expect(line?.split(' | ')['NESW'.indexOf(way) + 1], own).toContain(
        `${nameOfPost(there)} ${WAYS['NESW'.indexOf(side)]}`,
      );
      ends.set(post, (ends.get(post) ?? 0) + 1);
    }
  const told = page
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? (line.match(/(?<!Its )\b(north|east|south|west)\b/g) ?? []) : []));
  expect(told).toHaveLength([...ends.values()].reduce((sum, each) => sum + each, 0));
});
