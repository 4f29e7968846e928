import { hashOf } from '@bandstand/engine';
import { formerPack } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import formerNames from './formerNames.json' with { type: 'json' };

test('the pack that old records name differs from this one by names alone', () => {
  expect(game.pack.renamedFrom).toEqual([hashOf(formerPack(game.pack.content, formerNames))]);
});

test('no two players share a surname', () => {
  const players = game.pack.content.cards.filter(({ kind }) => kind === 'member');
  expect(new Set(players.map(({ name }) => name.split(' ')[1])).size).toBe(88);
});
