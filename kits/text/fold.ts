import { widthOf } from './ink.ts';

/** Cuts a word that is wider than the page. */
function cut(word: string, width: number): string[] {
  const signs = [...word];
  return Array.from({ length: Math.ceil(signs.length / width) }, (_, i) =>
    signs.slice(i * width, (i + 1) * width).join(''),
  );
}

function foldLine(line: string, width: number, hang: string): string[] {
  const lines: string[] = [];
  let current = /^ */.exec(line)?.[0] ?? '';
  let isFresh = true;
  const pieces = (word: string): string[] =>
    widthOf(word) + hang.length > width ? cut(word, width - hang.length) : [word];
  for (const word of line.trim().split(' ').flatMap(pieces)) {
    if (!isFresh && widthOf(current) + 1 + widthOf(word) > width) {
      lines.push(current);
      current = hang;
      isFresh = true;
    }
    current += isFresh ? word : ` ${word}`;
    isFresh = false;
  }
  return [...lines, current];
}

/** Lines of at most `width`, broken between words; what follows the first line begins with `hang`. */
export const fold = (text: string, width: number, hang = ''): string[] =>
  text.split('\n').flatMap((line) => (widthOf(line) <= width ? [line] : foldLine(line, width, hang)));

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(widthOf));

/** Two drawings side by side, or one below the other where the page is too narrow. */
export function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const first = widest(left) + 3;
  if (first + widest(right) > width) return [...left, '', ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${pad(left[i] ?? '', first)}${right[i] ?? ''}`.trimEnd(),
  );
}

/** Cells of one width, as many in a line as fit; `label` stands before the first. */
export function flow(label: string, cells: readonly string[], cell: number, width: number): string[] {
  const before = widthOf(label);
  const perLine = Math.max(1, Math.floor((width - before + 1) / (cell + 1)));
  const lines = Array.from({ length: Math.max(1, Math.ceil(cells.length / perLine)) }, (_, line) =>
    cells
      .slice(line * perLine, (line + 1) * perLine)
      .map((text) => pad(text, cell))
      .join(' ')
      .trimEnd(),
  );
  return lines.map((line, i) => `${i === 0 ? label : ' '.repeat(before)}${line}`.trimEnd());
}
