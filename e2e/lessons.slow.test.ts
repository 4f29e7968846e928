import { describe, expect, test } from 'vitest';
import { axeViolations, visit } from './browser.ts';
import { walkThroughLesson, type Walk } from './lessonWalk.ts';
import { shelvedGames } from './shelf.ts';
import { onSite } from './setup.ts';

const at = onSite();

const games = await shelvedGames();
/** No lesson needs as many decisions. */
const MOST_ACTS = 90;

async function learn(game: string, width: number, plan: { follows: boolean; seed: number }): Promise<Walk> {
  const { context, page, complaints } = await visit(at.browser, { width });
  await page.setViewportSize({ width, height: width < 500 ? 740 : 800 });
  await page.goto(`${at.site.url}/learn/${game}`);
  await page.waitForSelector('.lesson-bar');
  const walk = await page.evaluate(walkThroughLesson, { ...plan, mostActs: MOST_ACTS });
  expect(complaints).toEqual([]);
  await context.close();
  return walk;
}

describe.concurrent.each(games)('the lesson of %s', (game) => {
  test.each([360, 1280])(
    'comes to its end at %i px for those who follow the coach, who covers nothing',
    async (width) => {
      const { how, faults, sentences } = await learn(game, width, { follows: true, seed: 1 });
      expect(faults).toEqual([]);
      expect(how).toBe('taught');
      expect(sentences.length).toBeGreaterThanOrEqual(6);
    },
  );

  test('goes on whatever is done', async () => {
    const { how, faults } = await learn(game, 360, { follows: false, seed: 7 });
    expect(faults).toEqual([]);
    expect(how).not.toBe('stuck');
  });
});

test('a lesson goes on after the page was opened anew, can be skipped, left and begun again', async () => {
  const { context, page } = await visit(at.browser, { width: 360 });
  const step = (): Promise<string | null> => page.locator('.lesson-step').textContent();
  await page.goto(`${at.site.url}/learn/${games[0]}`);
  await page.waitForSelector('.coach:not(.silent)');
  expect(await step()).toMatch(/1 of/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Skip this step of the lesson' }).click();
  await page.reload();
  await page.waitForSelector('.lesson-bar');
  expect(await step()).toMatch(/2 of/);
  const match = page.url();
  await page.goto(`${at.site.url}/learn/${games[0]}`);
  await page.waitForURL(match);
  await page.getByRole('button', { name: 'Leave the lesson, the match goes on' }).click();
  await page.waitForSelector('.lesson-bar', { state: 'detached' });
  await page.getByRole('button', { name: 'Start the lesson again' }).click();
  await page.waitForSelector('.lesson-bar');
  expect(await step()).toMatch(/1 of/);
  expect(page.url()).not.toBe(match);
  await context.close();
});
