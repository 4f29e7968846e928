import { expect, test } from 'vitest';
import { balanceText, measureBalance } from './balance.ts';

const MATCHES = Number(process.env.GENESIS_MATCHES ?? 500);
/** Another number plays other matches than those the bots were tuned on. */
const RUN = Number(process.env.GENESIS_RUN ?? 1);

test('tuned: legends happen, bands last, and every role can win the break-up', { timeout: 1_800_000 }, () => {
  const balance = measureBalance(MATCHES, {}, undefined, RUN);
  process.stdout.write(`tuned: ${balanceText(balance)}\n`);
  expect(balance.legends).toBeGreaterThanOrEqual(0.2);
  expect(balance.legends).toBeLessThanOrEqual(0.6);
  expect(balance.inRange).toBeGreaterThanOrEqual(0.8);
  for (const share of balance.soloWins) {
    expect(share).toBeGreaterThanOrEqual(0.2);
    expect(share).toBeLessThanOrEqual(0.45);
  }
});

test('as found the band breaks up before its first gig and Beats wins', { timeout: 600_000 }, () => {
  const balance = measureBalance(Math.min(MATCHES, 100), { tuning: 'asFound' }, undefined, RUN);
  process.stdout.write(`as found: ${balanceText(balance)}\n`);
  expect(balance.noGigs).toBeGreaterThan(0.9);
  expect(balance.soloWins[0]).toBeGreaterThan(0.9);
});
