import { hashOf } from '@bandstand/engine';
import { formerPack } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import formerNames from './formerNames.json' with { type: 'json' };

test('the pack that old records name differs from this one by names alone', () => {
  expect(game.pack.renamedFrom).toEqual([hashOf(formerPack(game.pack.content, formerNames))]);
});

test('families are mixed: nobody shares both names, and no surname stands for one kind of member', () => {
  const members = game.pack.content.cards.filter((card) => card.kind === 'member');
  expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
  const kinds = Map.groupBy(members, ({ name }) => name.split(' ')[1]);
  for (const family of kinds.values()) expect(new Set(family.map(({ type }) => type)).size).toBeGreaterThan(1);
});

test('no card is called like a goal', () => {
  const goals = new Set(game.pack.content.goals.map(({ name }) => name));
  expect(game.pack.content.cards.filter(({ name }) => goals.has(name))).toEqual([]);
});
