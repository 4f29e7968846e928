import { defaultOptions, fastRandom, must, type Glossary } from '@bandstand/engine';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/index.ts';
import { meaningsOf } from '../terms/meaning.ts';

const nameOf = (seat: number): string => `P${seat}`;

/** A board with three gates of which the first is open. */
const glossary: Glossary = {
  terms: {
    gate: { name: 'Gate', what: 'Stands in the way.', costs: 'A key.' },
    key: { name: 'Key', what: 'Opens a gate.' },
    clock: { name: 'Clock', what: 'Tells the time.' },
  },
  about: (kind: string, which: string) =>
    kind === 'gate' && which !== '' ? { name: `Gate ${which}`, now: which === '1' ? 'Open.' : 'Locked.' } : {},
};
const board = ['gate:1', 'gate:2', 'gate:3', 'gate:3', 'key', 'clock'];
const meanings = (query: string) => meaningsOf(query, board, { glossary, view: {}, nameOf, viewer: 0 });

describe('what a searched word means on the board', () => {
  test('a kind of thing tells how each of them stands now, alike ones together; what only speaks of it comes after', () => {
    expect(meanings('gate')).toMatchObject([
      {
        term: { name: 'Gate', costs: 'A key.' },
        standings: [
          { names: ['Gate 1'], now: 'Open.' },
          { names: ['Gate 2', 'Gate 3'], now: 'Locked.' },
        ],
        marks: ['gate:1', 'gate:2', 'gate:3'],
      },
      { term: { name: 'Key' }, standings: [], marks: ['key'] },
    ]);
  });

  test('a word of what holds now finds the things of which it holds, not words that only end alike', () => {
    expect(meanings('lock')).toMatchObject([{ term: { name: 'Gate' }, marks: ['gate:2', 'gate:3'] }]);
    expect(meanings('lock')[0].standings).toMatchObject([{ names: ['Gate 2', 'Gate 3'] }]);
  });

  test('one thing by its name is explained itself', () => {
    expect(meanings('gate 1')).toMatchObject([{ term: { name: 'Gate 1', what: 'Stands in the way.', now: 'Open.' } }]);
  });

  test('a letter, nothing, or signs of a pattern find nothing and do no harm', () => {
    expect(['g', ' ', '(', '.*', '[a'].map((query) => meanings(query).length)).toEqual([0, 0, 0, 0, 0]);
  });
});

test.each(await gameIds())('every term of %s is found by its name', async (id) => {
  const { game, glossaryOf = () => ({ terms: {} }) } = must(await loadGame(id));
  const state = game.setup(defaultOptions(game.options), game.seats.max, fastRandom(1));
  const at = { glossary: glossaryOf(game), view: game.view(state, 0), nameOf, viewer: 0 } as const;
  const missed = Object.entries(at.glossary.terms).filter(
    ([kind, { name }]) => !meaningsOf(name, [kind], at).some((meaning) => meaning.term.name === name),
  );
  expect(missed.map(([kind]) => kind)).toEqual([]);
});
