import type { MatchEnd } from '@bandstand/kits/board-poster';
import { MARKS, newSheet, type DraftAndWrite } from '@bandstand/kits/draft-and-write';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { endPoster } from '../ui/endPoster.ts';
import { Table, write } from './table.ts';

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];

/** The art on the poster of a match that ended with so many Albums and as many Singles. */
function artOf(...albums: readonly number[]): string {
  const table = new Table(albums.length).begin();
  table.state.phase = 'over';
  table.state.ending = 'posts';
  table.state.toAct = 0;
  for (const [seat, each] of albums.entries()) {
    const sheet = newSheet();
    write(sheet, { venues: ['G'], albums: each, singles: each });
    table.state.sheets[seat] = sheet;
    table.state.shown[seat] = sheet.slice(0, MARKS);
  }
  const outcome = game.outcome(table.state);
  if (outcome === undefined) throw new Error('the match goes on');
  const view = game.view(table.state, 'spectator');
  const titles = NAMES.slice(0, albums.length);
  const end: MatchEnd<DraftAndWrite> = { game, view, outcome, titles, captions: {}, seat: 0 };
  return endPoster(end).art;
}

test('the poster of several players has the charts on it in the order of the result, that of one has none', () => {
  const art = artOf(2, 4, 3);
  const places = ['Top 100', 'Bert', 'Cleo', 'Ada'].map((text) => art.indexOf(`>${text}<`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(artOf(4)).not.toContain('Top 100');
});
