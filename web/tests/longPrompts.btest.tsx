import type { Game, GameCard } from '@bandstand/engine';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/source-sans-3';
import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../app.css';
import { boardDrawnBy } from '../FallbackBoard.tsx';
import '../table/table.css';
import { Table } from '../table/Table.tsx';
import { PageSession, settled, toyTable } from './pageSession.ts';
import { toyGame } from './toyGame.ts';

afterEach(cleanup);

const card: GameCard = {
  name: 'Counting up',
  tagline: '',
  minSeats: 1,
  maxSeats: 3,
  minutes: 1,
  hidden: false,
  inks: ['#204080', '#802040'],
};

/** How high the bar is while the game says this. */
async function barSaying(prompt: string): Promise<number> {
  const game: Game = { ...toyGame, text: { ...toyGame.text, prompt: () => prompt } };
  const session = new PageSession(toyTable(game, ['Ada']));
  await settled();
  render(() => <Table session={session} card={card} board={boardDrawnBy(undefined)} />);
  await Promise.all(
    ['Bricolage Grotesque Variable', 'Source Sans 3 Variable'].map((face) => document.fonts.load(`700 16px "${face}"`)),
  );
  const height = document.querySelector<HTMLElement>('.prompt-bar')?.offsetHeight ?? 0;
  cleanup();
  return height;
}

test.each([
  'Use your bonuses in any order: Levels harmony and Cash.',
  '×3: unlock a boost; one player will count three times, whenever you like.',
])('on a phone the bar is as high for a long prompt as for a short one: %s', async (prompt) => {
  await page.viewport(360, 740);
  const short = await barSaying('Pick a card.');
  expect(await barSaying(prompt)).toBe(short);
  await page.viewport(414, 896);
});
