import { Match, must, secretFor } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';
import { answerWriting, captionLines, titleOf } from '../captions.ts';

const nameOf = (seat: number): string => `Seat ${seat}`;

/** The first game of the shelf of which `fits` holds, just begun. */
async function begun(fits: (match: Match) => boolean): Promise<Match> {
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    const match = must(Match.start(game, { seats: Math.max(2, game.seats.min), secret: secretFor('names') }));
    if (fits(match)) return match;
  }
  throw new Error('no such game');
}

const withBands = () => begun(({ game }) => game.seatCaption !== undefined);

test('a name is written, shown with its seat and told in the results', async () => {
  const match = await withBands();
  const { captions, said } = answerWriting(match, 1, {}, 'w 1  The   Late Shift ');
  expect(said).toBe('Written.');
  expect(captionLines(match, captions, nameOf)).toEqual([expect.stringMatching(/^Seat 1 · .+: The Late Shift$/)]);
  expect([0, 1].map(titleOf(match, captions, nameOf))).toEqual(['Seat 0', 'The Late Shift']);
});

test('what several seats may write is told once', async () => {
  const match = await begun(({ game }) => game.captions !== undefined && game.seatCaption === undefined);
  const { captions } = answerWriting(match, 0, {}, 'w 1 Low Ceiling');
  expect(captionLines(match, captions, nameOf)).toEqual([expect.stringMatching(/^[^·]+: Low Ceiling$/)]);
});

test('w alone lists what can be written', async () => {
  const { captions, said } = answerWriting(await withBands(), 0, {}, 'w');
  expect(captions).toEqual({});
  expect(said).toMatch(/^ {2}1\. .+: not written yet\nType w/);
});

test('a name that does not fit is refused in words', async () => {
  expect(answerWriting(await withBands(), 0, {}, `w 1 ${'x'.repeat(700)}`)).toEqual({
    captions: {},
    said: expect.stringContaining('at most') as string,
  });
});

test('a game without captions says that there is nothing to write', async () => {
  const match = await begun(({ game }) => game.captions === undefined);
  expect(answerWriting(match, 0, {}, 'w 1 X').said).toBe('There is nothing here for you to write now.');
});
