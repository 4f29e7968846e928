import { Match, must, secretFor, type Game } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { recordAt } from '../record.ts';
import { carriedCaptions, rematchOrder } from '../rematch.ts';
import { Listener, move, seated, tableWith } from './seating.ts';

/** Every seat names its band, and whoever is to add may name the sum. */
const game: Game<typeof toyGame extends Game<infer Types> ? Types : never> = {
  ...toyGame,
  captions: (view, seat) => [
    { key: `band-${seat}`, label: 'Band', min: 2, max: 8 },
    ...(view.turn === seat ? [{ key: 'sum', label: 'Sum', min: 0, max: 8 }] : []),
  ],
};

const captionsHeard = (listener: Listener) => listener.of('captions').map(({ captions }) => captions);

test('a caption is told to all who are here and to whoever comes, once it is kept', async () => {
  const { table } = await seated(game, ['person', 'person']);
  const [here, late] = [new Listener('spectator'), new Listener('spectator')];
  await table.join(here);
  must(await table.writeCaption(0, 'band-0', ' The  Toys '));
  await table.join(late);
  expect(captionsHeard(here)).toEqual([{ 'band-0': 'The Toys' }]);
  expect(captionsHeard(late)).toEqual([{ 'band-0': 'The Toys' }]);
  expect((await recordAt(table)).captions).toEqual({ 'band-0': 'The Toys' });
});

test('what was written already is not told again', async () => {
  const { table } = await seated(game, ['person', 'person']);
  const here = new Listener('spectator');
  await table.join(here);
  must(await table.writeCaption(0, 'band-0', 'Toys'));
  must(await table.writeCaption(0, 'band-0', 'Toys'));
  await table.refresh();
  expect(captionsHeard(here)).toEqual([{ 'band-0': 'Toys' }]);
  must(await table.writeCaption(0, 'sum', 'many'));
  must(await table.writeCaption(0, 'sum', ''));
  expect(captionsHeard(here).slice(1)).toEqual([{ 'band-0': 'Toys', sum: 'many' }, { 'band-0': 'Toys' }]);
});

test('a caption that changed among others is told, and so is one written while nobody was here', async () => {
  const { table } = await seated(game, ['person', 'person']);
  const here = new Listener('spectator');
  await table.join(here);
  must(await table.writeCaption(0, 'band-0', 'Toys'));
  must(await table.writeCaption(1, 'band-1', 'Joys'));
  must(await table.writeCaption(0, 'band-0', 'Boys'));
  expect(captionsHeard(here).at(-1)).toEqual({ 'band-0': 'Boys', 'band-1': 'Joys' });
  const alone = tableWith(game, ['person', 'person']);
  must(await alone.carryOut({ by: 'host' }));
  await alone.join(here);
  alone.leave(here);
  must(await alone.writeCaption(0, 'band-0', 'Alone'));
  const late = new Listener(1);
  await alone.join(late);
  expect(captionsHeard(late)).toEqual([{ 'band-0': 'Alone' }]);
});

test('only what the game offers the seat now can be written, at a length that fits', async () => {
  const { table } = await seated(game, ['person', 'person']);
  expect(await table.writeCaption(1, 'band-0', 'Mine')).toMatchObject({ problem: { code: 'caption-not-offered' } });
  expect(await table.writeCaption(1, 'sum', 'Mine')).toMatchObject({ problem: { code: 'caption-not-offered' } });
  expect(await table.writeCaption(0, 'band-0', 'x')).toMatchObject({ problem: { code: 'caption-too-short' } });
  expect(await table.writeCaption(0, 'band-0', 'x'.repeat(9))).toMatchObject({ problem: { code: 'caption-too-long' } });
  must(await move(table, 0, 0));
  must(await table.writeCaption(1, 'sum', 'Mine'));
});

test('nothing is written before the match begins, nor where the game has no captions', async () => {
  const waiting = tableWith(game, ['person', 'open']);
  expect(await waiting.writeCaption(0, 'band-0', 'Toys')).toMatchObject({ problem: { code: 'not-started' } });
  const { table } = await seated(toyGame, ['person', 'person']);
  expect(await table.writeCaption(0, 'band-0', 'Toys')).toMatchObject({ problem: { code: 'caption-not-offered' } });
  expect(await table.readCaptions()).toEqual({});
});

test('in a rematch names go with their people, to where each of them may write them', () => {
  const next = must(Match.start(game, { seats: 2, secret: secretFor('next') }));
  expect(carriedCaptions({ 'band-0': 'Toys', 'band-1': 'Joys' }, next, [1, 0])).toEqual([
    { key: 'band-1', text: 'Toys', seat: 1 },
    { key: 'band-0', text: 'Joys', seat: 0 },
  ]);
});

test('a rematch keeps the seats, moves everybody on by one, or takes an order that gives each player one seat', () => {
  const wish = { swap: false, sameDeal: false };
  expect(must(rematchOrder(3, wish))).toEqual([0, 1, 2]);
  expect(must(rematchOrder(3, { ...wish, swap: true }))).toEqual([1, 2, 0]);
  expect(must(rematchOrder(3, { ...wish, swap: true, order: [2, 0, 1] }))).toEqual([2, 0, 1]);
  for (const order of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 3],
    [-1, 0, 1],
    [0, 1, 2, 2],
    [0, 1, 2, 3],
  ])
    expect(rematchOrder(3, { ...wish, order })).toMatchObject({ problem: { code: 'bad-seats' } });
});
