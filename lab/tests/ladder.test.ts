import { readdir, readFile } from 'node:fs/promises';
import { LEVEL_NAMES, type GameCard } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import { eloOf, type ArenaReport } from '@bandstand/lab';
import { expect, test } from 'vitest';

const folder = (id: string): URL => new URL(`../../games/${id}/`, import.meta.url);

/** What was measured of a level against the one below; in duels, or where more sit down in the matches that one of them won. */
async function steps(id: string): Promise<ArenaReport[]> {
  const kept = new URL('bench/strength/', folder(id));
  const files = (await readdir(kept)).filter((name) => name.startsWith('ladder-')).toSorted();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(new URL(name, kept), 'utf8')) as ArenaReport));
}

const heightOf = ({ seats, verdicts: [verdict] }: ArenaReport): number =>
  eloOf(seats === 2 ? verdict.share : (verdict.contested?.share ?? 0), seats);

const games = await gameIds();

test.for(games)('what %s shows of its bots is what was measured', async (id) => {
  const { card } = (await import(new URL('card.ts', folder(id)).href)) as { readonly card: GameCard };
  const measured = await steps(id);
  expect(measured.map(({ bots }) => bots.map((bot) => bot.split(':')[0]))).toEqual(
    LEVEL_NAMES.slice(1).map((level, below) => [level, LEVEL_NAMES[below]]),
  );
  let strength = 1200;
  expect(card.strengths?.gentle).toBe(strength);
  for (const [below, step] of measured.entries()) {
    // Nobody is shown to be above all measure.
    expect(step.verdicts[0].share).toBeLessThan(1);
    strength += heightOf(step);
    expect(Math.abs((card.strengths?.[LEVEL_NAMES[below + 1]] ?? 0) - strength)).toBeLessThan(10);
  }
  expect(card.measured === undefined).toBe(measured.every(({ seats }) => seats === 2));
});
