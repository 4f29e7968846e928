import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
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

test('the page and the options say which rules are ours and how to play without them', () => {
  for (const rule of ['every round, for good.', 'Then nobody wins.']) {
    const [, after] = page.split(rule);
    expect(after.slice(0, 200)).toMatch(/^ \(Our rule: as found .*\*\*As found\*\* brings that back\.\)/);
  }
  expect(page).toContain("score as their pictures and the designer's later text have them");
  const { graceGigs, labelBar } = game.text.options;
  for (const each of [knobs.tuned, knobs.asFound]) {
    expect(graceGigs.help).toMatch(new RegExp(`^Our rule: .*${each.graceGigs}`));
    expect(labelBar.help).toMatch(new RegExp(`^Our rule: .*${each.labelBar}`));
  }
});
