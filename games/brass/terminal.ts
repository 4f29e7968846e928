import type { Game, Viewer } from '@bandstand/engine';
import type { Pack } from './content/shape.ts';
import { unpackCounts } from './counts.ts';
import { NO_CARD, VOICES, type Brass, type CardOrNone, type View } from './state.ts';

const CELL = 7;
const pad = (text: string, width = CELL): string => text.padEnd(width);
const symbols = (pack: Pack, card: CardOrNone): string => (card === NO_CARD ? '.' : pack.cards[card].voices);
const perVoice = (numbers: readonly number[]): string => VOICES.map((voice, i) => `${voice}${numbers[i]}`).join(' ');

/** One director's grid, row 4 on top, with the counts of rows to the right and of columns below. */
function drawGrid(view: View, director: number, pack: Pack): string[] {
  const lines = [3, 2, 1, 0].map((row) => {
    const cells = [0, 1, 2, 3].map((column) => pad(symbols(pack, view.grid[director * 16 + column * 4 + row])));
    return `${cells.join(' ')}| ${perVoice(unpackCounts(view.lines[director * 8 + 4 + row]))}`;
  });
  const columns = VOICES.map((voice, v) => {
    const counts = [0, 1, 2, 3].map((column) => pad(`${voice}${unpackCounts(view.lines[director * 8 + column])[v]}`));
    return counts.join(' ');
  });
  return [
    ...lines,
    '-'.repeat(4 * (CELL + 1)),
    ...columns,
    `score ${perVoice(view.scores.slice(director * 4, director * 4 + 4))}`,
  ];
}

export function draw(view: View, _viewer: Viewer, game: Game<Brass>): string {
  const pack = game.pack.content;
  const left = drawGrid(view, 0, pack);
  const right = drawGrid(view, 1, pack);
  const grids = left.map((line, i) => `${line.padEnd(48)} ${right[i]}`);
  const row = view.row.map((card, slot) => `${slot + 1}:${symbols(pack, card)}`).join('  ');
  const coming =
    view.coming.length === 0 ? '' : `\nNext row: ${view.coming.map((card) => symbols(pack, card)).join('  ')}`;
  return [`${'Director A'.padEnd(48)} Director B`, ...grids, '', `Row: ${row}${coming}`].join('\n');
}
