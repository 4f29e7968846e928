import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import pack from '../content/pack.json' with { type: 'json' };
import { words } from '../text/index.ts';

/** One space where the page lines up its tables with more. */
const page = (await readFile(new URL('../rules.en.md', import.meta.url), 'utf8')).replaceAll(/ +/g, ' ');
const { sheet } = pack;
const nameOf = (bonus: string | null): string =>
  bonus === null ? '–' : words.bonus[bonus as keyof typeof words.bonus];
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
