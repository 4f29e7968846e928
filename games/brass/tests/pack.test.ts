import { must } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { withPack } from '../withPack.ts';

const pack = game.pack.content;
const withCard = (index: number, change: object) => ({
  ...pack,
  cards: pack.cards.map((card, i) => (i === index ? { ...card, ...change } : card)),
});
const problem = (json: unknown): string => {
  const result = withPack(json);
  return result.ok ? 'accepted' : `${result.problem.code}: ${result.problem.message}`;
};

test('another set of cards makes another game with its own hash', () => {
  const other = must(withPack(withCard(5, { voices: 'AT' })));
  expect(other.pack.hash).not.toBe(game.pack.hash);
  expect(other.pack.content.cards[5].voices).toBe('AT');
});

test.each([
  ['not an object', 7, 'bad-pack: pack'],
  ['a missing field', { ...pack, cards: undefined }, 'bad-pack: cards'],
  ['35 cards', { ...pack, cards: pack.cards.slice(1) }, 'exactly 36 cards'],
  ['an unknown voice', withCard(3, { voices: 'SX' }), 'cards[3].voices: one to eight of the letters'],
  ['a repeated id', withCard(3, { id: 'silver-1' }), 'cards[3].id: "silver-1" is used twice'],
  ['a card in the wrong back', withCard(3, { back: 'gold' }), 'cards[3].back'],
  ['an extra field', { ...pack, rules: 'mine' }, 'bad-pack: rules'],
])('a pack with %s is refused and the message says where', (_what, json, message) => {
  expect(problem(json)).toContain(message);
});
