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

test('the rules page shows the Harmonies and the Fails as the sheet has them', () => {
  for (const { bonuses, points } of sheet.match.rows) expect(page).toContain(row([...bonuses.map(nameOf), points]));
  expect(page).toContain(row(sheet.match.columnPoints));
  expect(page).toContain(row(sheet.penalty.points.slice(1).map((points) => `−${-points}`)));
});

test('the rules page tells what every Agenda line and every row of links pays', () => {
  for (const { bonuses, points } of sheet.grid.lines)
    expect(page).toContain(`| ${[...bonuses.map(nameOf), ...(points > 0 ? [`${points} points`] : [])].join(', ')} |`);
  for (const { ends } of sheet.net.links) expect(page).toContain(ends.join('–'));
  expect(page).toContain(
    row([
      sheet.net.links
        .slice(0, 4)
        .map(({ bonuses }) => nameOf(bonuses[0]))
        .join(', '),
    ]),
  );
});

test('the rules page names every venue with its points', () => {
  const flat = page.replaceAll(/\s+/g, ' ');
  for (const { name, points } of sheet.tour)
    expect(flat).toContain(points > 0 ? `${name} (**${points} points**)` : name);
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

test('the rules page has the deck by kinds of cards', () => {
  const count = (is: (card: (typeof pack.cards)[number]) => boolean): number => pack.cards.filter(is).length;
  const members = pack.types.map(({ id }) => count((card) => 'type' in card && card.type === id));
  expect(page).toContain(row(['Lead Singers, Musicians, Production, Backstage', members.join(', ')]));
  for (const [kind, name] of [
    ['net', 'Assets'],
    ['grid', 'Agenda'],
  ]) {
    const withIcons = [1, 2].map((icons) => count((card) => card.kind === kind && card.icons?.length === icons));
    expect(page).toContain(row([`${name} with one icon, with two`, withIcons.join(', ')]));
  }
  expect(page).toContain(row(['Scandals', count(({ kind }) => kind === 'penalty')]));
});
