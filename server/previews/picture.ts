import { escaped, MARK } from '@bandstand/kits/print';

/** What a link shows where it is pasted. */
export interface Preview {
  /** The game, or undefined where the link says nothing about one. */
  readonly game: string | undefined;
  readonly title: string;
  readonly lines: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const POSTER = 504;
const ROOM = WIDTH - POSTER - 96;

/** About how many signs of this size fit in a line. */
const perLine = (size: number): number => Math.floor(ROOM / (size * 0.56));

/** Words on lines that are short enough; what does not fit on so many ends with dots. */
function wrapped(text: string, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine(size))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, perLine(size)));
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

const textAt = (line: string, y: number, size: number, fill: string): string =>
  `<text x="${POSTER + 48}" y="${y}" font-size="${size}" fill="${fill}" letter-spacing="-.02em">${escaped(line)}</text>`;

/** A poster at a place of the picture, as a print has it. */
const hung = (poster: string, x: number, y: number, width: number, height: number): string =>
  poster
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
    .replaceAll('class="overprint"', 'style="mix-blend-mode:multiply"');

const GROUND = `<path fill="#f6f1e7" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
const OPENING = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Bricolage Grotesque" font-weight="800">`;

const GAP = 24;
const MARGIN = 48;

/** Home: the wall of posters in one row, the headline under it. */
export function wallSvg({ title, lines }: Preview, posters: readonly string[]): string {
  const width = (WIDTH - 2 * MARGIN - (posters.length - 1) * GAP) / posters.length;
  const height = Math.min(width * 1.25, 340);
  const line = (text: string, y: number, size: number, fill: string): string =>
    `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="${fill}" letter-spacing="-.02em">${escaped(text)}</text>`;
  return [
    OPENING,
    GROUND,
    ...posters.map((poster, place) => {
      const x = MARGIN + place * (width + GAP);
      return `<path fill="#0002" d="M${x + 3} ${MARGIN + 5}h${width}v${height}h-${width}z"/>${hung(poster, x, MARGIN, width, height)}`;
    }),
    line(title, MARGIN + height + 100, 58, '#211c17'),
    line(lines.join(' '), MARGIN + height + 152, 32, '#62584c'),
    `<path fill="#211c17" d="M${MARGIN} 530h${WIDTH - 2 * MARGIN}v3h-${WIDTH - 2 * MARGIN}z"/>`,
    `<path transform="translate(${MARGIN} 552)" fill="#211c17" d="${MARK}"/>`,
    line('Bandstand', 594, 42, '#211c17').replace(`x="${MARGIN}"`, `x="${MARGIN + 76}"`),
    '</svg>',
  ].join('');
}

/** The poster of the game on the left, what the link is about beside it. */
export function previewSvg({ title, lines }: Preview, poster: string | undefined): string {
  const titleLines = wrapped(title, 68, 3);
  const rest = lines.flatMap((line) => wrapped(line, 34, 2)).slice(0, 4);
  const picture =
    poster === undefined
      ? `<path fill="#7a1f2b" d="M0 0h${POSTER}v${HEIGHT}H0z"/><path transform="translate(102 190) scale(5)" fill="#f6f1e7" d="${MARK}"/>`
      : hung(poster, 0, 0, POSTER, HEIGHT);
  return [
    OPENING,
    GROUND,
    picture,
    ...titleLines.map((line, row) => textAt(line, 130 + row * 72, 68, '#211c17')),
    ...rest.map((line, row) => textAt(line, 130 + titleLines.length * 72 + row * 46, 34, '#62584c')),
    `<path fill="#211c17" d="M${POSTER + 48} 530h${ROOM}v3h-${ROOM}z"/>`,
    `<path transform="translate(${POSTER + 48} 552)" fill="#211c17" d="${MARK}"/>`,
    textAt('Bandstand', 594, 42, '#211c17').replace(`x="${POSTER + 48}"`, `x="${POSTER + 124}"`),
    '</svg>',
  ].join('');
}
