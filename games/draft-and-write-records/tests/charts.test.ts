import { MARKS, newSheet } from '@bandstand/kits/draft-and-write';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { chartOf } from '../ui/ranking.ts';
import { Table, write, type Marks } from './table.ts';

/** A finished match with these sheets. */
function finished(...sheets: readonly Marks[]): Table {
  const table = new Table(sheets.length).begin();
  table.state.phase = 'over';
  table.state.ending = 'posts';
  table.state.toAct = 0;
  for (const [seat, marks] of sheets.entries()) {
    const sheet = newSheet();
    write(sheet, { venues: ['G'], ...marks });
    table.state.sheets[seat] = sheet;
    table.state.shown[seat] = sheet.slice(0, MARKS);
  }
  return table;
}

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
const chart = (...sheets: readonly Marks[]) =>
  chartOf({ game, view: game.view(finished(...sheets).state, 'spectator'), names: NAMES, captions: {} }).map(
    ({ place, name, points }) => [place, name, points],
  );

describe('the charts', () => {
  test('list the bands by points', () => {
    expect(chart({ albums: 2, singles: 2 }, { albums: 4, singles: 4 }, { albums: 3, singles: 3 })).toEqual([
      [1, 'Bert', 16],
      [2, 'Cleo', 9],
      [3, 'Ada', 4],
    ]);
  });

  test('break ties like the result', () => {
    expect(chart({ albums: 3, singles: 4 }, { posts: { M1: ['M00', 12] } })).toEqual([
      [1, 'Bert', 12],
      [2, 'Ada', 12],
    ]);
  });

  test('give bands that no tie-break parts the same place, and the next one the place after all of them', () => {
    const even = { albums: 3, singles: 4 };
    expect(chart({ albums: 1, singles: 1 }, even, even)).toEqual([
      [1, 'Bert', 12],
      [1, 'Cleo', 12],
      [3, 'Ada', 1],
    ]);
    const { state } = finished({ albums: 1, singles: 1 }, even, even);
    expect(game.outcome(state)?.ranks).toEqual([3, 1, 1]);
  });

  test('use the name on the sheet, of one to 24 letters, and the player where none is written', () => {
    const view = game.view(finished({ albums: 1, singles: 1 }, {}).state, 'spectator');
    const [caption] = game.captions?.(view, 0) ?? [];
    expect([caption.min, caption.max]).toEqual([1, 24]);
    const names = chartOf({ game, view, names: NAMES, captions: { [caption.key]: 'The Comets' } });
    expect(names.map((entry) => entry.name)).toEqual(['The Comets', 'Bert']);
  });
});
