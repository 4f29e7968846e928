import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rewardText } from '../text/index.ts';
import { standard } from './stage.ts';

const { gigs, knobs, lifeTrack, marketPrices, powers } = standard.pack;
/** One space where the page lines up its tables with more. */
const page = (await readFile(new URL('../rules.en.md', import.meta.url), 'utf8')).replaceAll(/\s+/g, ' ');

test('the rules page lists every gig with its rows as the pack has them', () => {
  const rows = gigs.flatMap((gig) =>
    gig.rows.map((row) => ({ ...row, start: `${row.from}: ${'★'.repeat(row.stars)}` })),
  );
  const missing = rows.filter(
    (row) => !page.includes(`${row.start} ${row.stars === 4 ? '**legend**' : rewardText(row)}`),
  );
  expect(missing).toEqual([]);
  expect(gigs.filter((gig) => !page.includes(`**${gig.name}**`))).toEqual([]);
});

test('the rules page has the prices, the powers and the bar of the pack', () => {
  expect(page).toContain(`COMMITMENT | free | ${lifeTrack.normal.slice(1).join(' | ')} |`);
  expect(page).toContain(`**${marketPrices.slice(0, 3).join(', ')} and ${marketPrices[3]}** COIN`);
  expect(page).toContain(`nobody below ${knobs.tuned.labelBar} CROWD`);
  expect(page).toContain(`It costs ${knobs.studioPrice} COIN per CLOUT`);
  for (const { name } of Object.values(powers)) expect(page).toContain(`| ${name} |`);
});
