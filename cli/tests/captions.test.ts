import { must, secretFor } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { localTable, type LocalPlayer, type Table } from '@bandstand/table';
import { expect, test } from 'vitest';
import { answerWriting, captionLines, titleOf } from '../captions.ts';

const nameOf = (seat: number): string => `Seat ${seat}`;

/** A table with the first game of the shelf of which `fits` holds, just begun. */
async function begun(fits: (game: Table['game']) => boolean): Promise<Table> {
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    if (!fits(game)) continue;
    const players = Array.from({ length: Math.max(2, game.seats.min) }, (_, seat): LocalPlayer => ({
      kind: 'person',
      name: nameOf(seat),
    }));
    const start = { id, game, options: {}, seed: secretFor('names'), players, now: () => 0, onChange: () => undefined };
    return must(localTable(start));
  }
  throw new Error('no such game');
}

const withBands = () => begun((game) => game.seatCaption !== undefined);

test('a name is written, shown with its seat and told in the results', async () => {
  const table = await withBands();
  expect(await answerWriting(table, 1, 'w 1  The   Late Shift ')).toBe('Written.');
  const captions = await table.readCaptions();
  const { match } = table.state;
  expect(captionLines(match, captions, nameOf)).toEqual([expect.stringMatching(/^Seat 1 · .+: The Late Shift$/)]);
  expect([0, 1].map(titleOf(match, captions, nameOf))).toEqual(['Seat 0', 'The Late Shift']);
});

test('what several seats may write is told once', async () => {
  const table = await begun((game) => game.captions !== undefined && game.seatCaption === undefined);
  await answerWriting(table, 0, 'w 1 Low Ceiling');
  expect(captionLines(table.state.match, await table.readCaptions(), nameOf)).toEqual([
    expect.stringMatching(/^[^·]+: Low Ceiling$/),
  ]);
});

test('w alone lists what can be written', async () => {
  const table = await withBands();
  expect(await answerWriting(table, 0, 'w')).toMatch(/^ {2}1\. .+: not written yet\nType w/);
  expect(await table.readCaptions()).toEqual({});
});

test('a name that does not fit is refused in words', async () => {
  const table = await withBands();
  expect(await answerWriting(table, 0, `w 1 ${'x'.repeat(700)}`)).toContain('at most');
  expect(await table.readCaptions()).toEqual({});
});

test('a game without captions says that there is nothing to write', async () => {
  const table = await begun((game) => game.captions === undefined);
  expect(await answerWriting(table, 0, 'w 1 X')).toBe('There is nothing here for you to write now.');
});
