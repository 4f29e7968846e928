import { must } from '@bandstand/engine';
import { checkLaws } from '@bandstand/engine/laws';
import { expect, test } from 'vitest';
import { checkPack } from '../content/checks.ts';
import pack from '../content/pack.json' with { type: 'json' };
import { standard } from '../standard.ts';
import { game } from '../index.ts';
import { withPack } from '../withPack.ts';

const cards = pack.band;
const carrying = (...letters: string[]) =>
  cards.filter((card) => letters.every((letter) => card.letters.includes(letter))).length;

test('the decks hold 60 band, 24 business and 48 event cards', () => {
  expect(cards).toHaveLength(60);
  expect(standard.businessOccupation).toHaveLength(24);
  expect(standard.eventCards).toHaveLength(48);
});

test('each letter is on 29 to 31 cards, each pair on 12 to 15', () => {
  const letters = [...pack.letters];
  const pairs = letters.flatMap((a) => letters.filter((b) => a < b).map((b) => carrying(a, b)));
  expect(letters.map((letter) => carrying(letter))).toEqual([29, 29, 30, 31, 30]);
  expect([Math.min(...pairs), Math.max(...pairs)]).toEqual([12, 15]);
});

test('8, 23, 21 and 8 cards have one, two, three and four letters', () => {
  expect([1, 2, 3, 4].map((count) => cards.filter((card) => card.letters.length === count).length)).toEqual([
    8, 23, 21, 8,
  ]);
});

test('a recruit fee is the number of letters plus two', () => {
  for (const card of cards) expect(card.fee).toBe(card.letters.length + 2);
});

test('there are 6 singers, 4 electronics whose first letters are A to D, and 5 of every other occupation', () => {
  expect(standard.singers).toHaveLength(6);
  expect(standard.choosers.map((card) => cards[card].letters)).toEqual(['AC', 'BD', 'CDE', 'DE']);
  for (const { id } of pack.occupations.slice(2))
    expect(cards.filter((card) => card.occupation === id)).toHaveLength(5);
});

test('the shipped pack is the game’s own pack', () => {
  const again = withPack(pack);
  expect(again.ok && again.value.pack.hash).toBe(game.pack.hash);
});

const broken: readonly [string, (copy: typeof pack) => void][] = [
  ['band[3].id: "marlo-finch" is used twice; each needs its own', (copy) => (copy.band[3].id = 'marlo-finch')],
  ['band[0].occupation: there is no occupation "juggler"', (copy) => (copy.band[0].occupation = 'juggler')],
  ['band[0].letters: "Z" is none of ABCDE', (copy) => (copy.band[0].letters = 'AZ')],
  ['band[0].letters: a letter is there twice', (copy) => (copy.band[0].letters = 'AA')],
  ['chooser: two cards have the same first letter', (copy) => (copy.band[7].letters = 'AD')],
  ['events.tax.shield: there is no business occupation "wizard"', (copy) => (copy.events.tax.shield = 'wizard')],
  ['contracts.start: the chart has 9 spaces', (copy) => (copy.contracts.start = 12)],
  [
    'contracts.spaces[0].needs.any[0].role[0]: there is no occupation "wizard"',
    (copy) => Object.assign(copy.contracts.spaces[0], { needs: { any: [{ role: ['wizard'] }] } }),
  ],
  ['table.2.events: the hand limit is 1', (copy) => (copy.handLimit = 1)],
];

test.each(broken)('a broken pack is refused: %s', (message, breakIt) => {
  const copy = structuredClone(pack);
  breakIt(copy);
  const result = checkPack(copy);
  expect(result).toEqual({ ok: false, problem: { code: 'bad-pack', message } });
});

test('a pack whose decks run out still obeys the laws', () => {
  const copy = structuredClone(pack);
  const small = {
    ...copy,
    band: copy.band.filter((_, card) => card < 20),
    business: copy.business.map((row) => ({ ...row, people: row.people.slice(0, 1) })),
    events: Object.fromEntries(
      Object.entries(copy.events).map(([name, row]) => [name, { ...row, copies: Math.min(2, row.copies) }]),
    ),
  };
  const report = checkLaws(must(withPack(small)), { matches: 6 });
  expect(report.broken).toEqual([]);
});

test('a pack of the wrong shape names the field', () => {
  const result = checkPack({ ...pack, chips: 'two' });
  expect(!result.ok && result.problem.message).toMatch(/^chips: /);
});
