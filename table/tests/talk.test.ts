import { must, type Game, type Talk } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { MemoryStore } from '../memoryStore.ts';
import { Listener, seated, seatsOf, tableWith } from './seating.ts';

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

test('those who are here hear what was kept meanwhile when somebody else comes, and the store is asked once for a crowd', async () => {
  let reads = 0;
  const store = new (class extends MemoryStore {
    override chat(match: string, after: number) {
      reads++;
      return super.chat(match, after);
    }
  })(seatsOf(['person', 'person']), []);
  const table = tableWith(toyGame, ['person', 'person'], { store });
  const [first, second, third] = [new Listener(0), new Listener(1), new Listener('spectator')];
  must(await table.say(0, { type: 'chat', text: 'Anybody here?' }));
  expect(reads).toBe(0);
  await table.join(first);
  await store.addChat('m', { at: 1, seat: 1, name: 'P1', kind: 'text', text: 'From elsewhere' });
  await table.refresh();
  reads = 0;
  await table.join(second);
  await table.join(third);
  expect(reads).toBe(1);
  for (const listener of [first, second, third])
    expect(listener.of('chat').map(({ text }) => text)).toEqual(['Anybody here?', 'From elsewhere']);
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
  expect(answer.ok ? '' : answer.problem.message).toContain('clap, wow');
  expect(table.hasSigns(0)).toBe(false);
});

test('signs of the game take the place of reactions, told in words', async () => {
  const { table, heard } = await seated(
    talking((seat) => ({
      signs:
        seat === 0
          ? [
              { id: 'tap', label: 'taps twice' },
              { id: 'hum', label: 'hums' },
            ]
          : [],
    })),
    ['person', 'person'],
  );
  expect(table.hasSigns(0)).toBe(true);
  must(await table.say(0, { type: 'react', reaction: 'tap' }));
  expect(heard[1].findLast((message) => message.type === 'chat')).toMatchObject({ kind: 'sign', text: 'taps twice' });
  const wrong = await table.say(0, { type: 'react', reaction: 'clap' });
  expect(wrong).toMatchObject({ problem: { code: 'unknown-reaction' } });
  expect(wrong.ok ? '' : wrong.problem.message).toContain('tap, hum');
  const none = await table.say(1, { type: 'react', reaction: 'tap' });
  expect(none.ok ? '' : none.problem.message).toBe('No signs can be given now.');
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
