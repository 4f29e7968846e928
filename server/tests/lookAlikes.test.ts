import { describe, expect, test } from 'vitest';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { looksOf, toldApart } from '../lookAlikes.ts';
import { get, post } from './client.ts';
import { testServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

describe('names that look alike', () => {
  test.each([
    ['the same', 'Alex', 'Alex'],
    ['capitals', 'Alex', 'ALEX'],
    ['a Cyrillic letter', 'Alex', 'Аlex'],
    ['all letters Cyrillic', 'Copo', 'Соро'],
    ['a Greek letter', 'Nora', 'Νοra'.replace('Ν', 'N')],
    ['full width', 'Alex', 'Ａｌｅｘ'],
    ['letters of mathematics', 'Alex', '𝐀𝐥𝐞𝐱'],
    ['marks', 'Alex', 'Ạlëx'],
    ['spaces and dots', 'Al ex.', 'Alex'],
    ['I, l and 1', 'Ilse', '1lse'],
    ['O and 0', 'Olga', '0lga'],
    ['two letters for one', 'mia', 'rnia'],
  ])('%s', (_what, name, other) => {
    expect(looksOf(other)).toBe(looksOf(name));
    expect(toldApart(other, 2, [name])).toBe(`${other} (3)`);
  });

  test.each([
    ['Alex', 'Alexa'],
    ['Ada', 'Ida'],
    ['Guest 1', 'Guest 2'],
    ['Alex', 'Alex (2)'],
    ['乐队', '乐团'],
    ['🎺', '🥁'],
  ])('%s and %s do not', (name, other) => {
    expect(toldApart(other, 1, [name])).toBe(other);
  });

  test('a number that somebody has is not given again', () => {
    expect(toldApart('Alex', 1, ['Alex', 'Alex (2)'])).toBe('Alex (18)');
  });
});

test('at a table everybody has a name of their own, who came first the plain one', async () => {
  const node = await testServer();
  const game = await turnGame(({ seats }) => seats.max >= 4);
  const made = await post<Seated>(node.url, '/api/matches', {
    game,
    name: 'Alex',
    isPublic: true,
    seats: [{ kind: 'bot', bot: 'random', name: 'alex' }, { kind: 'open' }, { kind: 'me' }, { kind: 'open' }],
  });
  const { match } = made.body;
  await Promise.all(['Аlex', 'Аlex'].map((name) => post(node.url, `/api/matches/${match}/seats`, { name })));
  const names = (await get<TableInfo>(node.url, `/api/matches/${match}`)).body.seats.map(({ name }) => name);
  expect(names[2]).toBe('Alex');
  expect(names[0]).toBe('alex (1)');
  expect(new Set(names.map(looksOf)).size).toBe(4);
  expect((await post(node.url, `/api/matches/${match}/seats`, { name: '\u3164' })).body.code).toBe('bad-name');
  await node.remove();
});
