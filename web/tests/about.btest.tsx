import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadEdition } from '../about/editions.ts';
import { App } from '../App.tsx';
import { go } from '../router.tsx';
import { shelf } from '../shelf.ts';

afterEach(cleanup);

const open = (path: string): void => {
  go(path);
  render(() => <App />);
};

test('the page of credits names the designer of every title, and what of it is ours', async () => {
  open('/about');
  for (const { id, card } of shelf) {
    const title = page.getByRole('region', { name: card.name });
    const known = await loadEdition(id);
    await expect.poll(() => title.element().textContent).toContain(known?.edition.designer);
    expect(title.element().textContent).toContain(known?.edition.ours);
  }
});

test.each(['/', '/settings'])('%s leads to the credits', async (path) => {
  open(path);
  await page.getByRole('link', { name: 'About and credits' }).click();
  expect(location.pathname).toBe('/about');
});

describe.each(shelf)('$id', ({ id }) => {
  test('says at its set-up whose game it is, and leads to the end of its rules', async () => {
    const known = await loadEdition(id);
    await page.viewport(1280, 800);
    open(`/game/${id}`);
    const main = page.getByRole('main');
    await expect.poll(() => main.element().textContent).toContain(known?.edition.designer);
    await page.getByRole('link', { name: 'About this edition' }).click();
    const heading = page.getByRole('heading', { name: 'About this edition' });
    await expect.element(heading).toBeInTheDocument();
    await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(innerHeight);
    const ours = known?.rulings.filter(({ from }) => from === 'ours') ?? [];
    expect(main.element().textContent).toContain(`${ours[0].ruling}.`);
    // A phone has one screen for the set-up, and one link beside the title.
    await page.viewport(360, 740);
    go(`/game/${id}`);
    await page.getByRole('link', { name: 'Whose game?' }).click();
    await expect.element(heading).toBeInTheDocument();
  });
});
