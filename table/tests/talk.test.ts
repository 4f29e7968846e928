import { must, type Game, type Talk } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { Listener, seated, tableWith } from './seating.ts';

const talking = (talk: (seat: unknown) => Talk | undefined): Game => ({
  ...toyGame,
  talk: (_view, seat) => talk(seat),
});

test('everybody hears what is said, and whoever comes later hears all of it in order, once', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  const early = new Listener('spectator');
  await table.join(early);
  must(await table.say(0, { type: 'chat', text: ' Hello\n there ' }));
  must(await table.say(1, { type: 'react', reaction: 'clap' }));
  const late = new Listener('spectator');
  await table.join(late);
  must(await table.say(1, { type: 'chat', text: 'Bye' }));
  const said = [
    { n: 1, seat: 0, name: 'P0', kind: 'text', text: 'Hello there' },
    { n: 2, seat: 1, name: 'P1', kind: 'reaction', text: 'clap' },
    { n: 3, seat: 1, name: 'P1', kind: 'text', text: 'Bye' },
  ];
  for (const listener of [early, late])
    expect(listener.of('chat').map(({ n, seat, name, kind, text }) => ({ n, seat, name, kind, text }))).toEqual(said);
});

test('an empty text says nothing', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await table.say(0, { type: 'chat', text: ' \u0007 ' }));
  expect(heard[1].filter(({ type }) => type === 'chat')).toEqual([]);
});

test('where the game closes talk, its reason is the answer and nobody hears anything', async () => {
  const closed = { code: 'hush', message: 'Not during the song.' };
  const { table, heard } = await seated(
    talking((seat) => (seat === 0 ? { closed } : undefined)),
    ['person', 'person'],
  );
  expect(await table.say(0, { type: 'chat', text: 'psst' })).toEqual({ ok: false, problem: closed });
  expect(heard[1].some(({ type }) => type === 'chat')).toBe(false);
  must(await table.say(1, { type: 'chat', text: 'I may' }));
  expect(heard[0].some(({ type }) => type === 'chat')).toBe(true);
});

test('a reaction that nobody knows is refused with those that are known', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  const answer = await table.say(0, { type: 'react', reaction: 'boo' });
  expect(answer).toMatchObject({ problem: { code: 'unknown-reaction' } });
  expect(answer.ok ? '' : answer.problem.message).toContain('clap');
  expect(table.hasSigns(0)).toBe(false);
});

test('signs of the game take the place of reactions, told in words', async () => {
  const { table, heard } = await seated(
    talking((seat) => ({ signs: seat === 0 ? [{ id: 'tap', label: 'taps twice' }] : [] })),
    ['person', 'person'],
  );
  expect(table.hasSigns(0)).toBe(true);
  must(await table.say(0, { type: 'react', reaction: 'tap' }));
  expect(heard[1].findLast((message) => message.type === 'chat')).toMatchObject({ kind: 'sign', text: 'taps twice' });
  const wrong = await table.say(0, { type: 'react', reaction: 'clap' });
  expect(wrong).toMatchObject({ problem: { code: 'unknown-reaction' } });
  expect(wrong.ok ? '' : wrong.problem.message).toContain('tap');
  const none = await table.say(1, { type: 'react', reaction: 'tap' });
  expect(none.ok ? '' : none.problem.message).not.toContain('tap');
});

test('before the match everybody talks freely', async () => {
  const table = tableWith(
    talking(() => ({ closed: { code: 'hush', message: 'Not now.' } })),
    ['person', 'open'],
  );
  const guest = new Listener(0);
  await table.join(guest);
  must(await table.say(0, { type: 'chat', text: 'Who comes?' }));
  expect(guest.of('chat').map(({ text }) => text)).toEqual(['Who comes?']);
});
