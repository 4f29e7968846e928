import { expect, test } from 'vitest';
import { axeViolations, makeAMove, visit, withoutLots } from './browser.ts';
import { onSite } from './setup.ts';
import { gameForTwo } from './shelf.ts';

const at = onSite();

test('whoever is challenged plays the same deal, sees both results and sends theirs back', async () => {
  const ada = await visit(at.browser);
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => ada.page.evaluate(() => navigator.clipboard.readText());
  // Nothing to share with but the clipboard.
  await ada.page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await ada.page.goto(`${at.site.url}/game/${await gameForTwo()}`);
  await ada.page.getByLabel('Name of seat 1').fill('Ada');
  await withoutLots(ada.page);
  await ada.page.click('button[type=submit]');
  while (await makeAMove(ada.page));
  await ada.page.getByRole('button', { name: 'Challenge a friend' }).click();
  await ada.page.getByText('The link is copied').waitFor();
  const link = /http\S+/.exec(await copied())?.[0] ?? '';

  const grace = await visit(at.browser, { width: 360 });
  await grace.page.goto(link);
  await grace.page.getByRole('heading', { name: 'Ada challenges you' }).waitFor();
  expect(await axeViolations(grace.page)).toEqual([]);
  await grace.page.getByRole('button', { name: 'Play the same deal' }).click();
  await makeAMove(grace.page);
  const begun = grace.page.url();
  // The link once more goes on with the match that was begun.
  await grace.page.goto(at.site.url);
  await grace.page.goto(link);
  await grace.page.getByRole('button', { name: 'Continue where you were' }).click();
  expect(grace.page.url()).toBe(begun);
  while (await makeAMove(grace.page));
  const verdict = () => grace.page.locator('.duel-scores').textContent();
  const first = await verdict();
  expect(first).toMatch(/^The duel is (yours|lost|even)\.You.*Ada/);
  // A further try with the deal, which is known by now, changes nothing: the link tells the first.
  await grace.page.locator('section.end').getByRole('button', { name: 'Same deal again' }).click();
  await grace.page.waitForURL((url) => url.href !== begun);
  while (await makeAMove(grace.page));
  await grace.page.goto(at.site.url);
  await grace.page.goto(link);
  expect(await verdict()).toBe(first);

  await ada.page.goto(at.site.url);
  await ada.page.goto(link);
  await ada.page.getByRole('heading', { name: 'Your own challenge' }).waitFor();
  await ada.page.getByRole('button', { name: 'Send the link' }).click();
  await ada.page.getByText('The link is copied').waitFor();
  // What Grace sends back opens for Ada as the comparison.
  await grace.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await grace.page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await grace.page.getByRole('button', { name: 'Send my result back' }).click();
  await grace.page.getByText('The link is copied').waitFor();
  const back = /http\S+/.exec(await grace.page.evaluate(() => navigator.clipboard.readText()))?.[0] ?? '';
  await ada.page.goto(at.site.url);
  await ada.page.goto(back);
  expect(await ada.page.locator('.duel-scores').textContent()).toMatch(/^The duel is (yours|lost|even)\./);
  // Pasted over the address of the page that is open.
  await ada.page.goto(link.slice(0, -40));
  await ada.page.getByText('This link is not a whole duel').waitFor();
  expect([...ada.complaints, ...grace.complaints]).toEqual([]);
  await Promise.all([ada, grace].map(({ context }) => context.close()));
}, 120_000);
