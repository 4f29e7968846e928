import type { Game, Viewer } from '@bandstand/engine';
import { beside, flow, fold, inked, pad, type Ink, type Page } from '@bandstand/kits/text';
import type { Pack } from './content/shape.ts';
import { unpackCounts } from './counts.ts';
import { NO_CARD, VOICES, type Brass, type CardOrNone, type View } from './state.ts';
import { terminalWords } from './text/terminal.ts';

const CELL = 6;
const VOICE_INKS: Readonly<Record<string, Ink>> = { S: 'red', A: 'yellow', T: 'green', B: 'blue' };

const symbols = (pack: Pack, card: CardOrNone): string =>
  card === NO_CARD
    ? inked('dim', '.')
    : [...pack.cards[card].voices].map((voice) => inked(VOICE_INKS[voice], voice)).join('');
const perVoice = (numbers: readonly number[]): string =>
  VOICES.map((voice, i) => `${inked(VOICE_INKS[voice], voice)}${numbers[i]}`).join(' ');

/** One director's grid, the highest place on top, with the counts of rows to the right and of columns below. */
function drawGrid(view: View, director: number, title: string, pack: Pack): string[] {
  const isFull = view.options.length === 'full';
  const columns = isFull ? [0, 1, 2, 3] : [0, 1];
  const lines = [3, 2, 1, 0].map((row) => {
    const cells = columns.map((column) => pad(symbols(pack, view.grid[director * 16 + column * 4 + row]), CELL));
    return isFull ? `${cells.join('')}| ${perVoice(unpackCounts(view.lines[director * 8 + 4 + row]))}` : cells.join('');
  });
  const counts = VOICES.map((voice, v) =>
    columns
      .map((column) =>
        pad(`${inked(VOICE_INKS[voice], voice)}${unpackCounts(view.lines[director * 8 + column])[v]}`, CELL),
      )
      .join(''),
  );
  return [
    inked('bold', title),
    ...lines,
    '-'.repeat(columns.length * CELL),
    ...counts,
    terminalWords.score(perVoice(view.scores.slice(director * 4, director * 4 + 4))),
  ].map((line) => line.trimEnd());
}

/** The visiting conductor is not scored: only what is gone matters. */
function drawVisitor(view: View, pack: Pack, width: number): string[] {
  const taken = view.grid.slice(16).filter((card) => card !== NO_CARD);
  const cards = taken.map((card) => symbols(pack, card)).join(' ') || terminalWords.nothingYet;
  return fold(terminalWords.visitingConductorTook(cards), width, '  ');
}

/** How many symbols are yet to come, which is known though the order is not. */
function undealtLine({ undealt }: View, pack: Pack): string {
  const voices = [...undealt.silver, ...undealt.gold].flatMap((card) => [...pack.cards[card].voices]);
  return terminalWords.undealt(perVoice(VOICES.map((voice) => voices.filter((other) => other === voice).length)));
}

export function draw(view: View, _viewer: Viewer, game: Game<Brass>, { width, nameOf, choice }: Page): string {
  const pack = game.pack.content;
  const grid = (director: number): string[] =>
    drawGrid(view, director, terminalWords.director(nameOf(director), 'AB'[director]), pack);
  const row = view.row.map((card, slot) => `${choice(game.moves[slot])}${symbols(pack, card)}`);
  return [
    ...(view.seats === 1
      ? [...grid(0), '', ...drawVisitor(view, pack, width)]
      : beside(grid(0), grid(1), width).flatMap((line) => fold(line, width))),
    '',
    terminalWords.row,
    ...flow('', row, 8, width),
    ...(view.coming.length === 0
      ? []
      : fold(terminalWords.nextRow(view.coming.map((card) => symbols(pack, card)).join('  ')), width, '  ')),
    undealtLine(view, pack),
  ].join('\n');
}
