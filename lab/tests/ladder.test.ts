import { readdir, readFile } from 'node:fs/promises';
import { LEVEL_NAMES, type GameCard } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import { eloOf, type ArenaReport } from '@bandstand/lab';
import { expect, test } from 'vitest';

const folder = (id: string): URL => new URL(`../../games/${id}/`, import.meta.url);

/** What was measured of a level against the one below; in duels, or where more sit down in the matches that one of them won. */
async function steps(id: string): Promise<ArenaReport[]> {
  const kept = new URL('bench/strength/', folder(id));
  const files = (await readdir(kept).catch(() => [])).filter((name) => name.startsWith('ladder-')).toSorted();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(new URL(name, kept), 'utf8')) as ArenaReport));
}

const heightOf = ({ seats, verdicts: [verdict] }: ArenaReport): number =>
  eloOf(seats === 2 ? verdict.share : (verdict.contested?.share ?? 0), seats);

const games = await gameIds();

/** What the levels come to, the gentlest at 1200; nothing where nobody has measured them. */
const heights = (measured: readonly ArenaReport[]): number[] =>
  measured.length === 0
    ? []
    : measured.reduce((known, step) => [...known, (known.at(-1) ?? 0) + heightOf(step)], [1200]);

test.for(games)('what %s shows of its bots is what was measured', async (id) => {
  const { card } = (await import(new URL('card.ts', folder(id)).href)) as { readonly card: GameCard };
  const measured = await steps(id);
  const { strengths, measured: how } = card;
  const shown = strengths === undefined ? [] : LEVEL_NAMES.map((level) => strengths[level]);
  expect(measured.map(({ bots }) => bots.map((bot) => bot.split(':')[0]))).toEqual(
    shown.slice(1).map((_, below) => [LEVEL_NAMES[below + 1], LEVEL_NAMES[below]]),
  );
  // Cards round to tens; nobody is shown to be above all measure.
  const known = heights(measured);
  expect(known.filter((height, level) => Math.abs(height - shown[level]) >= 10)).toEqual([]);
  expect(measured.map(({ verdicts: [{ share }] }) => share)).not.toContain(1);
  expect(how === undefined).toBe(measured.every(({ seats }) => seats === 2));
});
