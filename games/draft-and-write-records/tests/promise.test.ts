import { kitOf, type SheetEvent, type SheetView } from '@bandstand/kits/draft-and-write';
import { promiseWords } from '@bandstand/kits/draft-and-write-tests';
import { defaultOptions, fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { words } from '../text/index.ts';

const { pack } = kitOf(game);
const [empty] = game.view(game.setup(defaultOptions(game.options), 1, fastRandom(1)), 0).sheets;

/** What is said about one mark, on a sheet that has it already. */
const said = (event: Partial<SheetEvent>, sheet: Partial<SheetView>): string | undefined =>
  promiseWords.promise([{ seat: 0, ...event } as SheetEvent], { sheet: { ...empty, ...sheet }, pack, words });

test('a mark that brings nothing yet says what it is good for', () => {
  const crossed = (section: 'grid' | 'net' | 'match' | 'trackB', space: number) =>
    ({ type: 'crossed', section, space }) as const;
  expect(said(crossed('grid', 0), { grid: [0] })).toMatch(/^1 of 4 in a line that will pay .*\d+ points\.$/);
  expect(said(crossed('grid', 1), { grid: [0, 1] }), 'the line that is nearest to being full').toMatch(/^2 of 4 /);
  expect(said(crossed('net', 0), { net: [0] })).toBe('With a neighbour it will pay Cash or an Agenda.');
  expect(said(crossed('match', 4), { match: [4] })).toBe('1 of 5 in a row that will pay 14 points.');
  expect(said(crossed('trackB', 0), { trackB: 1 })).toBe('At the end 0 albums × 1 single count.');
  expect(said({ type: 'coloured', circle: 1, skill: 1 }, {})).toBe(
    'A neighbour with ● Tune there will bring a Harmony.',
  );
});

test('what opens a place or leads on needs no promise', () => {
  expect(said({ type: 'opened', lock: 0 }, {})).toBeUndefined();
});
