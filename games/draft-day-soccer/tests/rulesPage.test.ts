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
